package import Diagnostics
import JSONSyntax
import TokenModel

extension DiagnosticCode {
  package static let typeCodes: [DiagnosticCode] = [
    unbracedReference, legacyDimension, legacyDuration, legacyFontWeight, fontListString,
    nonstandardUnit, unitlessZero,
  ]

  package static let unbracedReference: DiagnosticCode = """
    warning[unbraced-reference]: a font name is the path of a token

    A reference is a path in curly braces. Without them, the string is the name of a
    font, which probably doesn't exist.

    Example:

        "heading": { "$type": "fontFamily", "$value": "font.body" }

    Fix: write `"{font.body}"`.
    """

  package static let legacyDimension: DiagnosticCode = """
    warning[legacy-dimension]: a dimension is in the form of an older draft

    Until 2023, a dimension was a string. It's read as intended, but other DTCG
    tools reject it, and so does `--strict`.

    Example:

        "16px"

    Fix: write an object, as in `{ "value": 16, "unit": "px" }`.
    """

  package static let legacyDuration: DiagnosticCode = """
    warning[legacy-duration]: a duration is in the form of an older draft

    Until 2023, a duration was a string. It's read as intended, but other DTCG tools
    reject it, and so does `--strict`.

    Example:

        "200ms"

    Fix: write an object, as in `{ "value": 200, "unit": "ms" }`.
    """

  package static let legacyFontWeight: DiagnosticCode = """
    warning[legacy-font-weight]: a font weight isn't in DTCG's spelling

    DTCG has numbers and eighteen lowercase names with hyphens. A number in quotes,
    or a name in another spelling, is read as intended, but other DTCG tools reject
    it, and so does `--strict`.

    Example:

        "SemiBold"

    Fix: write `"semi-bold"`, or the number `600`.
    """

  package static let fontListString: DiagnosticCode = """
    warning[font-list-string]: a string contains several font names, or quotes

    In DTCG, a string is a single font name, including any commas and quotes. A list
    in CSS syntax is split at its commas, and its quotes are removed.

    Example:

        "'Helvetica Neue', Arial, sans-serif"

    Fix: write `["Helvetica Neue", "Arial", "sans-serif"]`.
    """

  package static let nonstandardUnit: DiagnosticCode = """
    warning[nonstandard-unit]: a dimension has a unit that DTCG doesn't define

    DTCG has `px` and `rem`. Other CSS units are preserved: CSS outputs print them,
    and a letter spacing in `em` is a multiple of the font size on all platforms.
    Native platforms don't support them otherwise and leave the token out.
    `--strict` rejects them.

    Example:

        { "value": 50, "unit": "vw" }

    Fix: write the length in `px` or `rem`.
    """

  package static let unitlessZero: DiagnosticCode = """
    warning[unitless-zero]: a dimension of 0 has no unit

    DTCG requires a unit even if the value is 0. Without one, the value is read as 0
    px, but other DTCG tools reject it, and so does `--strict`.

    Example:

        "letterSpacing": 0

    Fix: write `{ "value": 0, "unit": "px" }`.
    """
}

/// Diagnostics about dimensions, durations, fonts, and stroke styles.
extension Diagnostic {
  // MARK: Dimensions and durations

  static func unitlessZero(_ source: ValueSource, _ node: JSONNode) -> Self {
    let isUnit = source.tree.kind(node) == .string && source.firstByte(ofString: node) == nil
    let isObject = source.tree.kind(node) == .object
    return Self(
      .unitlessZero,
      "zero needs a unit too; using px"
    )
    .at(source.tree.span(node))
    .help(isUnit ? #"write `"px"`"# : isObject ? #"add `"unit": "px"`"# : edit("0", "px"))
  }

  static func nonstandardUnit(
    _ source: ValueSource,
    _ node: JSONNode,
    _ unit: Dimension.Unit
  ) -> Self {
    Self(.nonstandardUnit, "DTCG doesn't define the unit `\(unit.name)`, expected `px` or `rem`")
      .at(source.tree.span(node), "preserved")
      .help("convert it to `px`, or to `rem` to scale it with the user's font size")
  }

  static func devicePixel(_ name: String, _ source: ValueSource, _ node: JSONNode) -> Self {
    Self(.nonstandardUnit, "DTCG doesn't define the unit `\(name)`, expected `px` or `rem`")
      .at(source.tree.span(node), "read as `px`")
      .help("write `\"px\"` for a device-independent pixel on any platform")
  }

  static func unknownUnit(_ type: TokenType, _ source: ValueSource, _ node: JSONNode) -> Self {
    let standard = type == .duration ? ["ms", "s"] : ["px", "rem"]
    let name = source.tree.string(node)
    let known = type == .duration ? standard : Dimension.Unit.names
    let nearest = source.tree.kind(node) == .string ? nearestName(to: name, among: known) : nil
    let other =
      type == .duration ? nil : "write `\"px\"` for a device-independent pixel on any platform"
    return Self(
      .invalid(type),
      "the `unit` of a \(type.name) is \(source.describe(node)), expected "
        + standard.map { "\"\($0)\"" }.listed("or")
    )
    .at(source.tree.span(node)).help(usualHelp(for: node, in: source))
    .suggesting(nearest, insteadOf: name, as: nearest.map { "\"\($0)\"" }).help(other)
  }

  static func legacyDimension(
    _ dimension: Dimension,
    _ source: ValueSource,
    _ node: JSONNode
  ) -> Self {
    Self(
      .legacyDimension,
      "a dimension is the string \(source.describe(node)) of an older draft, expected an object"
    )
    .at(source.tree.span(node))
    .notes(
      dimension.unit.isStandard
        ? []
        : ["DTCG doesn't define the unit `\(dimension.unit.name)`, only `px` and `rem`"]
    )
    .help(edit(dimension.value.jsonText, dimension.unit.name))
  }

  static func legacyDuration(
    _ duration: TimeSpan,
    _ source: ValueSource,
    _ node: JSONNode
  ) -> Self {
    Self(
      .legacyDuration,
      "a duration is the string \(source.describe(node)) of an older draft, expected an object"
    )
    .at(source.tree.span(node)).help(edit(duration.value.jsonText, duration.unit.name))
  }

  // MARK: Fonts

  static func fontListString(
    _ names: [String],
    isElement: Bool,
    _ source: ValueSource,
    _ node: JSONNode
  ) -> Self {
    let quoted = names.map { "\"\($0)\"" }.joined(separator: ", ")
    let edit = names.count == 1 || isElement ? quoted : "[\(quoted)]"
    return Self(
      .fontListString,
      names.count == 1
        ? "a font name has extra quotes, expected only the name"
        : "one string contains \(names.count) font names, expected a list"
    )
    .at(source.tree.span(node))
    .help(edit.utf8.count <= 160 ? "write `\(edit)`" : "write a string for each name")
  }

  static func emptyFontName(_ source: ValueSource, _ node: JSONNode) -> Self {
    Self(.invalid(.fontFamily), "a font name is empty in \(source.describe(node))")
      .at(source.tree.span(node)).help("add the name, or remove the comma or the element")
  }

  static func fontNamedLikeToken(_ path: String, _ source: ValueSource, _ node: JSONNode) -> Self {
    Self(.unbracedReference, "the font name \(source.describe(node)) is the path of a token")
      .at(source.tree.span(node), "read as a font name")
      .help("did you mean `\"{\(path)}\"`?")
  }

  static func legacyFontWeight(
    _ weight: FontWeight,
    _ source: ValueSource,
    _ node: JSONNode
  ) -> Self {
    let meant =
      switch weight {
      case .number(let value): value.jsonText
      case .named(let name): "\"\(name.name)\""
      }
    return Self(.legacyFontWeight, "a fontWeight is \(source.describe(node)), expected `\(meant)`")
      .at(source.tree.span(node)).help("write `\(meant)`")
  }

  static func unknownFontWeight(_ source: ValueSource, _ node: JSONNode) -> Self {
    let written = source.tree.string(node)
    let names = FontWeight.Name.names
    let slants = ["italic", "oblique"]
    let nearest = nearestName(to: written, among: names)
    let isSlanted = slants.contains { written.lowercased().contains($0) }
    return Self(
      .invalid(.fontWeight),
      "a fontWeight is \(source.describe(node)), expected a number from 1 to 1000 or a name"
    )
    .at(source.tree.span(node)).help(textHelp(written))
    .help(
      isSlanted
        ? #"set the slant of a typography token with `"style"` in `dev.tokens`"#
        : nil
    )
    .suggesting(nearest, insteadOf: written, as: nearest.map { "\"\($0)\"" })
    .help("the names are \(names.listed())")
  }

  // MARK: Stroke styles

  static func unknownStrokeStyle(_ source: ValueSource, _ node: JSONNode) -> Self {
    let names = StrokeStyle.Name.names
    let written = source.tree.string(node)
    let help =
      written == "none" || written == "hidden"
      ? "to hide a border, set its width to 0 or remove it" : nil
    let nearest = nearestName(to: written, among: names)
    return Self(
      .invalid(.strokeStyle),
      "a strokeStyle is \(source.describe(node)), expected the name of a style or an object"
    )
    .at(source.tree.span(node)).help(textHelp(written)).help(help)
    .suggesting(nearest, insteadOf: written, as: nearest.map { "\"\($0)\"" })
    .help("use one of \(names.listed("or"))")
  }
}
