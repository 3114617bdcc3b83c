import TemplateEngine

// The members of everything but values.

enum RootMember: UInt16, OutputMember {
  static let object = ObjectKind.root
  case name, options, root, tokens, groups, types, uses, modifiers, themedModifiers, pinned,
    hasThemes, themes, cascade, variants, settings, appearances, textStyles, components, grid,
    incompleteTokens
}

enum GroupMember: UInt16, OutputMember {
  static let object = ObjectKind.group
  case name, memberName, typeName, qualified, id, text, path, depth, description, deprecation,
    isPublic, tokens, groups, allTokens, tokenChunks, hasThemes, themedTokens, themedGroups,
    themedChunks, constants, component, allConstants, themedConstants
}

enum ChunkMember: UInt16, OutputMember {
  static let object = ObjectKind.chunk
  case number, tokens
}

enum TokenMember: UInt16, OutputMember {
  static let object = ObjectKind.token
  case name, internalName, qualified, publicQualified, identifier, text, path, group, type,
    value, resolved, description, deprecation, isForwarded, isPublic, isThemed, isVariant,
    isAbsent, modifiers, themes, styleName, expression, memberPath, themedAlias,
    uniform, inBase, missing
}

enum MissingMember: UInt16, OutputMember {
  static let object = ObjectKind.missing
  case layers, stops, dashes, cap, size, lineHeight, lineHeightRatio, kern, weight, color,
    letterCase, decoration, resources, generic
}

enum SettingMember: UInt16, OutputMember {
  static let object = ObjectKind.setting
  case id, isBase, contexts, carriers, tokens, rewritten, root, appearance, constants,
    rewrittenConstants
}

enum VariantMember: UInt16, OutputMember {
  static let object = ObjectKind.variant
  case contexts, value, token
}

enum ModifierMember: UInt16, OutputMember {
  static let object = ObjectKind.modifier
  case name, typeName, text, role, isThemed, contexts, `default`
}

enum ContextMember: UInt16, OutputMember {
  static let object = ObjectKind.context
  case name, text, modifier, isDefault, scheme, contrast
}

enum PinMember: UInt16, OutputMember {
  static let object = ObjectKind.pin
  case modifier, context
}

enum DeprecationMember: UInt16, OutputMember {
  static let object = ObjectKind.deprecation
  case reason
}

enum TypeListMember: UInt16, OutputMember {
  static let object = ObjectKind.typeList
  case type, tokens
}

enum ComponentMember: UInt16, OutputMember {
  static let object = ObjectKind.component
  case name, typeName, id, text, path, kind, kindName, fields, parts
}

enum FieldMember: UInt16, OutputMember {
  static let object = ObjectKind.field
  case name, text, token
}

enum UsesMember: UInt16, OutputMember {
  static let object = ObjectKind.uses
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle,
    border, transition, shadow, gradient, typography, constants
}
