import TemplateEngine

/// The members of the formula of a part of a composite value.
enum FormulaMember: String, OutputMember {
  case parts

  static let object = ObjectKind.formula

  var type: TemplateType { .list(.object(.formulaPart)) }

  var summary: String { "Its parts, to print one after another" }
}

extension OutputValues {
  func value(_ member: FormulaMember, of node: NodeID, in view: ViewID) -> TemplateValue {
    switch member {
    case .parts: .list(.formulaParts, formula(of: node, in: view) ?? 0..<0, view)
    }
  }
}
