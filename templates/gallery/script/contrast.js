// Contrast as defined by WCAG 2, and the backgrounds of colors.

function channels(value) {
  const hex = hexOf(value);
  return [1, 3, 5, 7].map((start) => parseInt(hex.slice(start, start + 2), 16) / 255);
}

/** Blends `front` over `back`, which is opaque. */
function over(front, back) {
  const alpha = front[3];
  return [0, 1, 2].map((index) => front[index] * alpha + back[index] * (1 - alpha)).concat(1);
}

function luminance([red, green, blue]) {
  const linear = [red, green, blue].map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
}

/** The contrast ratio, from 1 to 21. */
function contrast(front, back) {
  const ground = over(channels(back), [1, 1, 1, 1]);
  const [light, dark] = [luminance(over(channels(front), ground)), luminance(ground)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

/** The WCAG level of a contrast for text: at least 4.5 for body text, 3 for large text. */
function levelOf(ratio) {
  if (ratio >= 7) return "AAA";
  if (ratio >= 4.5) return "AA";
  return ratio >= 3 ? "AA large" : "fails";
}

function contrastBadge(ratio) {
  const level = levelOf(ratio);
  return make("span", { class: `ratio ${level === "fails" ? "low" : level === "AA large" ? "middle" : "high"}` },
    `${(Math.floor(ratio * 100) / 100).toFixed(2)} `, make("abbr", { title: `WCAG 2: ${level}` }, level));
}

/** A badge for a color that may not be used for text: it shows a level only if the color reaches one. */
function contrastNote(ratio, ground) {
  if (levelOf(ratio) !== "fails") {
    const badge = contrastBadge(ratio);
    badge.title = `on ${ground.path}`;
    badge.append(` on ${nameOf(ground.path)}`);
    return badge;
  }
  return make("span", { class: "ratio plain", title: `on ${ground.path}` }, `${(Math.floor(ratio * 100) / 100).toFixed(2)} on ${nameOf(ground.path)}`);
}

const backgroundWords = source.backgrounds.toLowerCase().split(/\s+/);

/** The colors that are backgrounds, by name or because components use them as such. */
const usedAsBackground = new Set();
/** The pairs of foreground and background colors, and their origin: components or names. */
const pairs = [];

function collectPairs(component, background) {
  let ground = background;
  for (const [name, index] of component.fields) {
    if (name === "background" && entries.get(index)?.type === "color") ground = rootOf(entries.get(index));
  }
  if (ground) usedAsBackground.add(ground);
  for (const [name, index] of component.fields) {
    const entry = entries.get(index);
    if (!entry || !ground) continue;
    const color = entry.type === "color" && name === "color" ? rootOf(entry) : undefined;
    if (color && color !== ground) addPair(color, ground, component.path);
  }
  for (const part of component.parts) collectPairs(part, ground);
}

/** The token that a field refers to, following all public references. */
function rootOf(entry) {
  let current = entry;
  for (let next = referenceIn(current.value); next && !next.private; next = referenceIn(current.value)) current = next;
  return current;
}

function addPair(color, ground, place) {
  const known = pairs.find((pair) => pair.color === color && pair.ground === ground);
  if (known) known.places.push(place);
  else pairs.push({ color, ground, places: [place] });
}

for (const component of source.components) collectPairs(component, undefined);

function isBackground(entry) {
  if (entry.type !== "color" || entry.private) return false;
  if (usedAsBackground.has(entry)) return true;
  if (isInComponent(entry)) return false;
  const words = wordsOf(entry.path);
  return backgroundWords.some((word) => words.includes(word));
}

const componentPaths = source.components.map((component) => `${component.path}.`);

/** Whether an entry is a field of a component or of one of its parts. */
function isInComponent(entry) {
  return componentPaths.some((path) => entry.path.startsWith(path));
}

const backgrounds = source.tokens.filter(isBackground);

/** Names such as `on.accent` and `onAccent` specify the background of a color. */
const namedGrounds = new Map();
for (const entry of source.tokens.filter((token) => token.type === "color" && !token.private && !isInComponent(token))) {
  const words = wordsOf(entry.path);
  const wanted = words.slice(words.lastIndexOf("on") + 1).join(" ");
  if (!words.includes("on") || wanted === "") continue;
  const named = source.tokens.filter((other) => {
    return other.type === "color" && !other.private && !wordsOf(other.path).includes("on") && ` ${wordsOf(other.path).join(" ")}`.endsWith(` ${wanted}`);
  });
  const other = named.find(isBackground) ?? named[0];
  if (!other) continue;
  namedGrounds.set(entry, other);
  if (!pairs.some((pair) => pair.color === entry && pair.ground === other)) pairs.push({ color: entry, ground: other, places: ["by name"] });
}

/** The background color of an entry; `undefined` if the entry is itself a background or isn't a color. */
function groundOf(entry) {
  if (entry.type !== "color" || entry.private || isBackground(entry)) return undefined;
  return namedGrounds.get(entry) ?? ground;
}

/** The background of samples; `undefined` for the page's background. */
let ground = pageBackground();

/** The background that is most likely that of pages: by its name, or the first. */
function pageBackground() {
  const opaque = backgrounds.filter((entry) => channels(valueOf(entry))[3] === 1);
  const named = ["page", "default", "base", "body", "canvas"].map((name) => opaque.find((entry) => nameOf(entry.path).toLowerCase() === name));
  return named.find(Boolean) ?? opaque[0];
}

/** The background color in the chosen contexts. */
function groundValue() {
  return ground ? valueOf(ground) : isPageDark() ? "#17171aff" : "#ffffffff";
}

/** Black or white, whichever is readable on the background. */
function inkOnGround() {
  return contrast("#000000ff", groundValue()) >= contrast("#ffffffff", groundValue()) ? "#000000" : "#ffffff";
}
