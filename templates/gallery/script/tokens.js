// The tokens, and their values in the chosen contexts.

const source = JSON.parse(document.getElementById("data").textContent);

/** Tokens and constants, by number and by path. */
const entries = new Map();
const entriesByPath = new Map();
for (const entry of [...source.tokens, ...source.constants]) {
  entry.variants = [];
  entry.users = new Set();
  entries.set(entry.index, entry);
  entriesByPath.set(entry.path, entry);
}
addVariants(source.variants);

/** Adds the values that differ from the base to their entries. */
function addVariants(variants) {
  for (const { when, values, constants } of variants) {
    for (const variant of [...values, ...constants]) entries.get(variant.index)?.variants.push({ ...variant, when });
  }
}

/** The chosen contexts: modifier → context. */
const chosen = Object.fromEntries(source.modifiers.map((modifier) => [modifier.name, modifier.default]));

/** The modifiers whose context was chosen by the user or a link. */
const explicit = new Set();

/** The state of an entry in a combination of contexts: `value` and, if they apply, `formula` and `absent`. */
function stateOf(entry, choice = chosen) {
  return entry.variants.find((variant) => agrees(variant.when, choice)) ?? entry;
}

function agrees(when, choice) {
  return Object.entries(when).every(([modifier, context]) => choice[modifier] === context);
}

/** The referenced value if `value` is a reference, or `value` itself. */
function plain(value) {
  return value !== null && typeof value === "object" && "is" in value ? value.is : value;
}

/** The value of an entry, with references resolved. */
function valueOf(entry, choice = chosen) {
  return plain(stateOf(entry, choice).value);
}

/** The entry that a value refers to, if the page contains it. */
function referenceIn(value) {
  return value !== null && typeof value === "object" && "ref" in value ? entries.get(value.ref) : undefined;
}

/** All combinations of contexts for the modifiers that an entry varies with. */
function choicesOf(entry) {
  let choices = [{}];
  for (const name of entry.varies ?? []) {
    const modifier = source.modifiers.find((modifier) => modifier.name === name);
    choices = choices.flatMap((choice) => modifier.contexts.map((context) => ({ ...choice, [name]: context })));
  }
  return choices;
}

/** All numbers in properties whose names are `ref` or end in `Ref`. */
function* referencesIn(value) {
  if (value === null || typeof value !== "object") return;
  for (const [key, part] of Object.entries(value)) {
    if (key === "ref" || key.endsWith("Ref")) yield part;
    else yield* referencesIn(part);
  }
}

for (const entry of source.tokens) {
  for (const { value } of [entry, ...entry.variants]) {
    for (const index of [...referencesIn(value), ...(entry.operands ?? [])]) entries.get(index)?.users.add(entry);
  }
}

/** The path without its last segment, and that segment. */
function groupOf(path) {
  const end = path.lastIndexOf(".");
  return end < 0 ? "" : path.slice(0, end);
}

function nameOf(path) {
  return path.slice(path.lastIndexOf(".") + 1);
}

/** The words of a path, in lowercase: `bgColor.onDark` has `bg`, `color`, `on`, and `dark`. */
function wordsOf(path) {
  return path.replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase().split(/[^\p{L}\p{N}]+/u);
}

const groupsByPath = new Map(source.groups.map((group) => [group.path, group]));

/** The names that differ from the path: the target of each name, the name, and an optional note. */
function namesOf(entry) {
  return (entry.names ?? []).filter(([, name]) => name !== entry.path);
}

/** The targets with names, in order of appearance. */
const platforms = [...new Set(source.tokens.flatMap((token) => namesOf(token).map(([target]) => target)))];

/** The first name of a token in a target. */
function nameIn(platform, entry) {
  return namesOf(entry).find(([target]) => target === platform)?.[1];
}

/** The paths of tokens by type and last segment. */
const namesakes = new Map();
for (const entry of [...source.tokens, ...source.constants]) {
  const key = `${entry.type} ${nameOf(entry.path)}`;
  namesakes.set(key, [...(namesakes.get(key) ?? []), entry]);
}

/** A short name that tells `on.accent` from `background.accent`: the last segment, and the one before if a few tokens share it or it has no letters. */
function labelOf(entry) {
  const name = nameOf(entry.path);
  const count = namesakes.get(`${entry.type} ${name}`).length;
  const group = nameOf(groupOf(entry.path));
  const isShared = entry.type === "color" && count > 1 && count < 5 && !/^\d/.test(name);
  if (!group || (!isShared && /[\p{L}\d]/u.test(name))) return breakable(name);
  return [make("span", { class: "of" }, `${group}.`), make("wbr"), name];
}
