// Cards and rows of entries. A view shows an entry and is updated when anything it shows changes.

/** All views that show a value, with the entries they depend on and a function that updates them. */
const views = [];

/** The display settings of the page, apart from the contexts. */
const display = { scale: 1, direction: "ltr", platform: "", hasPrivate: false, page: "auto", view: "cards", filter: "" };

function isPageDark() {
  const scheme = display.page === "auto" ? chosenScheme() : display.page;
  return scheme ? scheme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

/** The appearance, if a chosen context is light or dark. */
function chosenScheme() {
  for (const modifier of source.modifiers) {
    const scheme = modifier.schemes[modifier.contexts.indexOf(chosen[modifier.name])];
    if (scheme) return scheme;
  }
  return undefined;
}

/** A card for an entry: specimen, name, value, and code. */
function card(entry, layout = "") {
  const specimen = specimenOf(entry);
  const value = make("p", { class: "value" });
  const origin = make("p", { class: "origin" });
  const code = make("p", { class: "code" });
  const notes = make("p", { class: "notes" });
  const element = make("article", {
    class: `card ${layout}`, id: `token:${entry.path}`, "data-path": entry.path, "data-type": entry.type, "data-private": entry.private,
  }, specimen?.element, make("div", { class: "caption" }, make("h4", {}, tokenLink(entry, labelOf(entry))), rolePart(entry), value, origin, code, notes));
  if (specimen && entry.type !== "typography" && !element.querySelector("button")) specimen.element.setAttribute("aria-hidden", "true");
  addView([entry], element, () => {
    const state = stateOf(entry);
    specimen?.update(plain(state.value));
    value.textContent = shown(entry);
    origin.replaceChildren(...originOf(state));
    showCode(code, entry);
    notes.replaceChildren(...notesOf(entry, state));
    element.classList.toggle("absent", state.absent === true);
  });
  return element;
}

/** The token that a value refers to, or the expression that it's computed from. */
function originOf(state) {
  const target = referenceIn(state.value);
  return target ? ["→\u00a0", ...breakable(target.path)] : state.formula ? [`=\u00a0${state.formula.replace(/[{}]/g, "")}`] : [];
}

function rolePart(entry) {
  return entry.description && make("p", { class: "role" }, entry.description);
}

/** A link that opens an entry. */
function tokenLink(entry, text = nameOf(entry.path)) {
  const children = typeof text === "string" ? breakable(text) : text;
  return make("a", { href: linkTo(entry.path), class: entry.deprecated === undefined ? "token" : "token deprecated", title: entry.path }, children);
}

function linkTo(path) {
  return `#${encodeURIComponent(path)}`;
}

/** The code for the chosen platform, with a button to copy it. */
function showCode(element, entry) {
  const text = nameIn(display.platform, entry) ?? entry.path;
  element.replaceChildren(make("code", {}, breakable(text)), copyButton(text));
}

function notesOf(entry, state) {
  const value = plain(state.value);
  const notes = [];
  if (entry.deprecated !== undefined) notes.push(note("deprecated", "Deprecated", entry.deprecated));
  if (state.absent) notes.push(note("absent", "Absent", "This token is not defined in these contexts"));
  const findings = (entry.notes ?? []).filter(([kind]) => kind === "finding");
  for (const [, rule, message] of findings) notes.push(note("finding", rule, message));
  for (const [, , message] of (entry.notes ?? []).filter(([kind]) => kind === "change")) notes.push(note("change", "Changed", message));
  if (entry.private) notes.push(note("private", "Private", "Only for use in other tokens"));
  if (entry.type === "color" && value.p3) notes.push(note("gamut", "P3", "Outside sRGB: the left half shows the color in sRGB"));
  if (entry.varies) notes.push(note("varies", entry.varies.join(" × "), `Varies with ${entry.varies.join(" and ")}`));
  const seenOn = groundOf(entry);
  if (seenOn) notes.push(contrastNote(contrast(value, valueOf(seenOn)), seenOn));
  return notes;
}

function note(kind, text, title) {
  return make("span", { class: `note ${kind}`, title }, text);
}

/** A row for a text style: number, sample, and metrics. */
function textCard(entry) {
  const element = card(entry, "text-style");
  const number = make("p", { class: "number" });
  const measures = make("dl", { class: "measures" });
  element.prepend(number);
  element.append(measures);
  const draw = () => {
    const value = valueOf(entry);
    number.textContent = value.number ?? "–";
    number.setAttribute("aria-label", value.number ? `Number ${value.number}` : "No number");
    measures.replaceChildren(...textMeasures(value).map(([term, text]) => make("div", {}, make("dt", {}, term), make("dd", {}, text))));
  };
  addView([entry], element, draw);
  return element;
}

/** A component: its appearance in each state, and its fields. */
function componentCard(component) {
  const fields = fieldsOf(component);
  const specimen = componentSpecimen(component);
  const rows = fields.map(({ name, entry }) => fieldRow(name, entry));
  const element = make("article", { class: "component", "data-component-path": component.path },
    make("h3", {}, component.path, make("span", { class: "kind" }, component.kind)),
    component.description && make("p", { class: "description" }, component.description),
    specimen.element,
    make("details", {}, make("summary", {}, `${fields.length} fields`), make("div", { class: "fields" }, rows)));
  addView([...new Set(fields.map(({ entry }) => entry))], element, specimen.update);
  return element;
}

function fieldRow(name, entry) {
  const value = make("span", { class: "value" });
  const specimen = ["color", "fontFamily", "fontWeight"].includes(entry.type) ? specimenOf(entry) : undefined;
  specimen?.element.setAttribute("aria-hidden", "true");
  const origin = make("span", { class: "origin" });
  const element = make("div", { class: "field", id: `token:${entry.path}`, "data-path": entry.path, "data-type": entry.type },
    specimen?.element ?? make("span", {}), tokenLink(entry, name), value, origin);
  addView([entry], element, () => {
    const state = stateOf(entry);
    specimen?.update(plain(state.value));
    value.textContent = shown(entry);
    const target = referenceIn(state.value);
    origin.replaceChildren(...(target ? [tokenLink(target, target.path)] : []));
  });
  return element;
}

function addView(shownEntries, element, update) {
  const varies = new Set(shownEntries.flatMap((entry) => entry.varies ?? []));
  views.push({ entries: shownEntries, element, update, varies });
  update();
}

/** Updates the views for which `isAffected` returns true. */
function updateViews(isAffected = () => true) {
  for (const view of views) if (isAffected(view)) view.update();
}
