import Diagnostics
import JSONSyntax
import TokenModel

/// The messages about references, as far as they are wrong in themselves.
extension Diagnostic {
  static func malformedCurly(
    _ source: ValueSource,
    _ node: JSONNode,
    _ flaw: CurlyFlaw
  ) -> Diagnostic {
    let written = source.excerpt(node)
    return switch flaw {
    case .unclosed:
      reference("`\(written)` is never closed, expected `}` at its end", source, node)
    case .empty:
      reference(
        "`{}` names no token",
        source,
        node,
        help: "write the path between the braces, as in `\"{color.text.body}\"`"
      )
    case .emptySegment:
      reference(
        "a name is empty in `\(written)`",
        source,
        node,
        help: "names stand between single periods, as in `\"{color.text.body}\"`"
      )
    case .braceInside(let offset):
      reference(
        "`\(written)` has a `{` inside, expected one reference",
        source,
        node,
        offset,
        count: 1
      )
    case .textAfter(let offset):
      reference(
        "text follows the reference in `\(written)`, expected the reference alone",
        source,
        node,
        offset,
        help: "a calculation begins with `~`, as in `\"~{a.b} * 2\"`; other text has no place here"
      )
    case .reservedSegment(let offset, let count):
      reference(
        "a name cannot begin with `$` in `\(written)`",
        source,
        node,
        offset,
        count: count,
        help: "`{a.b}` is the value of the token `a.b`; a part of it is reached by "
          + "`{ \"$ref\": \"#/a/b/$value/…\" }`"
      )
    case .tooLong:
      referenceTooLong(written, at: source.tree.span(node))
    }
  }

  /// The message for a reference that has more names than groups can be nested.
  static func referenceTooLong(_ written: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .nestingTooDeep,
      "`\(written)` has more than \(JSONTree.nestingLimit) names",
      at: Label(span),
      help: "groups are nested at most \(JSONTree.nestingLimit) deep, so no token has this path"
    )
  }

  /// A finding at the bytes from `offset` on in the content of a string; all of it if `nil`.
  private static func reference(
    _ message: String,
    _ source: ValueSource,
    _ node: JSONNode,
    _ offset: Int? = nil,
    count: Int? = nil,
    help: String = "a reference is the whole string, as in `\"{color.text.body}\"`"
  ) -> Diagnostic {
    Diagnostic(
      .malformedReference,
      message,
      at: Label(source.span(ofString: node, from: offset, count: count)),
      help: help
    )
  }

  static func partialReference(
    _ type: TokenType,
    _ source: ValueSource,
    _ node: JSONNode
  ) -> Diagnostic {
    Diagnostic(
      .malformedReference,
      "\(source.describe(node)) holds a reference among other text, expected one of the two",
      at: Label(source.tree.span(node)),
      help: "a reference is the whole string, as in `\"{font.body}\"`"
    )
  }

  static func valueSuffix(_ source: ValueSource, _ node: JSONNode) -> Diagnostic {
    let written = source.excerpt(node)
    return Diagnostic(
      .legacyReference,
      severity: .warning,
      "`\(written)` contains `$value`, which a reference in braces must not",
      at: Label(source.tree.span(node)),
      help: "write `\(written.replacingSuffix(".$value}\"", with: "}\""))`"
    )
  }

  /// A reference that ends in the name that `$value` once had.
  static func valueSuffix(_ path: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .legacyReference,
      severity: .warning,
      "`{\(path).value}` spells out `value`, as in older drafts, and there is no token of this name",
      at: Label(span),
      help: "write `{\(path)}`"
    )
  }

  static func nestedReference(_ source: ValueSource, _ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .nestedReference,
      severity: .warning,
      "`\(source.excerpt(node))` stands inside a value, where the standard has `$ref` only",
      at: Label(source.tree.span(node)),
      help: "write `{ \"$ref\": \"\(pointer(of: source.tree.string(node)))\" }`"
    )
  }

  static func tooManyHops(_ span: Span) -> Diagnostic {
    Diagnostic(
      .referenceTooDeep,
      "more than \(ValueSource.hopLimit) references follow each other inside a value",
      at: Label(span),
      help: "refer to the value itself"
    )
  }

  // MARK: $ref

  /// The message for an object with a `$ref` that is not its first member.
  static func misplacedReference(in node: JSONNode, _ source: ValueSource) -> Diagnostic? {
    guard source.tree.kind(node) == .object,
      let reference = source.tree.member(named: "$ref", in: node)
    else { return nil }
    return memberBesideReference(source, reference.key)
  }

  static func memberBesideReference(_ source: ValueSource, _ key: JSONNode) -> Diagnostic {
    let isReference = source.tree.equals(key, "$ref")
    return Diagnostic(
      .malformedReference,
      isReference
        ? "`$ref` stands beside other members, expected it alone"
        : "`\(source.tree.string(key))` stands beside `$ref`, expected `$ref` alone",
      at: Label(source.tree.span(key)),
      help: "an object with `$ref` is replaced as a whole by what it points at; remove the rest"
    )
  }

  static func pointerIsNoString(_ source: ValueSource, _ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .malformedReference,
      "`$ref` is \(source.describe(node)), expected a string",
      at: Label(source.tree.span(node)),
      help: ##"write a JSON Pointer, as in `"$ref": "#/color/link/$value"`"##
    )
  }

  static func malformedPointer(
    _ source: ValueSource,
    _ node: JSONNode,
    _ flaw: PointerText.Flaw
  ) -> Diagnostic {
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
          "leads to another file, which a token file cannot refer to",
          "list both files in the configuration or in a resolver document, then point at `#/…`",
          nil, nil
        )
      case .percent(let offset):
        ("has a `%` without two hexadecimal digits", "write `%25` for a percent sign", offset, 1)
      case .notUTF8:
        ("has percent-encoded bytes that are not UTF-8", "write the letters themselves", nil, nil)
      case .tilde(let offset):
        (
          "has a `~` that neither `0` nor `1` follows",
          "write `~0` for a tilde and `~1` for a slash inside a name", offset == 0 ? nil : offset, 1
        )
      }
    return Diagnostic(
      .malformedReference,
      "the pointer `\(source.excerpt(node))` \(problem)",
      at: Label(source.span(ofString: node, from: offset, count: count)),
      help: help
    )
  }

  /// A name as it stands in a JSON Pointer.
  static func pointerSegment(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1 == "~" ? "~0" : $1 == "/" ? "~1" : String($1) }
  }

  /// The pointer that says the same as a reference in braces.
  private static func pointer(of curly: String) -> String {
    let path = curly.filter { $0 != "{" && $0 != "}" }
    let segments = path.split(separator: ".").map { pointerSegment(String($0)) }
    return "#/" + segments.joined(separator: "/") + "/$value"
  }
}

extension ValueSource {
  /// The brace that opens an object, for findings about the whole of it.
  func openingBrace(_ object: JSONNode) -> Span {
    let span = tree.span(object)
    return Span(file: span.file, start: span.start, end: min(span.start + 1, span.end))
  }

  /// The place of a piece of a string's decoded content; of the whole string if `offset` is `nil`,
  /// and to its end if `count` is.
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
  /// The text with `suffix` at its end replaced.
  fileprivate func replacingSuffix(_ suffix: String, with replacement: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) + replacement : self
  }
}
