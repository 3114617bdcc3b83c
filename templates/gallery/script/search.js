// Search and filters.

const searchField = document.getElementById("search");

/** The searchable text of each entry. */
const searchTexts = new Map();

function searchTextOf(entry) {
  if (!searchTexts.has(entry)) {
    const names = namesOf(entry).map(([, name]) => name);
    const text = [entry.path, entry.description ?? "", entry.type, ...names].join("\n").toLowerCase();
    searchTexts.set(entry, { text, letters: [entry.path, ...names].map(lettersOf) });
  }
  return searchTexts.get(entry);
}

/** The letters and digits of a name, in lowercase, which all spellings of a name have in common. */
function lettersOf(name) {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Whether a word is a name in code, such as `var(--x)`, `$x`, or `Tokens.Color.x`, and names an entry. */
function isNamed(word, entry) {
  const code = /^(?:var\()?(?:--|[$@.])?([\p{L}\p{N}_.$-]+?)\)?;?$/u.exec(word)?.[1];
  if (!code || !/[-.$_]|^\p{L}+$/u.test(word)) return false;
  const letters = lettersOf(code);
  const path = searchTextOf(entry).letters[0];
  // Names in code can begin with a prefix or the name of a type.
  return searchTextOf(entry).letters.some((name) => name.includes(letters)) || (entry.path.includes(".") && letters.endsWith(path));
}

/** The color that a search consists of, if any. */
function searchedColor(text) {
  const digits = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text.trim())?.[1];
  if (!digits || !(text.includes("#") || (digits.length >= 6 && /\d/.test(digits)))) return undefined;
  return `#${(digits.length < 6 ? digits.replace(/./g, "$&$&") : digits).toLowerCase().padEnd(8, "f")}`;
}

/** OKLab coordinates of an sRGB color. */
function oklab(value) {
  const [red, green, blue] = channels(value).slice(0, 3).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  const [l, m, s] = [
    0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue,
    0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue,
    0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue,
  ].map(Math.cbrt);
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s, 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
}

/** The perceptual distance of two colors, with differences in opacity. */
function distance(one, other) {
  const [first, second] = [oklab(one), oklab(other)];
  return Math.hypot(...first.map((part, index) => part - second[index]), channels(one)[3] - channels(other)[3]);
}

/** The color tokens near a color, nearest first. */
function nearest(color) {
  return source.tokens.filter((entry) => entry.type === "color" && (!entry.private || display.hasPrivate))
    .map((entry) => ({ entry, far: distance(valueOf(entry), color) }))
    .filter(({ far }) => far < 0.12).sort((one, other) => one.far - other.far).slice(0, 24);
}

/** The filters: name, title, and the entries that they show. */
function filters() {
  const has = (kind) => (entry) => entry.notes?.some((note) => note[0] === kind);
  const rules = [...new Set(source.tokens.flatMap((entry) => (entry.notes ?? []).filter(([kind]) => kind === "finding").map(([, rule]) => rule)))].sort();
  return [
    ["varies", "Vary with a context", (entry) => entry.varies !== undefined],
    ["deprecated", "Deprecated", (entry) => entry.deprecated !== undefined],
    ["changed", `Changed since ${source.tokens.flatMap((entry) => entry.notes ?? []).find(([kind]) => kind === "change")?.[1]}`, has("change")],
    ["findings", "All findings of lint", has("finding")],
    ...rules.map((rule) => [`finding:${rule}`, `Finding: ${rule}`, (entry) => entry.notes?.some((note) => note[0] === "finding" && note[1] === rule)]),
    ...[...new Set(source.tokens.map((entry) => entry.type))].sort().map((type) => [`type:${type}`, `Type: ${type}`, (entry) => entry.type === type]),
  ].map(([name, title, shows]) => ({ name, title, shows, count: source.tokens.filter((entry) => !entry.private && shows(entry)).length }))
    .filter(({ count }) => count > 0);
}

function setFilter(name) {
  display.filter = name;
  search();
  writeAddress();
}

function clearSearch() {
  searchField.value = "";
  display.filter = "";
  if (form.elements.filter) form.elements.filter.value = "";
  search();
}

/** Hides everything that the search and the filter don't match. */
function search() {
  const color = searchedColor(searchField.value);
  const near = color ? nearest(color) : [];
  const words = color ? [] : searchField.value.split(/\s+/).filter(Boolean);
  const filter = filters().find((one) => one.name === display.filter);
  const isFound = (entry) => (filter?.shows(entry) ?? true) && (!color || near.some((one) => one.entry === entry)) && words.every((word) => contains(entry, word));
  const isFiltered = color !== undefined || words.length > 0 || filter !== undefined;
  let count = 0;
  for (const element of document.querySelectorAll("main .card")) {
    const entry = entriesByPath.get(element.dataset.path);
    element.hidden = (entry.private && !display.hasPrivate) || !isFound(entry);
    if (!element.hidden) count += 1;
  }
  for (const element of document.querySelectorAll("main .component")) {
    const members = views.find((view) => view.element === element).entries;
    element.hidden = isFiltered && !members.some(isFound);
    if (!element.hidden) count += 1;
  }
  for (const element of document.querySelectorAll("main .pair, main .deprecated-row")) {
    const isTextFound = words.every((word) => element.textContent.toLowerCase().includes(word.toLowerCase()));
    element.hidden = color !== undefined || filter !== undefined || !isTextFound || (element.dataset.private !== undefined && !display.hasPrivate);
  }
  showNear(color, near);
  hideEmpty();
  markHidden();
  markCurrent();
  document.getElementById("empty").hidden = count > 0;
  if (isFiltered) announce(`${count} found`);
}

/** Whether the text of an entry contains a word, or the word is a name of the entry. */
function contains(entry, word) {
  const text = word.toLowerCase();
  return searchTextOf(entry).text.includes(text) || shown(entry).toLowerCase().includes(text) || isNamed(word, entry)
    || (entry.type === "typography" && String(valueOf(entry).number) === word);
}

/** Shows the tokens near a searched color. */
function showNear(color, near) {
  const element = document.getElementById("near");
  element.hidden = near.length === 0;
  element.replaceChildren(...(near.length === 0 ? [] : [
    make("h2", {}, "Nearest to ", shownHex(color), make("span", { class: "chip", style: { backgroundColor: color } })),
    make("ol", {}, near.map(({ entry, far }) => make("li", {}, make("span", { class: "chip", style: { backgroundColor: cssColor(valueOf(entry)) } }),
      tokenLink(entry, entry.path), make("span", { class: "value" }, shown(entry)), make("span", { class: "value" }, far < 0.0005 ? "same color" : `ΔE ${shownNumber(far * 100, 1)}`)))),
  ]));
}

function hideEmpty() {
  const isEmpty = (element, members) => ![...element.querySelectorAll(members)].some((member) => !member.hidden);
  for (const group of document.querySelectorAll("main .group")) {
    group.hidden = isEmpty(group, ".card");
    const link = document.querySelector(`[data-group-link="${CSS.escape(group.id)}"]`);
    if (link) link.classList.toggle("empty-group", group.hidden);
  }
  for (const section of document.querySelectorAll("main > section[data-section]")) {
    section.hidden = isEmpty(section, ".card, .component, .pair, .deprecated-row");
    document.querySelector(`[data-section-link="${section.dataset.section}"]`).parentElement.hidden = section.hidden;
  }
}
