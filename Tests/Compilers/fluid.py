"""Compares fluid lengths in Chromium with their formula, at several widths and zoom levels. Called by `check.py`."""

import json
import os

import chromium

# Name: smallest and largest length, and the widths between which it grows, in pixels.
LENGTHS = {"grow": (16, 20, 360, 1240), "large": (32, 96, 320, 1600), "rise": (8, 40, 800, 1000)}
# Lengths in CSS notation.
TEXTS = {"text": "clamp(0.5rem, calc(0.45rem + 0.27vw), 0.69rem)", "pixels": "clamp(16px, 12px + 1vw, 20px)",
         "vw": "clamp(1rem, 4vw, 2rem)", "scaled": "clamp(1rem, 1rem + (2 - 1) * ((1vw - 0.2rem) / 0.5), 3rem)"}
WIDTHS = (320, 360, 768, 1240, 1920)


def run(check):
    if not chromium.program():
        return check.skip("fluid lengths", "no Chromium")
    folder = f"{check.work}/fluid"
    os.makedirs(folder)
    tokens = {name: {"$type": "dimension", "$value": {"value": least, "unit": "px"},
                     "$extensions": {"dev.tokens": {"fluid": {"max": f"{most}px", "from": f"{start}px", "to": f"{end}px"}}}}
              for name, (least, most, start, end) in LENGTHS.items()}
    tokens.update({name: {"value": text, "type": "dimension"} for name, text in TEXTS.items()})
    tokens.update({f"{name}-twice": {"value": f"{{{name}}} * 2", "type": "dimension"} for name in TEXTS})
    with open(f"{folder}/fluid.tokens.json", "w") as file:
        json.dump(tokens, file)
    with open(f"{folder}/tokens.config.json", "w") as file:
        json.dump({"source": "fluid.tokens.json", "outputs": [{"target": "css", "directory": "css"}]}, file)
    built = check.run(check.options.program, "build", f"{folder}/tokens.config.json", "--quiet")
    if built.returncode:
        return check.report("fluid lengths: css builds", built.stderr)
    with open(f"{folder}/css/tokens.css") as file:
        style = file.read()
    missing = [text for text in TEXTS.values() if text not in style]
    check.report("lengths in CSS notation keep their text", "\n".join(missing))
    boxes = "".join(f"<p id='{name}' style='width: var(--{name})'></p>" for name in LENGTHS)
    # Twice a length is calculated from its growth instead of its text.
    boxes += "".join(f"<p id='{name}' style='width: calc(2 * {text})'></p><p id='{name}-twice' style='width: var(--{name}-twice)'></p>"
                     for name, text in TEXTS.items())
    problems = []
    count = 0
    with chromium.Browser() as browser:
        # Zooming a page by 200 % halves its width in CSS pixels, and a reader can double the font size.
        for zoom, font in ((1, 16), (2, 16), (1, 32)):
            for width in WIDTHS:
                page = browser.page(width // zoom, 800)
                page.show(f"<style>{style} html {{ font-size: {font}px }}</style>{boxes}")
                for name, (least, most, start, end) in LENGTHS.items():
                    found = page.evaluate(f"document.getElementById('{name}').getBoundingClientRect().width") * zoom
                    wanted = expected(least, most, start, end, width // zoom, font / 16) * zoom
                    count += 1
                    if abs(found - wanted) > 0.05:
                        problems.append(f"{name} at {width} px, zoom {zoom}, {font} px: {found}, expected {wanted}")
                    # Text must become larger if a reader zooms (WCAG 2.2, 1.4.4).
                    if zoom * font > 16 and most <= least * 1.5:
                        before = expected(least, most, start, end, width, 1)
                        if found < before * 1.6:
                            problems.append(f"{name} at {width} px grows only from {before} to {found}")
                for name in TEXTS if font == 16 else ():
                    found, wanted = (page.evaluate(f"document.getElementById('{i}').getBoundingClientRect().width")
                                     for i in (f"{name}-twice", name))
                    count += 1
                    if abs(found - wanted) > 0.02:
                        problems.append(f"twice {name} at {width} px, zoom {zoom}: {found}, expected {wanted}")
                page.close()
    check.report("fluid lengths have the size of their formula in Chromium", "\n".join(problems), f"{count} lengths")


def expected(least, most, start, end, width, scale):
    """Returns the length if only the part in rem grows with the font size."""
    rate = (most - least) / (end - start)
    between = (least - rate * start) * scale + rate * width
    return max(least * scale, min(between, most * scale))
