package import Diagnostics
import JSONSyntax
import TokenModel

extension DiagnosticCode {
  package static let rangeCodes: [DiagnosticCode] = [
    valueOutOfRange
  ]

  package static let valueOutOfRange: DiagnosticCode = """
    warning[value-out-of-range]: a number is outside the valid range for its use

    Border widths, blurs, dashes, durations, font sizes, and line heights can't be
    negative. In a component, neither can a corner radius, a size, or a padding. An
    opacity is between 0 and 1, and a number of lines is an integer. DTCG allows any
    number, but CSS ignores such values, and Compose and UIKit clamp or reject them.

    A dimension can be negative if no border, shadow, text style, or component uses
    it in one of these ways. A list can have at most 100 elements. The stops of a
    gradient are in the order of their positions.

    Example:

        "press": { "$type": "duration", "$value": { "value": -100, "unit": "ms" } }

    Fix: write a number within the range, here 100.
    """
}

/// Diagnostics about numbers that are out of range.
extension Diagnostic {
  /// A use that narrows a token's range: a field of a component, or a property of a composite value.
  struct RangedUse {
    let path: String
    /// The name of the property, or `nil` if the token at `path` is the field.
    let member: String?
    let span: Span

    fileprivate var name: String { member.map { "the `\($0)` of `\(path)`" } ?? "`\(path)`" }
  }

  static func outOfRange(
    _ subject: String,
    number: String,
    _ range: ValueRange,
    use: RangedUse?,
    at span: Span
  ) -> Self {
    let expectation = use.map { "but \($0.name) needs \(range)" } ?? "expected \(range)"
    return Self(.valueOutOfRange, "\(subject) is \(number), \(expectation)")
      .at(span).also(use.map { [Label($0.span, "used here")] } ?? [])
      .help("write a number within the range; platforms ignore, clamp, or reject other numbers")
  }

  static func unorderedStops(
    _ path: String,
    _ position: Double,
    after other: Double,
    _ span: Span
  ) -> Self {
    Self(
      .valueOutOfRange,
      "a stop of `\(path)` is at \(position.jsonText), before the previous one at \(other.jsonText)"
    )
    .at(span)
    .help("order the stops by position; otherwise, platforms draw them differently")
  }

  static func tooManyElements(_ path: String, _ count: Int, limit: Int, _ span: Span) -> Self {
    Self(.valueOutOfRange, "`\(path)` has \(count) elements, expected at most \(limit)")
      .at(span)
      .help("remove some; each one is drawn separately, and apps reject longer lists at run time")
  }
}
