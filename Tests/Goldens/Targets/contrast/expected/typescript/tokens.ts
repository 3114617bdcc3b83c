// Written by `tokens build`. Edit the token source, not this file.

/** The values in one theme. */
export interface Tokens {
  /** Dark by default; another colour in each appearance, and in a theme that is neither. */
  readonly "ink": string;
  /** In the theme that is neither light nor dark as in dark appearance. */
  readonly "paper": string;
  /** Its colour varies, and so does its width. */
  readonly "line": string;
  readonly "width": string;
  readonly "weight": number;
}

/** The values in the default contexts. */
export const tokens: Tokens = {
  "ink": "#e6e6e6",
  "paper": "#000000",
  "line": "1px solid #e6e6e6",
  "width": "1px",
  "weight": 300,
};

/** A reference to a custom property of CSS. */
export type VariableReference = `var(--${string})`;

type References<T> = T extends string | number | boolean
  ? VariableReference
  : { readonly [K in keyof T]: References<NonNullable<T[K]>> };

/** References to the custom properties that the target `css` writes: they follow the theme of an element. */
export const vars: References<Tokens> = {
  "ink": "var(--ink)",
  "paper": "var(--paper)",
  "line": "var(--line)",
  "width": "var(--width)",
  "weight": "var(--weight)",
};

/** The names of all custom properties. */
export type VariableName =
  | "--ink"
  | "--paper"
  | "--line"
  | "--width"
  | "--weight";

/** A reference to a custom property by its name. */
export function variable(name: VariableName): VariableReference {
  return `var(${name})`;
}

/** A choice of contexts, which makes a theme. */
export interface TokenContexts {
  readonly "theme": "dark" | "dark-hc" | "light" | "light-hc" | "sepia";
}

/** What can be chosen; the first context of each is the default one. */
export const contexts: { readonly [M in keyof TokenContexts]: readonly TokenContexts[M][] } = {
  "theme": ["dark", "dark-hc", "light", "light-hc", "sepia"],
};

/** What differs from `tokens`. */
const changes: readonly {
  readonly when: readonly (readonly [keyof TokenContexts, string])[];
  readonly values: readonly (readonly [string, unknown])[];
}[] = [
  {
    when: [["theme", "dark-hc"]],
    values: [
      ["ink", "#feff00"],
      ["line", "3px solid #feff00"],
      ["width", "3px"],
      ["weight", 500],
    ],
  },
  {
    when: [["theme", "light"]],
    values: [
      ["ink", "#1a1a1a"],
      ["paper", "#ffffff"],
      ["line", "1px solid #1a1a1a"],
      ["weight", 400],
    ],
  },
  {
    when: [["theme", "light-hc"]],
    values: [
      ["ink", "#000000"],
      ["line", "1px solid #000000"],
      ["weight", 400],
    ],
  },
  {
    when: [["theme", "sepia"]],
    values: [
      ["ink", "#4d331a"],
      ["line", "1px solid #4d331a"],
      ["weight", 400],
    ],
  },
];

/**
 * The values in a choice of contexts. What is not chosen has its default.
 *
 * Make a theme once and keep it: each call makes a new object.
 */
export function createTheme(choice?: Partial<TokenContexts>): Tokens {
  type Node = { [name: string]: unknown };
  const chosen = new Map<string, unknown>(Object.entries(choice ?? {}));
  const theme: Node = { ...tokens };
  const copies = new Set<unknown>();
  for (const { when, values } of changes) {
    if (when.some(([modifier, context]) => (chosen.get(modifier) ?? contexts[modifier][0]) !== context)) continue;
    for (const [path, value] of values) {
      const names = path.split(".");
      const last = names.pop() as string;
      let node = theme;
      for (const name of names) {
        if (!copies.has(node[name])) {
          node[name] = { ...(node[name] as Node) };
          copies.add(node[name]);
        }
        node = node[name] as Node;
      }
      node[last] = value;
    }
  }
  return theme as unknown as Tokens;
}
