import Diagnostics

/// The messages of the JSON reader.
extension Diagnostic {
  // MARK: The file as a whole

  /// The reason why `bytes` cannot be read at all, if there is one.
  static func unreadableEncodingOrSize(of bytes: [UInt8], file: SourceMap.FileID) -> Diagnostic? {
    if bytes.count >= Int(UInt32.max) {
      return Diagnostic(
        .fileTooLarge,
        "the file has \(bytes.count) bytes, more than the 4 GiB that can be read",
        at: Label(Span(file: file, start: 0, end: 0)),
        help: "split the file; several files can be merged"
      )
    }
    guard let encoding = foreignEncoding(of: bytes) else { return nil }
    return Diagnostic(
      .invalidUTF8,
      "the file is in \(encoding), expected UTF-8",
      at: Label(Span(file: file, start: 0, end: 0)),
      help: "save the file as UTF-8"
    )
  }

  /// The name of an encoding with more than one byte to a unit, told by a byte-order mark or by
  /// where the first two characters have zeros.
  private static func foreignEncoding(of bytes: [UInt8]) -> String? {
    let start = Array(bytes.prefix(4))
    if start.count == 4 {
      if start == [0xFF, 0xFE, 0, 0] { return "UTF-32 (little endian)" }
      if start == [0, 0, 0xFE, 0xFF] { return "UTF-32 (big endian)" }
      switch start.map({ $0 == 0 }) {
      case [true, true, true, false]: return "UTF-32 (big endian)"
      case [false, true, true, true]: return "UTF-32 (little endian)"
      case [true, false, true, false], [true, false, false, true]: return "UTF-16 (big endian)"
      case [false, true, false, true], [false, true, true, false]: return "UTF-16 (little endian)"
      default: break
      }
    }
    if start.starts(with: [0xFF, 0xFE]) { return "UTF-16 (little endian)" }
    if start.starts(with: [0xFE, 0xFF]) { return "UTF-16 (big endian)" }
    return nil
  }

  static func emptyText(at span: Span, hasBytes: Bool) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      hasBytes ? "the file holds nothing but white space" : "the file is empty",
      at: Label(span, "expected a value"),
      help: "write at least `{}`"
    )
  }

  static func invalidUTF8(_ byte: UInt8, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidUTF8,
      "the byte 0x\(byte.hexadecimal) is not valid UTF-8",
      at: Label(span, "not UTF-8"),
      help: "save the file as UTF-8"
    )
  }

  static func mergeConflict(_ marks: [Span]) -> Diagnostic {
    Diagnostic(
      .mergeConflict,
      "the file has an unresolved merge conflict",
      at: marks.first.map { Label($0, "one side begins here") },
      also: marks.dropFirst().dropLast().map { Label($0, "the other side begins here") }
        + marks.dropFirst().suffix(1).map { Label($0, "the conflict ends here") },
      help: "resolve the conflict, and remove the lines with the markers"
    )
  }

  static func nestingTooDeep(limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .nestingTooDeep,
      "objects and arrays are nested more than \(limit) deep",
      at: Label(span, "level \(limit + 1)"),
      help: "make the structure flatter"
    )
  }

  // MARK: Brackets, commas and colons

  static func unclosedBrackets(
    at end: Span,
    openings: [Span],
    suspect: Span?,
    _ source: UnsafeBufferPointer<UInt8>
  ) -> Diagnostic {
    let openers = openings.map { Unicode.Scalar(source[Int($0.start)]) }
    let closers = openers.reversed().map { $0 == "{" ? "}" : "]" }
    let opener = openers.last ?? "{"
    let message =
      openings.count == 1
      ? "`\(opener)` is never closed, expected `\(closers.joined())`"
      : "\(openings.count) brackets are never closed, the innermost a `\(opener)`"
    var labels = openings.suffix(3).reversed().map { Label($0, "never closed") }
    if let suspect, !openings.contains(suspect) {
      labels.append(Label(suspect, "closed by a bracket with another indentation"))
    }
    let missing = closers.prefix(8).joined()
    return Diagnostic(
      .malformedJSON,
      message,
      at: Label(end, "the file ends here"),
      also: labels,
      help: "write `\(missing)` where it is missing"
    )
  }

  static func missingBrace(at span: Span) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "found a second name in one member, expected `{` before it",
      at: Label(span, "expected `{`"),
      help: "write `{` here, or a `,` between the value of one member and the name of the next"
    )
  }

  static func missingBracket(at span: Span, opening: Span) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "expected `]` before the next member",
      at: Label(span, "expected `]`"),
      also: [Label(opening, "the array begins here")],
      help: "write `]` after the last element"
    )
  }

  static func missingOpeningBracket(at span: Span, closing: Span) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "expected `[` before the first element of an array",
      at: Label(span, "expected `[`"),
      also: [Label(closing, "the array ends here")],
      help: "write `[` before the first element"
    )
  }

  static func mismatchedBracket(
    _ found: UInt8,
    expected: UInt8,
    at span: Span,
    opening: Span
  ) -> Diagnostic {
    let closer = Unicode.Scalar(expected)
    return Diagnostic(
      .malformedJSON,
      "found `\(Unicode.Scalar(found))`, expected `\(closer)`",
      at: Label(span, "closes the wrong kind of bracket"),
      also: [Label(opening, "opened here")],
      help: "write `\(closer)` here, or before this if one is missing"
    )
  }

  static func missingComma(at span: Span, next: Span, _ isObject: Bool) -> Diagnostic {
    let item = isObject ? "member" : "element"
    return Diagnostic(
      .malformedJSON,
      "expected `,` between two \(item)s",
      at: Label(span, "expected `,`"),
      also: [Label(next, "the next \(item) begins here")],
      help: "write a `,` after the \(item)"
    )
  }

  static func extraComma(at span: Span, _ isObject: Bool) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "found `,`, expected \(isObject ? "a member" : "an element") before it",
      at: Label(span, "nothing stands before this"),
      help: "remove the `,`"
    )
  }

  static func trailingComma(at span: Span, before closer: UInt8) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "found `,` before `\(Unicode.Scalar(closer))`; JSON has no trailing commas",
      at: Label(span, "nothing follows this"),
      help: "remove the `,`"
    )
  }

  static func missingColon(at span: Span, next: Span) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "expected `:` between a name and its value",
      at: Label(span, "expected `:`"),
      also: [Label(next, "the value begins here")],
      help: "write a `:` after the name"
    )
  }

  static func wrongSeparator(_ found: String, expected: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "found \(found), expected `\(expected)`",
      at: Label(span),
      help: "write `\(expected)` instead"
    )
  }

  static func missingValue(_ found: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "found \(found), expected the value of this member",
      at: Label(span, "no value"),
      help: "write a value, or remove the name"
    )
  }

  static func missingName(_ found: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "found \(found), expected a name in double quotes",
      at: Label(span, "a member of an object has a name"),
      help: "write the name and a `:` before the value"
    )
  }

  static func nameInArray(at span: Span, opening: Span) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "found `:` in an array, whose elements have no names",
      at: Label(span),
      also: [Label(opening, "the array begins here")],
      help: "write `{` and `}` around members, or remove the name"
    )
  }

  static func trailingContent(_ found: String, _ byte: UInt8, at span: Span) -> Diagnostic {
    switch byte {
    case .closeBrace, .closeBracket:
      Diagnostic(
        .malformedJSON,
        "found \(found), which has no opening bracket",
        at: Label(span),
        help: "remove it, or look for a bracket that is closed too early"
      )
    default:
      Diagnostic(
        .malformedJSON,
        "found \(found), expected the end of the file",
        at: Label(span, "a file holds one value"),
        help: "remove what follows the first value"
      )
    }
  }

  static func unexpected(_ found: String, expected: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "found \(found), expected \(expected)",
      at: Label(span),
      help: found == "`:`"
        ? "a member has one name and one value; write `,` between members"
        : "remove it, or put double quotes around text"
    )
  }

  // MARK: Space

  static func comment(at span: Span, isHash: Bool, areAllowed: Bool) -> Diagnostic {
    guard areAllowed else {
      return Diagnostic(
        .malformedJSON,
        "found a comment; JSON has none",
        at: Label(span),
        help: "remove it; a token or group can say it in `$description`"
      )
    }
    return Diagnostic(
      .malformedJSON,
      "found a comment that begins with `#`, expected `//`",
      at: Label(span),
      help: "write `//` instead"
    )
  }

  static func unterminatedComment(at span: Span) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "a comment is never closed, expected `*/`",
      at: Label(span, "begins here"),
      help: "write `*/` at its end"
    )
  }

  static func foreignSpace(_ scalar: Unicode.Scalar, at span: Span) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      "found the invisible character \(scalar.codePointName), expected ordinary white space",
      at: Label(span),
      help: "replace it with a space"
    )
  }
}

extension UInt8 {
  /// Two hexadecimal digits.
  var hexadecimal: String {
    let digits = String(self, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
