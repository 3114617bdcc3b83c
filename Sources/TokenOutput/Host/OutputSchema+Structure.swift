import TemplateEngine

extension OutputSchema {
  static let rootMembers: [TemplateMember] = [
    .init("name", .optional(.text), RootMember.name.id),
    .init("options", .object(.options), RootMember.options.id),
    .init("root", .object(.group), RootMember.root.id),
    .init("tokens", .list(.object(.token)), RootMember.tokens.id),
    .init("groups", .list(.object(.group)), RootMember.groups.id),
    .init("types", .list(.object(.typeList)), RootMember.types.id),
    .init("uses", .object(.uses), RootMember.uses.id),
    .init("modifiers", .list(.object(.modifier)), RootMember.modifiers.id),
    .init("themedModifiers", .list(.object(.modifier)), RootMember.themedModifiers.id),
    .init("pinned", .list(.object(.pin)), RootMember.pinned.id),
    .init("hasThemes", .bool, RootMember.hasThemes.id),
    .init("themes", .list(.object(.setting)), RootMember.themes.id),
    .init("cascade", .list(.object(.setting)), RootMember.cascade.id),
    .init("variants", .list(.object(.setting)), RootMember.variants.id),
    .init("settings", .list(.object(.setting)), RootMember.settings.id),
    .init("appearances", .list(.object(.setting)), RootMember.appearances.id),
    .init("textStyles", .list(.object(.token)), RootMember.textStyles.id),
    .init("components", .list(.object(.component)), RootMember.components.id),
    .init("grid", .optional(.object(.token)), RootMember.grid.id),
    .init("incompleteTokens", .list(.object(.token)), RootMember.incompleteTokens.id),
  ]

  static let groupMembers: [TemplateMember] = [
    .init("name", .code, GroupMember.name.id),
    .init("memberName", .code, GroupMember.memberName.id),
    .init("typeName", .code, GroupMember.typeName.id),
    .init("qualified", .code, GroupMember.qualified.id),
    .init("id", .code, GroupMember.id.id),
    .init("text", .text, GroupMember.text.id),
    .init("path", .text, GroupMember.path.id),
    .init("depth", .integer, GroupMember.depth.id),
    .init("description", .optional(.text), GroupMember.description.id),
    .init("deprecation", .optional(.object(.deprecation)), GroupMember.deprecation.id),
    .init("isPublic", .bool, GroupMember.isPublic.id),
    .init("tokens", .list(.object(.token)), GroupMember.tokens.id),
    .init("groups", .list(.object(.group)), GroupMember.groups.id),
    .init("allTokens", .list(.object(.token)), GroupMember.allTokens.id),
    .init("tokenChunks", .list(.object(.chunk)), GroupMember.tokenChunks.id),
    .init("hasThemes", .bool, GroupMember.hasThemes.id),
    .init("themedTokens", .list(.object(.token)), GroupMember.themedTokens.id),
    .init("themedGroups", .list(.object(.group)), GroupMember.themedGroups.id),
    .init("themedChunks", .list(.object(.chunk)), GroupMember.themedChunks.id),
    .init("constants", .list(.object(.constant)), GroupMember.constants.id),
    .init("allConstants", .list(.object(.constant)), GroupMember.allConstants.id),
    .init("themedConstants", .list(.object(.constant)), GroupMember.themedConstants.id),
    .init("component", .optional(.object(.component)), GroupMember.component.id),
  ]

  static let chunkMembers: [TemplateMember] = [
    .init("number", .integer, ChunkMember.number.id),
    .init("tokens", .list(.object(.token)), ChunkMember.tokens.id),
  ]

  static let tokenMembers: [TemplateMember] = [
    .init("name", .code, TokenMember.name.id),
    .init("internalName", .code, TokenMember.internalName.id),
    .init("qualified", .code, TokenMember.qualified.id),
    .init("publicQualified", .code, TokenMember.publicQualified.id),
    .init("identifier", .code, TokenMember.identifier.id),
    .init("text", .text, TokenMember.text.id),
    .init("path", .text, TokenMember.path.id),
    .init("group", .object(.group), TokenMember.group.id),
    .init("type", .word(.tokenType), TokenMember.type.id),
    .init("value", .union(.value), TokenMember.value.id),
    .init("resolved", .union(.value), TokenMember.resolved.id),
    .init("description", .optional(.text), TokenMember.description.id),
    .init("deprecation", .optional(.object(.deprecation)), TokenMember.deprecation.id),
    .init("isForwarded", .bool, TokenMember.isForwarded.id),
    .init("isPublic", .bool, TokenMember.isPublic.id),
    .init("isThemed", .bool, TokenMember.isThemed.id),
    .init("isVariant", .bool, TokenMember.isVariant.id),
    .init("isAbsent", .bool, TokenMember.isAbsent.id),
    .init("modifiers", .list(.object(.modifier)), TokenMember.modifiers.id),
    .init("themes", .list(.object(.variant)), TokenMember.themes.id),
    .init("styleName", .code, TokenMember.styleName.id),
    .init("expression", .optional(.text), TokenMember.expression.id),
    .init("memberPath", .code, TokenMember.memberPath.id),
    .init("uniform", .optional(.union(.value)), TokenMember.uniform.id),
    .init("inBase", .object(.token), TokenMember.inBase.id),
    .init("missing", .optional(.object(.missing)), TokenMember.missing.id),
    .init("themedAlias", .optional(.object(.token)), TokenMember.themedAlias.id),
  ]

  static let settingMembers: [TemplateMember] = [
    .init("id", .code, SettingMember.id.id),
    .init("isBase", .bool, SettingMember.isBase.id),
    .init("contexts", .list(.object(.context)), SettingMember.contexts.id),
    .init("carriers", .list(.object(.modifier)), SettingMember.carriers.id),
    .init("tokens", .list(.object(.token)), SettingMember.tokens.id),
    .init("rewritten", .list(.object(.token)), SettingMember.rewritten.id),
    .init("constants", .list(.object(.constant)), SettingMember.constants.id),
    .init(
      "rewrittenConstants",
      .list(.object(.constant)),
      SettingMember.rewrittenConstants.id
    ),
    .init("root", .object(.group), SettingMember.root.id),
    .init("appearance", .optional(.word(.appearanceName)), SettingMember.appearance.id),
  ]

  static let variantMembers: [TemplateMember] = [
    .init("contexts", .list(.object(.context)), VariantMember.contexts.id),
    .init("value", .union(.value), VariantMember.value.id),
    .init("token", .object(.token), VariantMember.token.id),
  ]

  static let modifierMembers: [TemplateMember] = [
    .init("name", .code, ModifierMember.name.id),
    .init("typeName", .code, ModifierMember.typeName.id),
    .init("text", .text, ModifierMember.text.id),
    .init("role", .optional(.word(.role)), ModifierMember.role.id),
    .init("isThemed", .bool, ModifierMember.isThemed.id),
    .init("contexts", .list(.object(.context)), ModifierMember.contexts.id),
    .init("default", .object(.context), ModifierMember.`default`.id),
  ]

  static let contextMembers: [TemplateMember] = [
    .init("name", .code, ContextMember.name.id),
    .init("text", .text, ContextMember.text.id),
    .init("modifier", .object(.modifier), ContextMember.modifier.id),
    .init("isDefault", .bool, ContextMember.isDefault.id),
    .init("scheme", .optional(.word(.scheme)), ContextMember.scheme.id),
    .init("contrast", .optional(.word(.contrast)), ContextMember.contrast.id),
  ]

  static let pinMembers: [TemplateMember] = [
    .init("modifier", .text, PinMember.modifier.id),
    .init("context", .text, PinMember.context.id),
  ]

  static let deprecationMembers: [TemplateMember] = [
    .init("reason", .optional(.text), DeprecationMember.reason.id)
  ]

  static let typeListMembers: [TemplateMember] = [
    .init("type", .word(.tokenType), TypeListMember.type.id),
    .init("tokens", .list(.object(.token)), TypeListMember.tokens.id),
  ]

  static let componentMembers: [TemplateMember] = [
    .init("name", .code, ComponentMember.name.id),
    .init("typeName", .code, ComponentMember.typeName.id),
    .init("id", .code, ComponentMember.id.id),
    .init("text", .text, ComponentMember.text.id),
    .init("path", .text, ComponentMember.path.id),
    .init("kind", .word(.componentKind), ComponentMember.kind.id),
    .init("kindName", .text, ComponentMember.kindName.id),
    .init("fields", .list(.object(.field)), ComponentMember.fields.id),
    .init("parts", .list(.object(.component)), ComponentMember.parts.id),
  ]

  static let fieldMembers: [TemplateMember] = [
    .init("name", .code, FieldMember.name.id),
    .init("text", .text, FieldMember.text.id),
    .init("token", .object(.token), FieldMember.token.id),
  ]

  static let usesMembers: [TemplateMember] = [
    .init("color", .bool, UsesMember.color.id),
    .init("dimension", .bool, UsesMember.dimension.id),
    .init("fontFamily", .bool, UsesMember.fontFamily.id),
    .init("fontWeight", .bool, UsesMember.fontWeight.id),
    .init("duration", .bool, UsesMember.duration.id),
    .init("cubicBezier", .bool, UsesMember.cubicBezier.id),
    .init("number", .bool, UsesMember.number.id),
    .init("strokeStyle", .bool, UsesMember.strokeStyle.id),
    .init("border", .bool, UsesMember.border.id),
    .init("transition", .bool, UsesMember.transition.id),
    .init("shadow", .bool, UsesMember.shadow.id),
    .init("gradient", .bool, UsesMember.gradient.id),
    .init("typography", .bool, UsesMember.typography.id),
    .init("constants", .bool, UsesMember.constants.id),
  ]
}
