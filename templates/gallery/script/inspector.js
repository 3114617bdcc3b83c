// The inspector, with the details of a token: values in every context, names on platforms, references, and
// contrast.

const inspector = document.getElementById("inspector");
let inspected;

/** The maximum number of contexts and users to list. */
const longest = 48;

function inspect(entry) {
  inspected = entry;
  document.body.classList.add("is-inspecting");
  inspector.hidden = false;
  showInspector();
  markSelected();
}

/** Closes the inspector and goes back to the URL before it was opened, if possible. */
function closeInspector() {
  if (!inspected) return;
  if (history.state?.isOpen) return history.back();
  hideInspector();
  writeAddress();
}

function hideInspector() {
  if (!inspected) return;
  const path = inspected.path;
  inspected = undefined;
  inspector.hidden = true;
  document.body.classList.remove("is-inspecting");
  markSelected();
  const link = [...document.querySelectorAll(`a.token[title="${CSS.escape(path)}"]`)].find((one) => one.checkVisibility());
  if (inspector.contains(document.activeElement) || document.activeElement === document.body) link?.focus({ preventScroll: true });
}

function cardOf(path) {
  return document.getElementById(`token:${path}`);
}

function markSelected() {
  for (const element of document.querySelectorAll("main .selected")) element.classList.remove("selected");
  if (!inspected) return;
  cardOf(inspected.path)?.classList.add("selected");
  document.querySelector(`[data-row="${CSS.escape(inspected.path)}"]`)?.classList.add("selected");
}

function showInspector() {
  const entry = inspected;
  if (!entry) return;
  const state = stateOf(entry);
  const specimen = specimenOf(entry);
  specimen?.update(plain(state.value));
  inspector.replaceChildren(...[
    make("header", {}, make("p", { class: "type" }, entry.type),
      make("h2", { id: "inspector-title", tabindex: "-1" }, breakable(entry.path)),
      make("button", { type: "button", class: "close", "aria-label": "Close", onclick: closeInspector }, "×")),
    specimen?.element,
    entry.description && make("p", { class: "description" }, entry.description),
    deprecationPart(entry),
    ...notesPart(entry),
    part("In code", codePart(entry)),
    part("Value", detailsPart(entry, state)),
    part(entry.varies ? "In every context" : undefined, contextsPart(entry)),
    part("References", referencesPart(entry, state)),
    part("Used by", usersPart(entry)),
    part("Contrast", contrastPart(entry)),
  ].filter(Boolean));
}

function part(title, content) {
  return title && content ? make("section", {}, make("h3", {}, title), content) : undefined;
}

function deprecationPart(entry) {
  if (entry.deprecated === undefined) return undefined;
  const replacement = entries.get(entry.replacement);
  return make("p", { class: "warning" }, "Deprecated. ", entry.deprecated, replacement && [" → ", tokenLink(replacement, replacement.path)]);
}

/** The findings of lint, the changes, and a link to the source. */
function notesPart(entry) {
  return (entry.notes ?? []).filter(([, text]) => text).map(([kind, text, note]) => {
    if (kind === "source") return make("p", {}, make("a", { href: text, class: "source" }, "Open in the source"));
    return make("p", { class: kind === "finding" ? "warning" : "description" }, make("strong", {}, kind === "finding" ? text : `Since ${text}`), ` ${note ?? ""}`);
  });
}

function codePart(entry) {
  const used = new Set();
  const names = [["token", entry.path], ...namesOf(entry)].flatMap(([platform, code, hint]) => {
    // Other names in the same target are used in the same way.
    const lines = used.has(platform) || hint?.startsWith("unavailable") ? [] : usesOf(platform, code, entry);
    if (lines.length > 0) used.add(platform);
    return [[platform, code, hint], ...lines.map(([line, kit]) => [platform, line, kit])];
  });
  return make("ul", { class: "codes" }, names.map(([platform, code, hint], index) => {
    const isFirst = index === 0 || names[index - 1][0] !== platform;
    return make("li", {}, make("span", { class: "platform" }, isFirst ? platform : ""),
      make("span", {}, make("code", {}, breakable(code)), hint && make("span", { class: "hint" }, hint)), copyButton(code, `Copy ${code} for ${platform}`));
  }));
}

function detailsPart(entry, state) {
  const value = plain(state.value);
  const rows = entry.type === "color" ? colorDetails(value) : entry.type === "typography" ? textMeasures(value) : [["Value", shown(entry)], ...partDetails(entry.type, value)];
  if (state.formula) rows.push(["Expression", make("code", {}, state.formula)]);
  return make("dl", {}, rows.map(([term, text]) => make("div", {}, make("dt", {}, term), make("dd", {}, text))));
}

function colorDetails(value) {
  const [red, green, blue, alpha] = channels(value);
  const eight = [red, green, blue].map((part) => Math.round(part * 255)).join(" ");
  return [
    ["sRGB", shownHex(value)],
    ["RGB", alpha === 1 ? eight : `${eight} / ${round(alpha * 100, 1)}\u2009%`],
    value.p3 && ["Display P3", value.p3.map((part) => round(part, 4)).join(" ")],
    value.source && ["In the source", value.source],
    ["Gamut", value.p3 ? "outside sRGB" : "inside sRGB"],
  ].filter(Boolean);
}

function partDetails(type, value) {
  if (type === "shadow") return value.map((layer, index) => [`Layer ${index + 1}`, `${layer.inset ? "inside, " : ""}${["x", "y", "blur", "spread"].map((name) => `${name} ${shownLength(layer[name])}`).join(", ")}, ${shownHex(layer.color)}`]);
  if (type === "transition") return [["Curve", cssCurve(value.curve)]];
  return [];
}

function contextsPart(entry) {
  const choices = choicesOf(entry);
  if (choices.length < 2) return undefined;
  const rows = choices.slice(0, longest).map((choice) => {
    const whole = { ...chosen, ...choice };
    const state = stateOf(entry, whole);
    const specimen = entry.type === "color" ? specimenOf(entry) : undefined;
    specimen?.update(plain(state.value));
    const isChosen = agrees(choice, chosen);
    return make("tr", { class: isChosen ? "chosen" : undefined, "aria-current": isChosen ? "true" : undefined },
      make("th", { scope: "row" }, Object.values(choice).join(" · ")),
      make("td", {}, specimen?.element, make("span", {}, state.absent ? "absent" : shown(entry, plain(state.value)))));
  });
  return [make("table", {}, make("tbody", {}, rows)), choices.length > longest ? make("p", { class: "description" }, `and ${choices.length - longest} more`) : undefined];
}

function referencesPart(entry, state) {
  const chain = [];
  for (let next = referenceIn(state.value); next && !chain.includes(next); next = referenceIn(stateOf(next).value)) chain.push(next);
  const parts = [...new Set([...referencesIn(plain(state.value)), ...(entry.operands ?? [])])].map((index) => entries.get(index)).filter((other) => other && !chain.includes(other));
  if (chain.length + parts.length === 0) return undefined;
  return make("ul", { class: "links" },
    chain.length > 0 && make("li", {}, chain.flatMap((other, index) => [index ? " → " : "", tokenLink(other, other.path)])),
    parts.map((other) => make("li", {}, tokenLink(other, other.path))));
}

function usersPart(entry) {
  const users = [...entry.users].filter((user) => display.hasPrivate || !user.private);
  if (users.length === 0) return undefined;
  return make("ul", { class: "links" }, users.slice(0, longest).map((user) => make("li", {}, tokenLink(user, user.path))),
    users.length > longest && make("li", {}, `and ${users.length - longest} more`));
}

function contrastPart(entry) {
  const others = backgrounds.filter((other) => other !== entry && channels(valueOf(other))[3] === 1).slice(0, longest);
  if (entry.type !== "color" || others.length === 0) return undefined;
  return make("ul", { class: "contrasts" }, others.map((other) => {
    const style = { color: cssColor(valueOf(entry)), backgroundColor: cssColor(valueOf(other)) };
    return make("li", {}, make("span", { class: "pair-sample", style, "aria-hidden": "true" }, "Ag"), tokenLink(other, other.path), contrastBadge(contrast(valueOf(entry), valueOf(other))));
  }));
}
