import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of a group.
enum GroupMember: String, OutputMember {
  case name, memberName, typeName, qualified, id, text, path, depth, description, deprecation,
    isPublic, tokens, groups, allTokens, tokenChunks, hasThemes, themedTokens, themedGroups,
    constants, allConstants, themedConstants, component, parent,
    extensions

  static let object = ObjectKind.group

  var type: TemplateType {
    switch self {
    case .name, .memberName, .typeName, .qualified, .id: .code
    case .text, .path: .text
    case .depth: .integer
    case .description: .optional(.text)
    case .deprecation: .optional(.object(.deprecation))
    case .isPublic: .bool
    case .tokens: .list(.object(.token))
    case .groups: .list(.object(.group))
    case .allTokens: .list(.object(.token))
    case .tokenChunks: .list(.object(.chunk))
    case .hasThemes: .bool
    case .themedTokens: .list(.object(.token))
    case .themedGroups: .list(.object(.group))
    case .constants, .allConstants, .themedConstants: .list(.object(.constant))
    case .component: .optional(.object(.component))
    case .parent: .optional(.object(.group))
    case .extensions: .list(.object(.extension))
    }
  }
}

extension BoundOutput {
  func value(_ member: GroupMember, of group: Int, in view: ViewID) -> TemplateValue {
    switch member {
    case .name: return name(names.groups[group])
    case .memberName: return name(names.groupMembers[group])
    case .typeName: return name(names.groupTypes[group])
    case .qualified: return name(names.qualifiedGroups[group])
    case .id: return name(names.groupIDs[group])
    case .text: return .source(ir.paths.name(of: source.groups.entries[group].path))
    case .path: return .text(OutputText.path.text(source.groups.entries[group].path.index))
    case .depth: return .integer(source.groups.entries[group].depth)
    case .description:
      return .source(source.groups.entries[group].source.flatMap { ir.groups[$0].description })
    case .deprecation:
      guard let index = source.groups.entries[group].source, ir.groups[index].deprecation != nil
      else { return .none }
      return object(.deprecation, index, 1)
    case .isPublic: return .bool(tree.isPublic[group])
    case .tokens: return list(.treeTokens, tree.ownTokens[group], view)
    case .groups: return list(.children, tree.childRanges[group], view)
    case .allTokens: return list(.treeTokens, tree.allTokens[group], view)
    case .tokenChunks: return list(.chunks, chunks.ranges[group], view)
    case .hasThemes: return .bool(tree.isThemed[group])
    case .themedTokens: return list(.themedTokens, tree.themedTokenRanges[group], view)
    case .themedGroups: return list(.themedChildren, tree.themedChildRanges[group], view)
    case .constants: return list(.constants, tree.ownConstants(of: group), view)
    case .allConstants: return list(.constants, tree.allConstants(of: group), view)
    case .themedConstants: return list(.themedConstants, tree.themedConstants(of: group), view)
    case .parent:
      return group == 0 ? .none : object(.group, source.groups.entries[group].parent, view)
    case .extensions:
      return list(
        .extensions,
        source.groups.entries[group].source.map { extensions.ofGroup($0) } ?? 0..<0
      )
    case .component:
      return components.index(of: source.groups.entries[group].path).map {
        object(.component, $0, view)
      } ?? .none
    }
  }
}
