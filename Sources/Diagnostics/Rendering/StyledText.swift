/// A piece of a report and the part that it plays; how the part looks is the decorator's affair.
package struct StyledText: Hashable, Sendable {
  /// What a piece of a report is.
  package enum Role: Hashable, Sendable {
    /// `error[code]` and the like.
    case heading(Diagnostic.Severity)
    case message
    /// Line numbers, rules and arrows.
    case gutter
    case path
    case source
    /// `^^^` and the words beside it.
    case primaryMark(Diagnostic.Severity)
    /// `---` and the words beside it.
    case secondaryMark
    /// `note:` and `help:`.
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

/// Turns roles into looks.
package struct TextDecorator: Sendable {
  private let codes: @Sendable (StyledText.Role) -> String?

  /// Text as it is.
  package static let plain = TextDecorator { _ in nil }

  /// Colours of a terminal by the SGR sequences of ECMA-48, in the eight basic colours, which every
  /// colour scheme keeps readable.
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

  /// `piece` with what switches its looks on and off again.
  package func decorate(_ piece: StyledText) -> String {
    guard let code = codes(piece.role), !piece.text.isEmpty else { return piece.text }
    return "\u{1B}[\(code)m\(piece.text)\u{1B}[0m"
  }
}
