import Diagnostics

/// A type that can be parsed from a word on the command line.
///
/// An enumeration of strings only needs to declare the conformance:
///
/// ```swift
/// enum ReportFormat: String, CaseIterable, ArgumentValue { case text, json, github }
/// ```
package protocol ArgumentValue: Sendable {
  /// Parses `argument`; `nil` if it isn't a value of this type.
  init?(argument: String)

  /// The value as typed on the command line, for showing a default.
  var argumentText: String { get }

  /// The allowed words, if they can be listed; otherwise empty.
  static var allowedArguments: [String] { get }

  /// The allowed values, in a form that can follow "expected": `a whole number`.
  static var expectation: String { get }
}

extension ArgumentValue {
  package static var allowedArguments: [String] { [] }
}

extension ArgumentValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  package init?(argument: String) { self.init(rawValue: argument) }
  package var argumentText: String { rawValue }
  package static var allowedArguments: [String] { allCases.map(\.rawValue) }
  package static var expectation: String { allowedArguments.listed("or") }
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
