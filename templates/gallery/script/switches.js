// The controls: contexts, background, text size, direction, names, private tokens, and the page's own
// appearance.

const form = document.getElementById("switches");

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
  form.replaceChildren(...[
    ...source.modifiers.map((modifier) => chooser(capitalized(modifier.name), `context:${modifier.name}`, modifier.contexts, chosen[modifier.name], (context) => choose(modifier.name, context))),
    backgrounds.length > 0 && menu("Background", "ground", [["", "page"], ...backgrounds.map((entry) => [entry.path, entry.path])], ground?.path ?? "", setGround),
    platforms.length > 0 && menu("Names", "platform", [["", "token"], ...platforms.map((platform) => [platform, platform])], display.platform, setPlatform),
    menu("Text size", "scale", [[0.85, "85\u2009%"], [1, "100\u2009%"], [1.2, "120\u2009%"], [1.5, "150\u2009%"], [2, "200\u2009%"]], display.scale, setScale),
    make("label", { class: "menu own-sample" }, make("span", {}, "Sample"), make("input", { type: "text", placeholder: "Your text", oninput: (event) => setSample(event.target.value) })),
    make("fieldset", { class: "toggles" }, make("legend", {}, "Show"), make("div", {}, [
      toggle("Baselines", "baselines", false, (isOn) => document.body.classList.toggle("has-baselines", isOn)),
      toggle("Right to left", "direction", display.direction === "rtl", setDirection),
      hasPrivate && toggle("Private", "private", display.hasPrivate, setPrivate),
    ].filter(Boolean))),
    chooser("Page", "page", ["auto", "light", "dark"], display.page, setPage),
  ].filter(Boolean));
}

/** Chooses a context. Only views that vary with the modifier are updated. */
function choose(modifier, context) {
  chosen[modifier] = context;
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
}

function setPage(page) {
  display.page = page;
  showPage();
  updateViews(showsGround);
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
