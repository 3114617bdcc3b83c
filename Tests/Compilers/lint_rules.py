"""Checks the rules of the target `lint-rules`: their syntax, the lines they match, and the tokens they suggest."""

import glob
import json
import os
import re
import shutil

import web

# The general rules, and lines that they match.
SWIFT = {
    "token_literal_color": [
        "UIColor(red: 0.123, green: 0, blue: 1, alpha: 1)", "UIColor(red: CGFloat(1) / 255, green: 0, blue: 0, alpha: 1)",
        "Color(.displayP3, red: 1, green: 0, blue: 0)", "NSColor(calibratedWhite: 0.31, alpha: 1)", "Color(hex: 0x123457)",
        'UIColor(hexString: "123457")', 'Color("#123457")', "Color(hue: 0.1, saturation: 1, brightness: 1)",
        "#colorLiteral(red: 0.51, green: 0.51, blue: 0.52, alpha: 1)", "UIColor.init(white: 0.31, alpha: 0.2)",
        "UIColor(\n  displayP3Red: 1,\n  green: 0, blue: 0, alpha: 1)",
    ],
    "token_fixed_font": [
        ".font(.system(size: 17))", "UIFont.systemFont(ofSize: 13, weight: .bold)", 'UIFont(name: "Inter", size: 12)',
        '.font(.custom("Inter", size: 12.5))', 'Font.custom("Inter", fixedSize: 12)', "UIFont.boldSystemFont(ofSize: 9)",
    ],
}
SWIFT_CLEAN = [
    "UIColor(red: red, green: green, blue: blue, alpha: 1)", 'UIColor(named: "facade")', 'Color("facade")', "Color(.red)",
    "Color(uiColor: color)", "TokenColor(red: 1, green: 0, blue: 0)", "Color.primary", "let mask = 0xFFFFFF",
    "Color(index: 3)", "UIFont.preferredFont(forTextStyle: .body)", "UIFont.systemFont(ofSize: UIFont.labelFontSize)",
    '.font(.custom(name, size: size))', "NSFont(descriptor: descriptor, size: 12)",
]

# Declarations, and whether a rule matches them.
CSS = [
    ("color", "#123457", True), ("background", "linear-gradient(#123457, white)", True), ("border", "1px solid #12345780", True),
    ("color", "rgba(1, 2, 3, 0.5)", True), ("color", "oklch(0.4 0.1 20)", True), ("color", "color(display-p3 1 0 0)", True),
    ("-webkit-text-stroke", "1px #123457", True), ("background", 'url("a.png") #123457', True), ("--own", "#123457", False),
    ("$own", "#123457", False), ("fill", "url(#fade)", False), ("content", '"#123457"', False), ("color", "var(--x)", False),
    ("color", "rgb(from var(--x) r g b / 50%)", False), ("color", "color-mix(in oklab, var(--x), white)", False),
    ("grid-area", "a1", False), ("width", "12345.5px", False), ("margin", "12345.5px", False),
]

# Applies the rule as Stylelint does, and prints the custom message for each declaration, or null.
APPLY = """
import config from FILE;
import { colors, lengths, deprecated } from DATA;
const [lists, { message, severity }] = config.rules["declaration-property-value-disallowed-list"];
const matches = (property, value) => Object.keys(lists).some((key) =>
  new RegExp(key.slice(1, -1)).test(property.replace(/^-\\w+-/, "")) && lists[key].some((pattern) => pattern.test(value)));
const apply = ([property, value]) => (matches(property, value) ? message(property, value) : null);
console.log(JSON.stringify({ colors, lengths, deprecated, severity, messages: INPUT(colors, lengths, deprecated).map(apply) }));
"""
INPUT = """((colors, lengths, deprecated) => [...CSS,
  ...Object.keys(colors).map((one) => ["color", one]), ...Object.keys(lengths).map((one) => ["margin", `0 ${one}`]),
  ...Object.keys(deprecated).map((one) => ["color", `var(${one})`])])"""


def run(check, systems):
    try:
        import yaml
    except ImportError:
        return check.skip("lint-rules", "no yaml")
    if not shutil.which("node"):
        return check.skip("lint-rules", "no node")
    for name, folder, ir in systems:
        if not os.path.isdir(f"{folder}/lint-rules"):
            continue
        swiftlint(check, yaml, name, folder)
        stylelint(check, name, folder, ir)


def swiftlint(check, yaml, name, folder):
    path = f"{folder}/lint-rules/swiftlint.yml"
    # Without colors and text styles, there are no rules.
    if not os.path.exists(path):
        return
    with open(path) as file:
        rules = yaml.safe_load(file)["custom_rules"]
    patterns = {rule: re.compile(value["regex"], re.M | re.S) for rule, value in rules.items()}
    problems = []

    def expect(line, *expected):
        found = tuple(rule for rule, pattern in patterns.items() if pattern.search(line))
        if found != expected:
            problems.append(f"{line}: matched by {', '.join(found) or 'nothing'}, expected {', '.join(expected) or 'nothing'}")

    for rule in rules:
        for line in SWIFT.get(rule, []):
            expect(line, rule)
    for line in SWIFT_CLEAN:
        expect(line)
    for path in glob.glob(f"{folder}/swift/**/*.swift", recursive=True):
        with open(path) as file:
            expect("\n".join(line for line in file.read().splitlines() if not line.lstrip().startswith("//")))
    check.report(f"{name}: swiftlint's rules match literals and nothing else", "\n".join(problems), f"{len(rules)} rules")


def stylelint(check, name, folder, ir):
    path = f"{folder}/lint-rules/stylelint.mjs"
    data, script = path.replace(".mjs", ".data.mjs"), path.replace(".mjs", ".apply.mjs")
    with open(path) as file, open(data, "w") as copy:
        copy.write(file.read() + "\nexport { colors, lengths, deprecated };\n")
    with open(script, "w") as file:
        input = INPUT.replace("CSS", json.dumps([one[:2] for one in CSS]))
        file.write(APPLY.replace("FILE", json.dumps(path)).replace("DATA", json.dumps(data)).replace("INPUT", input))
    done = check.run("node", script)
    if done.returncode:
        return check.report(f"{name}: stylelint's rules load", done.stderr)
    found = json.loads(done.stdout)
    problems = []
    # Without color tokens, there is nothing to use instead of a literal.
    hasColors = any(one["type"] == "color" for one in web.public(ir))
    for (property, value, isMatched), message in zip(CSS, found["messages"]):
        if (message is not None) != (isMatched and hasColors) or message == "":
            problems.append(f"{property}: {value}: {message!r}")
    suggested = [*found["colors"].values(), *found["lengths"].values()]
    named = [*(" or ".join(names[:3]) for names in suggested), *found["deprecated"]]
    for names, message in zip(named, found["messages"][len(CSS):]):
        if names not in (message or ""):
            problems.append(f"{names} is missing in {message!r}")
    problems += varying(found, ir)
    check.report(f"{name}: stylelint's rules match literals and suggest tokens", "\n".join(problems), f"{len(named)} values")


def varying(found, ir):
    """Yields the suggested tokens with another value in a combination of contexts, by the IR."""
    tokens = {"".join(web.plain_segment(part) for part in one["path"].split(".")): one for one in web.public(ir)}
    choices = list(web.choices(ir))
    for value, names in [*found["colors"].items(), *found["lengths"].items()]:
        for name in names:
            token = tokens.get(web.plain(name))
            if not token:
                yield f"{name} isn't a token"
            elif len({json.dumps((web.inside(token, one) or token)["value"]) for one in choices}) != 1:
                yield f"{name} isn't always {value}"
