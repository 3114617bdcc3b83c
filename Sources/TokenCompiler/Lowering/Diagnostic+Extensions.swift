import Diagnostics
import TokenModel

/// The messages about `$extensions["dev.tokens"]`.
extension Diagnostic {
  static func unknownExtensionMember(
    _ name: String,
    of holder: String = "`dev.tokens`",
    among names: [String],
    at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .unknownExtensionMember,
      "\(holder) has no member `\(name)`",
      at: Label(span),
      help: nearestName(to: name, among: names).map { "did you mean `\($0)`?" }
        ?? "its members are " + names.map { "`\($0)`" }.joined(separator: ", ")
    )
  }

  static func misspeltExtension(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .misspelledExtension,
      severity: .warning,
      "`\(name)` is nearly `dev.tokens`, and is taken as the data of another tool",
      at: Label(span),
      help: "did you mean `dev.tokens`?"
    )
  }

  static func missingExtensionMember(
    _ name: String,
    of holder: String,
    at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .invalidExtension,
      "\(holder) has no `\(name)`",
      at: Label(span, "expected a member `\(name)`"),
      help: "add \"\(name)\""
    )
  }

  static func invalidExtension(
    _ name: String,
    found: String,
    expected: String,
    help: String?,
    at span: Span
  ) -> Diagnostic {
    let subject = name.hasPrefix("a ") ? name : "`\(name)`"
    return Diagnostic(
      .invalidExtension,
      "\(subject) is \(found), expected \(expected)",
      at: Label(span),
      help: help
    )
  }

  static func illegalConstantName(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExtension,
      name.isEmpty ? "a constant has an empty name" : "a constant cannot be called `\(name)`",
      at: Label(span),
      help: "a name does not begin with `$` and contains none of `{`, `}` and `.`"
    )
  }

  static func constantBesideNamesake(_ name: String, at span: Span, other: Span) -> Diagnostic {
    Diagnostic(
      .invalidExtension,
      "the group has both a constant and a token or group called `\(name)`",
      at: Label(span, "the constant"),
      also: [Label(other, "the other one")],
      help: "rename one of them"
    )
  }

  static func misplacedExtension(
    _ key: ExtensionKey,
    isOnGroup: Bool,
    at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .misplacedExtension,
      isOnGroup
        ? "`\(key.rawValue)` stands on a group, but it belongs on a token"
        : "`\(key.rawValue)` stands on a token, but it belongs on a group",
      at: Label(span),
      help: isOnGroup ? "move it to each token that it is meant for" : "move it to the group"
    )
  }

  static func extensionOnType(
    _ key: ExtensionKey,
    expected: TokenType,
    found: TokenType,
    at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .misplacedExtension,
      "`\(key.rawValue)` stands on a token of type `\(found.name)`, but it belongs on one of type"
        + " `\(expected.name)`",
      at: Label(span),
      help: "remove it, or move it to a `\(expected.name)` token"
    )
  }
}
