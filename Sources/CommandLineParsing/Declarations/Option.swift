/// A parameter with a name and a value: `--target css`, `--target=css`, `-t css`.
///
/// It is declared once as a constant, listed in a ``Command``, and is then the key to its value:
///
/// ```swift
/// let target = Option<[String]>("target", value: "NAME", help: "build only this target")
/// let format = Option<ReportFormat>("format", default: .text, help: "form of the report")
/// for name in parsed[target] { … }
/// ```
///
/// `Option<Value?>` may be left out, `Option<[Value]>` may be given any number of times, and
/// `Option<Value>` has a default. Where only one value is held, giving two is a mistake.
package struct Option<Value: Sendable>: DeclaredOption {
  package let declaration: OptionDeclaration
  /// Reads the words given, which have been found valid.
  let read: @Sendable ([String]) -> Value

  /// Declares an option that may be left out.
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
      value: ValueDeclaration(Element.self, placeholder: value, completion: completion),
      isRepeated: false,
      defaultText: nil
    )
    read = { $0.first.flatMap(Element.init(argument:)) }
  }

  /// Declares an option that may be given any number of times.
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
      isRepeated: true,
      defaultText: nil
    )
    read = { $0.compactMap(Element.init(argument:)) }
  }

  /// Declares an option that has a value in any case.
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
      isRepeated: false,
      defaultText: defaultValue.argumentText
    )
    read = { $0.first.flatMap(Value.init(argument:)) ?? defaultValue }
  }
}

/// A parameter with a name that is there or not: `--dry-run`, `-q`.
///
/// Giving it twice says no more than giving it once.
package struct Flag: DeclaredOption {
  package let declaration: OptionDeclaration

  /// Declares a flag.
  package init(_ name: String, short: Character? = nil, help: String) {
    declaration = OptionDeclaration(
      name: name,
      short: short,
      help: help,
      value: nil,
      isRepeated: true,
      defaultText: nil
    )
  }
}
