// Follows `tokens serve`: takes changed values without loading the page again, and shows mistakes.

/** The properties of tokens that can change without drawing the page again. */
const volatile = new Set(["value", "formula", "description", "deprecated", "replacement", "names", "notes"]);

/** Everything about the tokens apart from their values, but with references, on which contrast depends. */
function shapeOf(data) {
  const shape = JSON.stringify(data, function (key, value) {
    if (key === "value") return [...referencesIn(value)];
    return volatile.has(key) && "type" in this ? undefined : value;
  });
  return shape + data.tokens.map((token) => token.deprecated === undefined).join();
}

/** A copy of the data as it was received. The page adds properties to its own. */
let received = document.getElementById("data").textContent;

/** Takes new values. Pages with other tokens are loaded again, at the same place. */
function takeData(text) {
  if (text === received) return;
  const next = JSON.parse(text);
  if (shapeOf(next) !== shapeOf(JSON.parse(received))) return loadAgain();
  received = text;
  const textOf = (entry) => JSON.stringify([entry.value, entry.variants]);
  const before = new Map([...entries.values()].map((entry) => [entry, textOf(entry)]));
  for (const update of [...next.tokens, ...next.constants]) {
    const entry = entries.get(update.index);
    for (const name of volatile) delete entry[name];
    Object.assign(entry, update, { variants: [] });
  }
  addVariants(next.variants);
  searchTexts.clear();
  redraw();
  showChanged([...entries.values()].filter((entry) => textOf(entry) !== before.get(entry)));
}

/** Points out changed cards, and announces their number. */
function showChanged(changed) {
  if (changed.length === 0) return;
  for (const entry of changed) {
    for (const element of [cardOf(entry.path), document.querySelector(`[data-row="${CSS.escape(entry.path)}"]`)].filter(Boolean)) {
      element.classList.remove("changed");
      void element.offsetWidth;
      element.classList.add("changed");
    }
  }
  announce(changed.length === 1 ? `${changed[0].path} changed` : `${changed.length} tokens changed`);
}

/** Loads the page again. The card at the top keeps its position. */
function loadAgain() {
  const top = [...document.querySelectorAll("main .card, main tr[data-row]")].find((element) => element.checkVisibility() && element.getBoundingClientRect().top >= barHeight());
  if (top && scrollY > 0) sessionStorage.setItem("place", JSON.stringify([top.dataset.path ?? top.dataset.row, top.getBoundingClientRect().top]));
  location.reload();
}

function restorePlace() {
  const place = sessionStorage.getItem("place");
  if (!place) return;
  sessionStorage.removeItem("place");
  history.scrollRestoration = "manual";
  const [path, top] = JSON.parse(place);
  const move = (tries) => {
    const element = document.querySelector(`${display.view === "table" ? "[data-row" : ".card[data-path"}="${CSS.escape(path)}"]`);
    if (element) scrollBy(0, element.getBoundingClientRect().top - top);
    if (tries > 0) requestAnimationFrame(() => move(tries - 1));
  };
  move(8);
}

/** Shows the errors of the source, each with its location, an excerpt, and help. */
function showMistakes(reports) {
  const panel = document.getElementById("mistakes");
  panel.hidden = reports.length === 0;
  const most = 20;
  panel.replaceChildren(...(reports.length === 0 ? [] : [
    make("h2", {}, reports.length === 1 ? "The source has a mistake" : `The source has ${reports.length} mistakes`),
    make("p", {}, "The page shows the last version without errors."),
    ...reports.slice(0, most).map((report) => {
      const [title, ...lines] = report.trimEnd().split("\n");
      return make("article", {}, make("h3", {}, title), make("pre", { tabindex: "0" }, lines.join("\n")));
    }),
    reports.length > most && make("p", {}, `and ${reports.length - most} more`),
  ].filter(Boolean)));
}

async function takeTheme() {
  const answer = await fetch("/", { cache: "no-store" });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const data = page.getElementById("data");
  if (data) takeData(data.textContent);
  else location.reload();
}

/** Themes are taken one after the other. */
let turn = Promise.resolve();
const events = new EventSource("/events");
events.addEventListener("theme", () => {
  showMistakes([]);
  turn = turn.then(takeTheme).catch(() => {});
});
events.addEventListener("mistakes", (event) => showMistakes(JSON.parse(event.data).reports));
restorePlace();
