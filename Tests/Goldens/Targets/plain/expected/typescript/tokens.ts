// Written by `tokens build`. Edit the token source, not this file.

/** The values in one theme. */
export interface Tokens {
  /** No modifiers, no groups, no text. */
  readonly "black": string;
  readonly "gap": string;
  readonly "unit": string;
}

/** The values in the default contexts. */
export const tokens: Tokens = {
  "black": "#000000",
  "gap": "3.3333333333333335px",
  "unit": "10px",
};

/** A reference to a custom property of CSS. */
export type VariableReference = `var(--${string})`;

type References<T> = T extends string | number | boolean
  ? VariableReference
  : { readonly [K in keyof T]: References<NonNullable<T[K]>> };

/** References to the custom properties that the target `css` writes: they follow the theme of an element. */
export const vars: References<Tokens> = {
  "black": "var(--black)",
  "gap": "var(--gap)",
  "unit": "var(--unit)",
};

/** The names of all custom properties. */
export type VariableName =
  | "--black"
  | "--gap"
  | "--unit";

/** A reference to a custom property by its name. */
export function variable(name: VariableName): VariableReference {
  return `var(${name})`;
}
