package import Diagnostics

extension DiagnosticCode {
  package static let jsonValueCodes: [DiagnosticCode] = [
    repeatedMember, loneSurrogate, numberOutOfRange,
  ]

  package static let repeatedMember: DiagnosticCode = """
    error[repeated-member]: an object has two properties of the same name

    Programs disagree on which of the two values to use, so the file means different
    things to different tools. Names are compared after unescaping: `"a"` and
    `"\\u0061"` are the same.

    Example:

        { "red": { "$value": "#f00" }, "red": { "$value": "#e00" } }

    Fix: remove one of the two, or rename it.
    """

  package static let loneSurrogate: DiagnosticCode = """
    error[lone-surrogate]: an escape sequence is half of a character

    A character above U+FFFF is written as two `\\u` escapes, the first from d800 to
    dbff and the second from dc00 to dfff. On its own, each of them isn't a
    character, and outputs can't contain it.

    Example:

        "\\ud83d"

    Fix: write both halves, as in `"\\ud83d\\ude00"`, or the character itself.
    """

  package static let numberOutOfRange: DiagnosticCode = """
    error[number-out-of-range]: a number is too large

    Numbers are read as 64-bit floating-point values, up to about 1.8 times 10 to
    the power of 308. Very small numbers become 0 and aren't reported.

    Example:

        1e999

    Fix: write a number within the range.
    """
}

/// Diagnostics about strings, names, numbers, and literals.
extension Diagnostic {
  // MARK: Strings

  static func unterminatedString(at span: Span) -> Self {
    Self(.malformedJSON, "a string is not closed on its line, expected `\"`")
      .at(span, "begins here").help("write a `\"` at the end of the string")
  }

  static func textAfterString(at span: Span) -> Self {
    Self(.malformedJSON, "found text directly after a string")
      .at(span, "the string ends here")
      .help("write `\\\"` for a double quote inside a string, or close the string earlier")
  }

  static func lineBreakInString(at span: Span) -> Self {
    Self(.malformedJSON, "found a line break in a string")
      .at(span, "the line ends here").help("write `\\n` for a line break inside a string")
  }

  static func controlCharacter(_ byte: UInt8, at span: Span) -> Self {
    let short: [UInt8: String] = [0x08: "\\b", 0x09: "\\t", 0x0C: "\\f"]
    let digits = byte.hexadecimal(digits: 4, uppercase: true)
    let name = byte == .tab ? "a tab" : "the control character U+\(digits)"
    return Self(.malformedJSON, "found \(name) in a string")
      .at(span).help("write `\(short[byte] ?? "\\u\(digits)")` instead")
  }

  static func unknownEscape(_ written: String, at span: Span) -> Self {
    Self(.malformedJSON, "`\(written)` is not an escape sequence")
      .at(span)
      .help(
        "write `\\\\` for a backslash; the other escapes are "
          + "`\\\"` `\\/` `\\b` `\\f` `\\n` `\\r` `\\t` and `\\u0000`"
      )
  }

  static func incompleteEscape(_ written: String, at span: Span) -> Self {
    Self(.malformedJSON, "`\(written)` is incomplete, expected four hexadecimal digits after `\\u`")
      .at(span).help("write all four digits, as in `\\u00e9`")
  }

  static func loneSurrogate(_ written: String, isFirst: Bool, at span: Span) -> Self {
    Self(.loneSurrogate, "`\(written)` is half of a character")
      .at(span, isFirst ? "no second half follows" : "no first half precedes it")
      .help("write the character itself, or both halves, as in `\\ud83d\\ude00`")
  }

  static func foreignQuotes(_ found: String, at span: Span) -> Self {
    Self(.malformedJSON, "found \(found), expected a double quote")
      .at(span).help("write `\"` at both ends")
  }

  static func unquotedText(_ text: String, near word: String?, at span: Span) -> Self {
    Self(.malformedJSON, "found `\(text)`, expected a value")
      .at(span, "text without quotes")
      .help(word.map { "write `\($0)`, or `\"\(text)\"` for a string" })
      .help("write `\"\(text)\"`")
  }

  // MARK: Names

  static func unquotedName(_ name: String, at span: Span) -> Self {
    Self(.malformedJSON, "the name `\(name)` has no double quotes")
      .at(span).help("write `\"\(name)\"`")
  }

  static func unquotedReference(_ name: String, at span: Span) -> Self {
    Self(.malformedJSON, "the reference `{\(name)}` has no double quotes")
      .at(span).help("write `\"{\(name)}\"`")
  }

  static func repeatedMember(_ name: String, at span: Span, first: Span) -> Self {
    Self(.repeatedMember, "the property `\(name)` is already in this object")
      .at(span, "again here").also(first, "first here").help("remove or rename one of them")
  }

  // MARK: Literals and numbers

  static func foreignWord(_ word: String, meaning: JSONKind, at span: Span) -> Self {
    Self(.malformedJSON, "found `\(word)`, expected `\(meaning)`")
      .at(span).help("write `\(meaning)`, or `\"\(word)\"` for a string")
  }

  static func numberOutOfRange(_ number: String, at span: Span) -> Self {
    Self(.numberOutOfRange, "the number `\(number)` is too large")
      .at(span, "the largest number is about 1.797e308")
      .help("write a number between -1.797e308 and 1.797e308")
  }

  static func malformedNumber(_ written: String, _ flaw: NumberFlaw, at span: Span) -> Self {
    Self(.malformedJSON, flaw.message(for: written)).at(span).help(flaw.help)
  }
}

extension NumberFlaw {
  fileprivate func message(for written: String) -> String {
    switch self {
    case .leadingZero: "the number `\(written)` has a leading zero, which JSON doesn't allow"
    case .plus: "the number `\(written)` has a plus sign"
    case .noDigitsBeforePoint: "the number `\(written)` has no digit before the decimal point"
    case .noDigitsAfterPoint: "the number `\(written)` has no digit after the decimal point"
    case .noDigitsInExponent: "the number `\(written)` has no digits after the `e`"
    case .notFinite: "`\(written)` is not a JSON number"
    case .otherBase: "the number `\(written)` is not decimal"
    case .grouping: "the number `\(written)` has underscores between its digits"
    case .unit(let number, let unit): "found `\(unit)` after the number `\(number)`"
    case .minusAlone: "found `-`, expected a digit after it"
    case .unknown: "`\(written)` is not a number"
    }
  }

  fileprivate var help: String {
    switch self {
    case .leadingZero(let fixed), .plus(let fixed), .noDigitsBeforePoint(let fixed),
      .noDigitsAfterPoint(let fixed), .otherBase(let fixed), .grouping(let fixed):
      "write `\(fixed)`"
    case .noDigitsInExponent: "write the exponent, as in `1e3`, or remove the `e`"
    case .notFinite: "write a finite number"
    case .unit(let number, let unit):
      ["px", "rem", "ms", "s"].contains(unit)
        ? "write `{\"value\": \(number), \"unit\": \"\(unit)\"}`, or `\"\(number)\(unit)\"` for a string"
        : "write `\(number)`, or `\"\(number)\(unit)\"` for a string"
    case .minusAlone: "write the number directly after the `-`, or remove it"
    case .unknown: "write a decimal number such as `-1.5` or `2e3`, or put text in double quotes"
    }
  }
}
