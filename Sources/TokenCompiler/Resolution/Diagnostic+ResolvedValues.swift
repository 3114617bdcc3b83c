package import Diagnostics
import TokenModel

extension DiagnosticCode {
  package static let resolvedValueCodes: [DiagnosticCode] = [
    outdatedValue, groupTypeOverridden,
  ]

  package static let outdatedValue: DiagnosticCode = """
    warning[outdated-value]: a `$value` doesn't match its `expression`

    A token with an `expression` in `dev.tokens` keeps a `$value` for tools that
    don't support expressions. The two differ, so those tools show a different
    value. Differences from rounding to two or more digits, or to 8 bits per channel
    of a color, are ignored. If the value varies with contexts, the `$value` is
    compared with the base value.

    Example:

        "wide": { "$type": "dimension", "$value": { "value": 18, "unit": "px" },
                  "$extensions": { "dev.tokens": { "expression": "{grid} * 5" } } }

    Fix: write the value given in the message.
    """

  package static let groupTypeOverridden: DiagnosticCode = """
    advice[group-type-overridden]: an alias has a different type than its group

    An alias without a `$type` has the type of its target, regardless of its groups.
    In a group of a different type, this is probably a mistake. DTCG allows it, and
    so does `--strict`. If a reference needs the alias as the type of its group,
    that's an error, `type-mismatch`.

    Example:

        { "color": { "$type": "color", "gap": { "$value": "{space.small}" } } }

    Fix: refer to a token of the group's type, move the alias to another group, or
    add a `$type` to it.
    """
}

/// Diagnostics about resolved values.
extension Diagnostic {
  /// Reports a reference to part of a color whose `alpha` is next to its `$value`.
  static func partOfOuterAlpha(_ path: String, _ span: Span, definition: Span) -> Self {
    Self(
      .unknownReference,
      "this reference to the `$value` of `\(path)` doesn't include the `alpha` next to it"
    )
    .at(span).also(definition, "the `alpha` is here")
    .help("move the `alpha` of `\(path)` into its `$value`")
  }

  /// Warns about a `$value` that doesn't match the result of its expression.
  ///
  /// `value`, `formula` (the result), and `edit` are `nil` if they don't fit on a line.
  static func outdatedValue(
    _ path: String,
    _ value: String?,
    formula: String?,
    edit: String?,
    where contexts: String?,
    _ span: Span
  ) -> Self {
    let place = contexts.map { " where \($0)" } ?? ""
    return Self(
      .outdatedValue,
      "the `$value` of `\(path)` is \(value ?? "not the result of its `expression`")"
        + (formula.map { ", but its `expression` gives \($0)" } ?? "") + place
    )
    .at(span, "used only by tools without support for expressions").help(edit)
    .help("write the result of the expression")
  }

  static func aliasOutsideGroup(_ path: String, _ alias: AliasOutsideGroup) -> Self {
    let (type, group) = (alias.found, alias.expected)
    return Self(
      .groupTypeOverridden,
      "`\(path)` refers to a \(type.name), but its group has the type `\(group.name)`"
    )
    .at(alias.place, "makes it a \(type.name)").also(alias.group, "the type of the group")
    .help("refer to a \(group.name), or add `\"$type\": \"\(type.name)\"` if this is intended")
  }
}
