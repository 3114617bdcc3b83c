import TemplateEngine
import TokenCompiler
import TokenModel

enum GradientMember: String, OutputMember {
  case stops

  static let object = ObjectKind.gradient

  var type: TemplateType { .list(.object(.stop)) }

  var summary: String { "The stops in order" }
}

enum StopMember: String, OutputMember {
  case color, position

  static let object = ObjectKind.stop

  var type: TemplateType {
    switch self {
    case .color: .union(.value)
    case .position: .number
    }
  }

  var summary: String {
    switch self {
    case .color: "A color"
    case .position: "The position, from 0 to 1"
    }
  }
}

extension OutputValues {
  func value(_ member: GradientMember, of node: NodeID, in view: ViewID) -> TemplateValue {
    switch member {
    case .stops:
      let handle = Handle<Gradient>(resolutions.values[resolution(at: node, view)])
      return .list(.stops, parts(ir.values[handle].stops.count, of: node), view)
    }
  }

  func value(_ member: StopMember, of node: NodeID, in view: ViewID) -> TemplateValue {
    switch member {
    case .color: return part(0, of: node, in: view)
    case .position:
      let element = Int(source.nodes[node].element)
      return .number(resolutions.stop(element, in: resolution(at: node, view))?.position ?? 0)
    }
  }
}
