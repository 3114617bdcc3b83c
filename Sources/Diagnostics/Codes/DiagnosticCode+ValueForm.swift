/// Codes for references and for forms of values that are read with a warning.
extension DiagnosticCode {
  package static let valueFormCodes: [DiagnosticCode] = [
    malformedReference, legacyColor, legacyDimension, legacyDuration,
    legacyFontWeight, legacyLineHeight, legacyReference, legacyMember, nestedReference,
    fontListString,
    nonstandardUnit, unitlessZero, unknownCompositeMember, missingCompositeMember, hexDiffers,
    unlikelyLineHeight,
  ]

  package static let malformedReference = DiagnosticCode(
    "malformed-reference",
    summary: "a reference is not written as the standard says",
    explanation: """
      A reference to a token is a string that holds a path in braces and nothing else.
      Names in it stand between single periods, and `$value` is never written.

      A part of a value is reached by an object that holds `$ref` and nothing else: a
      JSON Pointer into the same file, from `#/` on, with `$value` written out. In a
      pointer `~1` stands for a slash inside a name and `~0` for a tilde.

      Example:

          "1px solid {color.line}"

      Fix: write the reference alone, as in `"{color.line}"`. A calculation is a
      formula and begins with `~`.
      """
  )

  package static let legacyColor = DiagnosticCode(
    "legacy-color",
    severity: .warning,
    summary: "a color is written as in an older draft",
    explanation: """
      Up to 2023 a color was a hexadecimal string; later drafts had `channels` in
      place of `components`, or `hex` alone; a `hex` has six digits and not three. It
      is read as what it meant, but other tools that keep to the standard refuse it,
      and so does `--strict`.

      Example:

          "#ff6600"

      Fix: write an object, as in
      `{ "colorSpace": "srgb", "components": [1, 0.4, 0] }`.
      """
  )

  package static let legacyDimension = DiagnosticCode(
    "legacy-dimension",
    severity: .warning,
    summary: "a dimension is written as in an older draft",
    explanation: """
      Up to 2023 a dimension was a string. It is read as what it meant, but other
      tools that keep to the standard refuse it, and so does `--strict`.

      Example:

          "16px"

      Fix: write an object, as in `{ "value": 16, "unit": "px" }`.
      """
  )

  package static let legacyDuration = DiagnosticCode(
    "legacy-duration",
    severity: .warning,
    summary: "a duration is written as in an older draft",
    explanation: """
      Up to 2023 a duration was a string. It is read as what it meant, but other tools
      that keep to the standard refuse it, and so does `--strict`.

      Example:

          "200ms"

      Fix: write an object, as in `{ "value": 200, "unit": "ms" }`.
      """
  )

  package static let legacyFontWeight = DiagnosticCode(
    "legacy-font-weight",
    severity: .warning,
    summary: "a font weight is spelled in another way than in the standard",
    explanation: """
      The standard has numbers and eighteen names in lower case with hyphens. A number
      in quotes, or a name in another spelling, is read as what it means, but other
      tools that keep to the standard refuse it, and so does `--strict`.

      Example:

          "SemiBold"

      Fix: write `"semi-bold"`, or the number `600`.
      """
  )

  package static let legacyLineHeight = DiagnosticCode(
    "legacy-line-height",
    severity: .warning,
    summary: "a line height is not a multiple of the font size",
    explanation: """
      The line height of the standard is a number by which the font size is
      multiplied. A length or a percentage is read as its ratio to the font size, in
      every context, and an exact height is kept beside the ratio. A word such as
      `normal` is left out, and the platform's own line height is used. Other tools
      that keep to the standard refuse them, and so does `--strict`.

      Example:

          "lineHeight": "150%"

      Fix: write `1.5`. If you think in points, add `"lineHeight"` to the token's
      `$extensions["dev.tokens"]`, where it is a dimension and wins over the number.
      """
  )

  package static let legacyReference = DiagnosticCode(
    "legacy-reference",
    severity: .warning,
    summary: "a reference spells out the value",
    explanation: """
      In older files a reference could end in `.value` or `.$value`. In the standard
      it names the token, and the value is meant.

      Example:

          "{color.link.$value}"

      Fix: write `"{color.link}"`.
      """
  )

  package static let legacyMember = DiagnosticCode(
    "legacy-member",
    severity: .warning,
    summary: "a part of a value stands beside the value",
    explanation: """
      Some older files have the opacity of a color as `alpha` beside its `$value`, or
      beside the `color` of a shadow, and the unit of a length or a time as `unit`
      beside a bare number. Both are read as what they mean: `alpha` replaces the
      opacity of the color, also where the value is a reference. Other tools that keep
      to the standard do not see them, and `--strict` refuses them.

      Example:

          { "$type": "color", "$value": "{color.ink}", "alpha": 0.5 }

      Fix: write the part into the value, or the formula
      `"~color.alpha({color.ink}, 0.5)"` in place of a reference.
      """
  )

  package static let nestedReference = DiagnosticCode(
    "nested-reference",
    severity: .warning,
    summary: "a reference in braces stands inside a simple value",
    explanation: """
      In braces stands a reference to a whole token of the type that is expected.
      Inside a color, a dimension, a duration, a cubicBezier or a list of font names
      there is no such type, so the standard allows `$ref` objects only. It is
      followed all the same, but `--strict` refuses it.

      Example:

          { "value": "{base}", "unit": "px" }

      Fix: write `{ "$ref": "#/base/$value" }`, or a formula for the whole value, as
      in `"~{base} * 1px"`.
      """
  )

  package static let fontListString = DiagnosticCode(
    "font-list-string",
    severity: .warning,
    summary: "several font names stand in one string",
    explanation: """
      A string is one font name in the standard; commas and quotes would be part of
      it. A list in the form of CSS is split at its commas and its quotes are removed.

      Example:

          "'Helvetica Neue', Arial, sans-serif"

      Fix: write `["Helvetica Neue", "Arial", "sans-serif"]`.
      """
  )

  package static let nonstandardUnit = DiagnosticCode(
    "nonstandard-unit",
    severity: .warning,
    summary: "a dimension has a unit that the standard does not have",
    explanation: """
      The standard has `px` and `rem`. Other units of CSS are kept as they are: CSS
      outputs print them, and an `em` letter spacing is a multiple of the font size on
      all platforms. Native platforms have no other use for them and leave the token
      out. `--strict` refuses them.

      Example:

          { "value": 50, "unit": "vw" }

      Fix: write the length in `px` or `rem`.
      """
  )

  package static let unitlessZero = DiagnosticCode(
    "unitless-zero",
    severity: .warning,
    summary: "a dimension of 0 has no unit",
    explanation: """
      The standard wants a unit also where the value is 0. Without one it is read as 0
      px, but other tools that keep to the standard refuse it, and so does `--strict`.

      Example:

          "letterSpacing": 0

      Fix: write `{ "value": 0, "unit": "px" }`.
      """
  )

  package static let unknownCompositeMember = DiagnosticCode(
    "unknown-composite-member",
    severity: .warning,
    summary: "a composite value has a member that its type does not have",
    explanation: """
      The parts of a composite value are listed in the standard. A member with another
      name means nothing to any tool that keeps to it. It is left out of the value;
      the IR keeps it with the token's extensions, under `dev.tokens` and `dropped`.

      Example:

          { "fontSize": …, "WebkitFontSmoothing": "antialiased" }

      Fix: remove it, or move it to the token's `$extensions`, under a name of your
      own.
      """
  )

  package static let missingCompositeMember = DiagnosticCode(
    "missing-composite-member",
    severity: .warning,
    summary: "a typography value lacks a part that the standard asks for",
    explanation: """
      The standard asks for all five parts of a typography value. Without
      `letterSpacing` or `lineHeight` the token is still of use: outputs leave the
      part to the platform. `--strict` refuses it.

      Example:

          { "fontFamily": "Inter", "fontSize": …, "fontWeight": 400 }

      Fix: add the part, as in `"letterSpacing": { "value": 0, "unit": "px" }`.
      """
  )

  package static let hexDiffers = DiagnosticCode(
    "hex-differs",
    severity: .advice,
    summary: "the `hex` of a color is another color than its components",
    explanation: """
      A color may have a `hex` for tools that know no color spaces. The components
      alone count, so who changes `hex` changes nothing. Rounding is no difference,
      and a color outside sRGB may have any fall-back. The standard allows a
      difference, so `--strict` does too.

      Example:

          { "colorSpace": "srgb", "components": [1, 0.4, 0], "hex": "#0066ff" }

      Fix: change both, or leave `hex` out.
      """
  )

  package static let unlikelyLineHeight = DiagnosticCode(
    "unlikely-line-height",
    severity: .warning,
    summary: "a line height was probably meant in pixels",
    explanation: """
      The line height of the standard is a number by which the font size is
      multiplied: 16 at a font size of 12 px makes lines of 192 px. This is said of
      numbers above 4 and below 0.5.

      Example:

          { "fontSize": { "value": 12, "unit": "px" }, "lineHeight": 16 }

      Fix: divide it by the font size, here `1.3333`. To keep an exact height, add
      `"lineHeight"` to the token's `$extensions["dev.tokens"]`, where it is a
      dimension.
      """
  )
}
