package import Diagnostics
import JSONSyntax
import TokenModel

extension DiagnosticCode {
  package static let colorCodes: [DiagnosticCode] = [
    legacyColor, hexDiffers,
  ]

  package static let legacyColor: DiagnosticCode = """
    warning[legacy-color]: a color is in the form of an older draft

    Until 2023, a color was a hexadecimal string. Later drafts had `channels`
    instead of `components`, or `hex` alone. A `hex` has six digits and not three.
    The color is read as intended, but other DTCG tools reject it, and so does
    `--strict`.

    Example:

        "#ff6600"

    Fix: write an object, as in
    `{ "colorSpace": "srgb", "components": [1, 0.4, 0] }`.
    """

  package static let hexDiffers: DiagnosticCode = """
    warning[hex-differs]: `hex` doesn't match the color's components

    A color may have a `hex` for tools that don't support color spaces. The
    components take precedence, so editing only `hex` has no effect. Differences of
    1/255 per channel are treated as rounding, and a color outside sRGB may have any
    `hex`.

    DTCG allows the difference, and `tokens ir` prints both, so `tokens ir --strict`
    accepts it.

    Example:

        { "colorSpace": "srgb", "components": [1, 0.4, 0], "hex": "#0066ff" }

    Fix: change both, or remove `hex`.
    """
}

/// Diagnostics about colors.
extension Diagnostic {
  static func unknownColorSpace(_ source: ValueSource, _ node: JSONNode) -> Self {
    let names = ColorSpace.allCases.map(\.name)
    let isString = source.tree.kind(node) == .string
    let written = source.tree.string(node)
    let nearest =
      !isString ? nil : written == "xyz" ? "xyz-d65" : nearestName(to: written, among: names)
    return Self(
      .invalid(.color),
      "`colorSpace` is \(source.describe(node)), expected the name of a color space"
    )
    .at(source.tree.span(node)).help(usualHelp(for: node, in: source))
    .suggesting(nearest, insteadOf: written, as: nearest.map { "\"\($0)\"" })
    .help("use one of \(names.listed("or"))")
  }

  static func colorString(_ source: ValueSource, _ node: JSONNode) -> Self {
    let written = source.tree.string(node)
    let help =
      written.hasPrefix("#")
      ? "a hexadecimal color has three, four, six, or eight digits"
      : written.contains("(")
        ? "move the numbers of the color function to `components`, scaled to the color space"
        : #"write an object, as in `{ "colorSpace": "srgb", "components": [0, 0.4, 1] }`"#
    return Self(
      .invalid(.color),
      "a color is \(source.describe(node)), expected an object with `colorSpace` and `components`"
    )
    .at(source.tree.span(node)).help(textHelp(written)).help(colorHelp(written)).help(help)
  }

  static func legacyColor(_ color: Color, _ source: ValueSource, _ node: JSONNode) -> Self {
    let alpha = color.alpha.map { #", "alpha": \#($0.shortened.jsonText)"# } ?? ""
    return Self(
      .legacyColor,
      "a color is the string \(source.describe(node)) of an older draft, expected an object"
    )
    .at(source.tree.span(node))
    .help(#"write `{ "colorSpace": "srgb", "components": \#(components(color))\#(alpha) }`"#)
  }

  /// Reports components from 0 to 255 in a color space whose components range from 0 to 1.
  static func eightBitComponents(
    _ space: ColorSpace,
    _ edit: String,
    _ source: ValueSource,
    _ list: JSONNode
  ) -> Self {
    Self(
      .invalid(.color),
      "the components of a color in `\(space.name)` are `\(source.excerpt(list))`, expected numbers "
        + "from 0 to 1"
    )
    .at(source.tree.span(list)).help("divide by 255: write `\(edit)`")
  }

  static func channels(_ source: ValueSource, _ member: JSONMember) -> Self {
    Self(.legacyColor, "a color has `channels`, which DTCG now calls `components`")
      .at(source.tree.span(member.key)).help("rename it to `components`")
  }

  static func hexWithoutComponents(
    _ hex: Color.HexFallback,
    _ source: ValueSource,
    _ node: JSONNode
  ) -> Self {
    let components = components(Color(.srgb, hex.components))
    return Self(
      .legacyColor,
      "a color has `hex` without `components`, expected both or only `components`"
    )
    .at(source.tree.span(node), "used as the color")
    .help(#"add `"colorSpace": "srgb", "components": \#(components)`"#)
  }

  static func shortHexFallback(
    _ hex: Color.HexFallback,
    _ source: ValueSource,
    _ node: JSONNode
  ) -> Self {
    Self(.legacyColor, "`hex` is \(source.describe(node)), expected `#` and six hexadecimal digits")
      .at(source.tree.span(node)).help("write `\"\(hex.text)\"`")
  }

  static func hexDiffers(_ hex: Color.HexFallback, components: String, _ span: Span) -> Self {
    let color = Diagnostic.components(Color(.srgb, hex.components))
    return Self(.hexDiffers, "`hex` is `\(hex.text)`, but the `components` are `\(components)`")
      .at(span, "ignored: `components` take precedence")
      .help(
        "write `\"hex\": \"\(components)\"`, or, if `\(hex.text)` is meant, "
          + "`\"colorSpace\": \"srgb\", \"components\": \(color)`"
      )
  }

  static func colorWithoutComponents(_ source: ValueSource, _ node: JSONNode) -> Self {
    Self(
      .legacyColor,
      "a color has no `components`; all three are set to `\"none\"`, which usually looks black"
    )
    .at(source.openingBrace(node), "`components` is missing")
    .help(#"add `"components": [ …, …, … ]`"#)
  }

  private static func components(_ color: Color) -> String {
    let numbers = (0..<3).map { color.components[$0].shortened.jsonText }
    return "[\(numbers.joined(separator: ", "))]"
  }
}
