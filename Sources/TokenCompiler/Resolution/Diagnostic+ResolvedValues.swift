import Diagnostics
import TokenModel

/// What is wrong or doubtful about values once references are followed.
extension Diagnostic {
  /// A reference that would have to look into a color whose opacity stands beside it.
  static func partOfOuterAlpha(_ path: String, _ span: Span, definition: Span) -> Diagnostic {
    Diagnostic(
      .unknownReference,
      "`alpha` stands beside the `$value` of `\(path)`, and this reference leads to the `$value` alone",
      at: Label(span),
      also: [Label(definition, "the `alpha` is here")],
      help: "write the `alpha` of `\(path)` into its `$value`"
    )
  }

  /// A `$value` that is not what the formula beside it gives; `nil` for what cannot be said in a line.
  static func outdatedValue(
    _ path: String,
    _ value: String?,
    formula: String?,
    edit: String?,
    where contexts: String?,
    _ span: Span
  ) -> Diagnostic {
    let place = contexts.map { " where \($0)" } ?? ""
    return Diagnostic(
      .outdatedValue,
      severity: .warning,
      "the `$value` of `\(path)` is \(value ?? "not what its `expression` gives")"
        + (formula.map { ", but its `expression` gives \($0)" } ?? "") + place,
      at: Label(span, "only tools that know no expressions use it"),
      help: edit ?? "write the result of the expression"
    )
  }

  static func aliasOutsideGroupType(
    _ path: String,
    _ type: TokenType,
    _ span: Span,
    group: TokenType,
    _ groupSpan: Span
  ) -> Diagnostic {
    Diagnostic(
      .groupTypeOverridden,
      severity: .advice,
      "`\(path)` refers to a \(type.name), though its group is of type `\(group.name)`",
      at: Label(span, "makes it a \(type.name)"),
      also: [Label(groupSpan, "the type of the group")],
      help: "refer to a \(group.name), or write `\"$type\": \"\(type.name)\"` if it is meant"
    )
  }
}
