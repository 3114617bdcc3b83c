/// The values of custom properties on an element.
package struct CSSPropertyTable: Sendable {
  /// The values by name, with the two leading hyphens.
  package private(set) var values: [String: String] = [:]

  package init(_ values: [String: String] = [:]) {
    self.values = values
  }

  /// Adds the properties of a rule that takes precedence.
  package mutating func merge(_ other: [String: String]) {
    values.merge(other) { $1 }
  }

  /// The maximum nesting of references to follow, and the maximum number of bytes to read.
  private static let (depthLimit, sizeLimit) = (50, 10_000)

  /// Returns a value with its references resolved.
  ///
  /// Undefined, circular, and very deep references stay.
  package func resolved(_ value: String) -> String {
    var size = 0
    return resolved(value, depth: 0, &size)
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
