"""Compiles the output of the target `swift` with a program that prints every token, and compares the values.

A theme that's fixed to an appearance must have that appearance's colors on every screen. A theme that follows the
screen must have the colors of each appearance.
"""

import glob
import re
import subprocess

import comparison
import flat
import resolver
import scenes

PRINT = {
    "color": ("TokenColor", "[$0.light, $0.dark, $0.lightHighContrast, $0.darkHighContrast].map(components).joined(separator: \"|\")"),
    "dimension": ("TokenDimension", "\"\\($0.points)\""),
    "number": ("Double", "\"\\($0)\""),
    "duration": ("TokenDuration", "\"\\($0.milliseconds)\""),
    "fontWeight": ("TokenFontWeight", "\"\\($0.value)\""),
    "cubicBezier": ("TokenCurve", "\"\\($0.x1) \\($0.y1) \\($0.x2) \\($0.y2)\""),
    "strokeStyle": ("TokenStroke", "([$0.style.rawValue] + $0.dashes.map { text($0) } + [$0.cap.rawValue]).joined(separator: \" \")"),
    "border": ("TokenBorder", "text($0.color) + \" \" + text($0.width) + \" \" + text($0.stroke)"),
    "transition": ("TokenTransition", "\"\\($0.milliseconds) \\($0.delayMilliseconds) \" + text($0.curve)"),
    "shadow": ("[TokenShadow]", "$0.map { text($0.color) + \" \" + text($0.offsetX) + \" \" + text($0.offsetY) + \" \""
               " + text($0.blur) + \" \" + text($0.spread) + \" \\($0.isInset)\" }.joined(separator: \" \")"),
    "gradient": ("TokenGradient", "$0.stops.map { text($0.color) + \" \\($0.position)\" }.joined(separator: \" \")"),
    "typography": ("TokenTypography", "\"\\($0.size ?? -1) \\($0.weight?.value ?? -1) \\($0.lineHeight ?? -1) \\($0.kern ?? -99)\""),
    "boolean": ("Bool", "\"\\($0)\""),
    "insets": ("TokenInsets", "\"\\($0.top) \\($0.leading) \\($0.bottom) \\($0.trailing)\""),
}
NEEDS = {"border": ("color", "dimension", "strokeStyle"), "shadow": ("color", "dimension"), "gradient": ("color",),
         "transition": ("cubicBezier",), "strokeStyle": ("dimension",)}
COMPONENTS = """
func components(_ one: TokenColor.Components) -> String {
  let wide = one.displayP3.map { ",\\($0.red),\\($0.green),\\($0.blue)" } ?? ""
  return "#\\(one.red),\\(one.green),\\(one.blue),\\(one.alpha)\\(wide)"
}
"""


def compare(expected, folder):
    """Returns the number of compared values, and the differences."""
    tokens = {path: one for path, one in expected.base().items() if not one[2] and one[0] in PRINT
              and all(path in expected.at(assignment) for assignment in expected.assignments)}
    shown = looks(expected.source)
    with open(f"{folder}/main.swift", "w", encoding="utf-8") as file:
        file.write(program(tokens, shown))
    files = sorted(glob.glob(f"{folder}/swift/**/*.swift", recursive=True))
    done = subprocess.run(["swiftc", "-Onone", "-wmo", "-swift-version", "6", "-module-name", "Check", "-o",
                           f"{folder}/main", *files, f"{folder}/main.swift"], capture_output=True, text=True)
    if done.returncode:
        return 0, [("", folder, f"doesn't compile: {done.stderr[:1500]}")]
    done = subprocess.run([f"{folder}/main"], capture_output=True, text=True)
    if done.returncode:
        return 0, [("", folder, f"doesn't run: {done.stderr[-1500:]}")]
    total, problems = 0, []
    for line in done.stdout.splitlines():
        index, path, text = line.split("\t")
        arguments, by_appearance = shown[int(index)]
        total += 1
        if wrong := problem(expected, path, text, by_appearance):
            problems.append((path, f"TokenTheme({arguments})", wrong))
    return total, problems or ([] if total == len(tokens) * len(shown) else [("", folder, "printed too little")])


def program(tokens, shown):
    types = {type for type, *_ in tokens.values()}
    types |= {inner for type in types for inner in NEEDS.get(type, ())}
    types |= {inner for type in types for inner in NEEDS.get(type, ())}
    made = COMPONENTS if "color" in types else ""
    for type in sorted(types):
        name, body = PRINT[type]
        made += f'func text(_ value: {name}?) -> String {{ value.map {{ {body} }} ?? "nil" }}\n'
    made += "func text(_ value: Int?) -> String { value.map { \"\\($0)\" } ?? \"nil\" }\n"
    made += "func show(_ index: Int, _ theme: TokenTheme) {\n"
    for path in tokens:
        names = ".".join(f"`{name}`" for name in path.split("."))
        made += f'  print(index, "{path}", text(theme.{names}), separator: "\\t")\n'
    made += "}\n"
    return made + "".join(f"show({index}, TokenTheme({arguments}))\n" for index, (arguments, _) in enumerate(shown))


def looks(source):
    """Returns the arguments of themes, with their assignments in light, dark, light and dark high contrast."""
    appearance = source["settings"].get("appearance", {})
    high = appearance.get("highContrast", {})
    named = {appearance.get(key) for key in ("light", "dark")} | {high.get(key) for key in ("light", "dark")}
    theme, contrast = appearance.get("modifier"), high.get("modifier")
    made = []
    for one in resolver.assignments(source):
        given, follows = [], []
        for name, context in one.items():
            if name not in (theme, contrast) or name == theme and context not in named:
                given.append(f"{name}: .{context}")
        if theme in one and one[theme] in named:
            scheme = next(key for key in ("light", "dark") if one[theme] in (appearance[key], high.get(key)))
            follows.append(f"appearance: .{scheme}")
        isHigh = one.get(contrast) == high.get("high") if contrast else theme in one and one[theme] in (
            high.get("light"), high.get("dark"))
        if high:
            follows.append(f"contrast: .{'high' if isHigh else 'standard'}")
        made.append((", ".join(given + follows), [one] * 4))
        followed = [dict(one) | {name: context for name in (theme, contrast) if name in one
                                 if (context := scenes.of_media(source, name, features) or source["modifiers"][name]["default"])
                                 and (name == contrast or one[theme] in named)}
                    for features in (scenes.SCHEMES[0], scenes.SCHEMES[2], scenes.SCHEMES[1], scenes.SCHEMES[3])]
        if follows and not any(arguments == ", ".join(given) for arguments, _ in made):
            made.append((", ".join(given), followed))
    return made


def problem(expected, path, text, by_appearance):
    """Returns the difference of a printed value; empty if it's correct."""
    wanted = [flat.flat(expected, *expected.at(assignment)[path][:2]) for assignment in by_appearance]
    isFixed = all(assignment == by_appearance[0] for assignment in by_appearance)
    if not isFixed and any(len(one) != len(wanted[0]) for one in wanted):
        # The number of layers or dashes varies, so the value can only have one of them.
        return ""
    for index, one in enumerate(wanted):
        found = [parsed(part, index) for part in text.split(" ")]
        if not flat.agrees(one, found, None if isFixed or same_numbers(wanted) else comparison.Shown):
            return f"is {text} in appearance {index}, expected {one_text(one)}"
    return ""


def same_numbers(wanted):
    """Whether only colors vary."""
    plain = [[part for part in one if not isinstance(part, comparison.Shown)] for one in wanted]
    return all(one == plain[0] for one in plain)


def one_text(values):
    return ", ".join(str(one.mapped) if isinstance(one, comparison.Shown) else str(one) for one in values)


def parsed(part, index):
    if part.startswith("#"):
        numbers = [float(one) for one in part.split("|")[index][1:].split(",")]
        return ("color", numbers[:3], numbers[3], numbers[4:] or None)
    return float(part) if re.fullmatch(r"-?[0-9.]+(e-?\d+)?", part) else part
