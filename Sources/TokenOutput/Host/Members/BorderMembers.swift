import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a stroke style.
enum StrokeStyleMember: String, OutputMember {
  case keyword, dashes, cap

  static let object = ObjectKind.strokeStyle

  var type: TemplateType {
    switch self {
    case .keyword: .optional(.word(.strokeKeyword))
    case .dashes: .list(.union(.value))
    case .cap: .optional(.word(.lineCap))
    }
  }
}

/// The members of a border.
enum BorderMember: String, OutputMember {
  case color, width, style

  static let object = ObjectKind.border

  var type: TemplateType { .union(.value) }
}

extension BoundOutput {
  func value(_ member: StrokeStyleMember, of node: NodeID, in view: ViewID) -> TemplateValue {
    let type = facts.tokens[Int(source.nodes[node].token)].type
    let style = facts.strokeStyle(in: resolution(at: node, view), of: type)
    switch member {
    case .keyword:
      guard case .named(let name) = style else { return .none }
      return .word(Int(name.rawValue))
    case .dashes:
      guard case .dashes(let dashes, _) = style else { return list(.dashes, 0..<0, view) }
      let first = firstPart(node)
      return list(.dashes, first..<first + dashes.count, view)
    case .cap:
      guard case .dashes(_, let cap) = style else { return .none }
      return .word(Int(cap.rawValue))
    }
  }

  @inline(__always)
  func value(_ member: BorderMember, of node: NodeID, in view: ViewID) -> TemplateValue {
    switch member {
    case .color: value(of: firstPart(node), in: view)
    case .width: value(of: firstPart(node) + 1, in: view)
    case .style: value(of: firstPart(node) + 2, in: view)
    }
  }
}
