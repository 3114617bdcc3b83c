"""Color conversions, interpolation, and gamut mapping, written from CSS Color 4.

A color is `(space, components, alpha)`. A component can be `None` for CSS's `none`. All conversions go through XYZ with
the white point D65.
"""

import math

D50 = (0.3457 / 0.3585, 1.0, (1 - 0.3457 - 0.3585) / 0.3585)
# The index of the hue in the polar color spaces.
HUE = {"hsl": 0, "hwb": 0, "lch": 2, "oklch": 2}
POLAR = {"lch": "lab", "oklch": "oklab"}
# Below this chroma or saturation, the hue of a color is powerless: it only reflects rounding errors.
ACHROMATIC = {"hsl": 1e-4, "lch": 0.0015, "oklch": 0.000004}


def inverse(m):
    (a, b, c), (d, e, f), (g, h, i) = m
    det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    return ((e * i - f * h) / det, (c * h - b * i) / det, (b * f - c * e) / det), \
           ((f * g - d * i) / det, (a * i - c * g) / det, (c * d - a * f) / det), \
           ((d * h - e * g) / det, (b * g - a * h) / det, (a * e - b * d) / det)


def times(m, v):
    return tuple(sum(row[k] * v[k] for k in range(3)) for row in m)


def product(m, n):
    columns = list(zip(*n))
    return tuple(tuple(sum(a * b for a, b in zip(row, column)) for column in columns) for row in m)


def primaries(red, green, blue, white):
    """Returns the matrix from linear light to XYZ for the chromaticities of primaries and a white point."""
    columns = [(x / y, 1, (1 - x - y) / y) for x, y in (red, green, blue)]
    m = tuple(zip(*columns))
    wx, wy = white
    scale = times(inverse(m), (wx / wy, 1, (1 - wx - wy) / wy))
    return tuple(tuple(row[k] * scale[k] for k in range(3)) for row in m)


D65_CHROMATICITY = (0.3127, 0.3290)
BRADFORD = ((0.8951, 0.2664, -0.1614), (-0.7502, 1.7135, 0.0367), (0.0389, -0.0685, 1.0296))
D65 = (0.3127 / 0.3290, 1.0, (1 - 0.3127 - 0.3290) / 0.3290)


def adaptation(source, target):
    cones, wanted = times(BRADFORD, source), times(BRADFORD, target)
    scale = tuple(tuple(wanted[k] / cones[k] if k == j else 0 for k in range(3)) for j in range(3))
    return product(inverse(BRADFORD), product(scale, BRADFORD))


TO_D65, TO_D50 = adaptation(D50, D65), adaptation(D65, D50)

RGB = {
    "srgb": primaries((0.64, 0.33), (0.30, 0.60), (0.15, 0.06), D65_CHROMATICITY),
    "display-p3": primaries((0.680, 0.320), (0.265, 0.690), (0.150, 0.060), D65_CHROMATICITY),
    "a98-rgb": primaries((0.64, 0.33), (0.21, 0.71), (0.15, 0.06), D65_CHROMATICITY),
    "rec2020": primaries((0.708, 0.292), (0.170, 0.797), (0.131, 0.046), D65_CHROMATICITY),
    "prophoto-rgb": product(TO_D65, primaries((0.734699, 0.265301), (0.159597, 0.840403), (0.036598, 0.000105),
                                              (0.3457, 0.3585))),
}
FROM_RGB = {name: inverse(m) for name, m in RGB.items()}
LMS = ((0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
       (0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
       (0.0481771893596242, 0.2642395317527308, 0.6335478284694309))
OKLAB = ((0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
         (1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
         (0.0259040424655478, 0.7827717124575296, -0.8086757549230774))
FROM_LMS, FROM_OKLAB = inverse(LMS), inverse(OKLAB)


def signed(curve):
    return lambda x: math.copysign(curve(abs(x)), x)


DECODE = {
    "srgb": signed(lambda x: x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4),
    "a98-rgb": signed(lambda x: x ** (563 / 256)),
    "prophoto-rgb": signed(lambda x: x / 16 if x <= 16 / 512 else x ** 1.8),
    "rec2020": signed(lambda x: x ** 2.4),
}
ENCODE = {
    "srgb": signed(lambda x: 12.92 * x if x <= 0.0031308 else 1.055 * x ** (1 / 2.4) - 0.055),
    "a98-rgb": signed(lambda x: x ** (256 / 563)),
    "prophoto-rgb": signed(lambda x: 16 * x if x < 1 / 512 else x ** (1 / 1.8)),
    "rec2020": signed(lambda x: x ** (1 / 2.4)),
}
DECODE["display-p3"], ENCODE["display-p3"] = DECODE["srgb"], ENCODE["srgb"]


def convert(color, space):
    """Returns the components of a color in another space, with missing components as 0."""
    own, components, alpha = color
    components = tuple(0.0 if one is None else one for one in components)
    if own == space:
        return space, components, alpha
    if POLAR.get(own) == space:
        return space, to_rectangular(components), alpha
    if POLAR.get(space) == own:
        return space, to_polar(components), alpha
    if {own, space} <= {"srgb", "hsl", "hwb"}:
        return space, from_srgb(to_srgb(components, own), space), alpha
    return space, from_xyz(to_xyz(components, own), space), alpha


def to_rectangular(lch):
    return lch[0], lch[1] * math.cos(math.radians(lch[2])), lch[1] * math.sin(math.radians(lch[2]))


def to_polar(lab):
    return lab[0], math.hypot(lab[1], lab[2]), math.degrees(math.atan2(lab[2], lab[1])) % 360


def to_xyz(v, space):
    if space in POLAR:
        return to_xyz(to_rectangular(v), POLAR[space])
    if space in ("hsl", "hwb"):
        return to_xyz(to_srgb(v, space), "srgb")
    if space in RGB:
        return times(RGB[space], tuple(DECODE[space](one) for one in v))
    if space == "srgb-linear":
        return times(RGB["srgb"], v)
    if space == "oklab":
        return times(FROM_LMS, tuple(one ** 3 for one in times(FROM_OKLAB, v)))
    if space == "lab":
        fy = (v[0] + 16) / 116
        f = (v[1] / 500 + fy, fy, fy - v[2] / 200)
        kappa, epsilon = 24389 / 27, 216 / 24389
        ratio = [one ** 3 if one ** 3 > epsilon else (116 * one - 16) / kappa for one in f]
        ratio[1] = fy ** 3 if v[0] > kappa * epsilon else v[0] / kappa
        return times(TO_D65, tuple(a * b for a, b in zip(ratio, D50)))
    return times(TO_D65, v) if space == "xyz-d50" else tuple(v)


def from_xyz(xyz, space):
    if space in POLAR:
        return to_polar(from_xyz(xyz, POLAR[space]))
    if space in ("hsl", "hwb"):
        return from_srgb(from_xyz(xyz, "srgb"), space)
    if space in RGB:
        return tuple(ENCODE[space](one) for one in times(FROM_RGB[space], xyz))
    if space == "srgb-linear":
        return times(FROM_RGB["srgb"], xyz)
    if space == "oklab":
        return times(OKLAB, tuple(math.copysign(abs(one) ** (1 / 3), one) for one in times(LMS, xyz)))
    if space == "lab":
        kappa, epsilon = 24389 / 27, 216 / 24389
        x, y, z = (one ** (1 / 3) if one > epsilon else (kappa * one + 16) / 116
                   for one in (a / b for a, b in zip(times(TO_D50, xyz), D50)))
        return 116 * y - 16, 500 * (x - y), 200 * (y - z)
    return times(TO_D50, xyz) if space == "xyz-d50" else tuple(xyz)


def to_srgb(v, space):
    """Converts from HSL or HWB, with percentages from 0 to 100."""
    if space == "srgb":
        return v
    if space == "hwb":
        white, black = v[1] / 100, v[2] / 100
        if white + black >= 1:
            return (white / (white + black),) * 3
        return tuple(one * (1 - white - black) + white for one in to_srgb((v[0], 100, 50), "hsl"))
    hue, saturation, lightness = v[0], v[1] / 100, v[2] / 100
    reach = saturation * min(lightness, 1 - lightness)
    turn = [(n + hue / 30) % 12 for n in (0, 8, 4)]
    return tuple(lightness - reach * max(-1, min(k - 3, 9 - k, 1)) for k in turn)


def from_srgb(rgb, space):
    if space == "srgb":
        return rgb
    high, low = max(rgb), min(rgb)
    spread, lightness = high - low, (high + low) / 2
    if spread < 1e-6:
        hue = saturation = 0.0
    else:
        r, g, b = rgb
        saturation = 0 if lightness in (0, 1) else (high - lightness) / min(lightness, 1 - lightness)
        hue = ((g - b) / spread + 6 if high == r else (b - r) / spread + 2 if high == g else (r - g) / spread + 4) * 60
        if saturation < 0:
            hue, saturation = hue + 180, -saturation
    if space == "hsl":
        return hue % 360, saturation * 100, lightness * 100
    return hue % 360, low * 100, (1 - high) * 100


# Interpolation


def mix(first, second, share, space):
    """Mixes `share` of the first color with the second, with premultiplied alpha and the shorter hue arc."""
    one, other = in_space(first, space), in_space(second, space)
    a, b = list(one[1]), list(other[1])
    for k in range(3):
        # A missing component takes the value of the other color.
        a[k], b[k] = (b[k] if a[k] is None else a[k]), (a[k] if b[k] is None else b[k])
    alpha = first[2] * share + second[2] * (1 - share)
    made = []
    for k in range(3):
        if a[k] is None:
            made.append(None)
        elif HUE.get(space) == k:
            turn = a[k] - b[k]
            if abs(turn) > 180 + 1e-9:
                turn -= math.copysign(360, turn)
            made.append((b[k] + turn * share) % 360)
        else:
            # If alpha is 0, the premultiplied components are the result.
            made.append((a[k] * first[2] * share + b[k] * second[2] * (1 - share)) / (alpha or 1))
    return space, tuple(made), alpha


def in_space(color, space):
    """Converts for interpolation: missing components are carried over, and powerless hues become missing."""
    made = list(convert(color, space)[1])
    hue = HUE.get(space)
    if color[0] == space:
        made = list(color[1])
    elif hue is not None:
        own = HUE.get(color[0])
        chroma = made[1]
        if chroma <= ACHROMATIC[space] or own is not None and color[1][own] is None:
            made[hue] = None
    return space, tuple(made), color[2]


def toward(color, share, space, goal):
    """Lightens (`goal` 1) or darkens (`goal` 0) a color in a color space."""
    own, v, alpha = convert(color, space)
    hue = HUE.get(space)
    if hue is not None and v[1] <= ACHROMATIC[space]:
        v = tuple(None if k == hue else one for k, one in enumerate(v))
    if space == "lch":
        return own, (v[0] + (100 * goal - v[0]) * share, v[1] * (1 - share), v[2]), alpha
    if space == "hsl":
        return own, (v[0], v[1], v[2] + (100 * goal - v[2]) * share), alpha
    return own, tuple(one + (goal - one) * share for one in v), alpha


# Gamuts


def is_inside(components, slack=1e-4):
    return all(-slack <= one <= 1 + slack for one in components)


def mapped(color, space):
    """Returns the color mapped to the gamut of an RGB space, with CSS Color 4's chroma reduction in OKLCH."""
    target = convert(color, space)[1]
    if is_inside(target, 1e-6):
        return tuple(min(max(one, 0), 1) for one in target)
    lightness, chroma, hue = convert(color, "oklch")[1]
    if lightness >= 1:
        return (1.0, 1.0, 1.0)
    if lightness <= 0:
        return (0.0, 0.0, 0.0)
    clip = lambda c: tuple(min(max(one, 0), 1) for one in convert(("oklch", (lightness, c, hue), 1), space)[1])
    distance = lambda c: math.dist(convert((space, clip(c), 1), "oklab")[1],
                                   convert(("oklch", (lightness, c, hue), 1), "oklab")[1])
    if distance(chroma) < 0.02:
        return clip(chroma)
    low, high, low_inside = 0.0, chroma, True
    while high - low > 0.0001:
        middle = (low + high) / 2
        if low_inside and is_inside(convert(("oklch", (lightness, middle, hue), 1), space)[1], 1e-6):
            low = middle
            continue
        apart = distance(middle)
        if apart < 0.02:
            if 0.02 - apart < 0.0001:
                return clip(middle)
            low_inside, low = False, middle
        else:
            high = middle
    return clip((low + high) / 2)
