import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a text style.
enum TypographyMember: String, OutputMember {
  case fontFamily, fontSize, fontWeight, letterSpacing, lineHeight, number, families, size, weight,
    slant, lineHeightRatio, absoluteLineHeight, isLineHeightAbsolute, kern, kernEm, isKernAbsolute,
    relativeTo, system, align, letterCase, decoration, lineBreak, variations,
    color, shadow, varies

  static let object = ObjectKind.typography

  var type: TemplateType {
    switch self {
    case .fontFamily, .fontSize, .fontWeight, .letterSpacing, .lineHeight: .optional(.union(.value))
    case .number: .optional(.integer)
    case .families: .list(.object(.family))
    case .size: .optional(.object(.dimension))
    case .weight: .optional(.number)
    case .slant: .word(.slant)
    case .lineHeightRatio: .optional(.number)
    case .absoluteLineHeight: .optional(.object(.dimension))
    case .isLineHeightAbsolute: .bool
    case .kern: .optional(.object(.dimension))
    case .kernEm: .optional(.number)
    case .isKernAbsolute: .bool
    case .relativeTo, .system: .optional(.text)
    case .align: .optional(.word(.align))
    case .letterCase: .optional(.word(.letterCase))
    case .decoration: .optional(.word(.decoration))
    case .lineBreak: .optional(.word(.lineBreak))
    case .variations: .list(.object(.variation))
    case .color, .shadow: .optional(.union(.value))
    case .varies: .object(.varying)
    }
  }

  var summary: String {
    switch self {
    case .fontFamily, .fontSize, .fontWeight, .letterSpacing, .lineHeight:
      "Properties of `$value`"
    case .number: "Number of the text style"
    case .families: "Font families"
    case .size: "Font size"
    case .weight: "Font weight, from 1 to 1000"
    case .slant: "Upright or slanted"
    case .lineHeightRatio: "Line height as a multiple of the font size"
    case .absoluteLineHeight: "Line height as a length"
    case .isLineHeightAbsolute: "Whether the source specifies the line height as a length"
    case .kern: "Letter spacing as a length"
    case .kernEm: "Letter spacing as a multiple of the font size"
    case .isKernAbsolute: "Whether the source specifies the letter spacing as a length"
    case .relativeTo:
      """
      The platform text style that it scales with, as in the source; `lookup("textStyle")` gives \
      the platform's name
      """
    case .system: "Platform text style that it equals, as in the source"
    case .align: "Alignment"
    case .letterCase: "Letter case transformation"
    case .decoration: "Underline, overline, or line through the text"
    case .lineBreak: "How to break or truncate text that doesn't fit"
    case .variations: "Axes of a variable font"
    case .color: "A color"
    case .shadow: "A shadow"
    case .varies: "Properties that vary by context or refer to a token that does"
    }
  }
}

extension OutputValues {
  func value(_ member: TypographyMember, of node: NodeID, in view: ViewID) -> TemplateValue {
    switch member {
    case .fontFamily, .fontSize, .fontWeight, .letterSpacing, .lineHeight:
      return part(member.number, of: node, in: view)
    case .color: return part(8, of: node, in: view)
    case .shadow: return part(9, of: node, in: view)
    case .varies: return .object(.varying, node)
    case .number: return .integer(style(node, view).flatMap { ir.textStyles[$0].number })
    case .families:
      return .list(.families, style(node, view).map { source.fonts.byStyle[$0] } ?? 0..<0)
    case .variations:
      guard let style = style(node, view) else { return .list(.variations, 0..<0) }
      return .list(.variations, 0..<ir.textStyles[style].variations.count, style)
    case .size: return measure(.size, node, view) { $0.size }
    case .absoluteLineHeight: return measure(.lineHeight, node, view) { $0.lineHeight }
    case .kern: return measure(.kern, node, view) { $0.kern }
    case .weight: return .number(style(node, view).flatMap { ir.textStyles[$0].weight })
    case .slant: return .word(style(node, view).map { ir.textStyles[$0].slant } ?? .normal)
    case .lineHeightRatio:
      return .number(style(node, view).flatMap { ir.textStyles[$0].lineHeightRatio })
    case .isLineHeightAbsolute: return isLineHeightAbsolute(node, view)
    case .isKernAbsolute: return isKernAbsolute(node, view)
    case .kernEm: return .number(style(node, view).flatMap { ir.textStyles[$0].kernEm })
    case .relativeTo: return .source(style(node, view).flatMap { ir.textStyles[$0].relativeTo })
    case .system: return .source(style(node, view).flatMap { ir.textStyles[$0].system })
    case .align: return .word(style(node, view).flatMap { ir.textStyles[$0].align })
    case .letterCase: return .word(style(node, view).flatMap { ir.textStyles[$0].letterCase })
    case .decoration: return .word(style(node, view).flatMap { ir.textStyles[$0].decoration })
    case .lineBreak: return .word(style(node, view).flatMap { ir.textStyles[$0].lineBreak })
    }
  }

  /// Returns the index of the normalized text style at a node, which the compiler always provides.
  ///
  /// Styles are accessed in place. Copying one would retain and release its arrays.
  @inline(never)
  private func style(_ node: NodeID, _ view: ViewID) -> Int? {
    resolutions.styleIndex(in: resolution(at: node, view))
  }

  /// The measures of the normalized text style, by the index of their node among the parts of a
  /// text style.
  private enum Measure: Int {
    case size = 5
    case lineHeight, kern
  }

  private func measure(
    _ measure: Measure,
    _ node: NodeID,
    _ view: ViewID,
    _ length: (TextStyle) -> Dimension?
  ) -> TemplateValue {
    guard let index = style(node, view), length(ir.textStyles[index]) != nil else { return .none }
    return .object(.dimension, firstPart(node) + measure.rawValue, view)
  }

  @inline(never)
  private func isLineHeightAbsolute(_ node: NodeID, _ view: ViewID) -> TemplateValue {
    let resolution = resolution(at: node, view)
    guard let index = resolutions.styleIndex(in: resolution) else { return .bool(false) }
    return .bool(isLineHeightAbsolute(ir.textStyles[index], typography(in: resolution)))
  }

  @inline(never)
  private func isKernAbsolute(_ node: NodeID, _ view: ViewID) -> TemplateValue {
    let resolution = resolution(at: node, view)
    guard let index = resolutions.styleIndex(in: resolution) else { return .bool(false) }
    return .bool(isKernAbsolute(ir.textStyles[index], typography(in: resolution)))
  }

  /// Whether the line height isn't given by the ratio in `$value`.
  func isLineHeightAbsolute(_ style: TextStyle, _ typography: Typography) -> Bool {
    guard style.lineHeight != nil else { return false }
    guard let ratio = typography.lineHeight.map({ ir.values[$0].value }) else { return true }
    return ratio != style.lineHeightRatio
  }

  /// Whether the letter spacing isn't given by `$value`.
  func isKernAbsolute(_ style: TextStyle, _ typography: Typography) -> Bool {
    guard let kern = style.kern else { return false }
    guard let spacing = typography.letterSpacing.map({ ir.values[$0] }) else { return true }
    switch spacing.unit {
    case .em: return spacing.value != style.kernEm
    case .percent: return spacing.value / 100 != style.kernEm
    default: return spacing != kern && pixels(spacing) != pixels(kern)
    }
  }

  private func typography(in resolution: ResolutionID) -> Typography {
    ir.values[Handle<Typography>(resolutions.values[resolution])]
  }
}
