// The tokens, and what they are in the contexts that are chosen.

const source = JSON.parse(document.getElementById("data").textContent);

/** Tokens and constants by their numbers and by their paths. */
const entries = new Map();
const entriesByPath = new Map();
for (const entry of [...source.tokens, ...source.constants]) {
  entry.variants = [];
  entry.users = new Set();
  entries.set(entry.index, entry);
  entriesByPath.set(entry.path, entry);
}
for (const { when, values, constants } of source.variants) {
  for (const variant of [...values, ...constants]) {
    entries.get(variant.index)?.variants.push({ ...variant, when });
  }
}

/** The contexts that are chosen: modifier → context. */
const chosen = Object.fromEntries(source.modifiers.map((modifier) => [modifier.name, modifier.default]));

/** What an entry is in a choice of contexts: `value`, and perhaps `formula` and `absent`. */
function stateOf(entry, choice = chosen) {
  return entry.variants.find((variant) => agrees(variant.when, choice)) ?? entry;
}

function agrees(when, choice) {
  return Object.entries(when).every(([modifier, context]) => choice[modifier] === context);
}

/** A value without the reference that it is. */
function plain(value) {
  return value !== null && typeof value === "object" && "is" in value ? value.is : value;
}

/** The value of an entry, itself no reference. */
function valueOf(entry, choice = chosen) {
  return plain(stateOf(entry, choice).value);
}

/** The entry that a value is a reference to, if the page has it. */
function referenceIn(value) {
  return value !== null && typeof value === "object" && "ref" in value ? entries.get(value.ref) : undefined;
}

/** All choices for the modifiers that an entry varies with. */
function choicesOf(entry) {
  let choices = [{}];
  for (const name of entry.varies ?? []) {
    const modifier = source.modifiers.find((modifier) => modifier.name === name);
    choices = choices.flatMap((choice) => modifier.contexts.map((context) => ({ ...choice, [name]: context })));
  }
  return choices;
}

/** Every number under a member that is called `ref` or ends in `Ref`. */
function* referencesIn(value) {
  if (value === null || typeof value !== "object") return;
  for (const [key, part] of Object.entries(value)) {
    if (key === "ref" || key.endsWith("Ref")) yield part;
    else yield* referencesIn(part);
  }
}

for (const entry of source.tokens) {
  for (const { value } of [entry, ...entry.variants]) {
    for (const index of referencesIn(value)) entries.get(index)?.users.add(entry);
  }
}

/** The path without its last name, and that name. */
function groupOf(path) {
  const end = path.lastIndexOf(".");
  return end < 0 ? "" : path.slice(0, end);
}

function nameOf(path) {
  return path.slice(path.lastIndexOf(".") + 1);
}

/** The words of a path, in lower case: `bgColor.onDark` has `bg`, `color`, `on` and `dark`. */
function wordsOf(path) {
  return path.replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase().split(/[^\p{L}\p{N}]+/u);
}

const groupsByPath = new Map(source.groups.map((group) => [group.path, group]));

/** Names that differ from the path: the target that each is for, the name, and perhaps a note. */
function namesOf(entry) {
  return (entry.names ?? []).filter(([, name]) => name !== entry.path);
}

/** The targets that names come from, in the order in which they come. */
const platforms = [...new Set(source.tokens.flatMap((token) => namesOf(token).map(([target]) => target)))];

/** The first name of a token on a target. */
function nameIn(platform, entry) {
  return namesOf(entry).find(([target]) => target === platform)?.[1];
}
