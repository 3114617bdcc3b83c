/// What the words of a value are to be, without their Swift type.
package struct ValueDeclaration: Sendable {
  /// What stands for the value in the help: `NAME`, `text|json|github`.
  package let placeholder: String
  /// The words allowed, where they can be listed.
  package let allowed: [String]
  /// What is allowed, in words.
  package let expectation: String
  /// What a shell should offer for it.
  package let completion: Completion
  let isValid: @Sendable (String) -> Bool

  /// What a shell should offer for a value.
  package enum Completion: Hashable, Sendable {
    /// Nothing, or the words allowed.
    case words
    /// Names of files.
    case files
    /// Names of targets.
    case targets
    /// Paths of tokens.
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

/// A named parameter of a command, an option or a flag, without the Swift type of its value.
package struct OptionDeclaration: Sendable {
  /// The long name, without hyphens.
  package let name: String
  /// The one-letter name, if there is one.
  package let short: Character?
  /// What it does, in a line or two: lower case, no full stop.
  package let help: String
  /// What its value is to be; `nil` for a flag.
  package let value: ValueDeclaration?
  /// Whether it may be given more than once.
  package let isRepeated: Bool
  /// The value that holds where it is not given, as it would be typed.
  package let defaultText: String?

  /// The long name as it is typed.
  package var spelling: String { "--" + name }
}

/// A parameter of a command that is told by its position.
package struct ArgumentDeclaration: Sendable {
  /// What stands for it in the help, in capitals: `CONFIG`.
  package let name: String
  /// What it is for, in a line or two: lower case, no full stop.
  package let help: String
  package let value: ValueDeclaration
  /// Whether the command needs at least one.
  package let isRequired: Bool
  /// Whether it takes all words that are left.
  package let isRepeated: Bool
  /// Whether a word that begins with hyphens and is no option is taken as a value.
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
