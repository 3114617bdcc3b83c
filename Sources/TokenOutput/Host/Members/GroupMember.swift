import TemplateEngine
import TokenCompiler
import TokenModel

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

  var summary: String {
    switch self {
    case .name: "Identifier"
    case .memberName: "Identifier as a member of its parent, in the form of token names"
    case .typeName:
      """
      Its identifier as the type of that member: `name`, or the result of `names.type` if \
      `memberName` is the same
      """
    case .qualified: "Qualified name that generated code uses"
    case .id: "Identifiers from the root down, joined; for file names"
    case .text: "Last path segment as in the source"
    case .path: "Path, joined by periods"
    case .depth: "Nesting depth: 0 for the root"
    case .description: "`$description`"
    case .deprecation: "Deprecation, if any"
    case .isPublic: "Whether it contains anything public"
    case .tokens: "Own tokens"
    case .groups: "Direct subgroups"
    case .allTokens: "Tokens at any depth"
    case .tokenChunks: "`tokens` in lists of at most `limits.members`"
    case .hasThemes: "Whether it contains a public themed token at any depth"
    case .themedTokens: "Own public themed tokens"
    case .themedGroups: "Direct subgroups that contain a public themed token at any depth"
    case .constants: "Own constants"
    case .allConstants: "Constants at any depth"
    case .themedConstants: "Own public themed constants"
    case .component: "Component style that it defines"
    case .parent: "Enclosing group; absent for the root"
    case .extensions: "`$extensions`, one for each vendor"
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
      return .object(.deprecation, index, 1)
    case .isPublic: return .bool(tokens.tree.isPublic[group])
    case .tokens: return .list(.treeTokens, tokens.tree.ownTokens[group], view)
    case .groups: return .list(.children, tokens.tree.childRanges[group], view)
    case .allTokens: return .list(.treeTokens, tokens.tree.allTokens[group], view)
    case .tokenChunks: return .list(.chunks, tokens.chunks.ranges[group], view)
    case .hasThemes: return .bool(tokens.tree.isThemed[group])
    case .themedTokens: return .list(.themedTokens, tokens.tree.themedTokenRanges[group], view)
    case .themedGroups: return .list(.themedChildren, tokens.tree.themedChildRanges[group], view)
    case .constants: return .list(.constants, tokens.tree.ownConstants(of: group), view)
    case .allConstants: return .list(.constants, tokens.tree.allConstants(of: group), view)
    case .themedConstants:
      return .list(.themedConstants, tokens.tree.themedConstants(of: group), view)
    case .parent:
      return group == 0 ? .none : .object(.group, source.groups.entries[group].parent, view)
    case .extensions:
      let index = source.groups.entries[group].source
      return .list(.extensions, index.map { extensions.ofGroup($0) } ?? 0..<0)
    case .component:
      return tokens.components.index(of: source.groups.entries[group].path).map {
        .object(.component, $0, view)
      } ?? .none
    }
  }
}
