// Lines of code that use a token, with its names in the outputs.

/** The CSS properties of types, or the properties for names with some of the words, the last of which applies to all others. */
const cssProperties = {
  color: [["background-color", ...backgroundWords], ["border-color", "border", "outline", "stroke", "divider"], ["fill", "icon", "fill"], ["color"]],
  dimension: [["border-radius", "radius", "corner", "rounded"], ["padding", "padding", "inset"], ["font-size", "font", "text"], ["border-width", "border", "stroke"], ["gap", "space", "spacing", "gap", "margin"], ["width"]],
  number: [["opacity", "opacity", "alpha"], ["line-height", "line", "leading"], ["z-index", "z", "index", "layer"]],
  fontFamily: [["font-family"]], fontWeight: [["font-weight"]], duration: [["transition-duration"]], cubicBezier: [["transition-timing-function"]],
  border: [["border"]], strokeStyle: [["border-style"]], shadow: [["box-shadow"]], gradient: [["background-image"]],
  transition: [["transition"]], typography: [["font"]],
};

/** The uses in code of the properties above, in which `$` is the name of the token. */
const uses = {
  UIKit: {
    "background-color": "view.backgroundColor = $.uiColor", "border-color": "separator.backgroundColor = $.uiColor", fill: "imageView.tintColor = $.uiColor", color: "label.textColor = $.uiColor",
    "border-radius": "$.apply(toCornersOf: view)", padding: "view.directionalLayoutMargins = $.directionalEdgeInsets", "font-size": "label.font = .systemFont(ofSize: $.points, weight: .regular)",
    "border-width": "view.layer.borderWidth = $.points", gap: "stack.spacing = $.points", width: "view.widthAnchor.constraint(equalToConstant: $.points)",
    opacity: "view.alpha = $", "line-height": "paragraph.lineHeightMultiple = $", "z-index": "view.layer.zPosition = $",
    "font-family": "label.font = $.uiFont(size: 17)", "font-weight": "label.font = .systemFont(ofSize: 17, weight: $.uiWeight)", font: "label.apply($)",
    "transition-duration": "UIView.animate(withDuration: $) { view.alpha = 0 }", "transition-timing-function": "UIViewPropertyAnimator(duration: 0.3, timingParameters: $.timingParameters)", transition: "$.animate { view.alpha = 0 }",
    border: "$.apply(to: view)", "border-style": "border.stroke = $", "box-shadow": "$.apply(to: view)", "background-image": "$.apply(to: view)",
  },
  SwiftUI: {
    "background-color": ".background($)", "border-color": ".border($)", fill: ".foregroundStyle($)", color: ".foregroundStyle($)",
    "border-radius": ".cornerRadius($)", padding: ".padding($)", "font-size": ".font(.system(size: $.points))", "border-width": ".border(.primary, width: $.points)", gap: "VStack(spacing: $.points) { }", width: ".frame(width: $)",
    opacity: ".opacity($)", "z-index": ".zIndex($)", "font-family": ".font($.font(size: 17))", font: ".textStyle($)",
    "transition-duration": ".animation(.easeInOut(duration: $.seconds), value: isOn)", "transition-timing-function": ".animation($.animation(seconds: 0.3), value: isOn)", transition: ".animation($, value: isOn)",
    border: ".border($)", "box-shadow": ".shadow($)", "background-image": ".background($.linearGradient())", view: ".background { $.view }",
  },
  kotlin: {
    "background-color": "Modifier.background($)", "border-color": "BorderStroke(1.dp, $)", fill: "ColorFilter.tint($)", color: "TextStyle(color = $)",
    "border-radius": "RoundedCornerShape($)", padding: "Modifier.padding($)", "font-size": "with(LocalDensity.current) { $.toSp() }", "border-width": "BorderStroke($, color)", gap: "Arrangement.spacedBy($)", width: "Modifier.width($)",
    opacity: "Modifier.alpha($)", "z-index": "Modifier.zIndex($)", "font-family": "TextStyle(fontFamily = $)", "font-weight": "TextStyle(fontWeight = $)", font: "Text(\"\", style = $)",
    "transition-duration": "tween<Float>($)", "transition-timing-function": "tween<Float>(easing = $)", transition: "$.tween<Float>()",
    border: "Modifier.border($)", "border-style": "border.copy(stroke = $)", "box-shadow": "Modifier.shadow($)", "background-image": "Modifier.background($)",
  },
  android: {
    "background-color": "background", "border-color": "tint", fill: "tint", color: "textColor",
    "border-radius": "radius", padding: "padding", "font-size": "textSize", "border-width": "width", gap: "layout_margin", width: "layout_width",
    opacity: "alpha", "line-height": "lineSpacingMultiplier", "font-family": "fontFamily", "font-weight": "textFontWeight", font: "textAppearance",
    "transition-duration": "duration", "transition-timing-function": "interpolator", border: "background", "background-image": "background",
  },
};

/** The lines that use a token by its name in a target, each with an optional hint. */
function usesOf(platform, name, entry) {
  const words = wordsOf(entry.path);
  const property = cssProperties[entry.type]?.find(([, ...wanted]) => wanted.length === 0 || wanted.some((word) => words.includes(word)))?.[0];
  if (!property) return [];
  const filled = (kit, use, hint) => uses[kit][use] ? [[uses[kit][use].replace("$", () => name), hint]] : [];
  switch (platform) {
    case "swift": {
      const isDrawn = entry.type === "gradient" && plain(entry.value).kind;
      return [...filled("UIKit", property, "UIKit"), ...filled("SwiftUI", isDrawn ? "view" : property, "SwiftUI")];
    }
    case "kotlin": return filled("kotlin", property);
    case "android": case "android-themes":
      return /^[@?]/.test(name) && uses.android[property] ? [[`android:${uses.android[property]}="${name}"`]] : [];
    case "xcassets": return [[`UIColor(named: "${name.replaceAll(".", "/")}")`, "UIKit"], [`Color("${name.replaceAll(".", "/")}")`, "SwiftUI"]];
    case "typescript": {
      const key = property === "font" ? "font-size" : property;
      return [[`${key.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}: ${name}`]];
    }
    default: {
      if (entry.type === "typography") return [];
      const value = name.startsWith("--") ? `var(${name})` : /^([\w-]+\.)?\$/.test(name) ? name : undefined;
      return value ? [[`${property}: ${value};`]] : [];
    }
  }
}
