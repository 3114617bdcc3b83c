// Values as CSS and as text for display.

/** A CSS color, in Display P3 if it's outside the sRGB gamut. */
function cssColor(value) {
  const color = plain(value);
  if (color.p3) {
    const [red, green, blue, alpha] = color.p3;
    return `color(display-p3 ${red} ${green} ${blue} / ${alpha})`;
  }
  return hexOf(color);
}

/** `#rrggbbaa` in sRGB. */
function hexOf(value) {
  const color = plain(value);
  return color.hex ?? color;
}

/** The hexadecimal color without alpha if it's opaque. */
function shownHex(value) {
  const hex = hexOf(value);
  return hex.endsWith("ff") ? hex.slice(0, 7) : hex;
}

/** A CSS length. A rem has as many pixels as in the outputs, regardless of this page's text size. */
function cssLength(value, scale = 1) {
  const { number, unit } = measure(value);
  if (unit === "rem") return `${round(number * source.remBase * scale, 6)}px`;
  return scale === 1 || isRelative(unit) ? `${number}${unit}` : `${round(number * scale, 6)}${unit}`;
}

/** The number and unit of a length; of a fluid one, such as `16px~20px@360,1240`, the smallest. */
function measure(value) {
  const [, number, unit] = /^(-?[\d.]+)([^~]*)/.exec(plain(value));
  return { number: Number(number), unit };
}

function isRelative(unit) {
  return !["px", "rem", "cm", "mm", "Q", "in", "pt", "pc"].includes(unit);
}

const pixelsOf = { px: 1, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, Q: 96 / 101.6, pt: 96 / 72, pc: 16 };

/** A length in pixels; `undefined` for relative units. */
function pixels(value) {
  const { number, unit } = measure(value);
  return isRelative(unit) ? undefined : number * (unit === "rem" ? source.remBase : pixelsOf[unit]);
}

/** A length for display, with a thin space before its unit and, for other units, the length in pixels. */
function shownLength(value) {
  const fluid = /^(.*)~(.*)@(.*),(.*)$/.exec(plain(value));
  if (fluid) {
    const [, least, most, start, end] = fluid;
    return `${shownLength(least)} to ${shownLength(most)}, between widths of ${start} and ${end}\u2009px`;
  }
  const { number, unit } = measure(value);
  const length = `${shownNumber(number, 4)}\u2009${unit}`;
  const inPixels = pixels(value);
  return unit === "px" || inPixels === undefined ? length : `${length} (${shownNumber(inPixels)}\u2009px)`;
}

function milliseconds(value) {
  const { number, unit } = measure(value);
  return unit === "s" ? number * 1000 : number;
}

function cssFamilies(families) {
  return plain(families).map((family) => (Array.isArray(family) ? family[0] : JSON.stringify(family))).join(", ");
}

function shownFamilies(families) {
  return plain(families).flat().join(", ");
}

function cssCurve(value) {
  return `cubic-bezier(${plain(value).join(", ")})`;
}

function cssStroke(value) {
  const stroke = plain(value);
  return typeof stroke === "string" ? stroke : "dashed";
}

function cssBorder(value) {
  const border = plain(value);
  return `${cssLength(border.width)} ${cssStroke(border.style)} ${cssColor(border.color)}`;
}

function cssShadow(value) {
  return plain(value).map((layer) => {
    const lengths = [layer.x, layer.y, layer.blur, layer.spread].map((length) => cssLength(length)).join(" ");
    return `${layer.inset ? "inset " : ""}${lengths} ${cssColor(layer.color)}`;
  }).join(", ");
}

/** Text shadows have no spread and can't be inset. */
function cssTextShadow(value) {
  const layers = plain(value).filter((layer) => !layer.inset);
  return layers.map((layer) => [layer.x, layer.y, layer.blur].map((length) => cssLength(length)).join(" ") + ` ${cssColor(layer.color)}`)
    .join(", ") || "none";
}

/** The stops of a gradient, with or without a kind. */
function gradientStops(value) {
  return value.stops ?? value;
}

function cssGradient(value) {
  const gradient = plain(value);
  const stops = gradientStops(gradient).map((stop) => `${cssColor(stop.color)} ${round(stop.at * 100, 4)}%`);
  return `${gradient.kind ?? "linear"}-gradient(${gradient.form ?? "90deg"}, ${(stops.length === 1 ? [...stops, ...stops] : stops).join(", ")})`;
}

function cssAxes(axes) {
  return Object.entries(axes).map(([tag, value]) => `"${tag}" ${value}`).join(", ");
}

/** The CSS properties of a text style, scaled by `scale`. */
function textStyle(value, scale = 1) {
  const style = plain(value);
  const properties = { fontFamily: cssFamilies(style.families) };
  if (style.size) properties.fontSize = cssLength(style.size, scale);
  if (style.weight) properties.fontWeight = style.weight;
  if (style.slant) properties.fontStyle = style.slant;
  if (style.lineHeight && (style.isLineHeightAbsolute || style.lineHeightRatio === undefined)) {
    properties.lineHeight = cssLength(style.lineHeight, scale);
  } else if (style.lineHeightRatio !== undefined) {
    properties.lineHeight = style.lineHeightRatio;
  }
  if (style.kern) properties.letterSpacing = cssLength(style.kern, scale);
  else if (style.kernEm !== undefined) properties.letterSpacing = `${style.kernEm}em`;
  if (style.axes) properties.fontVariationSettings = cssAxes(style.axes);
  if (style.align) properties.textAlign = style.align;
  if (style.case) properties.textTransform = style.case;
  if (style.decoration) properties.textDecoration = style.decoration;
  if (style.shadow) properties.textShadow = cssTextShadow(style.shadow);
  if (style.color) properties.color = cssColor(style.color);
  return properties;
}

/** A value as a single line of text for display. */
function shown(entry, value = valueOf(entry)) {
  const text = describers[entry.type];
  return text ? text(plain(value)) : String(value);
}

const describers = {
  color: shownHex,
  dimension: shownLength,
  fontFamily: shownFamilies,
  fontWeight: String,
  duration: (value) => `${round(milliseconds(value))}\u2009ms`,
  cubicBezier: (value) => value.map((number) => shownNumber(number)).join(", "),
  number: (value) => shownNumber(value, 6),
  strokeStyle: (value) => (typeof value === "string" ? value : `dashes ${value.dashes.map((dash) => shownLength(dash)).join(" ")}, ${value.cap}`),
  border: (value) => `${shownLength(value.width)} ${describers.strokeStyle(plain(value.style))} ${shownHex(value.color)}`,
  transition: (value) => `${describers.duration(plain(value.duration))}${milliseconds(value.delay) ? ` after ${describers.duration(plain(value.delay))}` : ""}`,
  shadow: (value) => (value.length === 1 ? `${shownLength(value[0].y)} down, ${shownLength(value[0].blur)} blur` : `${value.length} layers`),
  gradient: (value) => [
    ...(value.kind ? [`${value.kind} ${value.form}`] : []),
    ...gradientStops(value).map((stop) => `${shownHex(stop.color)} ${round(stop.at * 100)}\u2009%`),
  ].join(", "),
  typography: (value) => [
    shownFamilies(value.families.slice(0, 1)),
    value.size && shownLength(value.size),
    value.weight,
  ].filter(Boolean).join(" · "),
  boolean: (value) => (value ? "yes" : "no"),
  factor: (value) => shownNumber(value, 6),
  point: shownParts,
  size: shownParts,
  rect: shownParts,
  insets: shownParts,
};

function shownParts(value) {
  return Object.entries(value).map(([name, length]) => `${name} ${shownLength(length)}`).join(", ");
}
