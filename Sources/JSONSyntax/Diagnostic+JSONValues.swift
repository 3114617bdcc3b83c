import Diagnostics

/// The messages about strings, names, numbers and words.
extension Diagnostic {
  // MARK: Strings

  static func unterminatedString(at span: Span) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "a string is not closed on its line, expected `\"`",
      at: Label(span, "begins here"),
      help: "write a `\"` at the end of the string"
    )
  }

  static func textAfterString(at span: Span) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "found text directly after a string",
      at: Label(span, "the string ends here"),
      help: "write `\\\"` for a double quote inside a string, or close the string before"
    )
  }

  static func lineBreakInString(at span: Span) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "found a line break in a string",
      at: Label(span, "the line ends here"),
      help: "write `\\n` for a line break inside a string"
    )
  }

  static func controlCharacter(_ byte: UInt8, at span: Span) -> Diagnostic {
    let short: [UInt8: String] = [0x08: "\\b", 0x09: "\\t", 0x0C: "\\f"]
    let name = byte == .tab ? "a tab" : "the control character U+00\(byte.hexadecimal)"
    return Diagnostic(
      .malformedJSON,
      "found \(name) in a string",
      at: Label(span),
      help: "write `\(short[byte] ?? "\\u00\(byte.hexadecimal)")` instead"
    )
  }

  static func unknownEscape(_ written: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "`\(written)` is not an escape sequence",
      at: Label(span),
      help: "write `\\\\` for a backslash; the others are "
        + "`\\\"` `\\/` `\\b` `\\f` `\\n` `\\r` `\\t` and `\\u0000`"
    )
  }

  static func incompleteEscape(_ written: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "`\(written)` is incomplete, expected four hexadecimal digits after `\\u`",
      at: Label(span),
      help: "write all four digits, as in `\\u00e9`"
    )
  }

  static func loneSurrogate(_ written: String, isFirst: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .loneSurrogate,
      "`\(written)` is half of a character",
      at: Label(span, isFirst ? "no second half follows" : "no first half stands before it"),
      help: "write the character itself, or both halves, as in `\\ud83d\\ude00`"
    )
  }

  static func foreignQuotes(_ found: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "found \(found), expected a double quote",
      at: Label(span),
      help: "write `\"` at both ends"
    )
  }

  static func unquotedText(_ text: String, near word: String?, at span: Span) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "found `\(text)`, expected a value",
      at: Label(span, "text without quotes"),
      help: word.map { "write `\($0)`, or `\"\(text)\"` if text is meant" }
        ?? "write `\"\(text)\"`"
    )
  }

  // MARK: Names

  static func unquotedName(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "the name `\(name)` has no double quotes",
      at: Label(span),
      help: "write `\"\(name)\"`"
    )
  }

  static func unquotedReference(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "the reference `{\(name)}` has no double quotes",
      at: Label(span),
      help: "write `\"{\(name)}\"`"
    )
  }

  static func repeatedMember(_ name: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .repeatedMember,
      "the member `\(name)` is already in this object",
      at: Label(span, "again here"),
      also: [Label(first, "first here")],
      help: "remove or rename one of them"
    )
  }

  // MARK: Words and numbers

  static func foreignWord(_ word: String, meaning: JSONKind, at span: Span) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "found `\(word)`, expected `\(meaning)`",
      at: Label(span),
      help: "write `\(meaning)`, or `\"\(word)\"` if text is meant"
    )
  }

  static func numberOutOfRange(_ number: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .numberOutOfRange,
      "the number `\(number)` is too large",
      at: Label(span, "the largest number is about 1.797e308"),
      help: "write a number between -1.797e308 and 1.797e308"
    )
  }

  static func malformedNumber(_ written: String, _ flaw: NumberFlaw, at span: Span) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      flaw.message(for: written),
      at: Label(span),
      help: flaw.help
    )
  }
}

extension NumberFlaw {
  fileprivate func message(for written: String) -> String {
    switch self {
    case .leadingZero: "the number `\(written)` begins with a zero that JSON does not allow"
    case .plus: "the number `\(written)` has a plus sign"
    case .noDigitsBeforePoint: "the number `\(written)` has no digit before the point"
    case .noDigitsAfterPoint: "the number `\(written)` has no digit after the point"
    case .noDigitsInExponent: "the number `\(written)` has no digits after the `e`"
    case .notFinite: "`\(written)` is not a number in JSON"
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
        ? "write `{\"value\": \(number), \"unit\": \"\(unit)\"}`, or `\"\(number)\(unit)\"` for text"
        : "write `\(number)`, or `\"\(number)\(unit)\"` for text"
    case .minusAlone: "write the number directly after the `-`, or remove it"
    case .unknown: "write a decimal number, as in `-1.5` or `2e3`, or double quotes around text"
    }
  }
}
