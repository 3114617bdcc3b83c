"""Converts colors with the browser."""

import json

# Returns the channels of each color in sRGB and in Display P3, each with the alpha component.
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
    """Converts the colors in lists of terms, and adds them to `known`: text → channels in sRGB and Display P3."""
    new = sorted({term[1] for terms in lists for term in terms or [] if term[0] == "color"} - known.keys())
    if new:
        known.update(zip(new, page.evaluate(CONVERT % json.dumps(new))))
