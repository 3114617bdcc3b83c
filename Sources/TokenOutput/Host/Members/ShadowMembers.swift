import TemplateEngine
import TokenCompiler
import TokenModel

enum ShadowMember: String, OutputMember {
  case layers

  static let object = ObjectKind.shadow

  var type: TemplateType { .list(.object(.shadowLayer)) }

  var summary: String { "The layers, topmost first" }
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

extension BoundOutput {
  func value(_ member: ShadowMember, of node: NodeID, in view: ViewID) -> TemplateValue {
    switch member {
    case .layers:
      let count = facts.layerCount(in: resolution(at: node, view))
      let first = firstPart(node)
      return list(.layers, first..<first + count, view)
    }
  }

  func value(_ member: ShadowLayerMember, of node: NodeID, in view: ViewID) -> TemplateValue {
    switch member {
    case .color: return value(of: firstPart(node), in: view)
    case .offsetX: return value(of: firstPart(node) + 1, in: view)
    case .offsetY: return value(of: firstPart(node) + 2, in: view)
    case .blur: return value(of: firstPart(node) + 3, in: view)
    case .spread: return value(of: firstPart(node) + 4, in: view)
    case .isInset:
      let element = Int(source.nodes[node].element)
      return .bool(facts.layer(element, in: resolution(at: node, view))?.inset ?? false)
    }
  }
}
