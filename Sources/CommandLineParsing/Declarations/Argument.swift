/// A parameter told by its position.
///
/// `Argument<Value>` is needed, `Argument<Value?>` may be left out, and `Argument<[Value]>` takes
/// all words that are left.
package struct Argument<Value: Sendable>: DeclaredArgument {
  package let declaration: ArgumentDeclaration
  /// Reads the words given; `nil` where one is needed and there is none.
  let read: @Sendable ([String]) -> Value?

  /// Declares an argument that the command needs.
  package init(
    _ name: String,
    completion: ValueDeclaration.Completion = .words,
    help: String
  ) where Value: ArgumentValue {
    declaration = ArgumentDeclaration(
      name: name,
      help: help,
      value: ValueDeclaration(Value.self, placeholder: name, completion: completion),
      isRequired: true,
      isRepeated: false
    )
    read = { $0.first.flatMap(Value.init(argument:)) }
  }

  /// Declares an argument that may be left out.
  ///
  /// With `takesHyphens`, a word such as `--color-text` is a value unless it is nearly an option.
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
      isRequired: false,
      isRepeated: false,
      takesHyphens: takesHyphens
    )
    read = { .some($0.first.flatMap(Element.init(argument:))) }
  }

  /// Declares an argument that takes any number of words, or at least one where `isRequired`.
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
