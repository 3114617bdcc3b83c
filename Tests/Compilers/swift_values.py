"""Runs generated Swift, and compares themes that are fixed to an appearance and themes that follow the screen with
the IR. The sources have every composite type, with properties that differ by appearance, contrast, and brand."""

import glob
import itertools
import json
import os

import values

TARGETS = (("swift", {}), ("swift-runtime", {"runtime": True}))

# The contexts of each source's theme.
THEMES = {"composites": ["light", "dark"], "third-theme": ["light", "dark", "sepia"],
          "sepia-first": ["sepia", "light", "dark"]}


def run(check):
    for name, contexts in THEMES.items():
        compare_source(check, name, contexts)


def compare_source(check, source_name, contexts):
    folder = f"{check.work}/{source_name}"
    os.makedirs(folder)
    tokens, configuration = source(contexts)
    with open(f"{folder}/composites.tokens.json", "w") as file:
        json.dump(tokens, file)
    configuration |= {"source": ["composites.tokens.json"], "outputs": [
        {"target": "swift", "directory": name, "options": options} for name, options in TARGETS]}
    path = f"{folder}/tokens.config.json"
    with open(path, "w") as file:
        json.dump(configuration, file)
    built = check.run(check.options.program, "build", path, "--quiet")
    if built.returncode:
        return check.report(f"{source_name}: swift builds", built.stderr)
    ir = json.loads(check.run(check.options.program, "ir", path, "--quiet").stdout)
    with open(f"{folder}/main.swift", "w") as file:
        file.write(program(ir, contexts))
    for name, _ in TARGETS:
        files = glob.glob(f"{folder}/{name}/**/*.swift", recursive=True)
        done = check.run("swiftc", "-swift-version", "6", "-wmo", "-o", f"{folder}/{name}.run", f"{folder}/main.swift",
                         *files)
        if done.returncode == 0:
            done = check.run(f"{folder}/{name}.run")
        count, problems = compare(ir, done.stdout) if done.returncode == 0 else (0, [done.stderr or "it failed"])
        check.report(f"{source_name}: fixed and following themes of {name} match the IR", "\n".join(problems),
                     f"{count} values")


# The source

def source(contexts):
    def color(*components):
        return {"colorSpace": "srgb", "components": list(components)}

    def px(value):
        return {"value": value, "unit": "px"}

    def token(type, value, **contexts):
        return {"$type": type, "$value": value} | ({"$extensions": {"dev.tokens": {"contexts": contexts}}} if contexts else {})

    tokens = {
        "ink": token("color", color(0, 0, 0), dark=color(1, 1, 1), **(
            {"sepia": color(0.3, 0.2, 0)} if "sepia" in contexts else {})),
        "edge": token("color", color(0.5, 0, 0), high=color(1, 0, 0)),
        "accent": token("color", "{ink}", q="{edge}"),
        "still": token("color", color(0, 1, 0)),
        "branded": token("dimension", px(1), q=px(2)),
        "night": token("dimension", px(3), dark=px(4)),
        "contrasting": token("dimension", px(5), high=px(6)),
    }
    colors = {"Ink": "{ink}", "Edge": "{edge}", "Accent": "{accent}", "Still": "{still}", "Literal": color(0, 0, 1)}
    lengths = {"Branded": "{branded}", "Night": "{night}", "Contrasting": "{contrasting}", "Literal": px(7)}
    for (one, shade), (other, length) in itertools.product(colors.items(), lengths.items()):
        for type in ("border", "shadow", "typography"):
            tokens[f"{type}{one}{other}"] = composite(type, shade, length)
    changes = {"Dark": "dark", "High": "high", "Brand": "q"}
    for (name, context), (one, shade) in itertools.product(changes.items(), colors.items()):
        for type in ("border", "shadow"):
            tokens[f"{type}{name}{one}"] = token(type, value(type, color(1, 1, 0), px(8)),
                                                 **{context: value(type, shade, px(9))})
        stops = [{"color": shade, "position": place} for place in (0, 1)]
        tokens[f"gradient{name}{one}"] = token("gradient", [{"color": color(1, 1, 0), "position": 0.5}], **{context: stops})
        tokens[f"gradientMoved{name}{one}"] = token("gradient", stops, **{
            context: [{"color": shade, "position": 0.25}, {"color": "{ink}", "position": 1}]})
        # References to composites that don't vary.
        for type in ("border", "shadow", "typography"):
            tokens[f"{type}Large{one}"] = composite(type, shade, px(9))
            still, large = f"{{{type}StillLiteral}}", f"{{{type}Large{one}}}"
            tokens[f"{type}From{name}{one}"] = token(type, still, **{context: large})
            tokens[f"{type}To{name}{one}"] = token(type, large, **{context: still})
        tokens[f"alias{name}{one}"] = token("border", "{borderInkBranded}", **{context: f"{{borderDark{one}}}"})
    return tokens, {
        "modifiers": {"theme": {"contexts": contexts}, "contrast": {"contexts": ["standard", "high"]},
                      "brand": {"contexts": ["p", "q"]}},
        "appearance": {"modifier": "theme", "light": "light", "dark": "dark",
                       "highContrast": {"modifier": "contrast", "high": "high"}},
    }


def value(type, color, length):
    if type == "border":
        return {"color": color, "width": length, "style": "solid"}
    return {"color": color, "offsetX": length, "offsetY": length, "blur": length, "spread": length}


def composite(type, color, length):
    if type != "typography":
        return {"$type": type, "$value": value(type, color, length)}
    style = {"fontFamily": "Serif", "fontSize": length, "fontWeight": 400, "lineHeight": 1,
             "letterSpacing": {"value": 0, "unit": "px"}}
    if isinstance(color, dict):
        return {"$type": type, "$value": style}
    return {"$type": type, "$value": style, "$extensions": {"dev.tokens": {"color": color}}}


# The program

def program(ir, contexts):
    """Returns a program that prints a line for each token in each theme and on each screen.

    A line contains the lengths, and each color in four appearances.
    """
    has_sepia = "sepia" in contexts
    shown = "\n".join(f'  show("{token["path"]}", parts(theme.{token["path"]}))' for token in ir["tokens"]
                      if token["type"] in ("border", "shadow", "gradient", "typography"))
    program = """
func channels(_ color: TokenColor) -> String {
  [color.light, color.dark, color.lightHighContrast, color.darkHighContrast]
    .map { "\\($0.red),\\($0.green),\\($0.blue)" }.joined(separator: ";")
}
func parts(_ border: TokenBorder) -> [String] { ["\\(border.width.points)", channels(border.color)] }
func parts(_ shadows: [TokenShadow]) -> [String] {
  shadows.flatMap { ["\\($0.offsetX.points)", "\\($0.blur.points)", "\\($0.spread.points)", channels($0.color)] }
}
func parts(_ gradient: TokenGradient) -> [String] { gradient.stops.flatMap { ["\\($0.position)", channels($0.color)] } }
func parts(_ style: TokenTypography) -> [String] {
  ["\\(style.size.map { "\\($0)" } ?? "")"] + (style.color.map { [channels($0)] } ?? [])
}
for brand in TokenContexts.Brand.allCases {
for named in NAMES {
for appearance in [nil, .light, .dark] as [TokenAppearance?] {
for contrast in [nil, .standard, .high] as [TokenContrast?] {
for screen in [.light, .dark] as [TokenAppearance] {
for need in [.standard, .high] as [TokenContrast] {
  var theme = TokenTheme(brand: brand, appearance: appearance, contrast: contrast)
  NAME
  theme.contexts.tokenAmbience.appearance = screen
  theme.contexts.tokenAmbience.contrast = need
  func show(_ name: String, _ parts: [String]) {
    let chosen = [brand.rawValue, named, appearance?.rawValue, contrast?.rawValue, screen.rawValue, need.rawValue]
    print((chosen.map { $0 ?? "" } + [name] + parts).joined(separator: "\\t"))
  }
""" + shown + "\n}}}}}}\n"
    return program.replace("NAMES", '[nil, "sepia"] as [String?]' if has_sepia else "[nil] as [String?]").replace(
        "NAME", "theme.contexts.theme = named.flatMap { .init(rawValue: $0) }" if has_sepia else "")


# The comparison

def compare(ir, printed):
    tokens = {token["path"]: token for token in ir["tokens"]}
    count, problems = 0, []
    for line in printed.splitlines():
        brand, named, appearance, contrast, screen, need, path, *found = line.split("\t")

        def seen(scheme, level):
            choice = {"brand": brand, "theme": named or appearance or scheme, "contrast": contrast or level}
            return parts(tokens[path], values.inside(tokens[path], choice))

        expected = seen(screen, need)
        others = [seen(scheme, level) for level in ("standard", "high") for scheme in ("light", "dark")]
        where = f"{path} in {brand} {named or appearance or 'following'} {contrast or 'following'} on {screen} {need}"
        if len(found) != len(expected):
            problems.append(f"{where} has {len(found)} parts, expected {len(expected)}")
            continue
        for index, (part, wanted) in enumerate(zip(found, expected)):
            count += 1
            if isinstance(wanted, float):
                isSame = abs(float(part) - wanted) < 1e-6
            else:
                # If some appearances lack a gradient stop, only the color in the shown appearance is compared.
                wanted = [other[index] if min(map(len, others)) > index else None for other in others]
                wanted[((contrast or need) == "high") * 2 + ((appearance or screen) == "dark")] = expected[index]
                shown = [[float(channel) for channel in one.split(",")] for one in part.split(";")]
                isSame = all(abs(a - b) < 1e-4 for one, other in zip(shown, wanted) if other
                             for a, b in zip(one, other))
            if not isSame:
                problems.append(f"{where}: part {index} is {part}, expected {wanted}")
    return count, problems or ([] if count else ["the program printed nothing"])


def parts(token, seen):
    """Returns the lengths and colors of a composite value, in the order printed by the program."""
    value, type = seen["value"], token["type"]
    if type == "border":
        return [px(value["width"]), value["color"]["components"]]
    if type == "shadow":
        return [one for layer in (value if isinstance(value, list) else [value])
                for one in (px(layer["offsetX"]), px(layer["blur"]), px(layer["spread"]), layer["color"]["components"])]
    if type == "gradient":
        return [one for stop in value for one in (float(stop["position"]), stop["color"]["components"])]
    color = seen["textStyle"].get("color")
    return [px(value["fontSize"])] + ([color["value"]["components"]] if color else [])


def px(value):
    return values.native("dimension", {"value": value})
