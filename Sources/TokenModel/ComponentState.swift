/// The view states that fields of component styles can apply to.
///
/// If several states change the same field, the last one takes precedence.
package enum ComponentState: String, CaseIterable, Sendable {
  case highlighted, hovered, focused, selected, pressed, error, loading, disabled

  /// The words that name the state in a field, in lowercase; the usual one comes first.
  package var words: [String] {
    switch self {
    case .hovered: ["hovered", "hover"]
    case .focused: ["focused", "focus"]
    case .pressed: ["pressed", "active"]
    case .error: ["error", "invalid"]
    case .highlighted, .selected, .loading, .disabled: [rawValue]
    }
  }

  /// The last words of fields in lower camel case, such as `Hovered` and `Hover`.
  package var suffixes: [String] {
    words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  /// Finds the state that a word in lowercase names.
  package init?(word: String) {
    guard let state = Self.allCases.first(where: { $0.words.contains(word) }) else { return nil }
    self = state
  }
}
