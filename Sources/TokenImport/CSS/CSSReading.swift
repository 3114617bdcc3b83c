import SourceForms

/// The imported value of a custom property in a context.
struct CSSReading {
  enum Value: Equatable {
    case literal(CSSLiteral)
    /// A reference to another property.
    case reference(String)
    /// An expression or a shorthand.
    ///
    /// `{NUMBER}` in the strings of its value is a placeholder for an element of `references`.
    case computed(DraftToken, references: [String])
  }

  let value: Value
  /// The DTCG type; `nil` for a constant.
  let type: String?
  /// Whether references were replaced with the values of other properties.
  var isInlined = false

  /// A description of the type, for messages.
  var phrase: String {
    if let type { return type == "fontFamily" || type == "fontWeight" ? "a font" : "a \(type)" }
    if case .literal(.string) = value { return "a string" }
    return "a word"
  }

  /// Whether a property can have both values, in different contexts.
  func isCompatible(with other: CSSReading) -> Bool {
    guard type == other.type else { return false }
    switch (value, other.value) {
    case (.literal(.string), .literal(.word)), (.literal(.word), .literal(.string)): return false
    default: return true
    }
  }
}

/// The reason why a custom property isn't imported.
struct CSSProblem: Error {
  let message: String
  var help: String?
}
