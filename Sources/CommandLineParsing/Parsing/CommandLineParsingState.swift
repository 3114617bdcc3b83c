internal import Diagnostics

/// The state of parsing a command line.
struct CommandLineParsingState {
  typealias Word = ArgumentLine.Word

  let line: ArgumentLine
  var parsed: ParsedCommand
  var diagnostics: [Diagnostic] = []
  /// The location where each option was first given, whether or not it's valid.
  private var firstGiven: [String: Span] = [:]
  /// The words that aren't options, their values, or commands.
  private var words: [Word] = []
  private var next = 0
  private var isTerminated = false
  private var wantsHelp = false
  private var wantsVersion = false
  private var hasUnknownCommand = false
  /// Whether there was an unknown option, in which case the next word may be its value.
  private var hasDoubtfulWord = false

  init(_ path: CommandPath, _ line: ArgumentLine) {
    self.line = line
    parsed = ParsedCommand(path: path)
  }

  mutating func readWords() {
    while next < line.words.count {
      let word = line.words[next]
      next += 1
      if isTerminated || !word.looksLikeOption {
        readPlain(word)
      } else if word.text == "--" {
        isTerminated = true
      } else if word.text.hasPrefix("--") {
        readLong(word)
      } else {
        readShort(word)
      }
    }
  }

  mutating func outcome() -> ParseOutcome {
    if hasUnknownCommand {
      return .failure(diagnostics.sortedForReport(), understood: parsed)
    }
    if wantsHelp { return .help(parsed.path, wasRequested: true) }
    if wantsVersion, let version = parsed.path.root.version { return .version(version) }
    if parsed.command.subcommands.isEmpty {
      assignArguments()
      checkConflicts()
    } else if line.words.isEmpty {
      return .help(parsed.path, wasRequested: false)
    } else if diagnostics.isEmpty {
      diagnostics.append(.missingCommand(parsed.path, at: line.end))
    }
    return diagnostics.isEmpty
      ? .run(parsed) : .failure(diagnostics.sortedForReport(), understood: parsed)
  }

  // MARK: Commands and arguments

  private mutating func readPlain(_ word: Word) {
    guard !parsed.command.subcommands.isEmpty, !hasUnknownCommand else {
      words.append(word)
      return
    }
    if let command = parsed.command.subcommands.first(where: { $0.name == word.text }) {
      parsed.path = parsed.path.appending(command)
    } else if word.text == "help", !isTerminated {
      wantsHelp = true
    } else if word.text == "version", parsed.path.root.version != nil, !isTerminated {
      wantsVersion = true
    } else {
      hasUnknownCommand = true
      diagnostics.append(.unknownCommand(word, in: parsed.path))
    }
  }

  private mutating func assignArguments() {
    var rest = words[...]
    for argument in parsed.command.arguments {
      let taken = argument.isRepeated ? rest : rest.prefix(1)
      rest = rest.dropFirst(taken.count)
      if taken.isEmpty, argument.isRequired {
        diagnostics.append(.missingArgument(argument, of: parsed.path, at: line.end))
      }
      for word in taken {
        guard argument.value.isValid(word.text) else {
          diagnostics.append(.invalidValue(word.text, at: word.span, of: argument))
          continue
        }
        parsed.arguments[argument.name, default: []].append(.init(text: word.text, span: word.span))
      }
    }
    if let extra = rest.first, !hasDoubtfulWord {
      diagnostics.append(.unexpectedArgument(extra, of: parsed.path))
    }
  }

  // MARK: Options

  /// Reports the first two options that can't be used together.
  private mutating func checkConflicts() {
    for conflict in parsed.path.all.flatMap(\.conflicts) {
      guard let span = parsed.options[conflict.option.name]?.first?.span else { continue }
      for other in conflict.others {
        guard let otherSpan = parsed.options[other.name]?.first?.span else { continue }
        let (first, second) = span.start < otherSpan.start ? (span, otherSpan) : (otherSpan, span)
        diagnostics.append(
          .conflictingOptions(conflict.option, other, at: second, first: first, help: conflict.help)
        )
        return
      }
    }
  }

  private mutating func readLong(_ word: Word) {
    let parts = word.text.dropFirst(2).split(
      separator: "=",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let name = parts.first.map(String.init) ?? ""
    let value = parts.count > 1 ? String(parts[1]) : nil
    let nameSpan = word.joined?.name ?? word.span
    guard let option = parsed.path.optionsInScope.first(where: { $0.name == name }) else {
      let isValue =
        parsed.command.arguments.contains { $0.takesHyphens }
        && OptionGuess("--" + name, in: parsed.path).option == nil
      if isValue {
        words.append(word)
      } else {
        readUnknown("--" + name, at: nameSpan, hasValue: value != nil)
      }
      return
    }
    if let value {
      take(option, value: value, at: word.joined?.value ?? word.span, name: nameSpan)
    } else {
      take(option, name: nameSpan)
    }
  }

  /// Parses a word with a single hyphen: any number of flags, and optionally a last option with its
  /// value.
  private mutating func readShort(_ word: Word) {
    let letters = Array(word.text.dropFirst())
    if letters.count > 1, parsed.path.optionsInScope.contains(where: { Array($0.name) == letters })
    {
      // `-target` is a long name with only one hyphen, not `-t` with the value `arget`.
      readUnknown(word.text, at: word.span, hasValue: false)
      return
    }
    for (index, letter) in letters.enumerated() {
      let span = word.span(ofCharacter: index + 1)
      guard let option = parsed.path.optionsInScope.first(where: { $0.short == letter }) else {
        let isWhole = index == 0 && letters.count > 1
        readUnknown(
          isWhole ? word.text : "-\(letter)",
          at: isWhole ? word.span : span,
          hasValue: false
        )
        return
      }
      let rest = String(letters[(index + 1)...])
      if option.value == nil, !rest.hasPrefix("=") {
        take(option, name: span)
      } else if rest.isEmpty {
        take(option, name: span)
      } else {
        let value = rest.hasPrefix("=") ? String(rest.dropFirst()) : rest
        take(option, value: value, at: word.span, name: span)
        return
      }
    }
  }

  /// Takes an option without a joined value.
  ///
  /// If it needs a value, that's the next word.
  private mutating func take(_ option: OptionDeclaration, name: Span) {
    guard let value = option.value else {
      switch option.name {
      case OptionDeclaration.help.name: wantsHelp = true
      case OptionDeclaration.version.name where parsed.path.root.version != nil:
        wantsVersion = true
      default: parsed.options[option.name, default: []].append(.init(text: "", span: name))
      }
      return
    }
    guard next < line.words.count, !line.words[next].looksLikeOption else {
      let following = next < line.words.count ? line.words[next] : nil
      diagnostics.append(.missingValue(value, of: option, at: name, before: following))
      return
    }
    let word = line.words[next]
    next += 1
    store(option, value, text: word.text, at: word.span, name: name)
  }

  private mutating func take(
    _ option: OptionDeclaration,
    value text: String,
    at span: Span,
    name: Span
  ) {
    guard let value = option.value else {
      diagnostics.append(.unexpectedValue(text, at: span, of: option))
      return
    }
    store(option, value, text: text, at: span, name: name)
  }

  private mutating func store(
    _ option: OptionDeclaration,
    _ value: ValueDeclaration,
    text: String,
    at span: Span,
    name: Span
  ) {
    if !option.isRepeated, let first = firstGiven[option.name] {
      diagnostics.append(.repeatedOption(option, at: name, first: first))
      return
    }
    firstGiven[option.name] = name
    guard value.isValid(text) else {
      diagnostics.append(.invalidValue(text, at: span, of: option, value))
      return
    }
    parsed.options[option.name, default: []].append(.init(text: text, span: span))
  }

  /// Handles an unknown option.
  ///
  /// It isn't reported after an unknown command, whose options are unknown too.
  private mutating func readUnknown(_ spelling: String, at span: Span, hasValue: Bool) {
    let guess = OptionGuess(spelling, in: parsed.path)
    if !hasUnknownCommand {
      diagnostics.append(.unknownOption(spelling, at: span, in: parsed.path, guess: guess))
    }
    guard !hasValue, next < line.words.count, !line.words[next].looksLikeOption else { return }
    if let option = guess.option {
      // The word after a misspelled option is its value, so don't report it as well.
      if option.value != nil { next += 1 }
    } else {
      hasDoubtfulWord = true
    }
  }
}

extension ArgumentLine.Word {
  /// Whether the word has the form of an option.
  ///
  /// A single hyphen is a value, because it often represents the standard input.
  var looksLikeOption: Bool { text.hasPrefix("-") && text != "-" }
}
