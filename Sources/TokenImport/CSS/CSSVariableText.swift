/// A value of CSS with `var(--name, fallback)` in it.
struct CSSVariableText {
  private enum Part {
    case text(String)
    case reference(String, fallback: String?)
  }

  private let parts: [Part]

  init(_ text: String) {
    var parts: [Part] = []
    var literal = ""
    var rest = text[...]
    while !rest.isEmpty {
      if rest.hasPrefix("var("), let end = Self.closingParenthesis(rest.dropFirst(3)) {
        let inner = rest[rest.index(rest.startIndex, offsetBy: 4)..<end]
        let comma = inner.firstIndex(of: ",")
        let name = inner[..<(comma ?? inner.endIndex)].trimmed
        if name.hasPrefix("--") {
          if !literal.isEmpty { parts.append(.text(literal)) }
          literal = ""
          let fallback = comma.map { inner[inner.index(after: $0)...].trimmed }
          parts.append(.reference(CSSDeclaration.name(name), fallback: fallback))
          rest = rest[rest.index(after: end)...]
          continue
        }
      }
      if let letter = rest.popFirst() { literal.append(letter) }
    }
    if !literal.isEmpty { parts.append(.text(literal)) }
    self.parts = parts
  }

  /// The end of a parenthesis that stands first.
  private static func closingParenthesis(_ text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// The names that the value refers to.
  var references: [String] {
    parts.compactMap { part in
      if case .reference(let name, _) = part { name } else { nil }
    }
  }

  /// The name, if the value is a reference and nothing else.
  var onlyReference: String? { parts.count == 1 ? references.first : nil }

  /// What holds where the only reference leads nowhere.
  var fallback: String? {
    if case .reference(_, let fallback) = parts.first { fallback } else { nil }
  }

  /// The value with something in place of the references.
  ///
  /// - Parameter text: what stands for a name; where it is `nil`, the fallback of the reference holds.
  /// - Returns: the text; a reference with neither stays.
  func text(_ text: (String) -> String?) -> String {
    parts.map { part in
      switch part {
      case .text(let literal): literal
      case .reference(let name, let fallback): text(name) ?? fallback ?? "var(--\(name))"
      }
    }.joined()
  }

  /// A sum without `calc(…)` around it.
  static func plain(_ text: String) -> String {
    let trimmed = text.trimmed
    guard trimmed.lowercased().hasPrefix("calc("), trimmed.last == ")" else { return trimmed }
    let inner = trimmed.dropFirst(4)
    let isWhole = closingParenthesis(inner) == inner.index(before: inner.endIndex)
    return String(isWhole ? inner.dropFirst().dropLast() : inner).replacingCalls
  }
}

extension String {
  /// The text with `calc(` as a plain parenthesis.
  fileprivate var replacingCalls: String {
    var result = ""
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix("calc(") {
        rest = rest.dropFirst(4)
      } else if let letter = rest.popFirst() {
        result.append(letter)
      }
    }
    return result
  }
}
