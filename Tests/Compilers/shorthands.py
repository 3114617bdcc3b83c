"""Checks in Chromium that `font` with the shorthand of a text style has the same effect as the style's class.
Called by `check.py`."""

import json
import os
import re

import chromium
import web

PROPERTIES = ["fontFamily", "fontSize", "fontStyle", "fontWeight", "lineHeight"]


def run(check):
    if not chromium.program():
        return check.skip("font shorthands", "no Chromium")
    folder = f"{check.work}/shorthands"
    os.makedirs(folder)
    with open(f"{folder}/tokens.config.json", "w") as file:
        json.dump({"source": f"{check.options.repository}/tokens/app.resolver.json", "outputs": [
            {"target": "css", "directory": "css", "options": {"fontShorthands": True}}]}, file)
    built = check.run(check.options.program, "build", f"{folder}/tokens.config.json", "--quiet")
    tree = check.run(check.options.program, "ir", f"{folder}/tokens.config.json", "--quiet")
    if built.returncode or tree.returncode:
        return check.report("font shorthands: css builds", built.stderr + tree.stderr)
    with open(f"{folder}/css/tokens.css") as file:
        sheet = file.read()
    styles = re.findall(r"^\.(\S+) \{\n  font-family", sheet, re.MULTILINE)
    html, count = "", 0
    for choice in web.choices(json.loads(tree.stdout)):
        chosen = "".join(f' data-{name}="{context}"' for name, context in choice.items())
        pairs = "".join(f'<p class="{one}">a</p><p style="font: var(--{one})">a</p>' for one in styles)
        html += f"<div{chosen}>{pairs}</div>"
        count += len(styles)
    with chromium.Browser() as browser:
        page = browser.page()
        page.show(f"<style>{sheet}</style>{html}")
        found = json.loads(page.evaluate(
            "JSON.stringify([...document.querySelectorAll('p')].map(one => { const style = getComputedStyle(one);"
            f" return {json.dumps(PROPERTIES)}.map(name => style[name]); }}))"))
        page.close()
    pairs = list(zip(found[::2], found[1::2]))
    problems = [f"class {one}, shorthand {other}" for one, other in pairs if one != other]
    if not styles or len({tuple(one) for one, _ in pairs}) < 2:
        problems.append(f"{len(styles)} styles, all alike")
    check.report("font shorthands match the classes in Chromium", "\n".join(problems), f"{count} elements")
