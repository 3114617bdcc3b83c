extension SnapshotValue {
  /// The CSS declarations that draw text in a text style; `nil` for other values.
  var textStyleCSS: String? {
    guard let style, let value = typography else { return nil }
    var css = ""
    if let families = value["fontFamily"] { css += "font-family:\(families);" }
    for (name, property) in [
      ("fontSize", "font-size"), ("letterSpacing", "letter-spacing"), ("lineHeight", "line-height"),
    ] {
      if let text = value[name] { css += "\(property):\(text);" }
    }
    if let weight = member("weight", of: style) { css += "font-weight:\(weight);" }
    if let slant = member("style", of: style) { css += "font-style:\(slant);" }
    if let axes = axes(of: style) { css += "font-variation-settings:\(axes);" }
    return css.inAttribute
  }

  /// The CSS declarations of a component's field; `nil` for fields that aren't drawn.
  func css(for field: String) -> String? {
    switch field {
    case "text": return textStyleCSS
    case "padding", "contentInsets", "margin":
      let property = field == "margin" ? "margin" : "padding"
      guard let insets else { return declaration(property) }
      return "\(property):\(insets);"
    case "border": return border.map { "border:\($0);".inAttribute }
    case "shadow": return shadow.map { "box-shadow:\($0);".inAttribute }
    default: return Self.properties[field].flatMap(declaration)
    }
  }

  /// The CSS property of each field whose value needs no conversion.
  private static let properties = [
    "background": "background-color", "color": "color", "cornerRadius": "border-radius",
    "opacity": "opacity", "marginTop": "margin-top", "marginBottom": "margin-bottom",
    "width": "width", "height": "height", "minimumWidth": "min-width",
    "minimumHeight": "min-height", "maximumWidth": "max-width", "maximumHeight": "max-height",
  ]

  private func declaration(_ property: String) -> String? {
    "\(property):\(text);".inAttribute
  }

  private var insets: String? {
    let sides = ["top", "trailing", "bottom", "leading"].compactMap { self.property($0) }
    return sides.count == 4 ? sides.map(Self.pixels).joined(separator: " ") : nil
  }

  private var border: String? {
    guard let color = property("color"), let width = property("width") else { return nil }
    let style = property("style") ?? "solid"
    return "\(width) \(style.contains(" ") ? "dashed" : style) \(color)"
  }

  private var shadow: String? {
    let layers = layers.compactMap { layer -> String? in
      let lengths = ["offsetX", "offsetY", "blur", "spread"].compactMap { member($0, of: layer) }
      guard lengths.count == 4, let color = member("color", of: layer) else { return nil }
      let inset = member("inset", of: layer) == "true" ? "inset " : ""
      return inset + lengths.joined(separator: " ") + " \(color)"
    }
    return layers.isEmpty ? nil : layers.joined(separator: ", ")
  }

  /// Returns a number as a length.
  private static func pixels(_ text: String) -> String {
    text.last?.isNumber == true ? "\(text)px" : text
  }
}

extension String {
  /// The text without characters that could end a CSS value or an HTML attribute.
  fileprivate var inAttribute: String { filter { !"<>\"&{}\\".contains($0) } }
}
