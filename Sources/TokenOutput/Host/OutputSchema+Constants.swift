import TemplateEngine

extension OutputSchema {
  static let constantMembers: [TemplateMember] = [
    .init("name", .code, ConstantMember.name.id),
    .init("text", .text, ConstantMember.text.id),
    .init("description", .optional(.text), ConstantMember.description.id),
    .init("value", .union(.constantValue), ConstantMember.value.id),
    .init("qualified", .code, ConstantMember.qualified.id),
    .init("memberPath", .code, ConstantMember.memberPath.id),
    .init("path", .text, ConstantMember.path.id),
    .init("group", .object(.group), ConstantMember.group.id),
    .init("isPublic", .bool, ConstantMember.isPublic.id),
    .init("isThemed", .bool, ConstantMember.isThemed.id),
    .init("isVariant", .bool, ConstantMember.isVariant.id),
    .init("isAbsent", .bool, ConstantMember.isAbsent.id),
    .init("modifiers", .list(.object(.modifier)), ConstantMember.modifiers.id),
    .init("themes", .list(.object(.constantVariant)), ConstantMember.themes.id),
    .init("inBase", .object(.constant), ConstantMember.inBase.id),
  ]

  static let constantVariantMembers: [TemplateMember] = [
    .init("contexts", .list(.object(.context)), ConstantVariantMember.contexts.id),
    .init("value", .union(.constantValue), ConstantVariantMember.value.id),
  ]

  static let wordConstantMembers: [TemplateMember] = [
    .init("value", .text, WordConstantMember.value.id),
    .init("name", .code, WordConstantMember.name.id),
    .init("typeName", .code, WordConstantMember.typeName.id),
    .init("words", .list(.object(.constantWord)), WordConstantMember.words.id),
  ]

  static let constantWordMembers: [TemplateMember] = [
    .init("name", .code, ConstantWordMember.name.id),
    .init("text", .text, ConstantWordMember.text.id),
  ]

  static let constantLengthMembers: [TemplateMember] = [
    .init("name", .word(.lengthName), ConstantLengthMember.name.id),
    .init("value", .number, ConstantLengthMember.value.id),
    .init("unit", .word(.unit), ConstantLengthMember.unit.id),
  ]

  static let booleanConstantMembers: [TemplateMember] = [
    .init("value", .bool, BooleanConstantMember.value.id)
  ]

  static let stringConstantMembers: [TemplateMember] = [
    .init("value", .text, StringConstantMember.value.id)
  ]

  static let imageConstantMembers: [TemplateMember] = [
    .init("value", .text, ImageConstantMember.value.id)
  ]

  static let numberConstantMembers: [TemplateMember] = [
    .init("value", .number, NumberConstantMember.value.id),
    .init("isWhole", .bool, NumberConstantMember.isWhole.id),
  ]

  static let pointConstantMembers: [TemplateMember] = [
    .init("x", .number, PointConstantMember.x.id),
    .init("y", .number, PointConstantMember.y.id),
    .init("lengths", .list(.object(.constantLength)), PointConstantMember.lengths.id),
  ]

  static let sizeConstantMembers: [TemplateMember] = [
    .init("width", .number, SizeConstantMember.width.id),
    .init("height", .number, SizeConstantMember.height.id),
    .init("lengths", .list(.object(.constantLength)), SizeConstantMember.lengths.id),
  ]

  static let rectConstantMembers: [TemplateMember] = [
    .init("x", .number, RectConstantMember.x.id),
    .init("y", .number, RectConstantMember.y.id),
    .init("width", .number, RectConstantMember.width.id),
    .init("height", .number, RectConstantMember.height.id),
    .init("lengths", .list(.object(.constantLength)), RectConstantMember.lengths.id),
  ]

  static let insetsConstantMembers: [TemplateMember] = [
    .init("top", .number, InsetsConstantMember.top.id),
    .init("leading", .number, InsetsConstantMember.leading.id),
    .init("bottom", .number, InsetsConstantMember.bottom.id),
    .init("trailing", .number, InsetsConstantMember.trailing.id),
    .init("lengths", .list(.object(.constantLength)), InsetsConstantMember.lengths.id),
  ]
}
