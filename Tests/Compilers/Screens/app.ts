import { contexts, createTheme, tokens, variable, vars, type TokenContexts, type Tokens, type VariableName } from "./tokens.js";

/** Fails the check if a condition is false. */
function expect(isRight: boolean, what: string): void {
  if (!isRight) throw new Error(what);
}

// Constants: styles in code, a canvas, a chart.
expect(tokens.color.text.body === "#1c1720", "body");
expect(Number.parseFloat(tokens.motion.duration.quick) === 120, "quick");
const heading: { fontFamily: string; fontSize: string; fontWeight: number } = tokens.text.headline;
expect(heading.fontSize === "24px", "headline");

// References, which follow the theme of the element.
const card = { background: vars.component.newsCard.regular.background, borderRadius: vars.radius.card };
expect(card.borderRadius === "var(--radius-card)", "radius");
expect(vars.text.headline.fontSize === "var(--text-headline-font-size)", "headline");
const names: VariableName[] = ["--color-text-body", "--component-button-primary-content-insets-top"];
expect(names.map(variable).join() === "var(--color-text-body),var(--component-button-primary-content-insets-top)", "names");

// Themes: a menu of all themes, a theme from stored text, and the system's theme.
const themes: Record<string, Tokens> = {};
for (const brand of contexts.brand) {
  for (const theme of contexts.theme) themes[`${brand} ${theme}`] = createTheme({ brand, theme });
}
expect(themes["plum light"]?.color.text.link === "#660066", "plum light");
expect(themes["sand dark"]?.color.text.link === "#ccb380", "sand dark");
expect(themes["sand dark"]?.radius.card === "4px", "radius of sand");
expect(createTheme().color.text.link === tokens.color.text.link, "default");

function stored(text: string): Partial<TokenContexts> {
  const theme = contexts.theme.find((one) => one === text);
  return theme ? { theme } : {};
}
expect(createTheme(stored("dark")).color.text.body === "#faf7fa", "dark");
expect(createTheme(stored("mauve")).color.text.body === "#1c1720", "unknown");
