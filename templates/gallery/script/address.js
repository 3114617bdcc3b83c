// The URL: the open token, the chosen contexts, the search, and the display settings.

/** The settings in the URL: name, current value, default, and a function that sets it. */
const settings = [
  ["q", () => searchField.value, "", (text) => (searchField.value = text)],
  ["filter", () => display.filter, "", (name) => (display.filter = name)],
  ["view", () => display.view, undefined, (view) => ["cards", "list", "table"].includes(view) && setView(view)],
  ["names", () => display.platform, "", (platform) => platforms.includes(platform) && (display.platform = platform)],
  ["on", () => ground?.path ?? "", undefined, (path) => (ground = entriesByPath.get(path))],
  ["size", () => String(display.scale), "1", (scale) => (display.scale = Number(scale) || 1)],
  ["dir", () => display.direction, "ltr", (direction) => (display.direction = direction === "rtl" ? "rtl" : "ltr")],
  ["private", () => (display.hasPrivate ? "1" : ""), "", (isOn) => setPrivate(isOn === "1")],
  ["page", () => display.page, "auto", (page) => ["light", "dark"].includes(page) && (display.page = page)],
];

/** The settings that depend on the tokens. */
const initial = {};

function addressOf(place) {
  const parts = source.modifiers.filter((modifier) => explicit.has(modifier.name)).map((modifier) => [modifier.name, chosen[modifier.name]]);
  for (const [name, value, fallback] of settings) {
    if (value() !== (fallback ?? initial[name])) parts.push([`.${name}`, value()]);
  }
  const query = parts.map((part) => part.map(encodeURIComponent).join("=")).join("&");
  return `#${place}${query ? `?${query}` : ""}`;
}

/** Writes the current state to the URL. A new entry of the history lets Back close the inspector. */
function writeAddress(isNew = false) {
  if (!isStarted) return;
  const address = addressOf(inspected ? encodeURIComponent(inspected.path) : "");
  try {
    if (isNew) history.pushState({ isOpen: true }, "", address);
    else history.replaceState(history.state, "", address);
  } catch {
    // Some browsers don't allow changing the URL of a file. The page works without it.
  }
}

let isStarted = false;

function readAddress() {
  const [place, query] = location.hash.slice(1).split("?");
  for (const [name, text] of new URLSearchParams(query ?? "")) {
    const modifier = source.modifiers.find((modifier) => modifier.name === name);
    if (modifier?.contexts.includes(text)) {
      chosen[name] = text;
      explicit.add(name);
    }
    settings.find(([key]) => `.${key}` === name)?.[3](text);
  }
  if (query) redraw();
  if (place.startsWith("/")) return goTo(place.slice(1));
  const entry = entriesByPath.get(decode(place));
  if (entry) openEntry(entry);
  else hideInspector();
}

/** Updates everything after several settings have changed. */
function redraw() {
  showPage();
  addSwitches();
  updateViews();
  search();
  showInspector();
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Opens a token in the inspector and shows its card. */
function openEntry(entry) {
  if (entry.private && !display.hasPrivate) {
    if (form.elements.private) form.elements.private.checked = true;
    setPrivate(true);
  }
  const element = cardOf(entry.path);
  if (element?.hidden) clearSearch();
  element?.closest("details")?.setAttribute("open", "");
  inspect(entry);
  const shownElement = display.view === "table" ? document.querySelector(`[data-row="${CSS.escape(entry.path)}"]`) ?? element : element;
  const { top, bottom } = shownElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const sheet = inspector.getBoundingClientRect();
  const isSheet = sheet.left === 0;
  if (shownElement && (top < barHeight() || bottom > (isSheet ? sheet.top : innerHeight))) reveal(shownElement, isSheet ? "start" : "center");
  if (isByKey) document.getElementById("inspector-title").focus({ preventScroll: true });
  writeAddress();
}

/** Links open tokens without a new entry of the history if the inspector is open. */
function followLink(event) {
  const link = event.target.closest?.("a[href^='#']");
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const place = link.getAttribute("href").slice(1);
  event.preventDefault();
  if (place.startsWith("/")) {
    if (!wide.matches) menuOfContents.open = false;
    return goTo(place.slice(1));
  }
  const entry = entriesByPath.get(decode(place));
  if (!entry) return;
  const isNew = !inspected;
  if (isNew) {
    inspected = entry;
    writeAddress(true);
  }
  openEntry(entry);
}
