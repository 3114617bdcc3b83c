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
    case GroupMember.constants.rawValue:
      return list(.constants, tree.ownConstants(of: group), view)
    case GroupMember.allConstants.rawValue:
      return list(.constants, tree.allConstants(of: group), view)
    case GroupMember.themedConstants.rawValue:
      return list(.themedConstants, tree.themedConstants(of: group), view)
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
}
