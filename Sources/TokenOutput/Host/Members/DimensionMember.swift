import TemplateEngine
import TokenCompiler
import TokenModel

enum DimensionMember: String, OutputMember {
  case value, unit, px, gridUnits, fluid

  static let object = ObjectKind.dimension

  var type: TemplateType {
    switch self {
    case .value: .number
    case .unit: .word(.unit)
    case .px, .gridUnits: .optional(.number)
    case .fluid: .optional(.object(.fluid))
    }
  }

  var summary: String {
    switch self {
    case .value: "Number in the source"
    case .unit: "Unit in the source"
    case .px:
      """
      The length in pixels: `rem` times the option `remBase`, absolute units at 96 per inch. Never \
      absent if `units` of `target.json` lists only such units
      """
    case .gridUnits: "For a whole token made from the grid unit: the number of units"
    case .fluid: "How a length grows with the viewport. `value` is the smallest length"
    }
  }

  /// The schema of the members if the target prints only dimensions that can be converted to
  /// pixels.
  static var schemaWithPixels: [TemplateMember] {
    allCases.map { TemplateMember($0.rawValue, $0 == .px ? .number : $0.type, $0.id) }
  }
}

extension OutputValues {
  func value(_ member: DimensionMember, of node: NodeID, in view: ViewID) -> TemplateValue {
    let resolution = resolution(at: node, view)
    guard let dimension = dimension(at: node, in: resolution) else { return .none }
    switch member {
    case .value: return .number(dimension.value)
    case .unit: return .word(Int(dimension.unit.rawValue))
    case .px: return pixels(dimension).map { .number($0) } ?? .none
    case .fluid: return dimension.fluid == nil ? .none : .object(.fluid, node, view)
    case .gridUnits:
      guard source.nodes[node].kind == .whole else { return .none }
      return resolutions[resolution].gridUnits.map { .number($0) } ?? .none
    }
  }

  func dimension(at node: NodeID, in resolution: ResolutionID) -> Dimension? {
    switch source.nodes[node].kind {
    case .textSize: resolutions.styleIndex(in: resolution).flatMap { ir.textStyles[$0].size }
    case .textLineHeight:
      resolutions.styleIndex(in: resolution).flatMap { ir.textStyles[$0].lineHeight }
    case .textKern: resolutions.styleIndex(in: resolution).flatMap { ir.textStyles[$0].kern }
    default: source.valueIndex(of: node, in: resolution).map { ir.values[Handle<Dimension>($0)] }
    }
  }

  /// Returns a dimension in pixels; `nil` if its unit is relative to anything but the root font
  /// size.
  ///
  /// Absolute units are defined in CSS Values and Units Level 4, section 6.2.
  func pixels(_ dimension: Dimension) -> Double? {
    let length = options.fluidWidth.map(dimension.length) ?? dimension
    return length.unit.pixels(remBase: options.remBase).map { length.value * $0 }
  }
}

extension Dimension.Unit {
  /// Returns the size of the unit in pixels; `nil` if the unit is relative to anything but the root
  /// font size.
  func pixels(remBase: Double) -> Double? {
    switch self {
    case .px: 1
    case .rem: remBase
    case .inch: 96
    case .cm: 96 / 2.54
    case .mm: 96 / 25.4
    case .q: 96 / 101.6
    case .pt: 96.0 / 72
    case .pc: 16
    default: nil
    }
  }
}
