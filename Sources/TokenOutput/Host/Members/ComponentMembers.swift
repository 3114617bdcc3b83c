import TemplateEngine
import TokenCompiler
import TokenModel

enum ComponentMember: String, OutputMember {
  case name, label, typeName, id, text, path, kind, kindName, fields, parts, type, group,
    inBase

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
    case .inBase: .object(.component)
    }
  }

  var summary: String {
    switch self {
    case .name: "Identifier in the form of token names"
    case .label: "`name` as an argument label, where fewer words need escaping"
    case .typeName:
      """
      Its identifier in the form of group names, or the result of `names.type` if `name` is the \
      same
      """
    case .id: "Identifiers of its group from the root down, joined"
    case .text: "Last path segment as in the source"
    case .path: "Path, joined by periods"
    case .kind: "Kind; `other` for a custom kind"
    case .kindName: "Source's name for its kind"
    case .fields: "Public constants and tokens that it declares itself"
    case .parts: "Component styles of its parts"
    case .type: "Component type"
    case .group: "Group that defines it"
    case .inBase: "Same component in the base"
    }
  }
}

/// The members of a field of a component style.
enum FieldMember: String, OutputMember {
  case name, label, text, state, base, token, constant

  static let object = ObjectKind.field

  var type: TemplateType {
    switch self {
    case .name, .label: .code
    case .text, .base: .text
    case .state: .word(.componentState)
    case .token: .optional(.object(.token))
    case .constant: .optional(.object(.constant))
    }
  }

  var summary: String {
    switch self {
    case .name: "Identifier"
    case .label: "`name` as an argument label, where fewer words need escaping"
    case .text: "Name in the source"
    case .state: "State that its name ends in, as in `opacityDisabled`, or else `usual`"
    case .base: "Name without the state: the field that it overrides, which may not exist"
    case .token: "Token with its value"
    case .constant: "Constant with its value"
    }
  }
}

/// The members of a component type: the common type of all component styles of a kind.
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

  var summary: String {
    switch self {
    case .name: "Kind in the form of group names"
    case .kind: "Kind; `other` for a custom kind"
    case .kindName: "Source's name for the kind"
    case .fields: "Fields, each as declared by one of the components"
    case .parts: "Parts, each as declared by one of the components"
    case .instances: "Components of the kind that aren't parts of others"
    }
  }
}

// These functions are inlined because calling them would copy the names.
extension ComponentTable {
  @inline(__always)
  func value(
    _ member: ComponentMember,
    of index: Int,
    in view: ViewID,
    _ names: OutputNames,
    _ source: OutputSource
  ) -> TemplateValue {
    let component = components[index]
    switch member {
    case .name: return .made(names.components[index])
    case .label: return .made(names.componentLabels[index])
    case .typeName: return .made(names.componentTypes[index])
    case .id:
      let group = source.groups.index(of: component.path)
      return .made(group.map { names.groupIDs[$0] } ?? names.components[index])
    case .text: return .source(source.ir.paths.name(of: component.path))
    case .path: return .text(OutputText.path.text(component.path.index))
    case .kind: return .componentKind(component.kind, source)
    case .kindName: return .source(component.kind)
    case .fields: return .list(.fields, fieldRanges[index], view)
    case .parts: return .list(.components, parts[index], view)
    case .type: return .object(.componentType, typeOf[index], view)
    case .group: return .object(.group, source.groups.index(of: component.path) ?? 0, view)
    case .inBase: return .object(.component, index)
    }
  }

  @inline(__always)
  func value(
    _ member: FieldMember,
    of index: Int,
    in view: ViewID,
    _ names: OutputNames,
    _ source: OutputSource
  ) -> TemplateValue {
    let field = fields[index]
    let token = Int(field.token.index)
    let isConstant = token >= source.ir.tokenCount
    return switch member {
    case .name: .made(names.fields[index])
    case .label: .made(names.fieldLabels[index])
    case .text: .source(field.name)
    case .state: .word(WordKind.index(of: names.fieldStates[index]?.state))
    case .base: names.fieldStates[index].map { .made($0.base) } ?? .source(field.name)
    case .token: isConstant ? .none : .object(.token, token, view)
    case .constant: isConstant ? .object(.constant, token, view) : .none
    }
  }

  @inline(__always)
  func value(
    _ member: ComponentTypeMember,
    of index: Int,
    _ names: OutputNames,
    _ source: OutputSource
  ) -> TemplateValue {
    let type = types[index]
    return switch member {
    case .name: .made(names.kinds[index])
    case .kind: .componentKind(type.kind, source)
    case .kindName: .source(type.kind)
    case .fields: .list(.typeFields, 0..<type.fields.count, index)
    case .parts: .list(.typeParts, 0..<type.parts.count, index)
    case .instances: .list(.typeInstances, 0..<type.instances.count, index)
    }
  }
}

extension TemplateValue {
  fileprivate static func componentKind(_ kind: TextID, _ source: OutputSource) -> TemplateValue {
    let words = WordKind.componentKinds
    return .word(words.dropLast().firstIndex(of: source.ir.texts[kind]) ?? words.count - 1)
  }
}
