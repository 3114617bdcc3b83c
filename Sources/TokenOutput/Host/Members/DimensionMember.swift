import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a length.
enum DimensionMember: String, OutputMember {
  case value, unit, px, gridUnits

  static let object = ObjectKind.dimension

  var type: TemplateType {
    switch self {
    case .value: .number
    case .unit: .word(.unit)
    case .px, .gridUnits: .optional(.number)
    }
  }

  /// The members in a target that prints only lengths that can be given in pixels.
  static var schemaWithPixels: [TemplateMember] {
    allCases.map { TemplateMember($0.rawValue, $0 == .px ? .number : $0.type, $0.id) }
  }
}

extension BoundOutput {
  func value(_ member: DimensionMember, of node: NodeID, in view: ViewID) -> TemplateValue {
    let resolution = resolution(at: node, view)
    guard let dimension = dimension(at: node, in: resolution) else { return .none }
    switch member {
    case .value: return .number(dimension.value)
    case .unit: return .word(Int(dimension.unit.rawValue))
    case .px: return pixels(dimension).map { .number($0) } ?? .none
    case .gridUnits:
      guard source.nodes[node].kind == .whole else { return .none }
      return source.resolved(resolution).gridUnits.map { .number($0) } ?? .none
    }
  }

  private func dimension(at node: NodeID, in resolution: ResolutionID) -> Dimension? {
    switch source.nodes[node].kind {
    case .textSize: styleIndex(in: resolution).flatMap { ir.textStyles[$0].size }
    case .textLineHeight: styleIndex(in: resolution).flatMap { ir.textStyles[$0].lineHeight }
    case .textKern: styleIndex(in: resolution).flatMap { ir.textStyles[$0].kern }
    default: valueIndex(of: node, in: resolution).map { ir.values[Handle<Dimension>($0)] }
    }
  }

  /// A length in pixels; `nil` for a unit that is relative to something else than the root's font.
  ///
  /// The absolute units are those of CSS Values and Units Level 4, section 6.2.
  func pixels(_ dimension: Dimension) -> Double? {
    dimension.unit.pixels(remBase: remBase).map { dimension.value * $0 }
  }
}

extension Dimension.Unit {
  /// How many pixels one is; `nil` for a unit that is relative to something else than the root's
  /// font.
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
