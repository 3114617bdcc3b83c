import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of the root objects, whose names every template sees.
enum RootMember: String, OutputMember {
  case name, options, root, tokens, groups, types, uses, modifiers, themedModifiers, pinned,
    hasThemes, themes, cascade, variants, settings, appearances, textStyles, components,
    componentTypes, grid,
    incompleteTokens, fonts, fingerprint

  static let object = ObjectKind.root

  var type: TemplateType {
    switch self {
    case .name: .optional(.text)
    case .options: .object(.options)
    case .root: .object(.group)
    case .tokens: .list(.object(.token))
    case .groups: .list(.object(.group))
    case .types: .list(.object(.typeList))
    case .uses: .object(.uses)
    case .modifiers, .themedModifiers: .list(.object(.modifier))
    case .pinned: .list(.object(.pin))
    case .hasThemes: .bool
    case .themes, .cascade, .variants, .settings, .appearances: .list(.object(.setting))
    case .textStyles: .list(.object(.token))
    case .components: .list(.object(.component))
    case .componentTypes: .list(.object(.componentType))
    case .grid: .optional(.object(.token))
    case .incompleteTokens: .list(.object(.token))
    case .fonts: .list(.object(.family))
    case .fingerprint: .code
    }
  }
}

extension BoundOutput {
  func value(_ member: RootMember, in view: ViewID) -> TemplateValue {
    switch member {
    case .name: return ir.name == nil ? .none : .text(OutputText.sourceName.text(0))
    case .options: return object(.options, 0, view)
    case .root: return object(.group, 0, view)
    case .tokens: return list(.tokens, 0..<tokens.count, view)
    case .groups: return list(.groups, 0..<tree.groups.count, view)
    case .types: return list(.types, 0..<types.count, view)
    case .uses: return object(.uses, 0)
    case .modifiers: return list(.modifiers, 0..<modifiers.count)
    case .themedModifiers: return list(.themedModifiers, 0..<themedModifiers.count)
    case .pinned: return list(.pins, 0..<pins.count)
    case .hasThemes: return .bool(tree.isThemed[0])
    case .themes: return settings(.themes)
    case .cascade: return settings(.cascade)
    case .variants: return settings(.variants)
    case .settings: return settings(.settings)
    case .appearances: return settings(.appearances)
    case .textStyles: return list(.textStyles, 0..<textStyles.count, view)
    case .components: return list(.components, 0..<components.rootCount, view)
    case .componentTypes:
      return list(.componentTypes, 0..<components.types.count, view)
    case .grid:
      guard let grid = source.grid, isIncluded[grid] else { return .none }
      return object(.token, grid, view)
    case .incompleteTokens: return list(.incompleteTokens, 0..<incompleteTokens.count, view)
    case .fonts: return list(.fonts, 0..<fonts.count)
    case .fingerprint: return .text(OutputText.fingerprint.text(0))
    }
  }

  private func settings(_ kind: SettingList) -> TemplateValue {
    list(.settings, settingLists[kind] ?? 0..<0)
  }
}
