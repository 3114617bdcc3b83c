"""Random literal values of each DTCG type, in ranges that every target supports."""

FAMILIES = ["Inter", "Open Sans", "Newsreader", "IBM Plex Mono", "Söhne"]
GENERIC = ["serif", "sans-serif", "monospace"]
WEIGHTS = ["thin", "light", "normal", "medium", "semi-bold", "bold", "extra-bold", "black", 350, 450]
STROKES = ["solid", "dashed", "dotted"]
UNITS = ["px", "px", "px", "rem"]


class Literals:
    def __init__(self, chance):
        self.chance = chance

    def of(self, type):
        return getattr(self, type)()

    def number(self):
        return self.chance.choice([0.05, 0.25, 1 / 3, 0.5, 0.6, 0.875, 1, 0.123456789])

    def share(self):
        return self.chance.choice([0.1, 0.15, 0.25, 0.3, 0.5, 0.75])

    def px(self, values=(0, 1, 2, 3, 4, 5.5, 8, 12, 16, 24, 0.75, 10.123)):
        return {"value": self.chance.choice(values), "unit": "px"}

    def dimension(self):
        unit = self.chance.choice(UNITS)
        return self.px() if unit == "px" else {"value": self.chance.choice([0.5, 0.75, 1, 1.125, 2.5]), "unit": "rem"}

    def duration(self):
        if self.chance.random() < 0.3:
            return {"value": self.chance.choice([0.1, 0.25, 1.5]), "unit": "s"}
        return {"value": self.chance.choice([0, 50, 120, 333, 1000]), "unit": "ms"}

    def cubicBezier(self):
        return [self.chance.choice([0, 0.1, 0.42, 1]), self.chance.choice([-0.5, 0, 0.3, 1.6]),
                self.chance.choice([0, 0.25, 0.58, 1]), self.chance.choice([0, 0.7, 1, 1.2])]

    def fontWeight(self):
        return self.chance.choice(WEIGHTS)

    def fontFamily(self):
        if self.chance.random() < 0.3:
            return self.chance.choice(FAMILIES)
        return self.chance.sample(FAMILIES, self.chance.randint(1, 2)) + self.chance.sample(GENERIC, 1)

    # Colors

    def color(self):
        kind = self.chance.random()
        if kind < 0.45:
            return self.srgb()
        if kind < 0.6:
            return self.gray()
        return self.wide()

    def srgb(self):
        components = [round(self.chance.choice([0.05, 0.2, 0.4, 0.6, 0.8, 1, self.chance.uniform(0.05, 1)]), 4)
                      for _ in range(3)]
        return self.faded({"colorSpace": "srgb", "components": components})

    def gray(self):
        """Returns black, white, or gray in one of several color spaces: a color without a hue."""
        level = self.chance.choice([0, 0.5, 1, 1])
        space = self.chance.choice(["srgb", "display-p3", "display-p3", "lab", "oklch", "hsl"])
        components = {"lab": [100 * level, 0, 0], "oklch": [level, 0, "none"], "hsl": ["none", 0, 100 * level]}
        return self.faded({"colorSpace": space, "components": components.get(space, [level] * 3)})

    def wide(self):
        """Returns a color in any color space, possibly outside sRGB."""
        random = self.chance.uniform
        space = self.chance.choice(["display-p3", "display-p3", "oklch", "oklab", "lch", "lab", "hsl", "hwb", "a98-rgb",
                                    "rec2020", "srgb-linear", "xyz-d65", "xyz-d50", "prophoto-rgb"])
        components = {
            "oklch": [random(0.3, 0.9), random(0, 0.2), random(0, 359)],
            "oklab": [random(0.3, 0.9), random(-0.12, 0.12), random(-0.12, 0.12)],
            "lch": [random(20, 90), random(0, 60), random(0, 359)],
            "lab": [random(20, 90), random(-40, 40), random(-40, 40)],
            "hsl": [random(0, 359), random(0, 100), random(5, 95)],
            "hwb": [random(0, 359), random(0, 60), random(0, 60)],
            "xyz-d65": [random(0.2, 0.5), random(0.2, 0.5), random(0.2, 0.5)],
            "xyz-d50": [random(0.2, 0.5), random(0.2, 0.5), random(0.2, 0.5)],
        }.get(space, [random(0, 1), random(0, 1), random(0, 1)])
        components = [round(one, 4) for one in components]
        if space in ("oklch", "lch") and self.chance.random() < 0.15:
            components[1:] = [0, "none"]
        return self.faded({"colorSpace": space, "components": components})

    def faded(self, color):
        if self.chance.random() < 0.2:
            color["alpha"] = self.chance.choice([0, 0.2, 0.5, 0.8])
        return color
