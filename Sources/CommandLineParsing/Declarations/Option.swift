/// A named parameter with a value: `--target css`, `--target=css`, `-t css`.
///
/// Declare it once as a constant, list it in a ``Command``, and use it as the key to its value:
///
/// ```swift
/// let target = Option<[String]>("target", value: "NAME", help: "build only this target")
/// let format = Option<ReportFormat>("format", default: .text, help: "form of the report")
/// for name in parsed[target] { … }
/// ```
///
/// `Option<Value?>` is optional, `Option<[Value]>` can be repeated, and `Option<Value>` has a
/// default. Repeating any other option is an error.
package struct Option<Value: Sendable>: DeclaredOption {
  package let declaration: OptionDeclaration
  /// Converts the given words, which have already been validated.
  let read: @Sendable ([String]) -> Value

  /// Declares an optional option without a default.
  package init<Element: ArgumentValue>(
    _ name: String,
    short: Character? = nil,
    value: String? = nil,
    completion: ValueDeclaration.Completion = .words,
    help: String
  ) where Value == Element? {
    declaration = OptionDeclaration(
      name: name,
      short: short,
      help: help,
      value: ValueDeclaration(Element.self, placeholder: value, completion: completion)
    )
    read = { $0.first.flatMap(Element.init(argument:)) }
  }

  /// Declares an option that can be repeated.
  package init<Element: ArgumentValue>(
    _ name: String,
    short: Character? = nil,
    value: String? = nil,
    completion: ValueDeclaration.Completion = .words,
    help: String
  ) where Value == [Element] {
    declaration = OptionDeclaration(
      name: name,
      short: short,
      help: help,
      value: ValueDeclaration(Element.self, placeholder: value, completion: completion),
      isRepeated: true
    )
    read = { $0.compactMap(Element.init(argument:)) }
  }

  /// Declares an option with a default.
  package init(
    _ name: String,
    short: Character? = nil,
    value: String? = nil,
    completion: ValueDeclaration.Completion = .words,
    default defaultValue: Value,
    help: String
  ) where Value: ArgumentValue {
    declaration = OptionDeclaration(
      name: name,
      short: short,
      help: help,
      value: ValueDeclaration(Value.self, placeholder: value, completion: completion),
      defaultText: defaultValue.argumentText
    )
    read = { $0.first.flatMap(Value.init(argument:)) ?? defaultValue }
  }
}

/// A named parameter without a value: `--dry-run`, `-q`.
///
/// Repeating it has no effect.
package struct Flag: DeclaredOption {
  package let declaration: OptionDeclaration

  /// Declares a flag.
  package init(_ name: String, short: Character? = nil, help: String) {
    declaration = OptionDeclaration(
      name: name,
      short: short,
      help: help,
      value: nil,
      isRepeated: true
    )
  }
}
