/// Codes for values that are not of the grammar of their type.
extension DiagnosticCode {
  package static let valueCodes: [DiagnosticCode] = [
    invalidColor, invalidDimension, invalidFontFamily, invalidFontWeight, invalidDuration,
    invalidCubicBezier, invalidNumber, invalidStrokeStyle, invalidBorder, invalidTransition,
    invalidShadow, invalidGradient, invalidTypography,
  ]

  package static let invalidColor = DiagnosticCode(
    "invalid-color",
    summary: "a color is not written as the standard says",
    explanation: """
      A color is an object with `colorSpace` (one of fourteen names), `components` (a
      list of three, each a number or `"none"`), and, if wanted, `alpha` (0 to 1) and
      `hex` (`#` and six digits, for tools that know no color spaces).

      The components of RGB and XYZ spaces go from 0 to 1, not to 255. In `hsl` and
      `hwb` they are degrees and twice 0 to 100; in `lab` and `lch` lightness goes to
      100, in `oklab` and `oklch` to 1. A hue is less than 360.

      Example:

          { "colorSpace": "srgb", "components": [255, 102, 0] }

      Fix: write the numbers in the range of the space, here `[1, 0.4, 0]`.
      """
  )

  package static let invalidDimension = DiagnosticCode(
    "invalid-dimension",
    summary: "a dimension is not written as the standard says",
    explanation: """
      A dimension is an object with `value`, a number, and `unit`, which is `px` or
      `rem`, and nothing else. The unit stands there also when the value is 0.

      Example:

          { "value": 16 }

      Fix: write both, as in `{ "value": 16, "unit": "px" }`.
      """
  )

  package static let invalidFontFamily = DiagnosticCode(
    "invalid-font-family",
    summary: "a fontFamily is not written as the standard says",
    explanation: """
      A font family is one font name, or a list of at least one name in order of
      preference. Each is a string.

      Example:

          ["Inter", 400]

      Fix: write names only, as in `["Inter", "sans-serif"]`.
      """
  )

  package static let invalidFontWeight = DiagnosticCode(
    "invalid-font-weight",
    summary: "a fontWeight is not written as the standard says",
    explanation: """
      A font weight is a number from 1 to 1000 or one of the names that the standard
      lists, from `thin` (100) to `ultra-black` (950), in lower case.

      Example:

          "heaviest"

      Fix: write a number or a name, as in `900` or `"black"`.
      """
  )

  package static let invalidDuration = DiagnosticCode(
    "invalid-duration",
    summary: "a duration is not written as the standard says",
    explanation: """
      A duration is an object with `value`, a number, and `unit`, which is `ms` or
      `s`, and nothing else.

      Example:

          { "value": 2, "unit": "min" }

      Fix: write it in one of the two units, as in `{ "value": 120, "unit": "s" }`.
      """
  )

  package static let invalidCubicBezier = DiagnosticCode(
    "invalid-cubic-bezier",
    summary: "a cubicBezier is not written as the standard says",
    explanation: """
      A timing curve is a list of four numbers, x and y of two points. The x are
      times, from 0 to 1; the y may leave that range. There are no names of curves.

      Example:

          "ease-in"

      Fix: write the numbers, as in `[0.42, 0, 1, 1]`.
      """
  )

  package static let invalidNumber = DiagnosticCode(
    "invalid-number",
    summary: "a number is not a number",
    explanation: """
      The value of a token of type `number`, and a part of a value such as the
      position of a gradient's stop, is a JSON number without quotes and without a
      unit.

      Example:

          "1.5"

      Fix: write `1.5`, without quotes.
      """
  )

  package static let invalidStrokeStyle = DiagnosticCode(
    "invalid-stroke-style",
    summary: "a strokeStyle is not written as the standard says",
    explanation: """
      A stroke style is one of the words `solid`, `dashed`, `dotted`, `double`,
      `groove`, `ridge`, `outset` and `inset`, or an object with `dashArray`, a list
      of at least one dimension, and `lineCap`, which is `round`, `butt` or `square`.

      Example:

          { "dashArray": [4, 2] }

      Fix: write the lengths as dimensions and add `lineCap`.
      """
  )

  package static let invalidBorder = DiagnosticCode(
    "invalid-border",
    summary: "a border is not written as the standard says",
    explanation: """
      A border is an object with `color`, `width` (a dimension) and `style` (a stroke
      style). Each is a value of its type or a reference to a token of it.

      Example:

          { "color": "{color.line}", "style": "solid" }

      Fix: add what is missing, here `"width": { "value": 1, "unit": "px" }`.
      """
  )

  package static let invalidTransition = DiagnosticCode(
    "invalid-transition",
    summary: "a transition is not written as the standard says",
    explanation: """
      A transition is an object with `duration`, `delay` (a duration too) and
      `timingFunction` (a cubicBezier). Each is a value of its type or a reference to
      a token of it.

      Example:

          { "duration": "{duration.short}", "timingFunction": "{easing.standard}" }

      Fix: add what is missing, here `"delay": { "value": 0, "unit": "ms" }`.
      """
  )

  package static let invalidShadow = DiagnosticCode(
    "invalid-shadow",
    summary: "a shadow is not written as the standard says",
    explanation: """
      A shadow is an object with `color` and the dimensions `offsetX`, `offsetY`,
      `blur` and `spread`, and, if wanted, `inset` (`true` or `false`); or a list of
      at least one such object or reference. A reference in a list stands for a single
      layer.

      Example:

          { "color": "{color.shade}", "offsetX": "{size.0}", "offsetY": "{size.1}" }

      Fix: add what is missing, here `blur` and `spread`.
      """
  )

  package static let invalidGradient = DiagnosticCode(
    "invalid-gradient",
    summary: "a gradient is not written as the standard says",
    explanation: """
      A gradient is a list of at least one stop: an object with `color` and `position`
      (a number from 0 to 1), or a reference to a gradient of one stop.

      Example:

          { "color": "{color.sky}", "position": 0 }

      Fix: write a list, as in `[{ … }, { … }]`.
      """
  )

  package static let invalidTypography = DiagnosticCode(
    "invalid-typography",
    summary: "a typography value is not written as the standard says",
    explanation: """
      A typography value is an object with `fontFamily`, `fontSize` (a dimension),
      `fontWeight`, `letterSpacing` (a dimension) and `lineHeight` (a number, a
      multiple of the font size). Each is a value of its type or a reference to a
      token of it.

      Example:

          { "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400 }

      Fix: add what is missing, here `"fontFamily": "Inter"` at least.
      """
  )
}
