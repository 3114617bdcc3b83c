import TemplateEngine
import TokenCompiler
import TokenModel

enum GradientMember: String, OutputMember {
  case stops, kind, angle, corner, shape, size, centerX, centerY

  static let object = ObjectKind.gradient

  var type: TemplateType {
    switch self {
    case .stops: .list(.object(.stop))
    case .kind: .optional(.word(.gradientKind))
    case .angle, .centerX, .centerY: .optional(.number)
    case .corner: .optional(.word(.gradientCorner))
    case .shape: .optional(.word(.gradientShape))
    case .size: .optional(.word(.gradientSize))
    }
  }

  var summary: String {
    switch self {
    case .stops: "Stops in order"
    case .kind: "Kind, if the source specifies it"
    case .angle:
      "Degrees clockwise from the top: the direction of a linear gradient, or the start of a conic"
        + " one"
    case .corner: "Corner that a linear gradient without an angle is directed to"
    case .shape: "Shape of a radial gradient"
    case .size: "Part of the box that a radial gradient extends to"
    case .centerX: "Center of a radial or conic gradient, as a fraction of the width"
    case .centerY: "Center, as a fraction of the height"
    }
  }
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
    case .position: "Position, from 0 to 1"
    }
  }
}

extension OutputValues {
  func value(_ member: GradientMember, of node: NodeID, in view: ViewID) -> TemplateValue {
    switch member {
    case .stops:
      let handle = Handle<Gradient>(resolutions.values[resolution(at: node, view)])
      return .list(.stops, parts(ir.values[handle].stops.count, of: node), view)
    default:
      let kind = resolutions.gradientKind(in: resolution(at: node, view))
      return kind?.value(member) ?? .none
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

extension Gradient.Kind {
  fileprivate func value(_ member: GradientMember) -> TemplateValue {
    switch (member, self) {
    case (.kind, .linear): .word(0)
    case (.kind, .radial): .word(1)
    case (.kind, .conic): .word(2)
    case (.angle, .linear(.angle(let angle))), (.angle, .conic(let angle, _)): .number(angle)
    case (.corner, .linear(.corner(let corner))): .word(corner)
    case (.shape, .radial(let radial)): .word(radial.shape)
    case (.size, .radial(let radial)): .word(radial.extent)
    case (.centerX, .radial(let radial)): .number(radial.center.x)
    case (.centerY, .radial(let radial)): .number(radial.center.y)
    case (.centerX, .conic(_, let center)): .number(center.x)
    case (.centerY, .conic(_, let center)): .number(center.y)
    default: .none
    }
  }
}
