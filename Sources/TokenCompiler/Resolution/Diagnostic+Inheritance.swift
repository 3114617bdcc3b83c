import Diagnostics

/// What is wrong with groups that take over the tokens of other groups.
extension Diagnostic {
  static func malformedExtends(_ text: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .malformedReference,
      "`\(text)` is not a reference to a group",
      at: Label(span),
      help: "write \"{\(text)}\", or a pointer such as \"#/button/primary\""
    )
  }

  static func extendsNoGroup(
    _ path: String,
    isToken: Bool,
    _ span: Span,
    nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      isToken ? .extendsToken : .unknownReference,
      isToken
        ? "`\(path)` is a token, and only groups can be extended" : "there is no group `\(path)`",
      at: Label(span),
      help: isToken
        ? "to take over a token's value, write a token: { \"$value\": \"{\(path)}\" }"
        : nearest.map { "did you mean `{\($0)}`?" }
    )
  }

  static func circularExtends(_ hops: [(path: String, span: Span)]) -> Diagnostic {
    let names = hops.map(\.path)
    guard let first = hops.first else {
      return Diagnostic(.circularReference, "a group extends itself")
    }
    return Diagnostic(
      .circularReference,
      names.count == 1
        ? "`\(names[0])` extends itself"
        : "`\(names.joined(separator: "` → `"))` → `\(names[0])` is a circle of groups that extend "
          + "one another",
      at: Label(first.span, names.count == 1 ? "extends itself" : "leads to `\(names[1])`"),
      also: hops.indices.dropFirst().map { index in
        Label(hops[index].span, "leads to `\(names[(index + 1) % names.count])`")
      },
      help: names.count == 1
        ? "leave out `$extends`, or extend another group" : "leave out one of these `$extends`"
    )
  }

  /// A group that extends one that it lies in, or the root, which all groups lie in.
  static func extendsAround(_ path: String, _ target: String, _ span: Span) -> Diagnostic {
    path.isEmpty
      ? Diagnostic(
        .circularReference,
        "the root of a source cannot extend `\(target)`, which lies in it",
        at: Label(span),
        help: "write `$extends` in a group"
      )
      : Diagnostic(
        .circularReference,
        "`\(path)` extends \(target.isEmpty ? "the root" : "`\(target)`"), which contains it",
        at: Label(span, "would hold itself"),
        help: "extend a group that `\(path)` does not lie in"
      )
  }

  static func chainOfGroupsTooLong(_ path: String, limit: Int, _ span: Span) -> Diagnostic {
    Diagnostic(
      .referenceTooDeep,
      "`\(path)` takes its tokens over through \(limit) `$extends` and more",
      at: Label(span),
      help: "extend the group with the tokens more directly"
    )
  }

  static func inheritedGroupsTooDeep(limit: Int, _ span: Span?) -> Diagnostic {
    Diagnostic(
      .nestingTooDeep,
      "`$extends` nests groups more than \(limit) deep",
      at: span.map { Label($0, "the limit is reached here") },
      help: "extend groups further up, or make them flatter"
    )
  }

  static func tooManyInheritedTokens(limit: Int, _ span: Span?) -> Diagnostic {
    Diagnostic(
      .tooManyTokens,
      "`$extends` makes more than \(limit) tokens and groups out of this source",
      at: span.map { Label($0, "the limit is reached here") },
      help: "groups that extend each other repeatedly double their contents each time"
    )
  }
}
