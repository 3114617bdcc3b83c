// The controls: contexts, view, filter, names, and a menu with the settings of samples and of the page itself.

const form = document.getElementById("switches");

/** Whether the window has room for all controls in a row. */
const roomy = matchMedia("(min-width: 80rem)");

/** A choice between a few words, as a segmented control, or as a menu if there are many. */
function chooser(title, name, words, current, change) {
  if (words.length > 5 || words.join("").length > 42) return menu(title, name, words.map((word) => [word, word]), current, change);
  const buttons = words.map((word) => make("label", {},
    make("input", { type: "radio", name, value: word, checked: word === current, onchange: () => change(word) }), make("span", {}, word)));
  return make("fieldset", { class: "chooser", "data-switch": name }, make("legend", {}, title), make("div", {}, buttons));
}

function menu(title, name, options, current, change) {
  const select = make("select", { name, onchange: (event) => change(event.target.value) },
    options.map(([value, text]) => make("option", { value, selected: value === current }, text)));
  return make("label", { class: "menu", "data-switch": name }, make("span", {}, title), select);
}

function toggle(title, name, isOn, change) {
  return make("label", { class: "toggle", "data-switch": name },
    make("input", { type: "checkbox", role: "switch", name, checked: isOn, onchange: (event) => change(event.target.checked) }), make("span", {}, title));
}

function addSwitches() {
  const hasPrivate = [...source.tokens, ...source.constants].some((entry) => entry.private);
  const isOpen = form.querySelector("details")?.open;
  const views = [
    chooser("View", "view", ["cards", "list", "table"], display.view, setView),
    menu("Filter", "filter", [["", "all tokens"], ...filters().map(({ name, title, count }) => [name, `${title} (${count})`])], display.filter, setFilter),
    platforms.length > 0 && menu("Names", "platform", [["", "token"], ...platforms.map((platform) => [platform, platform])], display.platform, setPlatform),
  ];
  const samples = [
    backgrounds.length > 0 && menu("Background", "ground", [["", "page"], ...backgrounds.map((entry) => [entry.path, entry.path])], ground?.path ?? "", setGround),
    menu("Text size", "scale", [[0.85, "85\u2009%"], [1, "100\u2009%"], [1.2, "120\u2009%"], [1.5, "150\u2009%"], [2, "200\u2009%"]], display.scale, setScale),
    make("label", { class: "menu own-sample" }, make("span", {}, "Sample"), make("input", { type: "text", placeholder: "Your text", value: ownSample, oninput: (event) => setSample(event.target.value) })),
    chooser("Page", "page", ["auto", "light", "dark"], display.page, setPage),
    make("fieldset", { class: "toggles" }, make("legend", {}, "Show"), make("div", {}, [
      toggle("Baselines", "baselines", document.body.classList.contains("has-baselines"), (isOn) => document.body.classList.toggle("has-baselines", isOn)),
      toggle("Right to left", "direction", display.direction === "rtl", setDirection),
      hasPrivate && toggle("Private", "private", display.hasPrivate, setPrivate),
    ].filter(Boolean))),
  ];
  form.replaceChildren(...[
    ...source.modifiers.map((modifier) => chooser(capitalized(modifier.name), `context:${modifier.name}`, modifier.contexts, chosen[modifier.name], (context) => choose(modifier.name, context))),
    ...(roomy.matches ? views : []),
    make("details", { class: "more", open: isOpen }, make("summary", {}, "Display"), make("div", { class: "panel" }, [...(roomy.matches ? [] : views), ...samples].filter(Boolean))),
  ].filter(Boolean));
}

/** Chooses the contexts of the system's appearance, unless the user has chosen others. */
function followSystem() {
  const wanted = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  for (const modifier of source.modifiers) {
    const own = modifier.contexts.indexOf(modifier.default);
    const index = modifier.schemes[own] && modifier.schemes[own] !== wanted ? modifier.schemes.indexOf(wanted) : own;
    if (!explicit.has(modifier.name) && index >= 0) chosen[modifier.name] = modifier.contexts[index];
  }
  if (isStarted) redraw();
  else showPage();
}

/** Chooses a context. Only views that vary with the modifier are updated. */
function choose(modifier, context) {
  chosen[modifier] = context;
  explicit.add(modifier);
  const isGroundChanged = ground?.varies?.includes(modifier) || (!ground && chosenScheme());
  showPage();
  updateViews((view) => view.varies.has(modifier) || (isGroundChanged && showsGround(view)));
  finishChange();
}

/** Whether a view shows a contrast with the background, or text without its own color. */
function showsGround(view) {
  return view.entries.some((entry) => ["color", "typography"].includes(entry.type));
}

function setGround(path) {
  ground = entriesByPath.get(path);
  showPage();
  updateViews(showsGround);
  finishChange();
}

function setPlatform(platform) {
  display.platform = platform;
  updateViews();
  writeAddress();
}

function setScale(scale) {
  display.scale = Number(scale);
  updateViews(showsText);
  finishChange();
}

function setDirection(isRightToLeft) {
  display.direction = isRightToLeft ? "rtl" : "ltr";
  updateViews(showsText);
  finishChange();
}

function setSample(text) {
  ownSample = text;
  updateViews(showsText);
}

function showsText(view) {
  return view.entries.some((entry) => entry.type === "typography") || view.element.matches(".component");
}

function setPrivate(isOn) {
  display.hasPrivate = isOn;
  document.body.classList.toggle("has-private", isOn);
  search();
  writeAddress();
}

function setPage(page) {
  display.page = page;
  showPage();
  updateViews(showsGround);
  writeAddress();
}

function showPage() {
  document.documentElement.style.colorScheme = isPageDark() ? "dark" : "light";
  document.documentElement.style.setProperty("--ground", ground ? cssColor(groundValue()) : "var(--paper)");
  document.documentElement.style.setProperty("--on-ground", inkOnGround());
  document.getElementById("choice").textContent = [...source.pinned.map((pin) => pin.join(" ")), ...Object.entries(chosen).map(([name, context]) => `${name} ${context}`)].join(" · ");
}

function finishChange() {
  showInspector();
  writeAddress();
}
