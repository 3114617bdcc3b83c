// The table view: a row for each token, and a column for each combination of contexts.

/** The maximum number of columns for contexts. */
const widest = 8;

/** The combinations of contexts in the columns: all, or those of the first modifier if there are too many. */
function columns() {
  const wanted = source.modifiers.filter((modifier) => source.tokens.some((token) => token.varies?.includes(modifier.name)));
  const combine = (modifiers) => modifiers.reduce((list, modifier) => list.flatMap((choice) => modifier.contexts.map((context) => ({ ...choice, [modifier.name]: context }))), [{}]);
  const all = combine(wanted);
  if (all.length <= widest) return all;
  const main = wanted.find((modifier) => modifier.schemes.some(Boolean)) ?? wanted[0];
  return combine([main]).slice(0, widest);
}

function columnTitle(choice) {
  return Object.values(choice).join(" ") || "value";
}

/** Adds a table to each group of tokens. */
function addTables() {
  const choices = columns();
  for (const group of document.querySelectorAll("main .group")) {
    if (group.querySelector("table")) continue;
    const list = [...group.querySelectorAll(".card")].map((element) => entriesByPath.get(element.dataset.path));
    const table = make("table", { class: "tokens", style: { "--columns": choices.length } },
      make("thead", {}, make("tr", {}, make("th", { scope: "col" }, "Token"), choices.map((choice) => make("th", { scope: "col" }, columnTitle(choice))))),
      make("tbody", {}, list.map((entry) => tableRow(entry, choices))));
    group.append(make("div", { class: "table-frame", tabindex: "0", role: "group", "aria-label": `Values of ${group.dataset.group || "tokens"}` }, table));
  }
  markHidden();
}

function tableRow(entry, choices) {
  const cells = choices.map(() => make("td", {}));
  const row = make("tr", { "data-row": entry.path }, make("th", { scope: "row" }, make("span", { class: "prefix" }, entry.path.slice(0, -nameOf(entry.path).length)), tokenLink(entry), rolePart(entry)), cells);
  addView([entry], row, () => {
    const states = choices.map((choice) => stateOf(entry, { ...chosen, ...choice }));
    // A reference that is the same in all columns is shown once.
    const origins = states.map((state) => referenceIn(state.value) ?? state.formula);
    const isSame = origins.every((origin) => origin === origins[0]);
    choices.forEach((choice, index) => fillCell(cells[index], entry, choice, states[index], index === 0 || !isSame));
  });
  return row;
}

function fillCell(cell, entry, choice, state, hasOrigin) {
  const value = plain(state.value);
  const color = entry.type === "color" && make("span", { class: "chip", style: { backgroundColor: cssColor(value) } });
  cell.classList.toggle("chosen", agrees(choice, chosen));
  cell.replaceChildren(...[color, state.absent ? "absent" : shown(entry, value), hasOrigin && !state.absent && make("p", { class: "origin" }, originOf(state))].filter(Boolean));
}

/** Hides the rows of hidden cards. */
function markHidden() {
  for (const row of document.querySelectorAll("main tr[data-row]")) row.hidden = cardOf(row.dataset.row).hidden;
}

/** Shows the tokens as cards, as a list, or as a table. */
function setView(view) {
  display.view = view;
  document.getElementById("main").dataset.view = view;
  if (view === "table") addTables();
  markCurrent();
  writeAddress();
}

/** Prints a table, whatever the page shows. */
addEventListener("beforeprint", () => {
  addTables();
  document.getElementById("main").dataset.view = "table";
});
addEventListener("afterprint", () => (document.getElementById("main").dataset.view = display.view));
