package import Diagnostics

extension DiagnosticCode {
  package static let jsonSyntaxCodes: [DiagnosticCode] = [
    malformedJSON, invalidUTF8, nestingTooDeep, fileTooLarge, mergeConflict, sourceLimit,
  ]

  package static let malformedJSON: DiagnosticCode = """
    error[malformed-json]: the file is not valid JSON

    The file violates the JSON grammar (RFC 8259) at this location. Commas are
    allowed only between properties and between elements; names and strings are in
    double quotes; numbers are decimal, without a plus sign, a leading zero, or a
    unit; there are no comments.

    Parsing continues after an error, so all errors are reported at once, up to
    twenty.

    Example:

        {
          "size": { $value: 012, },
        }

    Fix: follow the message, here `{"size": {"$value": 12}}`.
    """

  package static let invalidUTF8: DiagnosticCode = """
    error[invalid-utf8]: the file is not UTF-8

    JSON files must be in UTF-8. This file is in another encoding or contains
    damaged bytes, so its characters can't be determined.

    Example:

        a file saved as UTF-16 or Latin-1 by an editor

    Fix: open the file in an editor that shows it correctly and save it as UTF-8.
    """

  package static let nestingTooDeep: DiagnosticCode = """
    error[nesting-too-deep]: something is nested too deeply

    Objects and arrays can be nested 512 levels deep. The same limit applies to the
    names in a reference and to groups nested through `$extends`. A file that
    reaches the limit is probably damaged or malicious. Some targets nest the code
    for a group in the code for its parent group; their templates have lower limits
    of about 60 to 200 groups.

    Example:

        [[[[[[ …more than 512 levels… ]]]]]]

    Fix: nest the objects less deeply.
    """

  package static let fileTooLarge: DiagnosticCode = """
    error[file-too-large]: the file is larger than 4 GiB

    Locations in a file are 32-bit offsets, so a file must be smaller than 4 GiB.

    Example:

        a generated file of five gigabytes

    Fix: split it. Several files can be merged, in the order in which they're
    listed.
    """

  package static let mergeConflict: DiagnosticCode = """
    error[merge-conflict]: the file has an unresolved merge conflict

    Git couldn't merge two changes to the same lines and has written both sides to
    the file, between lines that begin with `<<<<<<<`, `=======`, and `>>>>>>>`. The
    file isn't checked any further.

    Example:

        {
        <<<<<<< HEAD
          "gap": { "$type": "number", "$value": 1 }
        =======
          "gap": { "$type": "number", "$value": 2 }
        >>>>>>> main
        }

    Fix: resolve the conflict, and remove the lines with the conflict markers.
    """

  package static let sourceLimit: DiagnosticCode = """
    error[source-limit]: a source exceeds a limit

    The number of modifiers, contexts, token trees, and definitions in all contexts,
    and the nesting of references between sets, are limited so that no document can
    make the program run forever, by accident or on purpose. No handwritten source
    comes close to these limits.

    Example:

        a resolver document with seventy modifiers

    Fix: make the source smaller. Mutually exclusive choices should be contexts of
    one modifier.
    """
}

/// Diagnostics of the JSON parser.
extension Diagnostic {
  // MARK: The file as a whole

  /// Returns an error if the file is too large, or in UTF-16 or UTF-32; otherwise `nil`.
  static func unreadableEncodingOrSize(of bytes: [UInt8], file: SourceMap.FileID) -> Self? {
    if bytes.count >= Int(UInt32.max) {
      return Self(
        .fileTooLarge,
        "the file has \(bytes.count) bytes, more than the 4 GiB that can be read"
      )
      .at(Span(file: file, start: 0, end: 0)).help("split the file; several files can be merged")
    }
    guard let encoding = foreignEncoding(of: bytes) else { return nil }
    return Self(.invalidUTF8, "the file is in \(encoding), expected UTF-8")
      .at(Span(file: file, start: 0, end: 0)).help("save the file as UTF-8")
  }

  /// Returns the name of a UTF-16 or UTF-32 encoding, or `nil` if `bytes` are in another encoding.
  ///
  /// The encoding is detected by its byte order mark, or by the positions of zero bytes in the first
  /// two characters.
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

  static func emptyText(at span: Span, hasBytes: Bool) -> Self {
    Self(.malformedJSON, hasBytes ? "the file contains only whitespace" : "the file is empty")
      .at(span, "expected a value").help("write at least `{}`")
  }

  static func invalidUTF8(_ byte: UInt8, at span: Span) -> Self {
    let digits = byte.hexadecimal(digits: 2, uppercase: true)
    return Self(.invalidUTF8, "the byte 0x\(digits) is not valid UTF-8")
      .at(span, "not UTF-8").help("save the file as UTF-8")
  }

  static func mergeConflict(_ marks: [Span]) -> Self {
    Self(.mergeConflict, "the file has an unresolved merge conflict")
      .at(marks.first, "one side begins here")
      .also(
        marks.dropFirst().dropLast().map { Label($0, "the other side begins here") }
          + marks.dropFirst().suffix(1).map { Label($0, "the conflict ends here") }
      )
      .help("resolve the conflict, and remove the lines with the conflict markers")
  }

  static func nestingTooDeep(limit: Int, at span: Span) -> Self {
    Self(.nestingTooDeep, "objects and arrays are nested more than \(limit) deep")
      .at(span, "level \(limit + 1)").help("nest the objects less deeply")
  }

  // MARK: Brackets, commas, and colons

  static func unclosedBrackets(
    at end: Span,
    openings: [Span],
    suspect: Span?,
    _ source: UnsafeBufferPointer<UInt8>
  ) -> Self {
    let openers = openings.map { Unicode.Scalar(source[Int($0.start)]) }
    let closers = openers.reversed().map { $0 == "{" ? "}" : "]" }
    let opener = openers.last ?? "{"
    let message =
      openings.count == 1
      ? "`\(opener)` is never closed, expected `\(closers.joined())`"
      : "\(openings.count) brackets are never closed; the innermost is a `\(opener)`"
    var labels = openings.suffix(3).reversed().map { Label($0, "never closed") }
    if let suspect, !openings.contains(suspect) {
      labels.append(Label(suspect, "closed by a bracket with different indentation"))
    }
    let missing = closers.prefix(8).joined()
    return Self(.malformedJSON, message)
      .at(end, "the file ends here").also(labels).help("write `\(missing)` where it is missing")
  }

  static func missingBrace(at span: Span) -> Self {
    Self(.malformedJSON, "found a second name in one property, expected `{` before it")
      .at(span, "expected `{`")
      .help("write `{` here, or a `,` between the value of one property and the name of the next")
  }

  static func missingBracket(at span: Span, opening: Span) -> Self {
    Self(.malformedJSON, "expected `]` before the next property")
      .at(span, "expected `]`").also(opening, "the array begins here")
      .help("write `]` after the last element")
  }

  static func missingOpeningBracket(at span: Span, closing: Span) -> Self {
    Self(.malformedJSON, "expected `[` before the first element of an array")
      .at(span, "expected `[`").also(closing, "the array ends here")
      .help("write `[` before the first element")
  }

  static func mismatchedBracket(
    _ found: UInt8,
    expected: UInt8,
    at span: Span,
    opening: Span
  ) -> Self {
    let closer = Unicode.Scalar(expected)
    return Self(.malformedJSON, "found `\(Unicode.Scalar(found))`, expected `\(closer)`")
      .at(span, "closes the wrong kind of bracket").also(opening, "opened here")
      .help("write `\(closer)` here, or earlier if one is missing")
  }

  static func missingComma(at span: Span, next: Span, _ isObject: Bool) -> Self {
    let (item, items) = isObject ? ("property", "properties") : ("element", "elements")
    return Self(.malformedJSON, "expected `,` between two \(items)")
      .at(span, "expected `,`").also(next, "the next \(item) begins here")
      .help("write a `,` after the \(item)")
  }

  static func extraComma(at span: Span, _ isObject: Bool) -> Self {
    Self(.malformedJSON, "found `,`, expected \(isObject ? "a property" : "an element") before it")
      .at(span, "nothing comes before this").help("remove the `,`")
  }

  static func trailingComma(at span: Span, before closer: UInt8) -> Self {
    Self(
      .malformedJSON,
      "found `,` before `\(Unicode.Scalar(closer))`; JSON doesn't allow trailing commas"
    )
    .at(span, "nothing follows this").help("remove the `,`")
  }

  static func missingColon(at span: Span, next: Span) -> Self {
    Self(.malformedJSON, "expected `:` between a name and its value")
      .at(span, "expected `:`").also(next, "the value begins here")
      .help("write a `:` after the name")
  }

  static func wrongSeparator(_ found: String, expected: String, at span: Span) -> Self {
    Self(.malformedJSON, "found \(found), expected `\(expected)`")
      .at(span).help("write `\(expected)` instead")
  }

  static func missingValue(_ found: String, at span: Span) -> Self {
    Self(.malformedJSON, "found \(found), expected the value of this property")
      .at(span, "no value").help("add a value, or remove the name")
  }

  static func missingName(_ found: String, at span: Span) -> Self {
    Self(.malformedJSON, "found \(found), expected a name in double quotes")
      .at(span, "expected a name")
      .help("write the name and a `:` before the value")
  }

  static func nameInArray(at span: Span, opening: Span) -> Self {
    Self(.malformedJSON, "found `:` in an array, whose elements have no names")
      .at(span).also(opening, "the array begins here")
      .help("write `{` and `}` around the properties, or remove the name")
  }

  static func trailingContent(_ found: String, _ byte: UInt8, at span: Span) -> Self {
    switch byte {
    case .closeBrace, .closeBracket:
      Self(.malformedJSON, "found \(found), which has no opening bracket")
        .at(span).help("remove it, or find a bracket that is closed too early")
    default:
      Self(.malformedJSON, "found \(found), expected the end of the file")
        .at(span, "after the first value").help("remove everything after the first value")
    }
  }

  static func unexpected(_ found: String, expected: String, at span: Span) -> Self {
    Self(.malformedJSON, "found \(found), expected \(expected)")
      .at(span)
      .help(
        found == "`:`"
          ? "write `,` between properties; each has one name and one value"
          : "remove it, or put text in double quotes"
      )
  }

  // MARK: Whitespace and comments

  static func comment(at span: Span, isHash: Bool, areAllowed: Bool) -> Self {
    guard areAllowed else {
      return Self(.malformedJSON, "found a comment; JSON doesn't allow comments")
        .at(span).help("remove it, or use the `$description` of a token or group")
    }
    return Self(.malformedJSON, "found a comment that begins with `#`, expected `//`")
      .at(span).help("write `//` instead")
  }

  static func unterminatedComment(at span: Span) -> Self {
    Self(.malformedJSON, "a comment is never closed, expected `*/`")
      .at(span, "begins here").help("write `*/` at the end of the comment")
  }

  static func foreignSpace(_ scalar: Unicode.Scalar, at span: Span) -> Self {
    Self(
      .malformedJSON,
      "found the invisible character \(scalar.codePointName), expected ordinary whitespace"
    )
    .at(span).help("replace it with a space")
  }
}
