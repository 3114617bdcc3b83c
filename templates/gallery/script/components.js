// Component styles, composed from their fields, in each state that has fields.

const states = ["highlighted", "hovered", "focused", "selected", "pressed", "error", "loading", "disabled"];

/** Other words for states at the end of a field's name. */
const otherStates = { hover: "hovered", focus: "focused", active: "pressed", invalid: "error" };

/** A field's name without its state, and the state: `backgroundPressed` is `background` when `pressed`. */
function splitField(name) {
  const words = wordsOf(name);
  const last = otherStates[words.at(-1)] ?? words.at(-1);
  const state = words.length > 1 ? states.find((state) => state === last) : undefined;
  const plainWords = state ? words.slice(0, -1) : words;
  return { name: plainWords.map((word, index) => (index ? word[0].toUpperCase() + word.slice(1) : word)).join(""), state };
}

/** The fields that apply in a state: name → entry. */
function fieldsIn(component, state) {
  const fields = {};
  for (const wanted of [undefined, state]) {
    for (const [fullName, index] of component.fields) {
      const field = splitField(fullName);
      if (field.state === wanted && entries.has(index)) fields[field.name] = entries.get(index);
    }
  }
  return fields;
}

/** The states that a component or any of its parts has fields for. */
function statesOf(component) {
  const own = component.fields.map(([name]) => splitField(name).state);
  const all = [...own, ...component.parts.flatMap(statesOf)];
  return states.filter((state) => all.includes(state));
}

/** The effect of each field on an element. Text styles come first, because `color` overrides their color. */
const fieldStyles = {
  text: (value) => textStyle(value, display.scale),
  background: (value) => ({ backgroundColor: cssColor(value) }),
  gradient: (value) => ({ backgroundImage: cssGradient(value) }),
  color: (value) => ({ color: cssColor(value) }),
  tint: (value) => ({ accentColor: cssColor(value) }),
  cornerRadius: (value) => ({ borderRadius: cssLength(value) }),
  border: (value) => ({ border: cssBorder(value) }),
  shadow: (value) => ({ boxShadow: cssShadow(value) }),
  opacity: (value) => ({ opacity: value }),
  padding: insets("padding"),
  contentInsets: insets("padding"),
  margin: insets("margin"),
  marginTop: (value) => ({ marginBlockStart: cssLength(value) }),
  marginBottom: (value) => ({ marginBlockEnd: cssLength(value) }),
  gap: (value) => ({ gap: cssLength(value) }),
  width: (value) => ({ width: cssLength(value) }),
  height: (value) => ({ height: cssLength(value) }),
  minimumWidth: (value) => ({ minWidth: cssLength(value) }),
  minimumHeight: (value) => ({ minHeight: cssLength(value) }),
  maximumWidth: (value) => ({ maxWidth: cssLength(value) }),
  maximumHeight: (value) => ({ maxHeight: cssLength(value) }),
  numberOfLines: (value) => (value > 0 ? { display: "-webkit-box", webkitBoxOrient: "vertical", webkitLineClamp: String(value), overflow: "hidden" } : {}),
  clipsToBounds: (value) => ({ overflow: value ? "clip" : "visible" }),
};

/** Insets are either a single length or have four sides. */
function insets(property) {
  return (value) => (typeof value === "string" ? { [property]: cssLength(value) } : {
    [`${property}Block`]: `${cssLength(value.top)} ${cssLength(value.bottom)}`,
    [`${property}Inline`]: `${cssLength(value.leading)} ${cssLength(value.trailing)}`,
  });
}

/** Creates an element for a component or part in a state. */
function compose(component, state) {
  const element = make("div", { class: `view kind-${kindOf(component)}`, "data-component": component.path ?? component.name });
  const fields = fieldsIn(component, state);
  for (const [name, style] of Object.entries(fieldStyles)) {
    if (fields[name]) Object.assign(element.style, style(valueOf(fields[name])));
  }
  if (component.parts.length > 0) element.append(...component.parts.map((part) => compose(part, state)));
  else element.append(contentOf(component));
  return element;
}

function kindOf(component) {
  return ["view", "label", "button", "textView", "textField", "image"].includes(component.kind) ? component.kind : "own";
}

/** The content of a component without parts. */
function contentOf(component) {
  const name = component.name ?? nameOf(component.path);
  switch (kindOf(component)) {
    case "image": return draw("svg", { viewBox: "0 0 160 90", class: "picture", "aria-hidden": "true", preserveAspectRatio: "xMidYMid slice" },
      draw("rect", { width: 160, height: 90 }), draw("circle", { cx: 122, cy: 26, r: 10 }), draw("path", { d: "M0 78l44-38 34 28 24-18 58 40H0z" }));
    case "button": return display.direction === "rtl" ? "متابعة" : capitalized(name);
    case "view": case "own": return component.fields.some(([field]) => field === "text") ? capitalized(name) : "";
    default: return /message|body|summary|text|lead/i.test(name) ? sampleText() : sampleText().split(" ").slice(0, 6).join(" ");
  }
}

function capitalized(name) {
  const words = wordsOf(name).join(" ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The previews of a component, one for each state. */
function componentSpecimen(component) {
  const element = make("div", { class: "stages" });
  const all = [undefined, ...statesOf(component)];
  return {
    element,
    update() {
      element.replaceChildren(...all.map((state) => make("figure", { class: "specimen ground stage", dir: display.direction, "data-state": state ?? "normal" },
        // Disabled controls need no contrast (WCAG 2.2, success criterion 1.4.3).
        make("div", { class: "view-frame", "aria-disabled": state === "disabled" ? "true" : null }, compose(component, state)),
        make("figcaption", {}, state ?? "normal"))));
    },
  };
}

/**
 * The entries of the fields of a component and its parts. Field names of parts are prefixed with the part's
 * name.
 */
function fieldsOf(component, prefix = "") {
  return [
    ...component.fields.filter(([, index]) => entries.has(index)).map(([name, index]) => ({ name: prefix + name, entry: entries.get(index) })),
    ...component.parts.flatMap((part) => fieldsOf(part, `${prefix}${part.name}.`)),
  ];
}
