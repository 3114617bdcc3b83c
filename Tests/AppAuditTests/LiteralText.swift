import AppAudit

/// Returns what an audit finds in a text: a line for each value, such as `3 color #ff0000 text`.
func found(in text: String, _ language: AuditLanguage, path: String = "file") -> [String] {
  let bytes = Array(text.utf8)
  return LiteralScanner.scan(bytes, language, path: path).literals.map { literal in
    let line = bytes[..<literal.range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    var words = ["\(line)", literal.kind.rawValue]
    if case .textStyle(let style) = literal.value, let element = style.element {
      words.append(element.rawValue)
    }
    words.append(literal.value.text)
    if literal.kind == .color { words.append(literal.purpose.rawValue) }
    switch literal.appearance {
    case .any: break
    case .light: words.append("(light)")
    case .dark: words.append("(dark)")
    }
    return words.joined(separator: " ")
  }
}
