/// Codes of the shape of token files.
extension DiagnosticCode {
  package static let formatCodes: [DiagnosticCode] = [
    notAnObject, rootToken, unknownProperty, invalidProperty, tokenWithChildren, ignoredMember,
    valueAndReference,
    unfinishedToken, invalidName, unknownType, legacyType, removedType,
    foreignForm, foreignFormat,
  ]

  package static let notAnObject = DiagnosticCode(
    "not-an-object",
    summary: "something that has to be an object is not",
    explanation: """
      A token file is one object. In it groups hold groups and tokens, and both are
      objects: a token's value stands in its `$value` and not in place of the token.

      Example:

          { "gap": 4 }

      Fix: write the token in full, as in
      `{ "gap": { "$type": "number", "$value": 4 } }`. If the member is meant to be a
      property such as `$value` or `$type`, put the dollar sign in front of it.
      """
  )

  package static let rootToken = DiagnosticCode(
    "root-token",
    summary: "the root of a file, or a `$root` member, is used wrongly",
    explanation: """
      The root of a file is a group, never a token. Inside a group `$root` is the
      token that the group stands for by itself, and only a token.

      Example:

          { "$value": 4, "$type": "number" }

      Fix: give the token a name. Where `$root` is meant to be a group, give it a name
      that does not begin with a dollar sign.
      """
  )

  package static let unknownProperty = DiagnosticCode(
    "unknown-property",
    summary: "a member that begins with `$` is none of the standard's",
    explanation: """
      Names that begin with a dollar sign belong to the standard. Those that it does
      not define are refused, because a later version may give them a meaning and
      because they are mostly misspelled.

      Example:

          { "red": { "$type": "color", "$valeu": "{swatch.red}" } }

      Fix: correct the spelling. Data for other tools goes into `$extensions`, under a
      name of your own.
      """
  )

  package static let invalidProperty = DiagnosticCode(
    "invalid-property",
    summary: "a property has a value of the wrong kind",
    explanation: """
      `$type` and `$description` are strings, `$deprecated` is true, false or a string
      that gives the reason, `$extensions` is an object, and `$extends`, which only
      groups have, is the path of one group.

      Example:

          { "old": { "$deprecated": "use `new`", "$description": 12 } }

      Fix: write a value of the kind that the message names.
      """
  )

  package static let tokenWithChildren = DiagnosticCode(
    "token-with-children",
    summary: "a token holds other tokens or groups",
    explanation: """
      An object with a `$value` is a token, and a token is a leaf: nothing lies below
      it. That counts for the merged source too: where one file has a token, no other
      file that takes part in the same contexts can have a group. Only where one file
      has both the token and tokens inside it, the value is read as that of `$root`,
      with the warning `foreign-form`.

      Example:

          { "accent": { "$value": "{red}", "$root": { "$value": "{darkRed}" } } }

      Fix: let the group have a token of its own, called `$root`: `{ "accent": {
      "$root": { "$value": "{red}" }, "dim": … } }`. It is referred to as
      `{accent.$root}`.
      """
  )

  package static let ignoredMember = DiagnosticCode(
    "ignored-member",
    severity: .warning,
    summary: "a token has a member that the standard does not know",
    explanation: """
      A token holds `$value`, `$type` and other properties that begin with a dollar
      sign. Some tools add members of their own. They are left out, so the token may
      look different from what was meant.

      Example:

          { "muted": { "$value": "{swatch.ink}", "lighten": 0.5 } }

      Fix: say it in the value, here `"$value": "~color.mix({white}, {swatch.ink})"`,
      or move it into `$extensions`, under a name of your own.
      """
  )

  package static let valueAndReference = DiagnosticCode(
    "value-and-reference",
    summary: "a token has both a `$value` and a `$ref`",
    explanation: """
      A token either has a value or is another name for a token. With both it is not
      clear which counts.

      Example:

          { "link": { "$value": "{red}", "$ref": "#/blue" } }

      Fix: remove one of the two.
      """
  )

  package static let unfinishedToken = DiagnosticCode(
    "unfinished-token",
    severity: .advice,
    summary: "an empty group has a type",
    explanation: """
      An object without `$value` is a group, even one with a `$type`. That is legal,
      but an empty group with a type is mostly a token whose value was forgotten.

      Example:

          { "red": { "$type": "color" } }

      Fix: add the `$value`, or remove the object.
      """
  )

  package static let invalidName = DiagnosticCode(
    "invalid-name",
    summary: "a token or group has a name that the standard does not allow",
    explanation: """
      References join names with periods and stand in braces, so names contain none of
      `{`, `}` and `.`. They are not empty and do not begin with a dollar sign.
      Everything else is allowed: spaces, digits in front, any script, emoji.

      Example:

          { "gap.small": { "$type": "number", "$value": 4 } }

      Fix: nest groups, as in `{ "gap": { "small": … } }`, or write another character.
      """
  )

  package static let unknownType = DiagnosticCode(
    "unknown-type",
    severity: .warning,
    summary: "a `$type` is none of the thirteen",
    explanation: """
      The types are color, dimension, fontFamily, fontWeight, duration, cubicBezier,
      number, strokeStyle, border, transition, shadow, gradient and typography,
      spelled exactly so. A word that is nearly one of them is an error. Of any other
      type, texts, numbers and booleans are kept as constants of their group; other
      values are left out.

      Example:

          { "red": { "$type": "Color" } }

      Fix: write the type as in the list.
      """
  )

  package static let legacyType = DiagnosticCode(
    "legacy-type",
    severity: .warning,
    summary: "a type has the name of an earlier draft or of another tool",
    explanation: """
      The type is read as the one that it became. Tools that follow the standard to
      the letter refuse it, and so does `--strict`.

      Example:

          { "ease": { "$type": "cubic-bezier", "$value": [0.2, 0, 0, 1] } }

      Fix: write the name that the message gives; here `cubicBezier`.
      """
  )

  package static let removedType = DiagnosticCode(
    "removed-type",
    severity: .warning,
    summary: "a type of an earlier draft has no successor",
    explanation: """
      Earlier drafts had the types string, boolean, object, array and null. The
      standard dropped them. Texts and booleans are kept as constants of their group,
      the others are left out.

      Example:

          { "name": { "$type": "string", "$value": "Plum" } }

      Fix: write a constant:
      `"$extensions": { "dev.tokens": { "constants": { "name": { "type": "string",
      "value": "Plum" } } } }` in the group.
      """
  )

  package static let foreignFormat = DiagnosticCode(
    "foreign-format",
    summary: "a file that is named as a token file is in another format",
    explanation: """
      The source names a file that has no tokens and looks like a theme of an app, a
      style sheet or a resource file. Nothing of it is read.

      Example:

          { "colors": { "accent": { "r": 138, "g": 21, "b": 56, "a": 1 } } }

      Fix: make a source of it once, with `tokens import FORMAT FILE`, and name the
      token files that were made. `tokens import --help` lists the formats.
      """
  )

  package static let foreignForm = DiagnosticCode(
    "foreign-form",
    severity: .warning,
    summary: "a token file is written in the form of another tool or of an earlier draft",
    explanation: """
      The file is read as what its tool means: `value`, `type` and `comment` as
      `$value`, `$type` and `$description`, types of Tokens Studio and Style
      Dictionary as those of the standard, lengths without a unit as pixels, colors
      in CSS notation, sums with references as formulas, shadows with `x` and `y`,
      and shorthands such as `1px solid #000`. A token without a type gets one from
      its value, or else from the words of its path. A value that the standard has
      no type for becomes a constant of its group. Notes of other tools, such as
      `attributes`, are ignored. References may be written `$a.b` and `{a.b.value}`.
      A token with tokens inside becomes a group with a `$root`. In names, `_` takes
      the place of `.` and braces. A value outside of tokens that a reference leads
      to, as `"unit": "px"` in a group, stands for its text. There is one such
      message for each file. A composition, and a text style without a font or a
      size, becomes a group of its parts; an alias of one extends that group.

      In a document of Tokens Studio or Penpot, with `$themes` or `$metadata` beside
      its token sets, each group of themes is a modifier and each theme a context.
      Sets are merged in the order of `tokenSetOrder`, and sets that themes select
      only as `source` are private. The sets may also be files in a folder with
      `$themes.json` and `$metadata.json`.

      In the native export of Figma variables, `com.figma.aliasData` becomes a
      reference if the source has the token, and `com.figma.hiddenFromPublishing`
      makes a token private. Identifiers under `iOS` and `ANDROID` of
      `com.figma.codeSyntax` are names for `swift` and `kotlin`. Numbers such as
      0.20000000298023224 are read as what the designer typed, 0.2.

      Example:

          { "gap": { "value": "16", "type": "spacing", "comment": "between cards" } }

      Fix: run `tokens migrate`, which rewrites the file as Design Tokens 2025.10:
      `"gap": { "$type": "dimension", "$value": { "value": 16, "unit": "px" },
      "$description": "between cards" }`. Or allow the form in the configuration:
      `"lint": { "foreign-form": "allow" }`.
      """
  )
}
