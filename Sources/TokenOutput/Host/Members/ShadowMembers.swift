import TemplateEngine
import TokenCompiler
import TokenModel

enum ShadowMember: String, OutputMember {
  case layers

  static let object = ObjectKind.shadow

  var type: TemplateType { .list(.object(.shadowLayer)) }

  var summary: String { "Layers, topmost first" }
}

enum ShadowLayerMember: String, OutputMember {
  case color, offsetX, offsetY, blur, spread, isInset

  static let object = ObjectKind.shadowLayer

  var type: TemplateType {
    switch self {
    case .color, .offsetX, .offsetY, .blur, .spread: .union(.value)
    case .isInset: .bool
    }
  }

  var summary: String {
    switch self {
    case .color: "A color"
    case .offsetX, .offsetY, .blur, .spread: "Dimensions"
    case .isInset: "Whether it's an inner shadow"
    }
  }
}

extension OutputValues {
  func value(_ member: ShadowMember, of node: NodeID, in view: ViewID) -> TemplateValue {
    switch member {
    case .layers:
      let count = resolutions.layerCount(in: resolution(at: node, view))
      return .list(.layers, parts(count, of: node), view)
    }
  }

  func value(_ member: ShadowLayerMember, of node: NodeID, in view: ViewID) -> TemplateValue {
    switch member {
    case .color, .offsetX, .offsetY, .blur, .spread:
      return part(member.number, of: node, in: view)
    case .isInset:
      let element = Int(source.nodes[node].element)
      return .bool(resolutions.layer(element, in: resolution(at: node, view))?.inset ?? false)
    }
  }
}
