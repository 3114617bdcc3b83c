import { createTheme, tokens, variable, vars } from "./tokens.js";

tokens.color.text.bodyy; // error: Property 'bodyy' does not exist
tokens.swatch; // error: Property 'swatch' does not exist
tokens.color.text.body = "#000"; // error: Cannot assign to 'body' because it is a read-only property
const size: number = tokens.radius.card; // error: Type 'string' is not assignable to type 'number'
vars.color.text.bodyy; // error: Property 'bodyy' does not exist
vars.text.headline.size; // error: Property 'size' does not exist
variable("--color-text-bodyy"); // error: is not assignable to parameter of type 'VariableName'
createTheme({ theme: "drak" }); // error: is not assignable to type
createTheme({ thema: "dark" }); // error: is not assignable to
createTheme({ theme: "dark" }).color.textt; // error: Property 'textt' does not exist
export { size };
