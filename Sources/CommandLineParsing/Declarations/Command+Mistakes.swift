extension Command {
  /// The mistakes in the declaration itself.
  ///
  /// A test can assert that there are none.
  ///
  /// Mistakes are empty or repeated names, names that can't be typed, missing summaries and help
  /// texts, arguments that can never be reached, and examples that would be rejected.
  package var mistakes: [String] {
    let root = CommandPath(self)
    return ([root] + root.descendants).flatMap { $0.mistakes }
  }
}

extension CommandPath {
  fileprivate var mistakes: [String] {
    (nameMistakes + argumentMistakes + exampleMistakes).map { "\(spelling): \($0)" }
  }

  private var nameMistakes: [String] {
    var mistakes: [String] = []
    var names: Set<String> = []
    for option in optionsInScope {
      let spellings = [option.spelling] + (option.short.map { ["-\($0)"] } ?? [])
      for spelling in spellings where !names.insert(spelling).inserted {
        mistakes.append("two options are called `\(spelling)`")
      }
      if !option.name.isKebabCase { mistakes.append("`\(option.spelling)` is not in kebab case") }
      if option.help.isEmpty { mistakes.append("`\(option.spelling)` has no help") }
    }
    for command in last.subcommands where !names.insert(command.name).inserted {
      mistakes.append("two subcommands are called `\(command.name)`")
    }
    if !last.name.isKebabCase { mistakes.append("the name is not in kebab case") }
    if last.summary.isEmpty { mistakes.append("the summary is missing") }
    return mistakes
  }

  private var argumentMistakes: [String] {
    var mistakes: [String] = []
    for (index, argument) in last.arguments.enumerated() {
      if argument.help.isEmpty { mistakes.append("`\(argument.name)` has no help") }
      let before = last.arguments[..<index]
      if before.contains(where: \.isRepeated) {
        mistakes.append("`\(argument.name)` follows an argument that takes all remaining words")
      }
      if argument.isRequired, before.contains(where: { !$0.isRequired }) {
        mistakes.append("`\(argument.name)` is required but follows an optional argument")
      }
      if before.contains(where: { $0.name == argument.name }) {
        mistakes.append("two arguments are called `\(argument.name)`")
      }
    }
    return mistakes
  }

  private var exampleMistakes: [String] {
    last.examples.compactMap { example in
      let words = example.line.split(separator: " ").map(String.init)
      guard words.first == root.name else {
        return "the example `\(example.line)` does not start with the program's name"
      }
      guard case .run = CommandLineParser(root).parse(Array(words.dropFirst())) else {
        return "the example `\(example.line)` would not be accepted"
      }
      return nil
    }
  }
}

extension String {
  fileprivate var isKebabCase: Bool {
    let words = split(separator: "-", omittingEmptySubsequences: false)
    return words.allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { (0x61...0x7A ~= $0) || (0x30...0x39 ~= $0) }
    }
  }
}
