// Text styles: a sample on the background, its metrics, and its baselines.

const sampleTexts = {
  ltr: "Whereas recognition of the inherent dignity of all members of the human family is the foundation of freedom",
  rtl: "لمّا كان الاعتراف بالكرامة المتأصلة في جميع أعضاء الأسرة البشرية وبحقوقهم المتساوية الثابتة هو أساس الحرية",
};

/** The text that the user typed to replace the samples. */
let ownSample = "";

function sampleText() {
  return ownSample || sampleTexts[display.direction];
}

const canvas = document.createElement("canvas").getContext("2d");

function textSpecimen() {
  const sample = make("p", { class: "sample", "data-shows": "text" });
  const element = make("div", { class: "specimen ground stage" }, sample);
  return {
    element,
    update(value) {
      sample.removeAttribute("style");
      Object.assign(sample.style, textStyle(value, display.scale));
      if (!value.color) sample.style.color = inkOnGround();
      sample.textContent = sampleText();
      element.dir = display.direction;
      showBaselines(sample, value);
    },
  };
}

/** Positions the baseline grid: one line per line height, at the baseline of the letters. */
function showBaselines(sample, value) {
  const size = value.size && pixels(value.size);
  if (size === undefined) return;
  const fontSize = size * display.scale;
  canvas.font = `${value.slant ?? "normal"} ${value.weight ?? 400} ${fontSize}px ${cssFamilies(value.families)}`;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = canvas.measureText("x");
  const line = lineHeightOf(value, fontSize) ?? ascent + descent;
  const baseline = (line - ascent - descent) / 2 + ascent;
  sample.style.setProperty("--line", `${line}px`);
  sample.style.setProperty("--baseline", `${baseline}px`);
}

function lineHeightOf(value, fontSize) {
  const absolute = value.lineHeight && pixels(value.lineHeight);
  if (value.isLineHeightAbsolute && absolute !== undefined) return absolute * display.scale;
  if (value.lineHeightRatio !== undefined) return value.lineHeightRatio * fontSize;
  return absolute === undefined ? undefined : absolute * display.scale;
}

/** The metrics of a text style as rows of a list: term and description. */
function textMeasures(value) {
  const rows = [];
  rows.push(["Typeface", typefaceNote(value)]);
  if (value.size) rows.push(["Size", shownLength(value.size)]);
  if (value.lineHeight || value.lineHeightRatio !== undefined) rows.push(["Line height", shownLineHeight(value)]);
  if (gridUnits(value.lineHeight)) rows.push(["On the grid", gridUnits(value.lineHeight)]);
  if (value.weight) rows.push(["Weight", String(value.weight)]);
  if (value.kern || value.kernEm !== undefined) rows.push(["Kern", shownKern(value)]);
  if (value.axes) rows.push(["Axes", Object.entries(value.axes).map(([tag, number]) => `${tag} ${shownNumber(number)}`).join(", ")]);
  if (value.slant) rows.push(["Style", value.slant]);
  if (value.case && value.case !== "none") rows.push(["Case", value.case]);
  if (value.align) rows.push(["Alignment", value.align]);
  if (value.decoration && value.decoration !== "none") rows.push(["Decoration", value.decoration]);
  if (value.lineBreak) rows.push(["Line break", value.lineBreak]);
  if (value.relativeTo) rows.push(["Scales with", value.relativeTo]);
  if (value.system) rows.push(["System style", value.system]);
  return rows;
}

function typefaceNote(value) {
  const first = value.families.flat()[0] ?? "none";
  return isInstalled(first) ? first : make("span", { title: "This font is not installed on this device. The sample uses the next one." }, first, make("span", { class: "missing" }, " not installed"));
}

function shownLineHeight(value) {
  if (!value.lineHeight) return round(value.lineHeightRatio);
  return value.lineHeightRatio === undefined ? shownLength(value.lineHeight) : `${shownLength(value.lineHeight)} · ${round(value.lineHeightRatio)}`;
}

/** A length in grid units, if there is a grid. */
function gridUnits(value) {
  const unit = entries.has(source.grid) ? pixels(valueOf(entries.get(source.grid))) : undefined;
  const length = value && pixels(value);
  return unit && length !== undefined ? `${shownNumber(length / unit, 2)} units` : undefined;
}

function shownKern(value) {
  if (!value.kern) return `${shownNumber(value.kernEm)}\u2009em`;
  return value.kernEm ? `${shownLength(value.kern)} · ${shownNumber(value.kernEm)}\u2009em` : shownLength(value.kern);
}

const installed = new Map();

/** Whether a font is installed: if so, text is never as wide as in the fallback. */
function isInstalled(family) {
  if (!installed.has(family)) {
    installed.set(family, genericFamilies.has(family) || ["monospace", "serif"].every((fallback) => {
      return widthIn(`${JSON.stringify(family)}, ${fallback}`) !== widthIn(fallback);
    }));
  }
  return installed.get(family);
}

/** The generic families used in values. */
const genericFamilies = new Set();
for (const entry of source.tokens.filter((token) => ["fontFamily", "typography"].includes(token.type))) {
  for (const { value } of [entry, ...entry.variants]) {
    const list = entry.type === "typography" ? plain(value).families : plain(value);
    for (const family of list) if (Array.isArray(family)) genericFamilies.add(family[0]);
  }
}

function widthIn(families) {
  canvas.font = `40px ${families}`;
  return canvas.measureText("mmmwwwillil10Ogq").width;
}
