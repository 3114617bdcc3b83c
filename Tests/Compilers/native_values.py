"""Computes the expected values for React Native from the IR, and compares them with those of the target `typescript`.

Lengths are in points, with 16 for a `rem`, and times in milliseconds. Numbers agree within 1e-4, the precision of the
generated ones.
"""

import css_values

SYSTEM = {"system-ui", "-apple-system", "BlinkMacSystemFont", "ui-sans-serif", "sans-serif"}

LENGTHS = ("offsetX", "offsetY", "blurRadius", "spreadDistance")


class Native:
    def __init__(self, written):
        # Knows the colors, mapped to sRGB by the compiler.
        self.written = written

    def problem(self, token, seen, found):
        wanted = self.typography(seen) if token["type"] == "typography" else getattr(self, token["type"])(seen["value"])
        if token["type"] == "gradient" and seen.get("gradient", {}).get("kind") in ("linear", "radial"):
            found = dict(found)
            image = css_values.terms(found.pop("image", ""), rem=None)
            if not css_values.agree(self.written.parts(token, seen)[""], image):
                return f"the image is {image}"
        return "" if agree(wanted, found) else f"it is {found}, expected {wanted}"

    def color(self, value):
        return self.written.color(value)[0][1]

    def dimension(self, value):
        factor = 16 if value["unit"] == "rem" else css_values.PIXELS.get(value["unit"])
        if factor is None:
            return css_values.notation([("number", value["value"], value["unit"])])
        return value["value"] * factor

    def duration(self, value):
        return value["value"] * (1000 if value["unit"] == "s" else 1)

    def fontFamily(self, value):
        first = value if isinstance(value, str) else value[0]
        return "System" if first in SYSTEM else first

    def fontWeight(self, value):
        weight = css_values.WEIGHTS.get(value, value)
        return str(min((one for one in range(900, 0, -100)), key=lambda one: abs(one - weight)))

    def cubicBezier(self, value):
        return value

    def number(self, value):
        return value

    def strokeStyle(self, value):
        return "dashed" if isinstance(value, dict) else value if value in ("dashed", "dotted") else "solid"

    def border(self, value):
        width = self.dimension(value["width"])
        style = {"borderColor": self.color(value["color"]), "borderStyle": self.strokeStyle(value["style"])}
        return style if isinstance(width, str) else {"borderWidth": width, **style}

    def transition(self, value):
        return {"duration": self.duration(value["duration"]), "delay": self.duration(value["delay"]),
                "easing": value["timingFunction"]}

    def shadow(self, value):
        layers = [{"offsetX": self.dimension(layer["offsetX"]), "offsetY": self.dimension(layer["offsetY"]),
                   "blurRadius": self.dimension(layer["blur"]), "spreadDistance": self.dimension(layer["spread"]),
                   "color": self.color(layer["color"]), "inset": layer.get("inset", False)}
                  for layer in (value if isinstance(value, list) else [value])]
        return [layer for layer in layers if not any(isinstance(layer[name], str) for name in LENGTHS)]

    def gradient(self, value):
        stops = value * 2 if len(value) == 1 else value
        return {"colors": [self.color(stop["color"]) for stop in stops], "locations": [stop["position"] for stop in stops]}

    def typography(self, seen):
        style = seen["textStyle"]
        made = {"fontFamily": self.fontFamily(style["families"][0]["name"]) if style["families"] else None,
                "fontSize": style["size"],
                "fontWeight": None if style["weight"] is None else self.fontWeight(style["weight"]),
                "fontStyle": "normal" if style["style"] == "normal" else "italic",
                "lineHeight": (style["lineHeight"] or {}).get("absolute"),
                "letterSpacing": (style["kern"] or {}).get("absolute"),
                "textAlign": {"start": "auto", "end": "right"}.get(style["align"], style["align"]),
                "textTransform": style["case"],
                "textDecorationLine": "none" if style["decoration"] == "overline" else style["decoration"]}
        layers = self.shadow(style["shadow"]["value"]) if style["shadow"] else []
        for layer in [one for one in layers if not one["inset"]][:1]:
            made |= {"textShadowColor": layer["color"], "textShadowRadius": layer["blurRadius"],
                     "textShadowOffset": {"width": layer["offsetX"], "height": layer["offsetY"]}}
        if style["color"]:
            made["color"] = self.color(style["color"]["value"])
        return {name: value for name, value in made.items() if value is not None}


def agree(wanted, found):
    if isinstance(wanted, dict):
        # Styles that are upright in every context don't say so.
        rest = {name for name in wanted if wanted[name] != "normal"}
        return isinstance(found, dict) and rest <= found.keys() <= wanted.keys() and all(
            agree(wanted[name], found[name]) for name in found)
    if isinstance(wanted, list):
        return isinstance(found, list) and len(wanted) == len(found) and all(map(agree, wanted, found))
    if isinstance(wanted, (int, float)) and not isinstance(wanted, bool):
        return isinstance(found, (int, float)) and abs(wanted - found) <= 1e-4
    return wanted == found
