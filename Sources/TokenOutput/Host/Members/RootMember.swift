import TemplateEngine
import TokenCompiler
import TokenModel

/// The members of the root objects, which every template can use as names.
enum RootMember: String, OutputMember {
  case name, options, root, tokens, groups, types, uses, modifiers, themedModifiers, pinned,
    hasThemes, themes, cascade, variants, settings, appearances, appearance, textStyles, components,
    componentTypes, grid,
    incompleteTokens, fonts, fingerprint, roles, elementLimit

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
    case .appearance: .optional(.word(.appearanceName))
    case .textStyles: .list(.object(.token))
    case .components: .list(.object(.component))
    case .componentTypes: .list(.object(.componentType))
    case .grid: .optional(.object(.token))
    case .incompleteTokens: .list(.object(.token))
    case .fonts: .list(.object(.family))
    case .fingerprint: .code
    case .roles: .list(.object(.valueRole))
    case .elementLimit: .integer
    }
  }

  var summary: String {
    switch self {
    case .name: "Name of the resolver document"
    case .options: "Target's [options](#options)"
    case .root: "Group that contains everything"
    case .tokens: "All tokens of the output, from all groups"
    case .groups: "All groups of the output except the root, each before the groups inside it"
    case .types: "Tokens of each type that occurs"
    case .uses: "Types that occur, including those used only inside other values"
    case .modifiers: "Modifiers that the output doesn't pin"
    case .themedModifiers: "`modifiers` that themed tokens vary with"
    case .pinned:
      """
      The modifiers fixed to one context, either by the output or because the target prints only \
      the base; sorted
      """
    case .hasThemes: "Whether any public token is themed"
    case .themes:
      """
      Every combination of contexts of `themedModifiers`, the base first. `tokens` contains all \
      public themed tokens
      """
    case .cascade: "Blocks of a [style sheet](#setting)"
    case .variants: "[differences from the base](#setting), each value once"
    case .settings:
      """
      Every combination of contexts of all modifiers, the base first. `tokens` contains those that \
      differ from the base
      """
    case .appearances:
      """
      Light, dark, and their high-contrast variants, if the source has them. `tokens` contains \
      those that differ from the base
      """
    case .appearance: "Appearance of the file's setting, if it's one of `appearances`"
    case .textStyles: "Typography tokens that have a number, sorted by number"
    case .components: "Component styles that aren't parts of others"
    case .componentTypes: "Kinds of component styles"
    case .grid: "Grid unit"
    case .incompleteTokens: "Tokens for which `missing` is present in the base"
    case .fonts:
      "Font families with files that public values use in any context, without duplicates"
    case .fingerprint:
      "Hash of the names and types of public tokens and constants; see [JSON](json.md#members)"
    case .roles: "Roles of numbers"
    case .elementLimit: "Maximum number of layers, stops, dashes, or fonts in a list"
    }
  }
}

extension BoundOutput {
  func value(_ member: RootMember, in view: ViewID) -> TemplateValue {
    switch member {
    case .name: return ir.name == nil ? .none : .text(OutputText.sourceName.text(0))
    case .options: return .object(.options, 0, view)
    case .root: return .object(.group, 0, view)
    case .tokens: return .list(.tokens, 0..<tokens.all.count, view)
    case .groups: return .list(.groups, 0..<tokens.tree.groups.count, view)
    case .types: return .list(.types, 0..<tokens.types.count, view)
    case .uses: return .object(.uses, 0)
    case .modifiers: return .list(.modifiers, 0..<values.contexts.modifiers.count)
    case .themedModifiers: return .list(.themedModifiers, 0..<tokens.themedModifiers.count)
    case .pinned: return .list(.pins, 0..<options.pins.count)
    case .hasThemes: return .bool(tokens.tree.isThemed[0])
    case .themes: return settings(.themes)
    case .cascade: return settings(.cascade)
    case .variants: return settings(.variants)
    case .settings: return settings(.settings)
    case .appearances: return settings(.appearances)
    case .appearance: return appearance(of: view).map { .word($0) } ?? .none
    case .textStyles: return .list(.textStyles, 0..<tokens.textStyles.count, view)
    case .components: return .list(.components, 0..<tokens.components.rootCount, view)
    case .componentTypes:
      return .list(.componentTypes, 0..<tokens.components.types.count, view)
    case .grid:
      guard let grid = source.grid, tokens.isIncluded[grid] else { return .none }
      return .object(.token, grid, view)
    case .incompleteTokens: return .list(.incompleteTokens, 0..<incompleteTokens.count, view)
    case .fonts: return .list(.fonts, 0..<fonts.count)
    case .fingerprint: return .text(OutputText.fingerprint.text(0))
    case .roles: return .list(.roles, 0..<ValueRole.allCases.count)
    case .elementLimit: return .integer(ValueRange.elementLimit)
    }
  }

  /// Returns the appearance in which a view shows everything; `nil` if the view isn't one of the
  /// listed appearances.
  private func appearance(of view: ViewID) -> Int? {
    settingTable.entries[settingTable[.appearances]].first { $0.view == view }?.appearance
  }

  private func settings(_ kind: SettingList) -> TemplateValue {
    .list(.settings, settingTable[kind])
  }
}
