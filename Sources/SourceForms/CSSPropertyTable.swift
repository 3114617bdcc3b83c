/// The values of custom properties on an element.
package struct CSSPropertyTable: Sendable {
  /// The values by name, with the two leading hyphens.
  package let values: [String: String]
  /// Whether the color scheme is dark, for `light-dark()`.
  private let isDark: Bool

  package init(_ values: [String: String], isDark: Bool = false) {
    self.values = values
    self.isDark = isDark
  }

  /// The maximum nesting of references to follow, and the maximum number of bytes to read.
  private static let (depthLimit, sizeLimit) = (50, 10_000)

  /// Returns a value with its references resolved.
  ///
  /// Undefined, circular, and very deep references stay.
  package func resolved(_ value: String) -> String {
    var size = 0
    let text = resolved(value, depth: 0, &size)
    return text.contains("light-dark(") ? withScheme(text) : text
  }

  /// Replaces `light-dark(a, b)` with one of the values.
  private func withScheme(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let letter = rest.first {
      let argument = rest.hasPrefix("light-dark(") ? rest.dropFirst(11) : ""
      guard let end = CSSList.closingParenthesis(of: argument.prefix(Self.sizeLimit)) else {
        result.append(letter)
        rest = rest.dropFirst()
        continue
      }
      let values = CSSList.split(argument[..<end], at: ",")
      result += (isDark ? values.last : values.first) ?? ""
      rest = rest[end...].dropFirst()
    }
    return result
  }

  private func resolved(_ value: String, depth: Int, _ size: inout Int) -> String {
    size += value.utf8.count
    guard depth < Self.depthLimit, size < Self.sizeLimit, value.contains("var(") else {
      return value
    }
    let text = CSSVariableText(value).text { name in
      values["--\(name)"].map { resolved($0, depth: depth + 1, &size) }
    }
    // A fallback can contain references, too.
    return text == value ? text : resolved(text, depth: depth + 1, &size)
  }
}
