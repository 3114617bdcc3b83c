import Diagnostics
import TokenModel

/// What is wrong with references between tokens and groups.
extension Diagnostic {
  static func unknownReference(_ path: String, nearest: String?, _ span: Span) -> Diagnostic {
    Diagnostic(
      .unknownReference,
      "there is no token `\(path)`",
      at: Label(span, "refers to nothing"),
      help: nearest.map { "did you mean `{\($0)}`?" }
        ?? "a reference is the full path of a token, from the top group down, joined with periods"
    )
  }

  /// A reference in braces that goes on below a token.
  static func referenceBelowToken(
    _ path: String,
    token: String,
    pointer: String,
    _ span: Span
  ) -> Diagnostic {
    Diagnostic(
      .unknownReference,
      "there is no token `\(path)`: `\(token)` is a token, and tokens hold no others",
      at: Label(span, "refers to nothing"),
      help: "a part of its value is reached by { \"$ref\": \"\(pointer)\" }"
    )
  }

  static func referenceToGroup(
    _ path: String,
    hasRoot: Bool,
    example: String?,
    _ span: Span
  ) -> Diagnostic {
    Diagnostic(
      .referenceToGroup,
      "`\(path)` is a group, and a reference needs a token",
      at: Label(span, "refers to a group"),
      help: hasRoot
        ? "the group's own token is `{\(path).$root}`"
        : "name one of the tokens in it\(example.map { ", as in `{\($0)}`" } ?? ""); to take over a "
          + "whole group, write `$extends` in a group"
    )
  }

  static func absentReference(
    _ path: String,
    where contexts: String,
    _ span: Span,
    definitions: [Span]
  ) -> Diagnostic {
    Diagnostic(
      .unknownReference,
      "`\(path)` does not exist where \(contexts)",
      at: Label(span),
      also: definitions.prefix(3).map { Label($0, "it is defined here, in other contexts only") },
      help: "define it in those contexts too, or refer to a token that is always there"
    )
  }

  static func absentGroup(_ path: String, where contexts: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .unknownReference,
      "there is no group `\(path)` where \(contexts)",
      at: Label(span, "extends nothing there"),
      help: "extend a group that all contexts have, or write `$extends` in those that have this one"
    )
  }

  /// A reference that would have to look into the result of a formula.
  static func partOfFormula(_ path: String, _ span: Span, definition: Span) -> Diagnostic {
    Diagnostic(
      .unknownReference,
      "a formula gives `\(path)` its value, and this reference cannot lead into its result",
      at: Label(span),
      also: [Label(definition, "the formula is here")],
      help: "refer to the whole token where one of its type may stand, or write a formula there too"
    )
  }

  static func objectReferenceToValue(isWhole: Bool, _ span: Span) -> Diagnostic {
    Diagnostic(
      .malformedReference,
      "a `$ref` in place of `$value` names a token, not a value",
      at: Label(span),
      help: isWhole
        ? "leave out `/$value`"
        : "to take a part of a value, write \"$value\": { \"$ref\": … } and give the token a `$type`"
    )
  }

  static func pointerWithoutValue(_ path: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .malformedReference,
      "the pointer leads to the token `\(path)` and not to its value",
      at: Label(span),
      help: "add `/$value` after the token's name, or write \"{\(path)}\""
    )
  }

  static func missingPart(
    _ segment: String,
    of path: String,
    members: [String],
    elements: Int?,
    _ span: Span
  ) -> Diagnostic {
    let help: String
    if let elements {
      help = "the list has \(elements) elements, counted from 0"
    } else if let nearest = nearestName(to: segment, among: members) {
      help = "did you mean `\(nearest)`?"
    } else {
      help =
        members.isEmpty
        ? "the value is not made of parts" : "its parts are \(list(members))"
    }
    return Diagnostic(
      .unknownReference,
      "the value of `\(path)` has no part `\(segment)`",
      at: Label(span),
      help: help
    )
  }

  static func circularReference(_ hops: [(path: String, span: Span)]) -> Diagnostic {
    let names = hops.map(\.path)
    guard let first = hops.first else {
      return Diagnostic(.circularReference, "a reference leads back to itself")
    }
    return Diagnostic(
      .circularReference,
      names.count == 1
        ? "`\(names[0])` refers to itself"
        : "`\(names.joined(separator: "` → `"))` → `\(names[0])` is a circle of references",
      at: Label(first.span, names.count == 1 ? "refers to itself" : "leads to `\(names[1])`"),
      also: hops.indices.dropFirst().map { index in
        Label(hops[index].span, "leads to `\(names[(index + 1) % names.count])`")
      },
      help: names.count == 1
        ? "give it a value of its own" : "give one of them a value of its own"
    )
  }

  static func chainTooLong(_ path: String, limit: Int, _ span: Span) -> Diagnostic {
    Diagnostic(
      .referenceTooDeep,
      "`\(path)` is more than \(limit) references away from a value",
      at: Label(span),
      help: "refer to the token with the value more directly"
    )
  }

  static func referenceOfWrongType(
    _ path: String,
    _ found: String,
    expected: TokenType,
    _ span: Span,
    definition: Span?
  ) -> Diagnostic {
    let expected = "a \(expected.name)"
    return Diagnostic(
      .typeMismatch,
      "`\(path)` is a \(found), but \(expected) is needed here",
      at: Label(span, "expected \(expected)"),
      also: definition.map { [Label($0, "a \(found) by its definition")] } ?? [],
      help: "refer to \(expected), or write the value itself"
    )
  }

  static func missingType(
    _ path: String,
    _ span: Span,
    onlySometimes: Span?,
    elsewhere: Span?,
    plain: Span?
  ) -> Diagnostic {
    if let plain {
      return Diagnostic(
        .missingType,
        "`\(path)` has no type",
        at: Label(plain, "the names of properties begin with a dollar sign"),
        help: "properties begin with a dollar sign: write `$type`"
      )
    }
    if let elsewhere {
      return Diagnostic(
        .missingType,
        "`\(path)` has no type here",
        at: Label(span),
        also: [Label(elsewhere, "this `$type` is replaced with the token that it stands in")],
        help:
          "write the `$type` here too, or in a group around all of them, or a rule in the configuration"
      )
    }
    if let onlySometimes {
      return Diagnostic(
        .missingType,
        "`\(path)` has a type in some contexts only",
        at: Label(span),
        also: [Label(onlySometimes, "this `$type` does not take part in all of them")],
        help: "give the token a `$type` of its own"
      )
    }
    return Diagnostic(
      .missingType,
      "`\(path)` has no type",
      at: Label(span),
      notes: ["a type is never guessed from the value"],
      help: "add a `$type` to the token or to a group around it, or a rule to the configuration"
    )
  }

  static func typeVaries(_ path: String, _ span: Span, _ other: Span) -> Diagnostic {
    Diagnostic(
      .typeMismatch,
      "`\(path)` has different types in different contexts",
      at: Label(span),
      also: [Label(other, "this `$type` takes part in some contexts only")],
      help: "give the token a `$type` of its own"
    )
  }

  static func typeDiffers(
    _ path: String,
    _ own: TokenType,
    _ span: Span,
    _ type: TokenType,
    other: Span?
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch,
      "`\(path)` is a \(own.name) here, but a \(type.name) elsewhere",
      at: Label(span),
      also: other.map { [Label($0, "a \(type.name) here")] } ?? [],
      notes: ["a token has one type in all contexts, and an alias has the type of its target"],
      help: "leave out the `$type`, or give the tokens different names"
    )
  }

  /// A constant whose type, or where `types` is `nil` whose words, are not those of the base.
  static func constantDiffers(
    _ path: String,
    _ types: (own: String, base: String)?,
    _ span: Span,
    base: Span
  ) -> Diagnostic {
    let message =
      types.map { "is a \($0.own) here, but a \($0.base) elsewhere" }
      ?? "has other words here than elsewhere"
    return Diagnostic(
      .typeMismatch,
      "the constant `\(path)` \(message)",
      at: Label(span),
      also: [Label(base, types.map { "a \($0.base) here" } ?? "the words are declared here")],
      help: types == nil
        ? "list the same words in `of`" : "give it the same `type` in every context"
    )
  }

  static func tooManyContexts(
    _ path: String,
    modifiers: [String],
    limit: Int,
    _ span: Span?
  ) -> Diagnostic {
    let first = list(Array(modifiers.prefix(3)))
    let more = modifiers.count > 3 ? " and \(modifiers.count - 3) more" : ""
    return Diagnostic(
      .tooManyContexts,
      "`\(path)` varies with \(modifiers.count) modifiers, in more than \(limit) combinations",
      at: span.map { Label($0, "varies with \(first)\(more)") },
      help: "pin some of the modifiers, or let the token depend on fewer of them"
    )
  }

  static func tooManyVariants(_ path: String, limit: Int, _ span: Span?) -> Diagnostic {
    Diagnostic(
      .tooManyContexts,
      "the tokens of this source have more than \(limit) values beside those of the base",
      at: span.map { Label($0, "the limit is reached at `\(path)`") },
      help: "pin some of the modifiers, or let fewer tokens depend on several of them"
    )
  }

  static func removedType(_ path: String, _ type: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .removedType,
      severity: .warning,
      "`\(path)` has the type `\(type)`, which the standard no longer has; it is kept as a constant",
      at: Label(span),
      help: "move it into `$extensions[\"dev.tokens\"].constants` of its group"
    )
  }

  static func removedTypeWithoutConstant(_ path: String, _ type: String, _ span: Span) -> Diagnostic
  {
    Diagnostic(
      .removedType,
      severity: .warning,
      "`\(path)` has the type `\(type)`, which the standard no longer has; it is left out",
      at: Label(span),
      help: "keep such data in `$extensions`, under a name of your own"
    )
  }

  /// `meant` is a token that `path` may be a misspelling of.
  static func missingInContext(
    _ path: String,
    _ contexts: [String],
    meant: String?,
    _ span: Span
  ) -> Diagnostic {
    let places = contexts.prefix(3).joined(separator: "; ")
    let more = contexts.count > 3 ? " and \(contexts.count - 3) more" : ""
    return Diagnostic(
      .missingInContext,
      severity: .warning,
      "`\(path)` does not exist where \(places)\(more)",
      at: Label(span),
      help: meant.map { "did you mean `\($0)`?" }
        ?? "define it in every context, so that outputs agree"
    )
  }

  static func secondGrid(_ path: String, _ span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .invalidExtension,
      "`\(path)` is a second grid unit",
      at: Label(span),
      also: [Label(first, "the first is here")],
      help: "a source has one grid unit: remove `grid` from one of them"
    )
  }

  static func repeatedNumber(
    _ number: Int,
    of path: String,
    _ span: Span,
    first: Span,
    owner: String
  ) -> Diagnostic {
    Diagnostic(
      .invalidExtension,
      "`\(path)` has the number \(number), and so has `\(owner)`",
      at: Label(span, "the second"),
      also: [Label(first, "the first")],
      help: "give each text style a number of its own"
    )
  }

  static func numberVaries(_ path: String, _ span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .invalidExtension,
      "`\(path)` has another number in this context",
      at: Label(span),
      also: [Label(first, "elsewhere it has this one")],
      help: "a text style has the same number in every context"
    )
  }
}
