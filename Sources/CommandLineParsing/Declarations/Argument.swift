/// A positional parameter.
///
/// `Argument<Value>` is required, `Argument<Value?>` is optional, and `Argument<[Value]>` takes all
/// remaining words.
package struct Argument<Value: Sendable>: DeclaredArgument {
  package let declaration: ArgumentDeclaration
  /// Converts the given words to the value; `nil` if a required word is missing.
  let read: @Sendable ([String]) -> Value?

  /// Declares a required argument.
  package init(
    _ name: String,
    completion: ValueDeclaration.Completion = .words,
    help: String
  ) where Value: ArgumentValue {
    declaration = ArgumentDeclaration(
      name: name,
      help: help,
      value: ValueDeclaration(Value.self, placeholder: name, completion: completion),
      isRequired: true
    )
    read = { $0.first.flatMap(Value.init(argument:)) }
  }

  /// Declares an optional argument.
  ///
  /// With `takesHyphens`, a word such as `--color-text` is a value unless it resembles an option.
  package init<Element: ArgumentValue>(
    _ name: String,
    completion: ValueDeclaration.Completion = .words,
    takesHyphens: Bool = false,
    help: String
  ) where Value == Element? {
    declaration = ArgumentDeclaration(
      name: name,
      help: help,
      value: ValueDeclaration(Element.self, placeholder: name, completion: completion),
      takesHyphens: takesHyphens
    )
    read = { .some($0.first.flatMap(Element.init(argument:))) }
  }

  /// Declares an argument that takes any number of words, or at least one if `isRequired` is
  /// `true`.
  package init<Element: ArgumentValue>(
    _ name: String,
    isRequired: Bool = false,
    completion: ValueDeclaration.Completion = .words,
    help: String
  ) where Value == [Element] {
    declaration = ArgumentDeclaration(
      name: name,
      help: help,
      value: ValueDeclaration(Element.self, placeholder: name, completion: completion),
      isRequired: isRequired,
      isRepeated: true
    )
    read = { $0.compactMap(Element.init(argument:)) }
  }
}
