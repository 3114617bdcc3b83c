/// Codes of references, types and inheritance.
extension DiagnosticCode {
  package static let referenceCodes: [DiagnosticCode] = [
    unknownReference, referenceToGroup, circularReference, referenceTooDeep, typeMismatch,
    missingType, extendsToken, tooManyTokens, tooManyContexts, missingInContext,
    groupTypeOverridden, unappliedPart,
  ]

  package static let unknownReference = DiagnosticCode(
    "unknown-reference",
    summary: "a reference leads to nothing",
    explanation: """
      A reference is the full path of a token: the names of all groups from the top of
      the merged source down, and the token's, joined with periods. Upper and lower
      case differ. A pointer that leads into a value names parts that the value has.

      Example:

          { "link": { "$value": "{colour.red}" } }

      Fix: correct the path; the nearest existing one is suggested. A token that
      exists in some contexts only cannot be referred to in the others.
      """
  )

  package static let referenceToGroup = DiagnosticCode(
    "reference-to-group",
    summary: "a reference leads to a group",
    explanation: """
      A reference stands for a token's value, and a group has none. A group may hold a
      token of its own, called `$root`.

      Example:

          { "link": { "$value": "{accent}" } }

      Fix: name a token, such as `{accent.$root}`. To take over all that is in a
      group, write `"$extends": "{accent}"` in another group.
      """
  )

  package static let circularReference = DiagnosticCode(
    "circular-reference",
    summary: "references lead in a circle",
    explanation: """
      Each token of the circle waits for the value of the next, so none has one. The
      message shows every step. Groups that extend one another, or a group that they
      lie in, are such a circle too.

      Example:

          { "a": { "$value": "{b}" }, "b": { "$value": "{a}" } }

      Fix: give one of the tokens a value of its own.
      """
  )

  package static let referenceTooDeep = DiagnosticCode(
    "reference-too-deep",
    summary: "a chain of references is longer than the limit",
    explanation: """
      Chains of references are followed for 500 steps, chains of `$extends` for 100.
      Longer ones are made by generators gone wrong.

      Example:

          a token that refers to a token that refers to a token … 501 times

      Fix: refer to the token with the value directly.
      """
  )

  package static let typeMismatch = DiagnosticCode(
    "type-mismatch",
    summary: "a token has another type than its place needs",
    explanation: """
      Every place has one type: a border's width is a dimension, an alias has the type
      of its target, a token has the same type in every context.

      Example:

          { "line": { "$type": "border", "$value": { "width": "{opacity.half}" } } }

      Fix: refer to a token of the type that is needed, or correct the `$type`.
      """
  )

  package static let missingType = DiagnosticCode(
    "missing-type",
    summary: "a token has no type",
    explanation: """
      A token's type is its own `$type`, else that of the token it refers to, else the
      `$type` of the nearest group around it. It is never guessed from the value,
      since `[0, 0, 1, 1]` or `400` can be several things.

      Example:

          { "gap": { "$value": { "value": 4, "unit": "px" } } }

      Fix: add `"$type": "dimension"` to the token or to a group around it.
      """
  )

  package static let extendsToken = DiagnosticCode(
    "extends-token",
    summary: "a group extends a token",
    explanation: """
      `$extends` takes over what is in another group. A token has nothing in it.

      Example:

          { "a": { "$type": "number", "$value": 1 }, "b": { "$extends": "{a}" } }

      Fix: extend a group, or make a token that refers to the other:
      `{ "b": { "$value": "{a}" } }`.
      """
  )

  package static let tooManyTokens = DiagnosticCode(
    "too-many-tokens",
    summary: "the source grows beyond the limit",
    explanation: """
      Groups that extend groups that extend groups can double their size at each step.
      There is a limit so that a small file cannot fill the memory.

      Example:

          a group that extends one that holds two groups that each extend one …

      Fix: extend fewer groups at a time.
      """
  )

  package static let tooManyContexts = DiagnosticCode(
    "too-many-contexts",
    summary: "a token varies with too many combinations of contexts",
    explanation: """
      A token is worked out once for each combination of the modifiers that it depends
      on. Ten modifiers of four contexts make a million combinations.

      Example:

          a token that refers, through others, to tokens of twelve modifiers

      Fix: pin modifiers (`contexts` of an output, `--context`), or let the token
      depend on fewer of them.
      """
  )

  package static let missingInContext = DiagnosticCode(
    "missing-in-context",
    severity: .warning,
    summary: "a token exists in some contexts only",
    explanation: """
      The token is defined in some contexts and not in others. It is kept, and outputs
      give it the value of a context that has it; but an app that switches to another
      context may not find what it expects.

      Example:

          a token that only the dark theme's file defines

      Fix: define it in every context, at best once in a file that all contexts share.
      """
  )

  package static let groupTypeOverridden = DiagnosticCode(
    "group-type-overridden",
    severity: .advice,
    summary: "an alias has another type than its group says",
    explanation: """
      An alias without a `$type` has the type of the token that it refers to, whatever
      the groups around it say. Among tokens of another type it is most likely a
      mistake. The standard allows it, so `--strict` does too.

      Example:

          { "color": { "$type": "color", "gap": { "$value": "{space.small}" } } }

      Fix: refer to a token of the group's type, move the alias to another group, or
      give it a `$type` of its own.
      """
  )

  package static let unappliedPart = DiagnosticCode(
    "unapplied-part",
    summary: "references need a set or a modifier that is not in `resolutionOrder`",
    explanation: """
      A resolver document may declare more sets and modifiers than it applies. Those
      that are not in `resolutionOrder` give no tokens, so references to their tokens
      lead to nothing.

      Example:

          { "sets": { "base": {}, "font": {} },
            "resolutionOrder": [{ "$ref": "#/sets/base" }] }

      Fix: add the set or modifier to `resolutionOrder`, before what refers to it or
      after; the order matters only where both define the same token.
      """
  )
}
