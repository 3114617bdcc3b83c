internal import Diagnostics

/// The messages about what was typed after the program's name.
extension Diagnostic {
  static func unknownCommand(_ word: ArgumentLine.Word, in path: CommandPath) -> Diagnostic {
    let names = path.last.subcommands.map(\.name)
    let nearest = nearestName(to: word.text, among: names)
    return Diagnostic(
      .unknownCommand,
      "`\(path.spelling)` has no command \(named(word.text))",
      at: Label(word.span, "expected a command"),
      help: nearest.map { "did you mean `\($0)`?" }
        ?? "the commands are \(names.inQuotes(joinedBy: "and"))"
    )
  }

  static func missingCommand(_ path: CommandPath, at end: Span) -> Diagnostic {
    let names = path.last.subcommands.map(\.name)
    return Diagnostic(
      .missingArgument,
      "`\(path.spelling)` needs a command",
      at: Label(end, "expected a command"),
      help: "the commands are \(names.inQuotes(joinedBy: "and"))"
    )
  }

  static func unknownOption(
    _ spelling: String,
    at span: Span,
    in path: CommandPath,
    guess: OptionGuess
  ) -> Diagnostic {
    let help: String
    let name = spelling.drop { $0 == "-" }
    if let argument = path.last.arguments.first(where: { $0.isNamed(name) }) {
      help = "`\(argument.name)` is an argument: write `\(path.spelling) \(argument.name)`"
    } else if let option = guess.option, let owner = guess.owner {
      help =
        owner.rest.starts(with: path.rest)
        ? "`\(option.spelling)` belongs to `\(owner.spelling)`: write it after `\(owner.last.name)`"
        : "`\(option.spelling)` belongs to `\(owner.spelling)`"
    } else if let option = guess.option {
      let isShort = spelling.count == 2
      help = "did you mean `\(isShort ? option.short.map { "-\($0)" } ?? "" : option.spelling)`?"
    } else {
      help =
        "`\(path.spelling) --help` lists the options; a word that is none needs `--` before it"
    }
    return Diagnostic(
      .unknownOption,
      "`\(path.spelling)` has no option \(named(spelling))",
      at: Label(span, guess.owner == nil ? "no option has this name" : "not an option here"),
      help: help
    )
  }

  static func missingValue(
    _ value: ValueDeclaration,
    of option: OptionDeclaration,
    at span: Span,
    before following: ArgumentLine.Word?
  ) -> Diagnostic {
    let example = value.allowed.first ?? value.placeholder
    var secondary: [Label] = []
    var help = "write the value after it, as in `\(option.spelling) \(example)`"
    if let following {
      secondary = [Label(following.span, "this is an option")]
      help += "; a value that begins with a hyphen is joined: `\(option.spelling)=-x`"
    }
    return Diagnostic(
      .missingValue,
      "`\(option.spelling)` has no value",
      at: Label(span, "expected \(value.expectationInContext) after it"),
      also: secondary,
      help: help
    )
  }

  static func unexpectedValue(
    _ text: String,
    at span: Span,
    of option: OptionDeclaration
  ) -> Diagnostic {
    Diagnostic(
      .unexpectedValue,
      "`\(option.spelling)` takes no value, but was given \(shown(text))",
      at: Label(span, "not expected"),
      help: "write `\(option.spelling)` alone, or leave it out"
    )
  }

  static func repeatedOption(
    _ option: OptionDeclaration,
    at span: Span,
    first: Span
  ) -> Diagnostic {
    Diagnostic(
      .repeatedOption,
      "`\(option.spelling)` is given twice, but has one value",
      at: Label(span, "given again"),
      also: [Label(first, "first given here")],
      help: "keep the one that you mean"
    )
  }

  static func invalidValue(
    _ text: String,
    at span: Span,
    of option: OptionDeclaration,
    _ value: ValueDeclaration
  ) -> Diagnostic {
    invalidValue(text, at: span, of: option.spelling, value)
  }

  static func invalidValue(
    _ text: String,
    at span: Span,
    of argument: ArgumentDeclaration
  ) -> Diagnostic {
    invalidValue(text, at: span, of: argument.name, argument.value)
  }

  private static func invalidValue(
    _ text: String,
    at span: Span,
    of name: String,
    _ value: ValueDeclaration
  ) -> Diagnostic {
    Diagnostic(
      .invalidValue,
      "\(shown(text)) is not a valid value for `\(name)`",
      at: Label(span, "expected \(value.expectation)"),
      help: nearestName(to: text, among: value.allowed).map { "did you mean `\($0)`?" }
    )
  }

  static func missingArgument(
    _ argument: ArgumentDeclaration,
    of path: CommandPath,
    at end: Span
  ) -> Diagnostic {
    Diagnostic(
      .missingArgument,
      "`\(path.spelling)` needs `\(argument.name)`",
      at: Label(end, "expected `\(argument.name)`: \(argument.help)"),
      help: path.last.examples.first.map { "for example `\($0.line)`" } ?? "usage: \(path.usage)"
    )
  }

  static func unexpectedArgument(_ word: ArgumentLine.Word, of path: CommandPath) -> Diagnostic {
    let limit =
      switch path.last.arguments.count {
      case 0: "takes no arguments"
      case 1: "takes one argument"
      case let count: "takes \(count) arguments"
      }
    return Diagnostic(
      .unexpectedArgument,
      "`\(path.spelling)` \(limit), and \(shown(word.text)) is one more",
      at: Label(word.span, "not expected"),
      help: "usage: \(path.usage)"
    )
  }

  private static func shown(_ text: String) -> String {
    text.isEmpty ? "the empty word" : "`\(text)`"
  }

  private static func named(_ text: String) -> String {
    text.isEmpty ? "with an empty name" : "`\(text)`"
  }
}

extension ValueDeclaration {
  /// What is expected, by its name where words say nothing.
  fileprivate var expectationInContext: String {
    expectation == String.expectation ? "`\(placeholder)`" : expectation
  }
}

extension ArgumentDeclaration {
  /// Whether somebody who types `name` as an option means this argument.
  fileprivate func isNamed(_ name: Substring) -> Bool {
    let own = self.name.lowercased()
    return name.count > 2 && (name == own || own.hasPrefix(name) || name.hasPrefix(own))
  }
}
