package import Diagnostics

/// A parsed command line, with a value for each option, flag, and argument of the command.
///
/// The declarations are the keys, so every value has its own type:
///
/// ```swift
/// let names: [String] = parsed[target]
/// let format: ReportFormat = parsed[format]
/// ```
package struct ParsedCommand: Sendable {
  /// A word given for an option or argument.
  struct Occurrence: Sendable {
    let text: String
    let span: Span
  }

  /// The path of the selected command.
  package internal(set) var path: CommandPath
  var options: [String: [Occurrence]] = [:]
  var arguments: [String: [Occurrence]] = [:]

  /// The selected command.
  package var command: Command { path.last }

  /// The value of `option`: the given value, or else the default.
  ///
  /// - Precondition: the command or one of its parents declares `option`.
  package subscript<Value>(option: Option<Value>) -> Value {
    option.read(occurrences(of: option).map(\.text))
  }

  /// Whether `flag` was given.
  ///
  /// - Precondition: the command or one of its parents declares `flag`.
  package subscript(flag: Flag) -> Bool {
    !occurrences(of: flag).isEmpty
  }

  /// Whether the command or one of its parents declares `flag`.
  package func declares(_ flag: Flag) -> Bool {
    path.optionsInScope.contains { $0.name == flag.declaration.name }
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

  /// Returns the location on the command line of each value of an option, in the order of the
  /// values, or of each use of a flag.
  package func spans(of option: some DeclaredOption) -> [Span] {
    occurrences(of: option).map(\.span)
  }

  /// Returns the location on the command line of each value of `argument`, in the order of the
  /// values.
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
