package import Diagnostics
import TokenModel

extension DiagnosticCode {
  package static let resolutionCodes: [DiagnosticCode] = [
    unknownReference, referenceToGroup, referenceTooDeep, tooManyContexts, missingInContext,
  ]

  package static let unknownReference: DiagnosticCode = """
    error[unknown-reference]: unresolved reference

    A reference is the full path of a token: the names of all its groups in the
    merged source, from the top down, and its own name, joined with periods. Letter
    case matters. A pointer into a value names properties of that value.

    Example:

        { "link": { "$value": "{colour.red}" } }

    Fix: correct the path, or use the suggested one. A token that exists in only
    some contexts can't be referred to in the others.
    """

  package static let referenceToGroup: DiagnosticCode = """
    error[reference-to-group]: a reference to a group instead of a token

    A reference gives the value of a token, and a group has no value. A group can
    have its own token, called `$root`.

    Example:

        { "link": { "$value": "{accent}" } }

    Fix: refer to a token, such as `{accent.$root}`. To copy all the tokens of a
    group, write `"$extends": "{accent}"` in another group.
    """

  package static let referenceTooDeep: DiagnosticCode = """
    error[reference-too-deep]: a chain of references is too long

    Chains of references are limited to 500 steps, and chains of `$extends` to 100.
    Longer chains usually come from a broken generator.

    Example:

        a token that refers to a token that refers to a token … 501 times

    Fix: refer directly to the token with the value.
    """

  package static let tooManyContexts: DiagnosticCode = """
    error[too-many-contexts]: a token depends on too many combinations of contexts

    A token is evaluated for each combination of the modifiers that it depends on.
    Ten modifiers with four contexts each make a million combinations.

    Example:

        a token that refers, through others, to tokens of twelve modifiers

    Fix: fix some modifiers to a context (`contexts` of an output, or `--context`),
    or make the token depend on fewer of them.
    """

  package static let missingInContext: DiagnosticCode = """
    warning[missing-in-context]: a token exists in only some contexts

    The token is defined in some contexts but not in others. Outputs use the value
    from a context that has it, which may surprise an app that switches to another
    context.

    Example:

        a token that only the dark theme's file defines

    Fix: define it in every context, preferably once in a file that all contexts
    share.
    """
}

/// Diagnostics about references between tokens and groups.
extension Diagnostic {
  static func unknownReference(_ path: String, nearest: String?, _ span: Span) -> Self {
    Self(.unknownReference, "there is no token `\(path)`")
      .at(span, "unresolved")
      .suggesting(nearest, insteadOf: path, as: nearest.map { "{\($0)}" })
      .help("write the full path of a token, with the names of all its groups, joined with periods")
  }

  /// Reports a curly-brace reference whose path continues past a token.
  static func referenceBelowToken(
    _ path: String,
    token: String,
    pointer: String,
    _ span: Span
  ) -> Self {
    Self(
      .unknownReference,
      "there is no token `\(path)`: `\(token)` is a token and can't contain others"
    )
    .at(span, "unresolved")
    .help("to refer to part of its value, write { \"$ref\": \"\(pointer)\" }")
  }

  static func referenceToGroup(
    _ path: String,
    hasRoot: Bool,
    example: String?,
    _ span: Span
  ) -> Self {
    Self(.referenceToGroup, "`\(path)` is a group, but a reference must be to a token")
      .at(span, "refers to a group")
      .help(
        hasRoot
          ? "refer to the group's own token with `{\(path).$root}`"
          : "refer to a token in it\(example.map { ", such as `{\($0)}`" } ?? ""); to copy a whole "
            + "group, write `$extends` in a group"
      )
  }

  static func absentReference(
    _ path: String,
    where contexts: String,
    meant: SuggestedToken?,
    _ span: Span,
    definitions: [Span]
  ) -> Self {
    let help =
      switch meant {
      case .misspelled(let name): "did you mean `{\(name)}`?"
      case .renamed(let name):
        "`\(name)` exists there: if it's the new name of `\(path)`, refer to `{\(name)}`, and rename "
          + "it in the other contexts"
      case nil: "define it in those contexts too, or refer to a token that exists in all contexts"
      }
    return Self(.unknownReference, "`\(path)` does not exist where \(contexts)")
      .at(span)
      .also(definitions.prefix(3).map { Label($0, "defined here, only for other contexts") })
      .help(help)
  }

  static func absentGroup(_ path: String, where contexts: String, _ span: Span) -> Self {
    Self(.unknownReference, "there is no group `\(path)` where \(contexts)")
      .at(span, "extends nothing there")
      .help(
        "extend a group that exists in all contexts, or write `$extends` only in contexts with this one"
      )
  }

  /// Reports a reference to part of the result of an expression.
  static func partOfFormula(_ path: String, _ span: Span, definition: Span) -> Self {
    Self(
      .unknownReference,
      "`\(path)` has an expression, and a reference can't be to part of its result"
    )
    .at(span).also(definition, "the expression is here")
    .help("refer to the whole token, or write an expression here too")
  }

  static func objectReferenceToValue(isWhole: Bool, _ span: Span) -> Self {
    Self(.malformedReference, "a `$ref` instead of `$value` must point to a token, not to a value")
      .at(span)
      .help(
        isWhole
          ? "remove `/$value`"
          : "to use part of a value, write \"$value\": { \"$ref\": … } and add a `$type`"
      )
  }

  static func pointerWithoutValue(_ path: String, _ span: Span) -> Self {
    Self(.malformedReference, "the pointer is to the token `\(path)` and not to its value")
      .at(span).help("add `/$value` after the token's name, or write \"{\(path)}\"")
  }

  static func missingPart(
    _ segment: String,
    of path: String,
    members: [String],
    elements: Int?,
    _ span: Span
  ) -> Self {
    let help: String
    if let elements {
      help = "use an index from 0; the list has \(elements.counted("element"))"
    } else if let nearest = nearestName(to: segment, among: members) {
      help = "did you mean `\(nearest)`?"
    } else {
      help =
        members.isEmpty
        ? "the value has no properties" : "its properties are \(members.listed())"
    }
    return Self(.unknownReference, "the value of `\(path)` has no property `\(segment)`")
      .at(span).help(help)
  }

  static func circularReference(_ hops: [(path: String, span: Span)]) -> Self {
    circle(of: hops, "refers to", "circular reference")
      .help(hops.count == 1 ? "give it a value" : "give one of them a value")
  }

  /// Reports tokens or groups of which each leads to the next, and the last to the first.
  static func circle(
    of hops: [(path: String, span: Span)],
    _ verb: String,
    _ subject: String
  ) -> Self {
    let names = hops.map { "`\($0.path)`" }
    let isOne = hops.count == 1
    let labels = hops.indices.map { index in
      Label(hops[index].span, "\(verb) \(isOne ? "itself" : names[(index + 1) % names.count])")
    }
    let chain = (names + names.prefix(1)).joined(separator: " → ")
    return Self(.circularReference, isOne ? "\(names[0]) \(verb) itself" : "\(subject) \(chain)")
      .at(labels.first).also(Array(labels.dropFirst()))
  }

  static func chainTooLong(_ path: String, limit: Int, _ span: Span) -> Self {
    Self(.referenceTooDeep, "`\(path)` is more than \(limit) references away from a value")
      .at(span).help("refer directly to the token with the value")
  }

  static func tooManyContexts(
    _ path: String,
    modifiers: [String],
    limit: Int,
    _ span: Span?
  ) -> Self {
    let first = Array(modifiers.prefix(3)).listed()
    let more = modifiers.count > 3 ? " and \(modifiers.count - 3) more" : ""
    return Self(
      .tooManyContexts,
      "`\(path)` depends on \(modifiers.count) modifiers, with more than \(limit) combinations"
    )
    .at(span, "depends on \(first)\(more)")
    .help("fix some of the modifiers to a context, or make the token depend on fewer of them")
  }

  static func tooManyVariants(_ path: String, limit: Int, _ span: Span?) -> Self {
    Self(
      .tooManyContexts,
      "the tokens of this source have more than \(limit) overrides of their base values"
    )
    .at(span, "the limit is reached at `\(path)`")
    .help("fix some of the modifiers to a context, or make fewer tokens depend on several of them")
  }

  static func missingInContext(
    _ path: String,
    _ contexts: [String],
    meant: SuggestedToken?,
    _ span: Span
  ) -> Self {
    let help =
      switch meant {
      case .misspelled(let name): "did you mean `\(name)`?"
      case .renamed(let name):
        "`\(name)` exists there but has no value here: if it's the new name of `\(path)`, rename it "
          + "here too"
      case nil: "define it in every context"
      }
    let places = contexts.prefix(3).joined(separator: "; ")
    let more = contexts.count > 3 ? " and \(contexts.count - 3) more" : ""
    return Self(.missingInContext, "`\(path)` does not exist where \(places)\(more)")
      .at(span).help(help)
  }

  static func secondGrid(_ path: String, _ span: Span, first: Span) -> Self {
    Self(.invalidExtension, "`\(path)` is a second grid unit")
      .at(span).also(first, "the first is here")
      .help("remove `grid` from one of them; a source can have only one grid unit")
  }

  static func repeatedNumber(
    _ number: Int,
    of path: String,
    _ span: Span,
    first: Span,
    owner: String
  ) -> Self {
    Self(.invalidExtension, "`\(path)` and `\(owner)` both have the number \(number)")
      .at(span, "the second").also(first, "the first")
      .help("give each text style a different number")
  }

  static func numberVaries(_ path: String, _ span: Span, first: Span) -> Self {
    Self(.invalidExtension, "`\(path)` has a different number in this context")
      .at(span).also(first, "the number in other contexts")
      .help("use the same number in every context")
  }
}
