"""Checks the accessibility of the page of the target `gallery` with axe-core."""

import importlib.util
import json
import os

import chromium

# Returns the violations of WCAG and of axe's best practices, each with up to three elements. Samples have the contrast
# of the tokens that they show.
RUN = """axe.run({ exclude: [".pair-sample"] }, { resultTypes: ["violations"] }).then((result) => JSON.stringify(result.violations.map((one) =>
  `${one.id}: ${one.help}: ${one.nodes.slice(0, 3).map((node) => node.html.slice(0, 120)).join(" ")}`)))"""


def library():
    """Returns the path of axe-core, or None. The package's module needs Playwright, which isn't installed."""
    found = importlib.util.find_spec("axe_playwright_python")
    return found and os.path.join(found.submodule_search_locations[0], "axe.min.js")


def run(check, name, folder):
    """Checks each view in light and dark, with and without an open token."""
    if not chromium.program():
        return check.skip(f"{name}: gallery accessibility", "no Chromium")
    if not library():
        return check.skip(f"{name}: gallery accessibility", "no axe-core")
    with open(library()) as file:
        axe = file.read()
    problems = []
    count = 0
    with chromium.Browser() as browser:
        for width, scheme in ((1280, "light"), (1280, "dark"), (320, "light")):
            page = browser.page(width, 900)
            page.emulate({"prefers-color-scheme": scheme})
            page.open(f"file://{folder}/gallery/index.html")
            page.still()
            page.evaluate(f"{axe}; 0")
            for view in ("cards", "list", "table"):
                page.evaluate(f"document.querySelector('#switches input[name=view][value={view}]').click()")
                problems += look(page, f"{width} px, {scheme}, {view}")
                count += 1
            page.evaluate("[...document.querySelectorAll('main a.token')].find((one) => one.checkVisibility()).click()")
            problems += look(page, f"{width} px, {scheme}, an open token")
            count += 1
            problems += page.problems
            page.close()
    check.report(f"{name}: gallery is accessible", "\n".join(problems), f"{count} states")


def look(page, state):
    return [f"{state}: {one}" for one in json.loads(page.evaluate(RUN))]
