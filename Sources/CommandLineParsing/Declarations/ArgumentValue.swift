/// A type that a word on the command line can be read as.
///
/// An enumeration of strings needs to say no more than that it conforms:
///
/// ```swift
/// enum ReportFormat: String, CaseIterable, ArgumentValue { case text, json, github }
/// ```
package protocol ArgumentValue: Sendable {
  /// Reads `argument`, or answers `nil` where it is not a value of this type.
  init?(argument: String)

  /// The value as it would be typed; used to show a default.
  var argumentText: String { get }

  /// What may be typed, where that can be listed; empty for all other types.
  static var allowedArguments: [String] { get }

  /// What may be typed, in words that can follow "expected": `a whole number`.
  static var expectation: String { get }
}

extension ArgumentValue {
  package static var allowedArguments: [String] { [] }
}

extension ArgumentValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  package init?(argument: String) { self.init(rawValue: argument) }
  package var argumentText: String { rawValue }
  package static var allowedArguments: [String] { allCases.map(\.rawValue) }
  package static var expectation: String { allowedArguments.inQuotes(joinedBy: "or") }
}

extension String: ArgumentValue {
  package init?(argument: String) { self = argument }
  package var argumentText: String { self }
  package static var expectation: String { "any text" }
}

extension Int: ArgumentValue {
  package init?(argument: String) { self.init(argument) }
  package var argumentText: String { description }
  package static var expectation: String { "a whole number" }
}

extension Double: ArgumentValue {
  package init?(argument: String) {
    guard let value = Double(argument), value.isFinite else { return nil }
    self = value
  }
  package var argumentText: String { description }
  package static var expectation: String { "a number" }
}

extension [String] {
  /// The strings in backquotes as a phrase: `a`, `b` or `c`.
  package func inQuotes(joinedBy conjunction: String) -> String {
    let quoted = map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
