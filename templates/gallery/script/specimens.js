// Specimens of values. A specimen is an element and a function that updates it with a new value.

/** The specimen of an entry; `undefined` for types without a visual representation. */
function specimenOf(entry) {
  const maker = entry.type === "dimension" && isRadius(entry) ? radiusSpecimen : specimens[entry.type];
  return maker?.(entry);
}

function isRadius(entry) {
  return entry.type === "dimension" && ["radius", "radii", "corner", "rounded", "roundness"].some((word) => wordsOf(entry.path).includes(word));
}

const specimens = {
  color: colorSpecimen,
  dimension: barSpecimen,
  number: numberSpecimen,
  border: (entry) => boxSpecimen("line", (value, box) => (box.style.border = cssBorder(value))),
  strokeStyle: strokeSpecimen,
  shadow: () => boxSpecimen("raised", (value, box) => (box.style.boxShadow = cssShadow(value))),
  gradient: () => boxSpecimen("wide", (value, box) => (box.style.backgroundImage = cssGradient(value))),
  fontFamily: () => lettersSpecimen((value, letters) => (letters.style.fontFamily = cssFamilies(value))),
  fontWeight: () => lettersSpecimen((value, letters) => (letters.style.fontWeight = value)),
  duration: (entry) => motionSpecimen(entry),
  cubicBezier: (entry) => motionSpecimen(entry),
  transition: (entry) => motionSpecimen(entry),
  typography: (entry) => textSpecimen(entry),
};

/** Half of the swatch in sRGB and half in Display P3, if these differ. */
function colorSpecimen() {
  const narrow = make("span", { class: "narrow" });
  const color = make("span", { class: "color", "data-shows": "color" });
  const element = make("div", { class: "specimen swatch" }, narrow, color);
  return {
    element,
    update(value) {
      color.style.backgroundColor = cssColor(value);
      narrow.style.backgroundColor = hexOf(value);
      element.classList.toggle("wide-gamut", value.p3 !== undefined);
    },
  };
}

function barSpecimen() {
  const bar = make("span", { class: "bar", "data-shows": "length" });
  return {
    element: make("div", { class: "specimen length" }, bar),
    update(value) {
      bar.classList.toggle("negative", measure(value).number < 0);
      bar.style.width = cssLength(value).replace("-", "");
    },
  };
}

function radiusSpecimen() {
  return boxSpecimen("corner", (value, box) => (box.style.borderTopLeftRadius = cssLength(value)));
}

/** A box on the background, styled by a function. */
function boxSpecimen(kind, dress) {
  const box = make("span", { class: `box ${kind}`, "data-shows": kind });
  return { element: make("div", { class: "specimen ground" }, box), update: (value) => dress(value, box) };
}

/** A specimen for opacities. Other numbers don't have a visual representation. */
function numberSpecimen(entry) {
  if (!["opacity", "alpha"].some((word) => wordsOf(entry.path).includes(word))) return undefined;
  const box = make("span", { class: "color veil", "data-shows": "opacity" });
  return { element: make("div", { class: "specimen swatch" }, box), update: (value) => (box.style.opacity = value) };
}

/** A line. Dashes are drawn as SVG, because CSS can't specify their lengths. */
function strokeSpecimen() {
  const line = draw("line", { x1: 2, y1: 12, x2: "100%", y2: 12 });
  const drawing = draw("svg", { class: "stroke", height: 24 }, line);
  const border = make("span", { class: "stroke" });
  return {
    element: make("div", { class: "specimen ground" }, border, drawing),
    update(value) {
      const isWord = typeof value === "string";
      border.hidden = !isWord;
      drawing.toggleAttribute("hidden", isWord);
      if (isWord) return (border.style.borderTopStyle = value);
      line.setAttribute("stroke-dasharray", value.dashes.map((dash) => pixels(dash) ?? 4).join(" "));
      line.setAttribute("stroke-linecap", value.cap);
    },
  };
}

function lettersSpecimen(dress) {
  const letters = make("span", { class: "letters", "data-shows": "letters" }, "Ag");
  return { element: make("div", { class: "specimen" }, letters), update: (value) => dress(value, letters) };
}
