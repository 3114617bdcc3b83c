// Starts the page: keyboard shortcuts and the first view.

/** Whether the last activation was by keyboard, in which case the focus must follow. */
let isByKey = false;

/** Moves to the next or previous visible token. */
function step(count) {
  const links = [...document.querySelectorAll("main .card h4 a.token, main .field a.token:first-of-type, main tr a.token")].filter((link) => link.checkVisibility());
  const path = inspected?.path;
  const current = path ? links.findIndex((link) => link.title === path) : links.indexOf(document.activeElement);
  const next = links[current + count];
  if (!next) return;
  if (inspected) openEntry(entriesByPath.get(next.title));
  else next.focus();
}

addEventListener("keydown", (event) => {
  isByKey = event.key === "Enter";
  const isTyping = event.target.matches("input:not([type=radio], [type=checkbox]), select, textarea");
  if (event.key === "Escape") {
    if (event.target === searchField && searchField.value) return;
    for (const menu of document.querySelectorAll("#bar details[open]")) menu.removeAttribute("open");
    closeInspector();
  } else if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    searchField.select();
  } else if (["ArrowLeft", "ArrowRight"].includes(event.key) && !isTyping && !event.altKey && !event.metaKey
    && (event.target.matches("main a.token") || (inspected && !event.target.matches("input, .table-frame")))) {
    event.preventDefault();
    step(event.key === "ArrowRight" ? 1 : -1);
  }
});
addEventListener("pointerdown", (event) => {
  isByKey = false;
  for (const menu of document.querySelectorAll("#bar details[open]")) if (!menu.contains(event.target)) menu.removeAttribute("open");
});
addEventListener("click", followLink);
addEventListener("popstate", readAddress);
searchField.addEventListener("input", () => {
  search();
  writeAddress();
});
document.getElementById("clear").addEventListener("click", () => {
  clearSearch();
  writeAddress();
});
form.addEventListener("submit", (event) => event.preventDefault());
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", followSystem);

function summary() {
  const count = (number, one, many) => `${number} ${number === 1 ? one : many}`;
  const contexts = source.modifiers.map((modifier) => `${modifier.contexts.length} × ${modifier.name}`);
  return [count(source.tokens.filter((token) => !token.private).length, "token", "tokens"), ...contexts].join(", ");
}

/** The contents are a menu in narrow windows. */
const wide = matchMedia("(min-width: 60.0625rem)");
const menuOfContents = document.getElementById("menu");
menuOfContents.open = wide.matches;
wide.addEventListener("change", () => (menuOfContents.open = wide.matches));
roomy.addEventListener("change", addSwitches);
// Samples are measured again with the fonts that have arrived.
document.fonts.addEventListener("loadingdone", () => {
  installed.clear();
  updateViews(showsText);
});
document.getElementById("summary").textContent = summary();
followSystem();
addSections(document.getElementById("main"));
addContents(document.getElementById("contents"));
initial.view = source.tokens.length > 500 ? "list" : "cards";
initial.on = ground?.path ?? "";
setView(initial.view);
addSwitches();
search();
new ResizeObserver(() => document.documentElement.style.setProperty("--bar", `${barHeight()}px`)).observe(document.getElementById("bar"));
readAddress();
isStarted = true;
markCurrent();
document.documentElement.dataset.ready = "";
