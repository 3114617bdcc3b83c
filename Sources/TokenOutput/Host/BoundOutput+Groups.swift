import TemplateEngine
import TokenCompiler
import TokenModel

extension BoundOutput {
  func groupMember(_ member: MemberID, _ group: Int, _ view: ViewID) -> TemplateValue {
    switch member.index {
    case GroupMember.name.rawValue: return name(names.groups[group])
    case GroupMember.memberName.rawValue: return name(names.groupMembers[group])
    case GroupMember.typeName.rawValue: return name(names.groupTypes[group])
    case GroupMember.qualified.rawValue: return name(names.qualifiedGroups[group])
    case GroupMember.id.rawValue: return name(names.groupIDs[group])
    case GroupMember.text.rawValue:
      return .source(ir.paths.name(of: source.groups.entries[group].path))
    case GroupMember.path.rawValue:
      return .text(OutputText.path.text(source.groups.entries[group].path.index))
    case GroupMember.depth.rawValue: return .integer(source.groups.entries[group].depth)
    case GroupMember.description.rawValue:
      return .source(source.groups.entries[group].source.flatMap { ir.groups[$0].description })
    case GroupMember.deprecation.rawValue:
      guard let index = source.groups.entries[group].source, ir.groups[index].deprecation != nil
      else { return .none }
      return object(.deprecation, index, 1)
    case GroupMember.isPublic.rawValue: return .bool(tree.isPublic[group])
    case GroupMember.tokens.rawValue: return list(.treeTokens, tree.ownTokens[group], view)
    case GroupMember.groups.rawValue: return list(.children, tree.childRanges[group], view)
    case GroupMember.allTokens.rawValue: return list(.treeTokens, tree.allTokens[group], view)
    case GroupMember.tokenChunks.rawValue: return list(.chunks, chunks.ranges[group], view)
    case GroupMember.hasThemes.rawValue: return .bool(tree.isThemed[group])
    case GroupMember.themedTokens.rawValue:
      return list(.themedTokens, tree.themedTokenRanges[group], view)
    case GroupMember.themedGroups.rawValue:
      return list(.themedChildren, tree.themedChildRanges[group], view)
    case GroupMember.themedChunks.rawValue: return list(.chunks, chunks.themedRanges[group], view)
    case GroupMember.constants.rawValue: return list(.constants, constants.ranges[group])
    case GroupMember.component.rawValue:
      return components.index(of: source.groups.entries[group].path).map {
        object(.component, $0, view)
      } ?? .none
    default: return .none
    }
  }

  func chunkMember(_ member: MemberID, _ index: Int, _ view: ViewID) -> TemplateValue {
    let chunk = chunks.chunks[index]
    switch ChunkMember(rawValue: member.index) {
    case .number: return .integer(chunk.number)
    case .tokens: return list(chunk.isThemed ? .themedTokens : .treeTokens, chunk.tokens, view)
    case nil: return .none
    }
  }

  func typeListMember(_ member: MemberID, _ index: Int, _ view: ViewID) -> TemplateValue {
    switch TypeListMember(rawValue: member.index) {
    case .type: .word(Int(types[index].type.rawValue))
    case .tokens: list(.typeTokens, types[index].tokens, view)
    case nil: .none
    }
  }

  func deprecationMember(_ index: Int, isGroup: Bool) -> TemplateValue {
    let deprecation = isGroup ? ir.groups[index].deprecation : ir.tokens[index].deprecation
    if case .because(let reason) = deprecation { return .source(reason) }
    return .none
  }

  func componentMember(_ member: MemberID, _ index: Int, _ view: ViewID) -> TemplateValue {
    guard let name = ComponentMember(rawValue: member.index) else { return .none }
    let component = components.components[index]
    switch name {
    case .name: return .made(names.components[index])
    case .typeName: return .made(names.componentTypes[index])
    case .id:
      let group = source.groups.index(of: component.path)
      return .made(group.map { names.groupIDs[$0] } ?? names.components[index])
    case .text: return .source(ir.paths.name(of: component.path))
    case .path: return .text(OutputText.path.text(component.path.index))
    case .kind:
      let kind = ir.texts[component.kind]
      let words = OutputSchema.componentKinds
      return .word(words.dropLast().firstIndex(of: kind) ?? words.count - 1)
    case .kindName: return .source(component.kind)
    case .fields: return list(.fields, components.fieldRanges[index], view)
    case .parts: return list(.components, components.parts[index], view)
    }
  }

  func fieldMember(_ member: MemberID, _ index: Int, _ view: ViewID) -> TemplateValue {
    let field = components.fields[index]
    switch FieldMember(rawValue: member.index) {
    case .name: return .made(names.fields[index])
    case .text: return .source(field.name)
    case .token: return object(.token, Int(field.token.index), view)
    case nil: return .none
    }
  }

  func constantMember(_ member: MemberID, _ kind: ObjectKind, _ index: Int) -> TemplateValue {
    let place = constants.constants[index]
    let constant = ir.groups[place.group].constants[place.index]
    guard kind == .constant else { return constantValue(Int(member.index), constant.value) }
    switch ConstantMember(rawValue: member.index) {
    case .name: return .made(names.constants[place.group][place.index])
    case .text: return .source(constant.name)
    case .description: return .source(constant.description)
    case .value: return object(ObjectKind(constant: constant.value), index)
    case nil: return .none
    }
  }

  /// The member of a constant's value; its numbers are in the order of their names in the schema.
  private func constantValue(_ member: Int, _ value: Constant.Value) -> TemplateValue {
    let numbers: [Double]
    switch value {
    case .boolean(let boolean): return .bool(boolean)
    case .string(let text), .image(let text): return .source(text)
    case .number(let number): numbers = [number]
    case .point(let x, let y): numbers = [x, y]
    case .size(let width, let height): numbers = [width, height]
    case .rect(let x, let y, let width, let height): numbers = [x, y, width, height]
    case .insets(let top, let leading, let bottom, let trailing):
      numbers = [top, leading, bottom, trailing]
    }
    return member < numbers.count ? .number(numbers[member]) : .none
  }
}

extension ObjectKind {
  /// The object type of a constant's value.
  fileprivate init(constant: Constant.Value) {
    self =
      switch constant {
      case .boolean: .booleanConstant
      case .string: .stringConstant
      case .image: .imageConstant
      case .number: .numberConstant
      case .point: .pointConstant
      case .size: .sizeConstant
      case .rect: .rectConstant
      case .insets: .insetsConstant
      }
  }
}
