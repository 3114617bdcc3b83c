package import Diagnostics
import TokenModel

extension DiagnosticCode {
  package static let mismatchCodes: [DiagnosticCode] = [
    removedType, typeMismatch, missingType,
  ]

  package static let removedType: DiagnosticCode = """
    warning[removed-type]: a type of an earlier draft was removed from DTCG

    Earlier drafts had the types string, boolean, object, array, and null. Strings
    and booleans are kept as constants of their group, and the others are ignored.

    Example:

        { "name": { "$type": "string", "$value": "Plum" } }

    Fix: write a constant: `"$extensions": { "dev.tokens": { "constants": { "name":
    { "type": "string", "value": "Plum" } } } }` in the group.
    """

  package static let typeMismatch: DiagnosticCode = """
    error[type-mismatch]: a token has the wrong type

    Every use of a token requires a type: a border's width is a dimension, an alias
    has the type of its target, and a token has the same type in every context. The
    message is at the cause and counts the references that fail because of it.

    Example:

        { "line": { "$type": "border", "$value": { "width": "{opacity.half}" } } }

    Fix: refer to a token of the required type, or correct the `$type`.
    """

  package static let missingType: DiagnosticCode = """
    error[missing-type]: a token has no type

    The type of a token is its own `$type`, or the type of the token it refers to,
    or the `$type` of the nearest enclosing group. It isn't inferred from the value,
    because `[0, 0, 1, 1]` or `400` can have several types.

    Example:

        { "gap": { "$value": { "value": 4, "unit": "px" } } }

    Fix: add `"$type": "dimension"` to the token or to an enclosing group.
    """
}

/// Diagnostics about values and tokens of the wrong type.
extension Diagnostic {
  /// Reports a token that is only referred to as a different type, or several such tokens with the
  /// type of one group.
  static func tokenOfWrongType(
    _ path: String,
    others: Int,
    _ found: String,
    expected: TokenType,
    references: Int,
    _ place: Span
  ) -> Self {
    let subject =
      others == 0
      ? "`\(path)` is \(withArticle(found))"
      : "`\(path)` and \(others.counted("more token")) have the type `\(found)`"
    return Self(.typeMismatch, "\(subject), but \(references) references need a \(expected.name)")
      .at(place, "gives \(others == 0 ? "it" : "them") the type `\(found)`")
      .help(
        "give \(others == 0 ? "it" : "them") the type `\(expected.name)`, or correct the references"
      )
  }

  /// Reports a value that has the properties of a different type.
  static func valueOfOtherType(_ expected: TokenType, _ found: TokenType, at span: Span) -> Self {
    Self(
      .invalid(expected),
      "the value has the properties of a \(found.name), expected a \(expected.name)"
    )
    .at(span).help("write a \(expected.name), or change the type to `\(found.name)`")
  }

  /// Reports several values of the type `found` whose group has a different `$type`.
  static func typeOfOtherValues(
    _ first: Diagnostic,
    count: Int,
    _ found: TokenType,
    _ type: Span
  ) -> Self {
    Self(
      first.code,
      severity: .error,
      "\(count) values have the properties of a \(found.name), but this gives them a different type"
    )
    .at(type, "the type of all of them")
    .also(first.primary.map { [Label($0.span, "the first of these values")] } ?? [])
    .help("did you mean `\"$type\": \"\(found.name)\"`?")
  }

  static func referenceOfWrongType(
    _ path: String,
    _ found: String,
    expected: TokenType,
    _ span: Span,
    definition: Span?
  ) -> Self {
    let (found, expected) = (withArticle(found), "a \(expected.name)")
    return Self(.typeMismatch, "`\(path)` is \(found), but \(expected) is required here")
      .at(span, "expected \(expected)").also(definition, "defined as \(found)")
      .help("refer to \(expected), or write a value")
  }

  /// Returns the name of a type with the article that English requires, unless it has one.
  private static func withArticle(_ type: String) -> String {
    guard !type.hasPrefix("an ") else { return type }
    return type.first.map { "aeiou".contains($0) } == true ? "an \(type)" : "a \(type)"
  }

  static func missingType(
    _ path: String,
    _ span: Span,
    onlySometimes: Span?,
    elsewhere: Span?,
    plain: Span?
  ) -> Self {
    if let plain {
      return Self(.missingType, "`\(path)` has no type")
        .at(plain, "the dollar sign is missing")
        .help("write `$type`").fix(.replacement("type", with: "$type"))
    }
    if let elsewhere {
      return Self(.missingType, "`\(path)` has no type here")
        .at(span).also(elsewhere, "this `$type` is replaced along with its token")
        .help(
          "add the `$type` here too, or to an enclosing group, or add a rule to the configuration"
        )
        .fix(.type)
    }
    if let onlySometimes {
      return Self(.missingType, "`\(path)` has a type in only some contexts")
        .at(span).also(onlySometimes, "this `$type` doesn't apply in all contexts")
        .help("add a `$type` to the token").fix(.type)
    }
    return Self(.missingType, "`\(path)` has no type")
      .at(span).notes(["types aren't inferred from values"])
      .help("add a `$type` to the token or an enclosing group, or a rule to the configuration")
      .fix(.type)
  }

  static func typeVaries(_ path: String, _ span: Span, _ other: Span) -> Self {
    Self(.typeMismatch, "`\(path)` has different types in different contexts")
      .at(span).also(other, "this `$type` applies in only some contexts")
      .help("add a `$type` to the token")
  }

  static func typeDiffers(
    _ path: String,
    _ own: TokenType,
    _ span: Span,
    _ type: TokenType,
    other: Span?
  ) -> Self {
    Self(.typeMismatch, "`\(path)` is a \(own.name) here, but a \(type.name) elsewhere")
      .at(span).also(other, "a \(type.name) here")
      .notes(["a token has the same type in all contexts, and an alias has its target's type"])
      .help("remove the `$type`, or rename one of the tokens")
  }

  /// Reports a constant whose type differs from the base, or whose words do if `types` is `nil`.
  static func constantDiffers(
    _ path: String,
    _ types: (own: String, base: String)?,
    _ span: Span,
    base: Span
  ) -> Self {
    let message =
      types.map { "is a \($0.own) here, but a \($0.base) elsewhere" }
      ?? "has different words in different contexts"
    return Self(.typeMismatch, "the constant `\(path)` \(message)")
      .at(span).also(base, types.map { "a \($0.base) here" } ?? "the words are declared here")
      .help(
        types == nil ? "list the same words in `of`" : "use the same `type` in every context"
      )
  }

  static func removedType(_ path: String, _ type: String, _ span: Span) -> Self {
    Self(
      .removedType,
      "`\(path)` has the type `\(type)`, which DTCG has removed; it's kept as a constant"
    )
    .at(span).help("move it into `$extensions[\"dev.tokens\"].constants` of its group")
  }

  static func removedTypeWithoutConstant(_ path: String, _ type: String, _ span: Span) -> Self {
    Self(
      .removedType,
      "`\(path)` has the type `\(type)`, which DTCG has removed; it's ignored"
    )
    .at(span).help("move the data to `$extensions`, under a key of your own")
  }
}
