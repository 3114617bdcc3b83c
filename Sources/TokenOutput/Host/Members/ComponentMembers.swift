import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a component style.
enum ComponentMember: String, OutputMember {
  case name, typeName, id, text, path, kind, kindName, fields, parts

  static let object = ObjectKind.component

  var type: TemplateType {
    switch self {
    case .name, .typeName, .id: .code
    case .text, .path: .text
    case .kind: .word(.componentKind)
    case .kindName: .text
    case .fields: .list(.object(.field))
    case .parts: .list(.object(.component))
    }
  }
}

/// The members of a field of a component style.
enum FieldMember: String, OutputMember {
  case name, text, token

  static let object = ObjectKind.field

  var type: TemplateType {
    switch self {
    case .name: .code
    case .text: .text
    case .token: .object(.token)
    }
  }
}

extension BoundOutput {
  func value(_ member: ComponentMember, of index: Int, in view: ViewID) -> TemplateValue {
    let component = components.components[index]
    switch member {
    case .name: return .made(names.components[index])
    case .typeName: return .made(names.componentTypes[index])
    case .id:
      let group = source.groups.index(of: component.path)
      return .made(group.map { names.groupIDs[$0] } ?? names.components[index])
    case .text: return .source(ir.paths.name(of: component.path))
    case .path: return .text(OutputText.path.text(component.path.index))
    case .kind:
      let kind = ir.texts[component.kind]
      let words = WordKind.componentKinds
      return .word(words.dropLast().firstIndex(of: kind) ?? words.count - 1)
    case .kindName: return .source(component.kind)
    case .fields: return list(.fields, components.fieldRanges[index], view)
    case .parts: return list(.components, components.parts[index], view)
    }
  }

  func value(_ member: FieldMember, of index: Int, in view: ViewID) -> TemplateValue {
    let field = components.fields[index]
    return switch member {
    case .name: .made(names.fields[index])
    case .text: .source(field.name)
    case .token: object(.token, Int(field.token.index), view)
    }
  }
}
