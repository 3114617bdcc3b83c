/// Codes of our own extension of the format, `$extensions["dev.tokens"]`.
extension DiagnosticCode {
  package static let extensionCodes: [DiagnosticCode] = [
    unknownExtensionMember, invalidExtension, misplacedExtension, misspelledExtension,
    outdatedValue, conflictingField,
  ]

  package static let unknownExtensionMember = DiagnosticCode(
    "unknown-extension-member",
    summary: "`dev.tokens` has no member of this name",
    explanation: """
      Everything in `$extensions["dev.tokens"]` means something to this program, so a
      name that it does not know is a mistake. Data of other tools stands under names
      of their own and is kept as it is.

      Example:

          "$extensions": { "dev.tokens": { "visibilty": "private" } }

      Fix: write the name that the message suggests, or move the data under a name of
      your own, as in `"$extensions": {"org.example": {}}`.
      """
  )

  package static let invalidExtension = DiagnosticCode(
    "invalid-extension",
    summary: "a member of `dev.tokens` has a value that it cannot have",
    explanation: """
      Each member of `$extensions["dev.tokens"]` has one form. This one has another,
      or a word or number that is not among those that it may have.

      Example:

          "$extensions": { "dev.tokens": { "align": "middle" } }

      Fix: write what the message says, here one of `start`, `end`, `left`, `right`,
      `center` and `justify`.
      """
  )

  package static let misplacedExtension = DiagnosticCode(
    "misplaced-extension",
    summary: "a member of `dev.tokens` stands on something that it does not belong on",
    explanation: """
      Some members of `$extensions["dev.tokens"]` are for groups, some for tokens, and
      some for tokens of one type: a number is a text style's, faces are a font's, the
      grid is a dimension. Elsewhere they would have no effect.

      Example:

          "ink": { "$type": "color", "$value": "{swatch.ink}",
                   "$extensions": { "dev.tokens": { "number": 3 } } }

      Fix: move the member to where it belongs, or remove it.
      """
  )

  package static let misspelledExtension = DiagnosticCode(
    "misspelled-extension",
    severity: .warning,
    summary: "an extension is called nearly `dev.tokens`",
    explanation: """
      What stands in `$extensions` under another name than `dev.tokens` is another
      tool's and is kept as it is. A name that is nearly ours is most likely a slip,
      and what it says, such as `"visibility": "private"`, has no effect.

      Example:

          "$extensions": { "dev.token": { "visibility": "private" } }

      Fix: write `dev.tokens`.
      """
  )

  package static let outdatedValue = DiagnosticCode(
    "outdated-value",
    severity: .warning,
    summary: "a `$value` is not what the `expression` beside it gives",
    explanation: """
      A token with an `expression` in `dev.tokens` keeps a `$value` for tools that do
      not know expressions. Here the two have parted, so those tools show another
      value than ours. Numbers that were rounded to two digits or more agree, and so
      do colors that are the same in eight bits a channel. Where the value varies with
      contexts, the `$value` is compared with that of the base.

      Example:

          "wide": { "$type": "dimension", "$value": { "value": 18, "unit": "px" },
                    "$extensions": { "dev.tokens": { "expression": "{grid} * 5" } } }

      Fix: write the value that the message gives.
      """
  )

  package static let conflictingField = DiagnosticCode(
    "conflicting-field",
    summary: "component styles of one kind have a field with two types",
    explanation: """
      Groups with the same word under `component` become values of one type, which has
      all the fields and parts that any of them has. A field can have one type only,
      and a part can be of one kind only.

      Example:

          "primary": { "$extensions": { "dev.tokens": { "component": "button" } },
                       "ground": { "$type": "color", "$value": "{swatch.plum}" } },
          "plain":   { "$extensions": { "dev.tokens": { "component": "button" } },
                       "ground": { "$type": "number", "$value": 0 } }

      Fix: rename one of the two fields, or give one of the groups another kind.
      """
  )
}
