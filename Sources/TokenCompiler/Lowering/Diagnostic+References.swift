package import Diagnostics
import JSONSyntax
import TokenModel

extension DiagnosticCode {
  package static let referenceCodes: [DiagnosticCode] = [
    malformedReference, legacyReference, nestedReference,
  ]

  package static let malformedReference: DiagnosticCode = """
    error[malformed-reference]: malformed reference

    A reference to a token is a string that contains only the path of the token in
    curly braces. The path is the names joined with periods, without `$value`.

    To refer to part of a value, write an object that contains only a `$ref`: a JSON
    Pointer within the same file, which begins with `#/` and includes `$value`. In a
    pointer, `~1` is a slash and `~0` a tilde in a name.

    Example:

        "{color.line"

    Fix: write only the reference, as in `"{color.line}"`. A calculation is an
    expression and begins with `~`.
    """

  package static let legacyReference: DiagnosticCode = """
    warning[legacy-reference]: a reference ends in `value` or `$value`

    In older files, a reference could end in `.value` or `.$value`. In DTCG, a
    reference names the token and gives its value.

    Example:

        "{color.link.$value}"

    Fix: write `"{color.link}"`.
    """

  package static let nestedReference: DiagnosticCode = """
    warning[nested-reference]: a curly-brace reference is used inside a simple value

    A curly-brace reference is to a whole token of the expected type. The parts of a
    color, dimension, duration, or cubic Bézier value, or of a list of font names,
    aren't tokens, so DTCG allows only `$ref` objects there. The reference is
    followed, but `--strict` rejects it.

    Example:

        { "value": "{base}", "unit": "px" }

    Fix: write `{ "$ref": "#/base/$value" }`, or use an expression for the whole
    value, as in `"~{base} * 1px"`.
    """
}

/// Diagnostics about the syntax of references.
extension Diagnostic {
  static func malformedCurly(_ source: ValueSource, _ node: JSONNode, _ flaw: CurlyFlaw) -> Self {
    let written = source.excerpt(node)
    func finding(_ message: String, from offset: Int? = nil, count: Int? = nil) -> Self {
      Self(.malformedReference, message).at(source.span(ofString: node, from: offset, count: count))
    }
    let usual = "write only the reference, as in `\"{color.text.body}\"`"
    return switch flaw {
    case .unclosed:
      finding("`\(written)` is never closed, expected `}` at its end").help(usual)
    case .empty:
      finding("`{}` doesn't name a token")
        .help("write the path between the braces, as in `\"{color.text.body}\"`")
    case .emptySegment:
      finding("a name is empty in `\(written)`")
        .help("write one period between names, as in `\"{color.text.body}\"`")
    case .braceInside(let offset):
      finding("`\(written)` has a second `{`, expected one reference", from: offset, count: 1)
        .help(usual)
    case .textAfter(let offset):
      finding(
        "found text after the reference in `\(written)`, expected only the reference",
        from: offset
      )
      .help("remove the text, or write an expression that begins with `~`, as in `\"~{a.b} * 2\"`")
    case .reservedSegment(let offset, let count):
      finding("a name in `\(written)` begins with `$`", from: offset, count: count)
        .help(
          "write `{a.b}` for the value of the token `a.b`, or "
            + "`{ \"$ref\": \"#/a/b/$value/…\" }` for part of it"
        )
    case .tooLong:
      referenceTooLong(written, at: source.tree.span(node))
    }
  }

  /// Reports a reference with more names than the maximum nesting depth of groups.
  static func referenceTooLong(_ written: String, at span: Span) -> Self {
    Self(.nestingTooDeep, "`\(written)` has more than \(JSONTree.nestingLimit) names")
      .at(span)
      .help("shorten the path; groups can't be nested more than \(JSONTree.nestingLimit) deep")
  }

  static func partialReference(_ type: TokenType, _ source: ValueSource, _ node: JSONNode) -> Self {
    Self(
      .malformedReference,
      "\(source.describe(node)) mixes a reference with other text, expected one of the two"
    )
    .at(source.tree.span(node)).help("write only the reference, as in `\"{font.body}\"`")
  }

  static func valueSuffix(_ source: ValueSource, _ node: JSONNode) -> Self {
    let written = source.excerpt(node)
    return Self(
      .legacyReference,
      "`\(written)` contains `$value`, which a curly-brace reference can't have"
    )
    .at(source.tree.span(node))
    .help("write `\(written.replacingSuffix(".$value}\"", with: "}\""))`")
  }

  /// Warns about a reference that ends in `value`, the earlier name of `$value`.
  static func valueSuffix(_ path: String, _ span: Span) -> Self {
    Self(
      .legacyReference,
      "`{\(path).value}` ends in `value`, as in older drafts, and there is no token of this name"
    )
    .at(span).help("write `{\(path)}`")
  }

  static func nestedReference(_ source: ValueSource, _ node: JSONNode) -> Self {
    Self(
      .nestedReference,
      "`\(source.excerpt(node))` is inside a value, where DTCG allows only `$ref`"
    )
    .at(source.tree.span(node))
    .help("write `{ \"$ref\": \"\(pointer(of: source.tree.string(node)))\" }`")
  }

  static func tooManyHops(_ span: Span) -> Self {
    Self(
      .referenceTooDeep,
      "a chain of references inside a value is longer than \(ValueSource.hopLimit)"
    )
    .at(span).help("refer to the value directly")
  }

  // MARK: $ref

  /// Returns an error for an object that has a `$ref` and other properties before it; `nil` if the
  /// object has no `$ref`.
  static func misplacedReference(in node: JSONNode, _ source: ValueSource) -> Self? {
    guard source.tree.kind(node) == .object,
      let reference = source.tree.member(named: "$ref", in: node)
    else { return nil }
    return referenceWithOtherProperties(source, reference.key)
  }

  static func referenceWithOtherProperties(_ source: ValueSource, _ key: JSONNode) -> Self {
    let isReference = source.tree.equals(key, "$ref")
    return Self(
      .malformedReference,
      isReference
        ? "an object has `$ref` and other properties, expected only `$ref`"
        : "an object has `$ref` and `\(source.tree.string(key))`, expected only `$ref`"
    )
    .at(source.tree.span(key))
    .help("remove the other properties; the referenced value replaces the whole object")
  }

  static func pointerMustBeString(_ source: ValueSource, _ node: JSONNode) -> Self {
    Self(.malformedReference, "`$ref` is \(source.describe(node)), expected a string")
      .at(source.tree.span(node))
      .help(##"write a JSON Pointer, as in `"$ref": "#/color/link/$value"`"##)
  }

  static func malformedPointer(
    _ source: ValueSource,
    _ node: JSONNode,
    _ flaw: PointerText.Flaw
  ) -> Self {
    if case .tooLong = flaw {
      return referenceTooLong(source.excerpt(node), at: source.tree.span(node))
    }
    let written = source.tree.string(node)
    let (problem, help, offset, count): (String, String, Int?, Int?) =
      switch flaw {
      case .tooLong, .empty:
        ("is empty", "write a JSON Pointer, as in `\"#/color/link/$value\"`", nil, nil)
      case .wholeDocument:
        ("points at the whole file", "name a token, as in `\"#/color/link/$value\"`", nil, nil)
      case .noNumberSign:
        ("does not begin with `#/`", "write `\"#\(written)\"`", nil, nil)
      case .noSlash:
        ("does not begin with `#/`", "write `\"#/\(written.dropFirst())\"`", nil, nil)
      case .path:
        ("is not a JSON Pointer", "write `\"\(pointer(of: written))\"`", nil, nil)
      case .otherFile:
        (
          "is to another file, which a token file can't refer to",
          "list both files in the configuration or in a resolver document, then use `#/…`",
          nil, nil
        )
      case .percent(let offset):
        ("has a `%` without two hexadecimal digits", "write `%25` for a percent sign", offset, 1)
      case .notUTF8:
        ("has percent-encoded bytes that are not UTF-8", "write the characters unencoded", nil, nil)
      case .tilde(let offset):
        (
          "has a `~` without `0` or `1` after it",
          "write `~0` for a tilde and `~1` for a slash in a name", offset == 0 ? nil : offset, 1
        )
      }
    return Self(.malformedReference, "the pointer `\(source.excerpt(node))` \(problem)")
      .at(source.span(ofString: node, from: offset, count: count)).help(help)
  }

  /// Returns `name` with tildes and slashes escaped for a JSON Pointer.
  static func pointerSegment(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1 == "~" ? "~0" : $1 == "/" ? "~1" : String($1) }
  }

  /// Returns the JSON Pointer equivalent to a curly-brace reference.
  private static func pointer(of curly: String) -> String {
    let path = curly.filter { $0 != "{" && $0 != "}" }
    let segments = path.split(separator: ".").map { pointerSegment(String($0)) }
    return "#/" + segments.joined(separator: "/") + "/$value"
  }
}

extension ValueSource {
  /// Returns the span of the opening brace of `object`, for diagnostics about the whole object.
  func openingBrace(_ object: JSONNode) -> Span {
    let span = tree.span(object)
    return Span(file: span.file, start: span.start, end: min(span.start + 1, span.end))
  }

  /// Returns the span of `count` bytes, starting at `offset`, in the decoded content of a string.
  ///
  /// If `offset` is `nil`, it's the span of the whole string; if `count` is `nil`, it extends to the
  /// end of the content.
  func span(ofString node: JSONNode, from offset: Int?, count: Int?) -> Span {
    guard let offset else { return tree.span(node) }
    let start = tree.offset(inString: node, decodedOffset: offset)
    let end =
      count.map { tree.offset(inString: node, decodedOffset: offset + $0) }
      ?? UInt32(tree.contentRange(ofString: node).upperBound)
    return tree.span(start..<max(start, end))
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String, with replacement: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) + replacement : self
  }
}
