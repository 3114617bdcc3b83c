// Elements. Text from tokens always becomes text nodes, never markup.

/** Creates an element with attributes, listeners such as `onclick`, and children. */
function make(name, attributes, ...children) {
  return fill(document.createElement(name), attributes, children);
}

/** Creates an SVG element. */
function draw(name, attributes, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

function fill(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "style") for (const [name, text] of Object.entries(value)) name.startsWith("--") ? element.style.setProperty(name, text) : (element.style[name] = text);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(2).filter((child) => child !== undefined && child !== null && child !== false));
  return element;
}

/** A button that copies text, or the result of a function, and announces it. */
function copyButton(text, label = `Copy ${text}`) {
  const button = make("button", { type: "button", class: "copy", "aria-label": label, title: "Copy" }, copyIcon());
  button.addEventListener("click", async () => {
    await copy(typeof text === "string" ? text : text());
    button.classList.add("copied");
    announce(label.replace("Copy", "Copied"));
    setTimeout(() => button.classList.remove("copied"), 1200);
  });
  return button;
}

function copyIcon() {
  return draw("svg", { viewBox: "0 0 16 16", width: 14, height: 14, "aria-hidden": "true" },
    draw("path", { class: "sheets", d: "M5.5 5.5V3.5a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-2M3.5 5.5h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z" }),
    draw("path", { class: "tick", d: "m3 8.5 3.2 3.2L13 5" }));
}

/** Pages opened from a file can't use the clipboard API, but they can copy a selection. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = make("textarea", { class: "visually-hidden" });
    area.value = text;
    const focused = document.activeElement;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
    focused?.focus();
  }
}

/** Announces a message to users of screen readers. */
function announce(text) {
  document.getElementById("status").textContent = text;
}

/** Rounds a number to a maximum number of decimals. */
function round(value, digits = 3) {
  return String(Number(value.toFixed(digits)));
}

/** Formats a rounded number for display, with a typographic minus sign. */
function shownNumber(value, digits = 3) {
  return round(value, digits).replace("-", "\u2212");
}

/** A path with optional line breaks after its periods. */
function breakable(path) {
  return path.split(".").flatMap((name, index) => (index ? [".", make("wbr"), name] : [name]));
}
