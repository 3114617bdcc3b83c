import JSONSyntax

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
    return css.filter { !"<>\"&{}\\".contains($0) }
  }
}
