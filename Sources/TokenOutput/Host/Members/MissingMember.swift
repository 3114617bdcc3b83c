import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of the parts that a token lacks in a context.
enum MissingMember: String, OutputMember {
  case layers, stops, dashes, cap, size, lineHeight, lineHeightRatio, kern, weight, color,
    letterCase, decoration, resources, generic

  static let object = ObjectKind.missing

  var type: TemplateType {
    switch self {
    case .layers, .stops, .dashes: .list(.integer)
    case .cap: .bool
    case .size, .lineHeight, .lineHeightRatio: .optional(.number)
    case .kern, .weight: .bool
    case .color: .optional(.object(.color))
    case .letterCase, .decoration, .resources, .generic: .bool
    }
  }

  var summary: String {
    switch self {
    case .layers, .stops, .dashes:
      """
      The numbers of the elements that only other contexts have. For a text style, `layers` are \
      those of its shadow
      """
    case .cap: "Whether another context has dashes, which have a cap"
    case .size, .lineHeight: "Length in pixels in the first context that has one"
    case .lineHeightRatio: "Ratio in the first context without a line height in pixels"
    case .kern, .weight: "Whether another context has it"
    case .color: "Color in the first context that has one"
    case .letterCase, .decoration: "Whether another context has it"
    case .resources: "Whether another context has a font with resources"
    case .generic: "Whether another context has a family in the table `genericFamily`"
    }
  }
}

extension OutputValues {
  func value(_ member: MissingMember, of token: Int, in view: ViewID) -> TemplateValue {
    let missing = missing(of: token, view) ?? MissingParts()
    switch member {
    case .layers: return .list(.numbers, missing.layers)
    case .stops: return .list(.numbers, missing.stops)
    case .dashes: return .list(.numbers, missing.dashes)
    case .cap: return .bool(missing.hasCap)
    case .size: return .number(missing.size.flatMap(pixels))
    case .lineHeight: return .number(missing.lineHeight.flatMap(pixels))
    case .lineHeightRatio: return .number(missing.lineHeightRatio)
    case .kern: return .bool(missing.hasKern)
    case .weight: return .bool(missing.hasWeight)
    case .color: return missing.color.map { .object(.color, Int($0.index)) } ?? .none
    case .letterCase: return .bool(missing.hasLetterCase)
    case .decoration: return .bool(missing.hasDecoration)
    case .resources: return .bool(missing.hasResources)
    case .generic: return .bool(missing.hasGeneric)
    }
  }
}
