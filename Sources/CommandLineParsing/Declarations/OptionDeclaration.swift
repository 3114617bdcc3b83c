/// A description of valid values.
///
/// Most of it is determined when it's needed, because a run needs few of the declarations.
package struct ValueDeclaration: Sendable {
  /// The kind of completions to offer.
  package let completion: Completion
  private let type: any ArgumentValue.Type
  private let ownPlaceholder: String?

  /// The kinds of completions that a shell can offer for a value.
  package enum Completion: Hashable, Sendable {
    /// The allowed words, if any.
    case words
    /// File names.
    case files
    /// Target names.
    case targets
    /// Token paths.
    case tokens
  }

  init(_ type: any ArgumentValue.Type, placeholder: String?, completion: Completion) {
    self.type = type
    ownPlaceholder = placeholder
    self.completion = completion
  }

  /// The placeholder for the value in the help: `NAME`, `text|json|github`.
  package var placeholder: String {
    ownPlaceholder ?? (allowed.isEmpty ? "VALUE" : allowed.joined(separator: "|"))
  }

  /// The allowed words, if they can be listed; otherwise empty.
  package var allowed: [String] { type.allowedArguments }

  /// A description of the allowed values.
  package var expectation: String { type.expectation }

  /// Whether `argument` is a value of the type.
  func isValid(_ argument: String) -> Bool { type.init(argument: argument) != nil }
}

/// An option or flag, without the Swift type of its value.
package struct OptionDeclaration: Sendable {
  /// The long name, without hyphens.
  package let name: String
  /// The one-letter name, if any.
  package let short: Character?
  /// A description in a line or two: lowercase, no period.
  package let help: String
  /// The description of its value; `nil` for a flag.
  package let value: ValueDeclaration?
  /// Whether it can be repeated.
  package var isRepeated = false
  /// The default value as typed, if any.
  package var defaultText: String?

  /// The long name as typed.
  package var spelling: String { "--" + name }
}

/// A positional parameter, without the Swift type of its value.
package struct ArgumentDeclaration: Sendable {
  /// The placeholder in the help, in capitals: `CONFIG`.
  package let name: String
  /// A description in a line or two: lowercase, no period.
  package let help: String
  package let value: ValueDeclaration
  /// Whether at least one word is required.
  package var isRequired = false
  /// Whether it takes all remaining words.
  package var isRepeated = false
  /// Whether a word that begins with hyphens is a value if it isn't an option.
  package var takesHyphens = false
}

/// A key that names an option or a flag of a command.
package protocol DeclaredOption: Sendable {
  var declaration: OptionDeclaration { get }
}

/// A key that names an argument of a command.
package protocol DeclaredArgument: Sendable {
  var declaration: ArgumentDeclaration { get }
}
