/// A piece of a report and its role, which a decorator maps to a style.
package struct StyledText: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    /// The severity and code, as in `error[code]`.
    case heading(Diagnostic.Severity)
    case message
    /// Line numbers, rules, and arrows.
    case gutter
    case path
    case source
    /// The `^^^` mark and its label.
    case primaryMark(Diagnostic.Severity)
    /// The `---` mark and its label.
    case secondaryMark
    /// The words `note:` and `help:`.
    case remark
    case plain
  }

  package let text: String
  package let role: Role

  package init(_ text: String, _ role: Role = .plain) {
    self.text = text
    self.role = role
  }
}

/// A mapping from roles to terminal styles.
package struct TextDecorator: Sendable {
  private let codes: @Sendable (StyledText.Role) -> String?

  package static let plain = TextDecorator { _ in nil }

  /// Styles text for a terminal with ECMA-48 SGR sequences.
  ///
  /// It uses only the eight basic colors, which are readable in every color scheme.
  package static let ansi = TextDecorator { role in
    switch role {
    case .heading(.error), .primaryMark(.error): "1;31"
    case .heading(.warning), .primaryMark(.warning): "1;33"
    case .heading(.advice), .primaryMark(.advice): "1;36"
    case .message, .remark: "1"
    case .gutter, .secondaryMark: "1;34"
    case .path, .source, .plain: nil
    }
  }

  /// Returns the text of `piece`, enclosed in the sequences that start and end its style.
  package func decorate(_ piece: StyledText) -> String {
    guard let code = codes(piece.role), !piece.text.isEmpty else { return piece.text }
    return "\u{1B}[\(code)m\(piece.text)\u{1B}[0m"
  }
}
