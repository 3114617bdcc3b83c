internal import Diagnostics

/// Diagnostics about command-line arguments.
extension Diagnostic {
  static func unknownCommand(_ word: ArgumentLine.Word, in path: CommandPath) -> Self {
    let names = path.last.subcommands.map(\.name)
    let meant = path.last.synonyms[word.text] ?? nearestName(to: word.text, among: names)
    return Self(.unknownCommand, "`\(path.spelling)` has no command \(named(word.text))")
      .at(word.span, "expected a command").suggesting(meant)
      .help("the commands are \(names.listed())")
  }

  static func missingCommand(_ path: CommandPath, at end: Span) -> Self {
    let names = path.last.subcommands.map(\.name)
    return Self(.missingArgument, "`\(path.spelling)` needs a command")
      .at(end, "expected a command").help("the commands are \(names.listed())")
  }

  static func unknownOption(
    _ spelling: String,
    at span: Span,
    in path: CommandPath,
    guess: OptionGuess
  ) -> Self {
    let help: String
    let name = spelling.drop { $0 == "-" }
    if let argument = path.last.arguments.first(where: { $0.isNamed(name) }) {
      help = "`\(argument.name)` is an argument: write `\(path.spelling) \(argument.name)`"
    } else if let option = guess.option, guess.owners.count > 1 {
      let owners = guess.owners.map(\.spelling).listed()
      help = "`\(option.spelling)` belongs to \(owners)"
    } else if let option = guess.option, let owner = guess.owners.first {
      help =
        owner.rest.map(\.name).starts(with: path.rest.map(\.name))
        ? "`\(option.spelling)` belongs to `\(owner.spelling)`: write it after `\(owner.last.name)`"
        : "`\(option.spelling)` belongs to `\(owner.spelling)`"
    } else if let option = guess.option {
      let isShort = spelling.count == 2
      help = "did you mean `\(isShort ? option.short.map { "-\($0)" } ?? "" : option.spelling)`?"
    } else {
      help =
        "see `\(path.spelling) --help` for the options; put `--` before a word that isn't an option"
    }
    return Self(.unknownOption, "`\(path.spelling)` has no option \(named(spelling))")
      .at(span, guess.owners.isEmpty ? "no option has this name" : "not an option here").help(help)
  }

  static func missingValue(
    _ value: ValueDeclaration,
    of option: OptionDeclaration,
    at span: Span,
    before following: ArgumentLine.Word?
  ) -> Self {
    let example = value.allowed.first ?? value.placeholder
    var secondary: [Label] = []
    var help = "write the value after it, as in `\(option.spelling) \(example)`"
    if let following {
      secondary = [Label(following.span, "this is an option")]
      help += "; join a value that begins with a hyphen: `\(option.spelling)=-x`"
    }
    return Self(.missingValue, "`\(option.spelling)` needs a value")
      .at(span, "expected \(value.expectationInContext) after it").also(secondary).help(help)
  }

  static func unexpectedValue(_ text: String, at span: Span, of option: OptionDeclaration) -> Self {
    Self(.unexpectedValue, "`\(option.spelling)` takes no value, but was given \(shown(text))")
      .at(span, "not expected").help("write only `\(option.spelling)`, or remove it")
  }

  static func repeatedOption(_ option: OptionDeclaration, at span: Span, first: Span) -> Self {
    Self(.repeatedOption, "`\(option.spelling)` is given twice, but takes one value")
      .at(span, "given again").also(first, "first given here").help("remove one of them")
  }

  static func conflictingOptions(
    _ option: OptionDeclaration,
    _ other: OptionDeclaration,
    at span: Span,
    first: Span,
    help: String
  ) -> Self {
    Self(.unexpectedArgument, "`\(option.spelling)` and `\(other.spelling)` can't be used together")
      .at(span, "conflicts with the other option").also(first, "the other option").help(help)
  }

  static func invalidValue(
    _ text: String,
    at span: Span,
    of option: OptionDeclaration,
    _ value: ValueDeclaration
  ) -> Self {
    invalidValue(text, at: span, of: option.spelling, value)
  }

  static func invalidValue(
    _ text: String,
    at span: Span,
    of argument: ArgumentDeclaration
  ) -> Self {
    invalidValue(text, at: span, of: argument.name, argument.value)
  }

  private static func invalidValue(
    _ text: String,
    at span: Span,
    of name: String,
    _ value: ValueDeclaration
  ) -> Self {
    Self(.invalidValue, "\(shown(text)) is not a valid value for `\(name)`")
      .at(span, "expected \(value.expectation)").suggesting(text, among: value.allowed)
  }

  static func missingArgument(
    _ argument: ArgumentDeclaration,
    of path: CommandPath,
    at end: Span
  ) -> Self {
    Self(.missingArgument, "`\(path.spelling)` needs `\(argument.name)`")
      .at(end, "expected `\(argument.name)`: \(argument.help)")
      .help(path.last.examples.first.map { "for example `\($0.line)`" })
      .help("usage: \(path.usage)")
  }

  static func unexpectedArgument(_ word: ArgumentLine.Word, of path: CommandPath) -> Self {
    let limit =
      switch path.last.arguments.count {
      case 0: "takes no arguments"
      case 1: "takes one argument"
      case let count: "takes \(count) arguments"
      }
    return Self(
      .unexpectedArgument,
      "`\(path.spelling)` \(limit), so \(shown(word.text)) is one too many"
    )
    .at(word.span, "unexpected argument").help("usage: \(path.usage)")
  }

  private static func shown(_ text: String) -> String {
    text.isEmpty ? "an empty word" : "`\(text)`"
  }

  private static func named(_ text: String) -> String {
    text.isEmpty ? "with an empty name" : "`\(text)`"
  }
}

extension ValueDeclaration {
  /// The expected value: `expectation`, or the placeholder if there's only a generic expectation.
  fileprivate var expectationInContext: String {
    expectation == String.expectation ? "`\(placeholder)`" : expectation
  }
}

extension ArgumentDeclaration {
  /// Whether `name`, typed as an option, probably means this argument.
  fileprivate func isNamed(_ name: Substring) -> Bool {
    let own = self.name.lowercased()
    return name.count > 2 && (name == own || own.hasPrefix(name) || name.hasPrefix(own))
  }
}
