import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a component style.
enum ComponentMember: String, OutputMember {
  case name, label, typeName, id, text, path, kind, kindName, fields, parts, type, group

  static let object = ObjectKind.component

  var type: TemplateType {
    switch self {
    case .name, .label, .typeName, .id: .code
    case .text, .path: .text
    case .kind: .word(.componentKind)
    case .kindName: .text
    case .fields: .list(.object(.field))
    case .parts: .list(.object(.component))
    case .type: .object(.componentType)
    case .group: .object(.group)
    }
  }
}

/// The members of a field of a component style.
enum FieldMember: String, OutputMember {
  case name, label, text, token, constant

  static let object = ObjectKind.field

  var type: TemplateType {
    switch self {
    case .name, .label: .code
    case .text: .text
    case .token: .optional(.object(.token))
    case .constant: .optional(.object(.constant))
    }
  }
}

/// The members of the type of the component styles of one kind.
enum ComponentTypeMember: String, OutputMember {
  case name, kind, kindName, fields, parts, instances

  static let object = ObjectKind.componentType

  var type: TemplateType {
    switch self {
    case .name: .code
    case .kind: .word(.componentKind)
    case .kindName: .text
    case .fields: .list(.object(.field))
    case .parts, .instances: .list(.object(.component))
    }
  }
}

extension BoundOutput {
  func value(_ member: ComponentMember, of index: Int, in view: ViewID) -> TemplateValue {
    let component = components.components[index]
    switch member {
    case .name: return .made(names.components[index])
    case .label: return .made(names.componentLabels[index])
    case .typeName: return .made(names.componentTypes[index])
    case .id:
      let group = source.groups.index(of: component.path)
      return .made(group.map { names.groupIDs[$0] } ?? names.components[index])
    case .text: return .source(ir.paths.name(of: component.path))
    case .path: return .text(OutputText.path.text(component.path.index))
    case .kind: return kindWord(component.kind)
    case .kindName: return .source(component.kind)
    case .fields: return list(.fields, components.fieldRanges[index], view)
    case .parts: return list(.components, components.parts[index], view)
    case .type: return object(.componentType, components.typeOf[index], view)
    case .group: return object(.group, source.groups.index(of: component.path) ?? 0, view)
    }
  }

  func value(_ member: FieldMember, of index: Int, in view: ViewID) -> TemplateValue {
    let field = components.fields[index]
    let token = Int(field.token.index)
    let isConstant = token >= ir.tokenCount
    return switch member {
    case .name: .made(names.fields[index])
    case .label: .made(names.fieldLabels[index])
    case .text: .source(field.name)
    case .token: isConstant ? .none : object(.token, token, view)
    case .constant: isConstant ? object(.constant, token, view) : .none
    }
  }

  func value(_ member: ComponentTypeMember, of index: Int, in view: ViewID) -> TemplateValue {
    let type = components.types[index]
    return switch member {
    case .name: .made(names.kinds[index])
    case .kind: kindWord(type.kind)
    case .kindName: .source(type.kind)
    case .fields: list(.typeFields, 0..<type.fields.count, index)
    case .parts: list(.typeParts, 0..<type.parts.count, index)
    case .instances: list(.typeInstances, 0..<type.instances.count, index)
    }
  }

  private func kindWord(_ kind: TextID) -> TemplateValue {
    let words = WordKind.componentKinds
    return .word(words.dropLast().firstIndex(of: ir.texts[kind]) ?? words.count - 1)
  }
}
