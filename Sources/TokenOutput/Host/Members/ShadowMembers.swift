import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a shadow.
enum ShadowMember: String, OutputMember {
  case layers

  static let object = ObjectKind.shadow

  var type: TemplateType { .list(.object(.shadowLayer)) }
}

/// The members of a layer of a shadow.
enum ShadowLayerMember: String, OutputMember {
  case color, offsetX, offsetY, blur, spread, isInset

  static let object = ObjectKind.shadowLayer

  var type: TemplateType {
    switch self {
    case .color, .offsetX, .offsetY, .blur, .spread: .union(.value)
    case .isInset: .bool
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
