// The sections of the page, and the table of contents.

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
    make("h2", { id: `heading:${id}` }, title, make("span", { class: "count", "aria-hidden": "true" }, count)), children);
}

function tokenSection(section, members) {
  const groups = new Map();
  const ordered = section.id === "text-styles" ? byNumber(members) : members;
  for (const entry of ordered) {
    const path = groupOf(entry.path);
    if (!groups.has(path)) groups.set(path, []);
    groups.get(path).push(entry);
  }
  return frame(section.id, section.title, members.filter((entry) => !entry.private).length, [...groups].map(([path, list]) => {
    return make("div", { class: "group" }, groupHeading(path),
      make("div", { class: section.layout }, list.map((entry) => (section.make ?? card)(entry))));
  }));
}

/** Sorts text styles: those with a number come first, by number. */
function byNumber(list) {
  const rank = (entry) => valueOf(entry).number ?? Infinity;
  return list.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}

function groupHeading(path) {
  const description = groupsByPath.get(path)?.description;
  return make("header", {}, path && make("h3", {}, path.replaceAll(".", "\u200a.\u200a")), description && make("p", { class: "description" }, description));
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

/** The table of contents. */
function addContents(nav) {
  const list = [...document.querySelectorAll("main > section")].map((section) => {
    const [title, count] = section.querySelector("h2").childNodes;
    return make("li", {}, make("a", { href: `#/${section.dataset.section}`, "data-section-link": section.dataset.section }, title.textContent, make("span", { class: "count" }, count.textContent)));
  });
  nav.append(make("ul", {}, list));
  const observer = new IntersectionObserver((changes) => {
    for (const change of changes) change.target.isInSight = change.isIntersecting;
    const current = [...document.querySelectorAll("main > section")].find((section) => section.isInSight);
    for (const link of nav.querySelectorAll("a")) {
      if (link.dataset.sectionLink === current?.dataset.section) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }, { rootMargin: "-15% 0px -60% 0px" });
  for (const section of document.querySelectorAll("main > section")) observer.observe(section);
}
