package import Diagnostics

extension DiagnosticCode {
  package static let lossCodes: [DiagnosticCode] = [
    unitNotOnTarget, outOfGamut, omittedMember, unknownTextStyle,
  ]

  package static let unitNotOnTarget: DiagnosticCode = """
    warning[unit-not-on-target]: a token is left out because the target doesn't support its unit

    Units such as `em`, `vw`, or `%` are meaningful only in a browser. A target that
    doesn't support them leaves the token out, and prints its value in tokens that
    refer to it.

    Example:

        { "$type": "dimension", "$value": { "value": 50, "unit": "vw" } }

    Fix: convert the dimension to `px` or `rem`, or make the token private to
    exclude it from this output.
    """

  package static let outOfGamut: DiagnosticCode = """
    warning[out-of-gamut]: a target can't show a color and prints the nearest one

    A platform supports sRGB or Display P3, and some colors of `oklch`, `lab`,
    `rec2020`, and other color spaces are outside both. The output has the most
    saturated color with the same hue and lightness. Differences too small to see
    (up to 0.02 in Oklab) aren't reported. There is one warning for each target, at
    the first token. Targets that write the components unchanged, such as `dtcg`,
    don't map the color.

    Example:

        "$value": { "colorSpace": "oklch", "components": [0.7, 0.37, 150] }

    Fix: reduce the chroma, or allow the warning if the nearest color is acceptable.
    """

  package static let omittedMember: DiagnosticCode = """
    warning[omitted-member]: a target leaves out a property of tokens

    The target's templates don't read this property, or the platform doesn't support
    its value. The rest of the token is in the output. There is one warning for each
    target and property, at the first token. The same goes for fields of component
    styles that the platform can't draw, such as shadows in Android's layouts.

    Example:

        "dev.tokens": { "lineBreak": "truncatingHead" }

    CSS can truncate text only at its end.

    Fix: set it by hand where the tokens are used, or choose a value that all of
    your targets support. A custom target can support more: its templates can read
    the property.
    """

  package static let unknownTextStyle: DiagnosticCode = """
    warning[unknown-text-style]: a target doesn't support a text style of the platform

    `relativeTo` and `system` name a text style of the platform, such as `body`. The
    target's table doesn't have this name, so the text style won't scale with the
    text size that people choose on their device.

    Example:

        "dev.tokens": { "relativeTo": "boddy" }

    Fix: use one of the names listed in the message.
    """
}

/// Diagnostics about values that an output leaves out or changes.
extension Diagnostic {
  static func unitNotOnTarget(
    _ path: String,
    _ unit: String,
    target: String,
    _ span: Span
  ) -> Self {
    Self(
      .unitNotOnTarget,
      "`\(path)` is left out of `\(target)`, which doesn't support the unit `\(unit)`"
    )
    .at(span)
    .help("convert it to `px` or `rem`, or make the token private if only other tokens use it")
  }

  static func omission(
    _ trait: TokenTrait,
    of path: String,
    others: Int,
    target: String,
    option: String?,
    _ span: Span
  ) -> Self {
    var remedy =
      option.map { "set the option `\($0)`" } ?? "set it by hand where the tokens are used"
    let member = "`\(trait.member.name)`"
    var subject = trait.word.map { "`\($0)` in \(member)" } ?? member
    if trait.member == .fontVariationSettings, trait.word != nil {
      remedy = "add the `resource` of the font to its `faces`"
      subject = member
    }
    let more = and(others, more: "token")
    return Self(.omittedMember, "`\(target)` leaves out \(subject) of `\(path)`\(more)")
      .at(span).help("\(remedy); the target doesn't print it")
  }

  /// Returns the end of a list that names only its first element.
  private static func and(_ others: Int, more noun: String) -> String {
    others == 0 ? "" : " and " + others.counted("more " + noun)
  }

  static func undrawnField(
    _ path: String,
    others: Int,
    target: String,
    _ span: Span
  ) -> Self {
    let more = and(others, more: "field")
    return Self(.omittedMember, "the styles of `\(target)` leave out `\(path)`\(more)")
      .at(span).help("set it by hand where the style is used; the platform has no such attribute")
  }

  static func outOfGamut(
    _ path: String,
    others: Int,
    gamut: String,
    hasWiderOption: Bool,
    target: String,
    _ span: Span
  ) -> Self {
    let remedy =
      hasWiderOption
      ? "set the option `gamut` to `display-p3`, or choose a color inside \(gamut)"
      : "choose a color inside \(gamut)"
    let more =
      others == 0
      ? " has a color" : " and \(others.counted("more token")) have colors"
    return Self(.outOfGamut, "`\(path)`\(more) outside \(gamut), which `\(target)` can't show")
      .at(span).help("\(remedy); the output has the nearest color")
  }

  static func unknownTextStyle(
    _ word: String,
    known: [String],
    target: String,
    _ span: Span?
  ) -> Self {
    Self(.unknownTextStyle, "`\(target)` has no platform text style `\(word)`")
      .at(span).suggesting(word, among: known).help("use " + known.listed("or"))
  }
}
