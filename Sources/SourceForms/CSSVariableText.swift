/// A CSS value that can contain `var(--name, fallback)`.
package struct CSSVariableText {
  private enum Part {
    case text(String)
    case reference(String, fallback: String?)
  }

  private let parts: [Part]

  private init(_ parts: [Part]) { self.parts = parts }

  package init(_ text: String) {
    var parts: [Part] = []
    var literal = ""
    var rest = text[...]
    while !rest.isEmpty {
      guard rest.hasPrefix("var(") else {
        if let letter = rest.popFirst() { literal.append(letter) }
        continue
      }
      // Without a closing parenthesis or the name of a property, it isn't a reference, and neither
      // is anything inside it.
      let end = Self.closingParenthesis(rest.dropFirst(3)).map { rest.index(after: $0) }
      let call = rest[..<(end ?? rest.endIndex)]
      rest = rest[call.endIndex...]
      guard end != nil, let reference = Self.reference(call.dropFirst(4).dropLast()) else {
        literal += call
        continue
      }
      if !literal.isEmpty { parts.append(.text(literal)) }
      literal = ""
      parts.append(reference)
    }
    if !literal.isEmpty { parts.append(.text(literal)) }
    self.parts = parts
  }

  /// Parses the text between the parentheses of a reference.
  private static func reference(_ inner: Substring) -> Part? {
    // The comma between the name and the fallback.
    let comma = CSSText.firstIndex(in: inner) { $0 == "," }
    let name = inner[..<(comma ?? inner.endIndex)].trimmed
    guard name.hasPrefix("--") else { return nil }
    let fallback = comma.map { inner[inner.index(after: $0)...].trimmed }
    return .reference(CSSEscapes.removed(from: name.dropFirst(2)), fallback: fallback)
  }

  /// Returns the index of the parenthesis that closes the first one.
  private static func closingParenthesis(_ text: Substring) -> Substring.Index? {
    var depth = 0
    return CSSText.firstIndex(in: text) { letter in
      if letter == "(" { depth += 1 }
      if letter == ")" { depth -= 1 }
      return letter == ")" && depth == 0
    }
  }

  /// The names of the referenced properties without the two leading hyphens.
  package var references: [String] {
    parts.compactMap { part in
      if case .reference(let name, _) = part { name } else { nil }
    }
  }

  /// The name, if the value consists of a single reference.
  package var onlyReference: String? { parts.count == 1 ? references.first : nil }

  /// The fallback of the first reference, which applies if it can't be resolved.
  package var fallback: String? {
    if case .reference(_, let fallback) = parts.first { fallback } else { nil }
  }

  /// Replaces references to undefined names with their fallbacks.
  ///
  /// Also returns the first undefined name that has no fallback.
  package func withFallbacks(isDefined: (String) -> Bool) -> (
    value: CSSVariableText, missing: String?
  ) {
    var missing: String?
    let parts = partsWithFallbacks(isDefined, depth: 0, &missing)
    return (CSSVariableText(parts), missing)
  }

  private func partsWithFallbacks(
    _ isDefined: (String) -> Bool,
    depth: Int,
    _ missing: inout String?
  ) -> [Part] {
    var new: [Part] = []
    for part in parts {
      guard case .reference(let name, let fallback) = part, !isDefined(name) else {
        new.append(part)
        continue
      }
      guard let fallback, depth < Self.fallbackLimit else {
        missing = missing ?? name
        continue
      }
      new += CSSVariableText(fallback).partsWithFallbacks(isDefined, depth: depth + 1, &missing)
    }
    return new
  }

  private static let fallbackLimit = 50

  /// Returns the value with its references replaced.
  ///
  /// - Parameter text: returns the replacement for a name; `nil` to use the fallback of the
  ///   reference.
  /// - Returns: the text. A reference with neither is kept.
  package func text(_ text: (String) -> String?) -> String {
    parts.map { part in
      switch part {
      case .text(let literal): literal
      case .reference(let name, let fallback): text(name) ?? fallback ?? "var(--\(name))"
      }
    }.joined()
  }

  /// Returns an arithmetic expression without `calc(…)` around it.
  package static func plain(_ text: String) -> String {
    let trimmed = text.trimmed
    guard trimmed.lowercased().hasPrefix("calc("), trimmed.last == ")" else { return trimmed }
    let inner = trimmed.dropFirst(4)
    let isWhole = closingParenthesis(inner) == inner.index(before: inner.endIndex)
    return CSSText.withoutCalculations(isWhole ? inner.dropFirst().dropLast() : inner)
  }
}
