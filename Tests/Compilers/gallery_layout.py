"""Checks how the page of the target `gallery` fits windows and paper, and how it is searched and navigated."""

import base64
import json
import re

import chromium

WIDTHS = (320, 390, 768, 1024, 1440, 1920)

# The maximum number of printed A4 pages for 1,353 tokens. Small sources may have half as many.
PAGES = 40

# Returns the width of the page and the elements that are partly outside of the window.
OUTSIDE = """[...document.querySelectorAll("body *")].filter((one) => one.checkVisibility()
    && !one.closest(".table-frame, .specimen, .visually-hidden, .skip, .measures, pre, svg")
    && one.getBoundingClientRect().width > 0 && (one.getBoundingClientRect().right > innerWidth + 1 || one.getBoundingClientRect().left < -1))
  .slice(0, 5).map((one) => `${one.tagName} ${one.className}`)"""


def run(check, name, folder, ir):
    """Checks the page of a built system."""
    if not chromium.program():
        return check.skip(f"{name}: gallery layout", "no Chromium")
    with chromium.Browser() as browser:
        layout = Layout(browser, f"file://{folder}/gallery/index.html", ir)
        for what, part in (("fits every window", layout.fits), ("prints as a table", layout.prints),
                           ("can be navigated", layout.navigates), ("is found by names in code and by color", layout.finds)):
            count, problems = part()
            check.report(f"{name}: gallery {what}", "\n".join(problems), f"{count} checks")


class Layout:
    """A page, and the IR it should show."""

    def __init__(self, browser, url, ir):
        self.browser = browser
        self.url = url
        self.tokens = [one for one in ir["tokens"] if one["visibility"] == "public"]

    def page(self, width, address="", features=None):
        page = self.browser.page(width, 900)
        page.emulate(features or {})
        page.open(self.url + address)
        page.still()
        return page

    def fits(self):
        """Checks that nothing is outside of the window in any view, with and without an open token."""
        problems = []
        count = 0
        for width in WIDTHS:
            page = self.page(width)
            # Content that isn't drawn yet is clipped instead of being outside.
            page.evaluate("document.head.append(Object.assign(document.createElement('style'), { textContent: '.group { content-visibility: visible !important }' }))")
            for view in ("cards", "list", "table"):
                page.evaluate(f"document.querySelector('#switches input[name=view][value={view}]').click()")
                wide = page.evaluate("document.documentElement.scrollWidth")
                outside = page.evaluate(OUTSIDE)
                count += 1
                if wide > width or outside:
                    problems.append(f"{width} px, {view}: {wide} px wide, {outside}")
            page.evaluate("[...document.querySelectorAll('main a.token')].find((one) => one.checkVisibility()).click()")
            box = page.evaluate("(() => { const { left, right, bottom } = document.getElementById('inspector').getBoundingClientRect(); return [left, right, bottom] })()")
            count += 1
            if box[0] < 0 or box[1] > width or box[2] > 900:
                problems.append(f"{width} px: the inspector is at {box}")
            problems += page.problems
            page.close()
        return count, problems

    def prints(self):
        page = self.page(1200)
        settings = {"paperWidth": 8.27, "paperHeight": 11.69}
        data = base64.b64decode(page.command("Page.printToPDF", printBackground=True, **settings)["data"])
        pages = len(re.findall(rb"/Type\s*/Page\b", data))
        limit = PAGES * max(0.5, len(self.tokens) / 1353)
        page.close()
        return 1, [f"{pages} pages for {len(self.tokens)} tokens"] if pages > limit else []

    def navigates(self):
        """Checks the contents, headings below the bar, Back, arrow keys, and the URL."""
        page = self.page(1024)
        problems = []
        count = 0
        wait = "new Promise((done) => setTimeout(done, 250))"
        links = page.evaluate("[...document.querySelectorAll('#contents .section-link')].filter((one) => one.checkVisibility()).map((one) => one.dataset.sectionLink)")
        for section in links:
            found = page.evaluate(f"""(async () => {{
              document.querySelector('[data-section-link="{section}"]').click();
              await {wait};
              const heading = document.querySelector('[data-section="{section}"] h2').getBoundingClientRect();
              return {{ top: heading.top, bar: document.getElementById("bar").offsetHeight, marked: document.querySelector("#contents .section-link[aria-current]")?.dataset.sectionLink }};
            }})()""")
            count += 2
            if found["top"] < found["bar"] - 1 or found["top"] > 900:
                problems.append(f"the heading of {section} is at {found['top']}, the bar ends at {found['bar']}")
            if found["marked"] != section:
                problems.append(f"a click on {section} marks {found['marked']}")
        found = page.evaluate(f"""(async () => {{
          const title = () => document.getElementById("inspector").hidden ? null : document.getElementById("inspector-title").textContent;
          const links = [...document.querySelectorAll("main .card a.token")].filter((one) => one.checkVisibility());
          const titles = [];
          links[0].click();
          titles.push(title());
          document.body.dispatchEvent(new KeyboardEvent("keydown", {{ key: "ArrowRight", bubbles: true }}));
          titles.push(title());
          history.back();
          await {wait};
          titles.push(title());
          return {{ titles, links: links.slice(0, 2).map((one) => one.title) }};
        }})()""")
        count += 1
        if found["titles"] != found["links"] + [None]:
            problems.append(f"opening, the arrow key, and Back give {found['titles']}, expected {found['links']} and none")
        problems += page.problems
        page.close()
        page = self.page(1024, address="#?.q=zz&.view=table&.page=dark")
        state = page.evaluate("[document.getElementById('search').value, document.getElementById('main').dataset.view, getComputedStyle(document.documentElement).colorScheme]")
        count += 1
        if state != ["zz", "table", "dark"]:
            problems.append(f"the state in the URL gives {state}")
        page.close()
        page = self.page(1024, features={"prefers-color-scheme": "dark"})
        scheme = page.evaluate("getComputedStyle(document.documentElement).colorScheme")
        count += 1
        if scheme != "dark":
            problems.append(f"on a dark system the page is {scheme}")
        page.close()
        return count, problems

    def finds(self):
        """Checks that a token is found by its path, a custom property, a Sass variable, a type name, and its color."""
        page = self.page(1440)
        problems = []
        count = 0
        search = """(async (text) => {
          const field = document.getElementById("search");
          field.value = text;
          field.dispatchEvent(new Event("input"));
          return { cards: [...document.querySelectorAll("main .card:not([hidden])")].map((one) => one.dataset.path),
            near: [...document.querySelectorAll("#near a.token")].map((one) => one.title) };
        })"""
        component = page.evaluate("[...document.querySelectorAll('main .field')].map((one) => one.dataset.path)")
        shown = [one for one in self.tokens if one["path"] not in component][:40]
        for token in shown:
            path = token["path"]
            words = re.sub(r"([a-z0-9])([A-Z])", r"\1-\2", path).lower().replace(".", "-").replace(" ", "-")
            for text in (path, f"var(--{words})", f"${words}", f"Tokens.{path}" if "." in path else path):
                count += 1
                if path not in page.evaluate(f"{search}({json.dumps(text)})")["cards"]:
                    problems.append(f"{text} doesn't find {path}")
            if token["type"] == "color":
                color = token["derived"]["hex"]
                near = page.evaluate(f"{search}({json.dumps(color)})")["near"]
                count += 1
                same = {one["path"] for one in self.tokens if one["type"] == "color" and one["derived"]["hex"] == color}
                if not near or near[0] not in same:
                    problems.append(f"{color} finds {near[:3]}, expected one of {sorted(same)[:3]}")
        problems += page.problems
        page.close()
        return max(count, 1), problems
