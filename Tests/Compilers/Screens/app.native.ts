import { Animated, Easing, StyleSheet } from "./react-native.js";
import { contexts, createTheme, tokens } from "./tokens.js";

/** Fails the check if a condition is false. */
function expect(isRight: boolean, what: string): void {
  if (!isRight) throw new Error(what);
}

const insets = tokens.component.button.primary.contentInsets;
const styles = StyleSheet.create({
  card: {
    backgroundColor: tokens.color.background.card,
    borderRadius: tokens.radius.card,
    padding: tokens.dimension.space.medium,
    boxShadow: tokens.component.newsCard.regular.shadow,
    ...tokens.component.newsCard.regular.border,
  },
  button: { paddingTop: insets.top, paddingStart: insets.leading, opacity: tokens.opacity.disabled },
  headline: { ...tokens.text.headline, marginBottom: tokens.dimension.space.small },
});
expect(styles.card.padding === 16 && styles.card.borderRadius === 12, "lengths");
expect(styles.headline.fontSize === 24 && styles.headline.fontWeight === "700", "headline");
expect(styles.button.paddingTop + styles.button.paddingStart > 0, "insets");

const { duration, delay, easing } = tokens.motion.press;
expect(Animated.timing({ duration, delay, easing: Easing.bezier(...easing) }) === 120, "duration");

for (const brand of contexts.brand) expect(typeof createTheme({ brand }).radius.card === "number", brand);
expect(createTheme({ brand: "sand", theme: "dark" }).radius.card === 4, "radius of sand");
