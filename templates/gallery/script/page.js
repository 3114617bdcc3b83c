// Starts the page: URL, search, and keyboard shortcuts.

/** The URL contains the open token and all contexts that aren't the default. */
function writeAddress() {
  const choices = source.modifiers.filter((modifier) => chosen[modifier.name] !== modifier.default)
    .map((modifier) => `${encodeURIComponent(modifier.name)}=${encodeURIComponent(chosen[modifier.name])}`);
  const hash = (inspected ? encodeURIComponent(inspected.path) : "") + (choices.length > 0 ? `?${choices.join("&")}` : "");
  try {
    history.replaceState(null, "", `#${hash}`);
  } catch {
    // Some browsers don't allow changing the URL of a file. The page works without it.
  }
}

function readAddress() {
  const [place, query] = location.hash.slice(1).split("?");
  for (const [name, context] of new URLSearchParams(query ?? "")) {
    const modifier = source.modifiers.find((modifier) => modifier.name === name);
    if (modifier?.contexts.includes(context) && chosen[name] !== context) {
      choose(name, context);
      addSwitches();
    }
  }
  if (place.startsWith("/")) return goTo(place.slice(1));
  const entry = entriesByPath.get(decode(place));
  if (entry) openEntry(entry);
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function goTo(section) {
  const element = section === "main" ? document.getElementById("main") : document.getElementById(`section:${section}`);
  reveal(element, "start");
  (section === "main" ? element : element?.querySelector("h2"))?.focus({ preventScroll: true });
}

/** Scrolls to an element, and again when the elements near it have their final height. */
function reveal(element, block) {
  element?.scrollIntoView({ block });
  requestAnimationFrame(() => element?.scrollIntoView({ block }));
}

function openEntry(entry) {
  if (entry.private && !display.hasPrivate) {
    form.elements.private.checked = true;
    setPrivate(true);
  }
  const element = cardOf(entry.path);
  if (element?.hidden) {
    searchField.value = "";
    search();
  }
  element?.closest("details")?.setAttribute("open", "");
  inspect(entry);
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  if (top < form.offsetHeight || bottom > innerHeight) reveal(element, "center");
  if (isByKey) document.getElementById("inspector-title").focus({ preventScroll: true });
  writeAddress();
}

const searchField = document.getElementById("search");

/** The searchable text of each card. */
const searchTexts = new Map();

function searchTextOf(entry) {
  if (!searchTexts.has(entry)) {
    const names = namesOf(entry).map(([, name]) => name);
    searchTexts.set(entry, [entry.path, entry.description ?? "", entry.type, ...names].join("\n").toLowerCase());
  }
  return searchTexts.get(entry);
}

/** Hides the cards that don't contain all words of the search, and everything that becomes empty. */
function search() {
  const words = searchField.value.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (entry) => words.every((word) => searchTextOf(entry).includes(word) || shown(entry).toLowerCase().includes(word) || (entry.type === "typography" && String(valueOf(entry).number) === word));
  let count = 0;
  for (const element of document.querySelectorAll("main .card")) {
    const entry = entriesByPath.get(element.dataset.path);
    element.hidden = (entry.private && !display.hasPrivate) || !isFound(entry);
    if (!element.hidden) count += 1;
  }
  for (const element of document.querySelectorAll("main .component")) {
    const members = views.find((view) => view.element === element).entries;
    element.hidden = words.length > 0 && !members.some(isFound);
    if (!element.hidden) count += 1;
  }
  for (const element of document.querySelectorAll("main .pair, main .deprecated-row")) {
    element.hidden = (words.length > 0 && !words.every((word) => element.textContent.toLowerCase().includes(word))) || (element.dataset.private !== undefined && !display.hasPrivate);
  }
  hideEmpty();
  document.getElementById("empty").hidden = count > 0;
  if (words.length > 0) announce(`${count} found`);
}

function hideEmpty() {
  const isEmpty = (element, members) => ![...element.querySelectorAll(members)].some((member) => !member.hidden);
  for (const group of document.querySelectorAll("main .group")) group.hidden = isEmpty(group, ".card");
  for (const section of document.querySelectorAll("main > section")) {
    section.hidden = isEmpty(section, ".card, .component, .pair, .deprecated-row");
    document.querySelector(`[data-section-link="${section.dataset.section}"]`).parentElement.hidden = section.hidden;
  }
}

/** Whether the last activation was by keyboard, in which case the focus must follow. */
let isByKey = false;

addEventListener("keydown", (event) => {
  isByKey = event.key === "Enter";
  const isTyping = event.target.matches("input:not([type=radio], [type=checkbox]), select, textarea");
  if (event.key === "Escape") {
    if (event.target === searchField && searchField.value) return;
    closeInspector();
  } else if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    searchField.select();
  } else if (["ArrowLeft", "ArrowRight"].includes(event.key) && event.target.matches("main a.token")) {
    event.preventDefault();
    const links = [...document.querySelectorAll("main a.token")].filter((link) => link.checkVisibility());
    const step = event.key === "ArrowRight" ? 1 : -1;
    links[links.indexOf(event.target) + step]?.focus();
  }
});
addEventListener("pointerdown", () => (isByKey = false));
addEventListener("hashchange", readAddress);
searchField.addEventListener("input", search);
form.addEventListener("submit", (event) => event.preventDefault());
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showPage);

function summary() {
  const count = (number, one, many) => `${number} ${number === 1 ? one : many}`;
  const contexts = source.modifiers.map((modifier) => `${modifier.contexts.length} × ${modifier.name}`);
  return [count(source.tokens.filter((token) => !token.private).length, "token", "tokens"), ...contexts].join(", ");
}

document.getElementById("summary").textContent = summary();
showPage();
addSections(document.getElementById("main"));
addContents(document.getElementById("contents"));
addSwitches();
search();
readAddress();
document.documentElement.dataset.ready = "";
