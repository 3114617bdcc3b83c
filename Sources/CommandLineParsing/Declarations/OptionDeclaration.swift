/// A description of valid values, without their Swift type.
package struct ValueDeclaration: Sendable {
  /// The placeholder for the value in the help: `NAME`, `text|json|github`.
  package let placeholder: String
  /// The allowed words, if they can be listed; otherwise empty.
  package let allowed: [String]
  /// A description of the allowed values.
  package let expectation: String
  /// The kind of completions to offer.
  package let completion: Completion
  let isValid: @Sendable (String) -> Bool

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

  init<Value: ArgumentValue>(_ type: Value.Type, placeholder: String?, completion: Completion) {
    allowed = Value.allowedArguments
    self.placeholder =
      placeholder ?? (allowed.isEmpty ? "VALUE" : allowed.joined(separator: "|"))
    expectation = Value.expectation
    self.completion = completion
    isValid = { Value(argument: $0) != nil }
  }
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
