"""Colours as the browser converts them."""

import json

# Colours in sRGB and in Display P3, each with its alpha.
CONVERT = """(() => {
  const probe = document.createElement("i");
  document.documentElement.append(probe);
  const style = getComputedStyle(probe);
  const converted = (text, space) => {
    probe.style.color = "";
    probe.style.color = `color(from ${text} ${space} r g b / alpha)`;
    const numbers = style.color.match(/(?<=[ ])-?[0-9.]+(e-?[0-9]+)?|none/g).map(Number).map(n => n || 0);
    return numbers.length == 3 ? [...numbers, 1] : numbers;
  };
  const made = %s.map(text => [converted(text, "srgb"), converted(text, "display-p3")]);
  probe.remove();
  return made;
})()"""


def convert(page, lists, known):
    """Adds the colours among some lists of terms to those that are `known`: text → sRGB and Display P3."""
    new = sorted({term[1] for terms in lists for term in terms or [] if term[0] == "colour"} - known.keys())
    if new:
        known.update(zip(new, page.evaluate(CONVERT % json.dumps(new))))
