import Diagnostics
import JSONSyntax
import TokenModel

/// The messages about values of single types.
extension Diagnostic {
  // MARK: Colours

  static func unknownColorSpace(_ source: ValueSource, _ node: JSONNode) -> Diagnostic {
    let names = ColorSpace.allCases.map(\.name)
    let isString = source.tree.kind(node) == .string
    let written = source.tree.string(node)
    let nearest =
      !isString ? nil : written == "xyz" ? "xyz-d65" : nearestName(to: written, among: names)
    return wrongValue(
      .color,
      "`colorSpace` is \(source.describe(node)), expected the name of a color space",
      at: source.tree.span(node),
      help: usualHelp(for: node, in: source) ?? nearest.map { "did you mean `\"\($0)\"`?" }
        ?? "one of \(list(names, "or"))"
    )
  }

  static func colorString(_ source: ValueSource, _ node: JSONNode) -> Diagnostic {
    let written = source.tree.string(node)
    let help =
      written.hasPrefix("#")
      ? "a hexadecimal color has three, four, six or eight digits"
      : written.contains("(")
        ? "write the numbers of the colour function into `components`, each in the range of its space"
        : #"write `{ "colorSpace": "srgb", "components": [0, 0.4, 1] }`, each from 0 to 1"#
    return wrongValue(
      .color,
      "a color is \(source.describe(node)), expected an object with `colorSpace` and `components`",
      at: source.tree.span(node),
      help: textHelp(written) ?? help
    )
  }

  static func legacyColor(_ color: Color, _ source: ValueSource, _ node: JSONNode) -> Diagnostic {
    let alpha = color.alpha.map { #", "alpha": \#($0.shortened.inJSON)"# } ?? ""
    return Diagnostic(
      .legacyColor,
      severity: .warning,
      "a color is the string \(source.describe(node)), as in older drafts, expected an object",
      at: Label(source.tree.span(node)),
      help: #"write `{ "colorSpace": "srgb", "components": \#(components(color))\#(alpha) }`"#
    )
  }

  /// Components from 0 to 255 in a space in which they go from 0 to 1.
  static func eightBitComponents(
    _ space: ColorSpace,
    _ edit: String,
    _ source: ValueSource,
    _ list: JSONNode
  ) -> Diagnostic {
    wrongValue(
      .color,
      "the components of a color in `\(space.name)` are `\(source.excerpt(list))`, expected numbers "
        + "from 0 to 1",
      at: source.tree.span(list),
      help: "divide by 255: write `\(edit)`"
    )
  }

  static func channels(_ source: ValueSource, _ member: JSONMember) -> Diagnostic {
    Diagnostic(
      .legacyColor,
      severity: .warning,
      "a color has `channels`, which the standard now calls `components`",
      at: Label(source.tree.span(member.key)),
      help: "rename it to `components`"
    )
  }

  static func hexWithoutComponents(
    _ hex: Color.HexFallback,
    _ source: ValueSource,
    _ node: JSONNode
  ) -> Diagnostic {
    let components = components(Color(.srgb, hex.components))
    return Diagnostic(
      .legacyColor,
      severity: .warning,
      "a color has `hex` without `components`, expected both or `components` alone",
      at: Label(source.tree.span(node), "read as the color itself"),
      help: #"add `"colorSpace": "srgb", "components": \#(components)`"#
    )
  }

  static func shortHexFallback(
    _ hex: Color.HexFallback,
    _ source: ValueSource,
    _ node: JSONNode
  ) -> Diagnostic {
    Diagnostic(
      .legacyColor,
      severity: .warning,
      "`hex` is \(source.describe(node)), expected `#` and six hexadecimal digits",
      at: Label(source.tree.span(node)),
      help: "write `\"\(hex.text)\"`"
    )
  }

  static func hexDiffers(
    _ hex: Color.HexFallback,
    components: String,
    _ span: Span
  ) -> Diagnostic {
    let color = Diagnostic.components(Color(.srgb, hex.components))
    return Diagnostic(
      .hexDiffers,
      severity: .advice,
      "`hex` is `\(hex.text)`, but the `components` beside it are `\(components)`",
      at: Label(span, "`components` count, and `hex` is a fall-back"),
      help: "write `\"hex\": \"\(components)\"`, or, if `\(hex.text)` is meant, "
        + "`\"colorSpace\": \"srgb\", \"components\": \(color)`"
    )
  }

  static func colorWithoutComponents(_ source: ValueSource, _ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .legacyColor,
      severity: .warning,
      "a color has no `components`; each of the three is taken as `\"none\"`, which looks black",
      at: Label(source.openingBrace(node), "`components` is missing"),
      help: #"add `"components": [ …, …, … ]`"#
    )
  }

  private static func components(_ color: Color) -> String {
    let numbers = (0..<3).map { color.components[$0].shortened.inJSON }
    return "[\(numbers.joined(separator: ", "))]"
  }

  // MARK: Measures

  static func unitlessZero(_ source: ValueSource, _ node: JSONNode) -> Diagnostic {
    let isUnit = source.tree.kind(node) == .string && source.firstByte(ofString: node) == nil
    let isObject = source.tree.kind(node) == .object
    return Diagnostic(
      .unitlessZero,
      severity: .warning,
      "a dimension of 0 has no unit, expected one also for 0; read as 0 px",
      at: Label(source.tree.span(node)),
      help: isUnit ? #"write `"px"`"# : isObject ? #"add `"unit": "px"`"# : edit("0", "px")
    )
  }

  static func nonstandardUnit(
    _ source: ValueSource,
    _ node: JSONNode,
    _ unit: Dimension.Unit
  ) -> Diagnostic {
    Diagnostic(
      .nonstandardUnit,
      severity: .warning,
      "the unit `\(unit.name)` is not in the standard, expected `px` or `rem`",
      at: Label(source.tree.span(node), "kept as it is"),
      help: "write the length in `px`, or in `rem` to let it grow with the reader's font size"
    )
  }

  static func devicePixel(_ name: String, _ source: ValueSource, _ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .nonstandardUnit,
      severity: .warning,
      "the unit `\(name)` is not in the standard, expected `px` or `rem`",
      at: Label(source.tree.span(node), "read as `px`"),
      help: "for a device-independent pixel of any platform write `\"px\"`"
    )
  }

  static func unknownUnit(
    _ type: TokenType,
    _ source: ValueSource,
    _ node: JSONNode
  ) -> Diagnostic {
    let standard = type == .duration ? ["ms", "s"] : ["px", "rem"]
    let name = source.tree.string(node)
    let known = type == .duration ? standard : Dimension.Unit.names
    let nearest = source.tree.kind(node) == .string ? nearestName(to: name, among: known) : nil
    let other =
      type == .duration ? nil : "for a device-independent pixel of any platform write `\"px\"`"
    return wrongValue(
      type,
      "the `unit` of a \(type.name) is \(source.describe(node)), expected "
        + list(standard.map { "\"\($0)\"" }, "or"),
      at: source.tree.span(node),
      help: usualHelp(for: node, in: source) ?? nearest.map { "did you mean `\"\($0)\"`?" } ?? other
    )
  }

  static func legacyDimension(
    _ dimension: Dimension,
    _ source: ValueSource,
    _ node: JSONNode
  ) -> Diagnostic {
    Diagnostic(
      .legacyDimension,
      severity: .warning,
      "a dimension is the string \(source.describe(node)), as in older drafts, expected an object",
      at: Label(source.tree.span(node)),
      notes: dimension.unit.isStandard
        ? []
        : ["the unit `\(dimension.unit.name)` is not in the standard, which has `px` and `rem`"],
      help: edit(dimension.value.inJSON, dimension.unit.name)
    )
  }

  static func legacyDuration(
    _ duration: TimeSpan,
    _ source: ValueSource,
    _ node: JSONNode
  ) -> Diagnostic {
    Diagnostic(
      .legacyDuration,
      severity: .warning,
      "a duration is the string \(source.describe(node)), as in older drafts, expected an object",
      at: Label(source.tree.span(node)),
      help: edit(duration.value.inJSON, duration.unit.name)
    )
  }

  // MARK: Fonts

  static func fontListString(
    _ names: [String],
    isElement: Bool,
    _ source: ValueSource,
    _ node: JSONNode
  ) -> Diagnostic {
    let quoted = names.map { "\"\($0)\"" }.joined(separator: ", ")
    let edit = names.count == 1 || isElement ? quoted : "[\(quoted)]"
    return Diagnostic(
      .fontListString,
      severity: .warning,
      names.count == 1
        ? "a font name stands in quotes of its own, as in a style sheet, expected the bare name"
        : "\(names.count) font names stand in one string, as in a style sheet, expected a list",
      at: Label(source.tree.span(node)),
      help: edit.utf8.count <= 160 ? "write `\(edit)`" : "write a string for each name"
    )
  }

  static func emptyFontName(_ source: ValueSource, _ node: JSONNode) -> Diagnostic {
    wrongValue(
      .fontFamily,
      "a font name is empty in \(source.describe(node))",
      at: source.tree.span(node),
      help: "write the name, or remove the comma or the entry"
    )
  }

  static func legacyFontWeight(
    _ weight: FontWeight,
    _ source: ValueSource,
    _ node: JSONNode
  ) -> Diagnostic {
    let meant =
      switch weight {
      case .number(let value): value.inJSON
      case .named(let name): "\"\(name.name)\""
      }
    return Diagnostic(
      .legacyFontWeight,
      severity: .warning,
      "a fontWeight is \(source.describe(node)), expected `\(meant)`",
      at: Label(source.tree.span(node)),
      help: "write `\(meant)`"
    )
  }

  static func unknownFontWeight(_ source: ValueSource, _ node: JSONNode) -> Diagnostic {
    let written = source.tree.string(node)
    let names = FontWeight.Name.names
    let slants = ["italic", "oblique"]
    let isSlanted = slants.contains { written.lowercased().contains($0) }
    return wrongValue(
      .fontWeight,
      "a fontWeight is \(source.describe(node)), expected a number from 1 to 1000 or a weight's name",
      at: source.tree.span(node),
      help: textHelp(written)
        ?? (isSlanted
          ? #"a slant is not a weight; a typography token has it as `"style"` in `dev.tokens`"#
          : nearestName(to: written, among: names).map { "did you mean `\"\($0)\"`?" }
            ?? "the names are \(list(names))")
    )
  }

  // MARK: Stroke styles

  static func unknownStrokeStyle(_ source: ValueSource, _ node: JSONNode) -> Diagnostic {
    let names = StrokeStyle.Name.names
    let written = source.tree.string(node)
    let help =
      written == "none" || written == "hidden"
      ? "there is no invisible style; give a border the width 0 or leave it out"
      : nearestName(to: written, among: names).map { "did you mean `\"\($0)\"`?" }
        ?? "one of \(list(names, "or"))"
    return wrongValue(
      .strokeStyle,
      "a strokeStyle is \(source.describe(node)), expected a style's name or an object",
      at: source.tree.span(node),
      help: textHelp(written) ?? help
    )
  }
}
