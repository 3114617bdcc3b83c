import TemplateEngine
import TokenCompiler
import TokenModel

enum StrokeStyleMember: String, OutputMember {
  case keyword, dashes, cap, hasDashes

  static let object = ObjectKind.strokeStyle

  var type: TemplateType {
    switch self {
    case .keyword: .optional(.word(.strokeKeyword))
    case .dashes: .list(.union(.value))
    case .cap: .optional(.word(.lineCap))
    case .hasDashes: .bool
    }
  }

  var summary: String {
    switch self {
    case .keyword: "Keyword; absent for a dash pattern"
    case .dashes: "Alternating lengths of dashes and gaps; empty for a keyword"
    case .cap: "Shape of the ends of dashes"
    case .hasDashes: "Whether the token has a dash pattern in any context"
    }
  }
}

enum BorderMember: String, OutputMember {
  case color, width, style

  static let object = ObjectKind.border

  var type: TemplateType { .union(.value) }

  var summary: String {
    switch self {
    case .color: "A color"
    case .width: "A dimension"
    case .style: "A stroke style"
    }
  }
}

extension OutputValues {
  func value(_ member: StrokeStyleMember, of node: NodeID, in view: ViewID) -> TemplateValue {
    let style = resolutions.strokeStyle(in: resolution(at: node, view))
    switch member {
    case .keyword:
      guard case .named(let name) = style else { return .none }
      return .word(Int(name.rawValue))
    case .dashes:
      guard case .dashes(let dashes, _) = style else { return .list(.dashes, 0..<0, view) }
      return .list(.dashes, parts(dashes.count, of: node), view)
    case .cap:
      guard case .dashes(_, let cap) = style else { return .none }
      return .word(Int(cap.rawValue))
    case .hasDashes:
      if case .dashes = style { return .bool(true) }
      let all = projection.resolutions(of: Int(source.nodes[node].token))
      return .bool(all.contains { resolutions.dashes(in: $0) != nil })
    }
  }
}
