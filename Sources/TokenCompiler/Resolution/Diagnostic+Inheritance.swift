package import Diagnostics
import JSONSyntax

extension DiagnosticCode {
  package static let inheritanceCodes: [DiagnosticCode] = [
    circularReference, extendsToken, tooManyTokens,
  ]

  package static let circularReference: DiagnosticCode = """
    error[circular-reference]: circular reference

    Each token in the cycle takes its value from the next one, so none of them has a
    value. The message shows every step. Groups that extend each other, or that
    extend a group containing them, are a circular reference too.

    Example:

        { "a": { "$value": "{b}" }, "b": { "$value": "{a}" } }

    Fix: give one of the tokens a value.
    """

  package static let extendsToken: DiagnosticCode = """
    error[extends-token]: a group extends a token

    `$extends` copies the tokens of another group. A token doesn't contain any.

    Example:

        { "a": { "$type": "number", "$value": 1 }, "b": { "$extends": "{a}" } }

    Fix: extend a group, or write a token that refers to the other one:
    `{ "b": { "$value": "{a}" } }`.
    """

  package static let tooManyTokens: DiagnosticCode = """
    error[too-many-tokens]: `$extends` creates too many tokens and groups

    Groups that extend groups that extend groups can double in size at each step.
    The limit prevents a small file from using up the memory.

    Example:

        a group that extends one with two groups that each extend one …

    Fix: extend fewer groups.
    """
}

/// Diagnostics about groups that extend other groups.
extension Diagnostic {
  static func malformedExtends(_ text: String, _ span: Span) -> Self {
    Self(.malformedReference, "`\(text)` is not a reference to a group")
      .at(span).help("write \"{\(text)}\", or a pointer such as \"#/button/primary\"")
  }

  static func extendsNoGroup(
    _ path: String,
    isToken: Bool,
    _ span: Span,
    nearest: String?
  ) -> Self {
    Self(
      isToken ? .extendsToken : .unknownReference,
      isToken
        ? "`\(path)` is a token, but only groups can be extended" : "there is no group `\(path)`"
    )
    .at(span)
    .help(
      isToken ? "to use the token's value, write a token: { \"$value\": \"{\(path)}\" }" : nil
    )
    .suggesting(nearest, insteadOf: path, as: nearest.map { "{\($0)}" })
  }

  static func circularExtends(_ hops: [(path: String, span: Span)]) -> Self {
    circle(of: hops, "extends", "groups extend each other:")
      .help(
        hops.count == 1
          ? "remove `$extends`, or extend another group" : "remove one of these `$extends`"
      )
  }

  static func extendsEnclosingGroup(_ path: String, _ target: String, _ span: Span) -> Self {
    path.isEmpty
      ? Self(.circularReference, "the root of a source can't extend `\(target)`, which it contains")
        .at(span).help("write `$extends` in a group")
      : Self(
        .circularReference,
        "`\(path)` extends \(target.isEmpty ? "the root" : "`\(target)`"), which contains it"
      )
      .at(span, "would contain itself").help("extend a group that doesn't contain `\(path)`")
  }

  static func chainOfGroupsTooLong(_ path: String, limit: Int, _ span: Span) -> Self {
    Self(.referenceTooDeep, "`\(path)` inherits tokens through more than \(limit) `$extends`")
      .at(span).help("extend the group with the tokens directly")
  }

  static func inheritedGroupsTooDeep(limit: Int, _ span: Span?) -> Self {
    Self(.nestingTooDeep, "`$extends` nests groups more than \(limit) deep")
      .at(span, "the limit is reached here").help("extend groups further up, or nest them less")
  }

  static func tooManyInheritedTokens(limit: Int, _ span: Span?) -> Self {
    Self(.tooManyTokens, "`$extends` creates more than \(limit) tokens and groups")
      .at(span, "the limit is reached here")
      .help("extend fewer groups; nested extensions double the number of tokens at each step")
  }
}
