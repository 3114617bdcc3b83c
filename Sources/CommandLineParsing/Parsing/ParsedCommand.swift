package import Diagnostics

/// What was typed, with a value for each option, flag and argument of the command.
///
/// The keys are the declarations themselves, so every value has its type:
///
/// ```swift
/// let names: [String] = parsed[target]
/// let format: ReportFormat = parsed[format]
/// ```
package struct ParsedCommand: Sendable {
  /// One word given for an option or argument.
  struct Occurrence: Sendable {
    let text: String
    let span: Span
  }

  /// The command that was named.
  package internal(set) var path: CommandPath
  var options: [String: [Occurrence]] = [:]
  var arguments: [String: [Occurrence]] = [:]

  /// The command that was named, for a `switch` over the declarations.
  package var command: Command { path.last }

  /// The value of `option`: what was given, else its default.
  ///
  /// - Precondition: the command, or one above it, declares `option`.
  package subscript<Value>(option: Option<Value>) -> Value {
    option.read(occurrences(of: option).map(\.text))
  }

  /// Whether `flag` was given.
  ///
  /// - Precondition: the command, or one above it, declares `flag`.
  package subscript(flag: Flag) -> Bool {
    !occurrences(of: flag).isEmpty
  }

  /// The value of `argument`.
  ///
  /// - Precondition: the command declares `argument`.
  package subscript<Value>(argument: Argument<Value>) -> Value {
    let given = arguments[argument.declaration.name, default: []].map(\.text)
    guard let value = argument.read(given) else {
      preconditionFailure("`\(path.spelling)` declares no `\(argument.declaration.name)`")
    }
    return value
  }

  /// Where each value of `option` stands on the command line, in the order of the values.
  package func spans<Value>(of option: Option<Value>) -> [Span] {
    occurrences(of: option).map(\.span)
  }

  /// Where `flag` stands on the command line, each time it was given.
  package func spans(of flag: Flag) -> [Span] {
    occurrences(of: flag).map(\.span)
  }

  /// Where each value of `argument` stands on the command line, in the order of the values.
  package func spans<Value>(of argument: Argument<Value>) -> [Span] {
    arguments[argument.declaration.name, default: []].map(\.span)
  }

  private func occurrences(of key: some DeclaredOption) -> [Occurrence] {
    let name = key.declaration.name
    precondition(
      path.optionsInScope.contains { $0.name == name },
      "`\(path.spelling)` declares no `--\(name)`"
    )
    return options[name, default: []]
  }
}
