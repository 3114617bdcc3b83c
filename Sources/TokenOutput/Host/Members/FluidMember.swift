import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a length that grows with the viewport.
enum FluidMember: String, OutputMember {
  case max, start, end, minRem, maxRem, baseRem, rateVW, text

  static let object = ObjectKind.fluid

  var type: TemplateType { self == .text ? .optional(.code) : .number }

  var summary: String {
    switch self {
    case .max: "Number of the largest length, in the unit of the smallest one"
    case .start: "Width up to which the length is smallest, in pixels"
    case .end: "Width from which on the length is largest, in pixels"
    case .minRem, .maxRem: "Smallest or largest length in rem, by the option `remBase`"
    case .baseRem: "Part of the length in between that doesn't depend on the width, in rem"
    case .rateVW: "Part that does, in `vw`"
    case .text: "Length as a function, if the source contains it"
    }
  }
}

extension OutputValues {
  func value(_ member: FluidMember, of node: NodeID, in view: ViewID) -> TemplateValue {
    guard let length = dimension(at: node, in: resolution(at: node, view)),
      let fluid = length.fluid, let pixels = length.unit.pixels(remBase: options.remBase)
    else { return .none }
    let (least, most) = (length.value * pixels, fluid.maximum * pixels)
    // The pixels that the length grows for each pixel of the width.
    let rate = (most - least) / (fluid.end - fluid.start)
    switch member {
    case .max: return .number(fluid.maximum)
    case .start: return .number(fluid.start)
    case .end: return .number(fluid.end)
    case .minRem: return .number(least / options.remBase)
    case .maxRem: return .number(most / options.remBase)
    case .baseRem: return .number((least - rate * fluid.start) / options.remBase)
    case .rateVW: return .number(rate * 100)
    case .text: return fluid.text.map { .source($0) } ?? .none
    }
  }
}
