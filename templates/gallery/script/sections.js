// The sections of the page.

const types = (...names) => (entry) => names.includes(entry.type);

/** The contents of each section, in page order. */
const sections = [
  { id: "colors", title: "Colors", has: types("color"), layout: "swatches" },
  { id: "text-styles", title: "Text styles", has: types("typography"), layout: "rows", make: textCard },
  { id: "typefaces", title: "Typefaces and weights", has: types("fontFamily", "fontWeight"), layout: "tiles" },
  { id: "dimensions", title: "Dimensions", has: (entry) => entry.type === "dimension" && !isRadius(entry), layout: "bars" },
  { id: "radii", title: "Radii", has: isRadius, layout: "tiles" },
  { id: "lines", title: "Borders and strokes", has: types("border", "strokeStyle"), layout: "tiles" },
  { id: "shadows", title: "Shadows", has: types("shadow"), layout: "tiles" },
  { id: "gradients", title: "Gradients", has: types("gradient"), layout: "tiles" },
  { id: "motion", title: "Motion", has: types("duration", "cubicBezier", "transition"), layout: "tiles" },
  { id: "numbers", title: "Numbers", has: types("number"), layout: "tiles" },
  { id: "constants", title: "Constants", has: types("boolean", "string", "image", "word", "factor", "point", "size", "rect", "insets"), layout: "tiles" },
];

/** Adds all sections to an element. */
function addSections(main) {
  const shownEntries = [...source.tokens, ...source.constants].filter((entry) => !isInComponent(entry));
  for (const section of sections) {
    const members = shownEntries.filter(section.has);
    if (members.length > 0) main.append(tokenSection(section, members));
    if (section.id === "colors" && pairs.length > 0) main.append(pairSection());
  }
  if (source.components.length > 0) {
    main.append(frame("components", "Components", source.components.length, source.components.map(componentCard)));
  }
  const deprecated = source.tokens.filter((entry) => entry.deprecated !== undefined);
  if (deprecated.length > 0) main.append(frame("deprecated", "Deprecated", deprecated.length, deprecated.map(deprecatedRow)));
}

function frame(id, title, count, children) {
  return make("section", { id: `section:${id}`, "data-section": id, "aria-labelledby": `heading:${id}` },
    make("h2", { id: `heading:${id}`, tabindex: "-1" }, title, make("span", { class: "count", "aria-hidden": "true" }, count)), children.flat());
}

function tokenSection(section, members) {
  const ordered = section.id === "text-styles" ? byNumber(members) : members;
  const groups = new Map([...grouped(ordered, (entry) => groupOf(entry.path))].flatMap(([path, list]) => (list.length > most ? parted(path, list) : [[path, list]])));
  const scale = section.id === "text-styles" && textScale(members);
  return frame(section.id, section.title, members.filter((entry) => !entry.private).length, [scale, [...groups].map(([path, list]) => {
    const isStepped = section.id === "colors" && isRamp(list);
    const isDescribed = list.filter((entry) => entry.description).length * 2 > list.length;
    const layout = isStepped ? "swatches ramp" : isDescribed ? `${section.layout} described` : section.layout;
    const style = isStepped ? { "--steps": list.length, "--many": perRow(list.length, 12), "--few": perRow(list.length, 5) } : {};
    if (isStepped) list.sort((one, other) => stepOf(one) - stepOf(other));
    return make("div", { class: "group", id: groupId(section.id, path), "data-group": path }, groupHeading(path, list),
      make("div", { class: layout, style }, list.map((entry) => (section.make ?? card)(entry))));
  })]);
}

/** The maximum number of tokens in a group that is shown as a whole. */
const most = 60;

/** Lists by a key, in order of appearance. */
function grouped(list, keyOf) {
  const groups = new Map();
  for (const element of list) {
    const key = keyOf(element);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(element);
  }
  return groups;
}

/** The parts of a large group whose names have common beginnings: `blue-100` and `blue-200`, or `accent-x` and `accent-y`. */
function parted(path, list) {
  const stem = (entry) => /^(.+)-\d+$/.exec(nameOf(entry.path))?.[1];
  const stems = grouped(list, stem);
  const keyOf = (entry) => (stems.get(stem(entry)).length > 3 && stem(entry)) || nameOf(entry.path).split("-")[0];
  const parts = [...grouped(list, keyOf)];
  const rest = parts.filter(([, part]) => part.length < 3).flatMap(([, part]) => part);
  return [...(rest.length > 0 ? [[path, rest]] : []), ...parts.filter(([, part]) => part.length >= 3).map(([key, part]) => [path ? `${path}.${key}-` : `${key}-`, part])];
}

/** The length of equal rows with at most `most` elements. */
function perRow(count, most) {
  return Math.ceil(count / Math.ceil(count / most));
}

/** The number at the end of a name. */
function stepOf(entry) {
  return Number(/\d+$/.exec(entry.path)?.[0]);
}

/** Whether colors are the steps of a ramp: their names differ only in a number at the end. */
function isRamp(list) {
  const stems = new Set(list.map((entry) => nameOf(entry.path).replace(/\d+$/, "")));
  return list.length >= 4 && stems.size === 1 && list.every((entry) => !Number.isNaN(stepOf(entry)));
}

/** The text styles as a scale: a letter at each size, from small to large. */
function textScale(list) {
  const sized = list.filter((entry) => !entry.private && pixels(valueOf(entry).size ?? "1em") !== undefined);
  const scale = make("div", { class: "scale", "aria-hidden": "true" });
  addView(list, scale, () => {
    const size = (entry) => pixels(valueOf(entry).size);
    const look = (entry) => JSON.stringify([valueOf(entry).families, size(entry), valueOf(entry).weight, valueOf(entry).slant, valueOf(entry).case]);
    const distinct = [...grouped(sized, look).values()].map(([first]) => first);
    scale.replaceChildren(...distinct.toSorted((one, other) => size(one) - size(other)).map((entry) => {
      const style = textStyle(valueOf(entry), display.scale);
      delete style.color;
      return make("span", { class: "step" }, make("span", { style: { ...style, lineHeight: 1 } }, "Ag"), make("small", {}, shownNumber(size(entry), 1)));
    }));
  });
  return sized.length > 2 && scale;
}

/** Sorts text styles: those with a number come first, by number. */
function byNumber(list) {
  const rank = (entry) => valueOf(entry).number ?? Infinity;
  return list.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}

/** The heading of a group, with a button that copies the names and values of all its tokens. */
function groupHeading(path, list) {
  const description = groupsByPath.get(path)?.description;
  const button = list.length > 1 && copyButton(() => list.filter((entry) => !cardOf(entry.path).hidden).map(copiedLine).join("\n"), `Copy all of ${path || "the group"}`);
  return make("header", {}, make("h3", { tabindex: "-1" }, path ? path.replaceAll(".", "\u200a.\u200a") : "Not in a group", button), description && make("p", { class: "description" }, description));
}

/** A token in a copied group: its name for the chosen platform, and its value. */
function copiedLine(entry) {
  return `${nameIn(display.platform, entry) ?? entry.path}\t${shown(entry).replaceAll("\u2009", "")}`;
}

/** The pairs of foreground and background colors, with their contrast. */
function pairSection() {
  const list = make("div", { class: "pairs" }, pairs.map(({ color, ground, places }) => {
    const sample = make("span", { class: "pair-sample", "aria-hidden": "true" }, "Ag");
    const ratio = make("span", { class: "pair-ratio" });
    const element = make("div", { class: "pair", "data-color": color.path, "data-ground": ground.path }, sample,
      make("p", {}, tokenLink(color, color.path), " on ", tokenLink(ground, ground.path), make("span", { class: "description" }, places.flatMap((place, index) => [index ? ", " : "", ...breakable(place)]))), ratio);
    addView([color, ground], element, () => {
      sample.style.color = cssColor(valueOf(color));
      sample.style.backgroundColor = cssColor(valueOf(ground));
      ratio.replaceChildren(contrastBadge(contrast(valueOf(color), valueOf(ground))));
    });
    return element;
  }));
  return frame("contrast", "Contrast", pairs.length, [list]);
}

function deprecatedRow(entry) {
  const replacement = entries.get(entry.replacement);
  return make("div", { class: "deprecated-row", "data-private": entry.private }, tokenLink(entry, entry.path),
    make("p", {}, entry.deprecated || "No reason given.", replacement && [" → ", tokenLink(replacement, replacement.path)]));
}
