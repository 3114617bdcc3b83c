/// The completions of the word being typed.
package struct Completions: Hashable, Sendable {
  /// A word with an explanation.
  package struct Candidate: Hashable, Sendable {
    package let text: String
    package let summary: String
  }

  /// The words that complete the typed text, in declaration order.
  package var candidates: [Candidate] = []
  /// The kind of additional completions, which the shell or the program has to provide.
  package var others = ValueDeclaration.Completion.words
}

/// Computes completions of a command line for a shell.
package struct Completer: Sendable {
  private let root: Command

  /// Creates a completer for the program `root`.
  package init(_ root: Command) {
    self.root = root
  }

  /// Returns the completions of a partially typed word.
  ///
  /// - Parameters:
  ///   - partial: the typed part of the word; may be empty.
  ///   - before: the words between the program's name and the partial word.
  /// - Returns: the matching words that begin with `partial`.
  package func completions(of partial: String, after before: [String]) -> Completions {
    let state = CompletionState(CommandPath(root), before)
    var result = Completions()
    if let value = state.pendingValue {
      result.add(value, beginningWith: partial)
    } else if !state.isTerminated, partial.hasPrefix("-") {
      if let equals = partial.firstIndex(of: "="), partial.hasPrefix("--") {
        addJoined(partial, equals, state.path, to: &result)
      } else {
        result.candidates = state.path.optionsInScope
          .map { Completions.Candidate(text: $0.spelling, summary: $0.help) }
      }
    } else if !state.path.last.subcommands.isEmpty {
      result.candidates = state.path.last.subcommands
        .map { Completions.Candidate(text: $0.name, summary: $0.summary) }
    } else if let argument = state.nextArgument {
      result.add(argument.value, beginningWith: partial)
    }
    result.candidates.removeAll { !$0.text.hasPrefix(partial) }
    return result
  }

  private func addJoined(
    _ partial: String,
    _ equals: String.Index,
    _ path: CommandPath,
    to result: inout Completions
  ) {
    let name = partial[..<equals]
    guard let value = path.optionsInScope.first(where: { $0.spelling == name })?.value else {
      return
    }
    result.add(value, beginningWith: partial, after: partial[...equals])
  }
}

extension Completions {
  fileprivate mutating func add(
    _ value: ValueDeclaration,
    beginningWith partial: String,
    after prefix: Substring = ""
  ) {
    others = value.completion
    candidates = value.allowed.map { Candidate(text: prefix + $0, summary: "") }
  }
}

/// The state of a command line after the words before the one being typed.
private struct CompletionState {
  var path: CommandPath
  var isTerminated = false
  /// The value expected next, because an option precedes it.
  var pendingValue: ValueDeclaration?
  private var argumentCount = 0

  init(_ path: CommandPath, _ words: [String]) {
    self.path = path
    for word in words { read(word) }
  }

  var nextArgument: ArgumentDeclaration? {
    let arguments = path.last.arguments
    if argumentCount < arguments.count { return arguments[argumentCount] }
    return arguments.last.flatMap { $0.isRepeated ? $0 : nil }
  }

  private mutating func read(_ word: String) {
    if pendingValue != nil {
      pendingValue = nil
    } else if isTerminated || !word.hasPrefix("-") || word == "-" {
      if let command = path.last.subcommands.first(where: { $0.name == word }) {
        path = path.appending(command)
      } else {
        argumentCount += 1
      }
    } else if word == "--" {
      isTerminated = true
    } else {
      let option = path.optionsInScope.first {
        $0.spelling == word || $0.short.map { "-\($0)" } == word
      }
      pendingValue = option?.value
    }
  }
}
