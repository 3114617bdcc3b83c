import TemplateEngine

extension OutputSchema {
  static let constantMembers: [TemplateMember] = [
    .init("name", .code, ConstantMember.name.id),
    .init("text", .text, ConstantMember.text.id),
    .init("description", .optional(.text), ConstantMember.description.id),
    .init("value", .union(.constantValue), ConstantMember.value.id),
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
    .init("value", .number, NumberConstantMember.value.id)
  ]

  static let pointConstantMembers: [TemplateMember] = [
    .init("x", .number, PointConstantMember.x.id),
    .init("y", .number, PointConstantMember.y.id),
  ]

  static let sizeConstantMembers: [TemplateMember] = [
    .init("width", .number, SizeConstantMember.width.id),
    .init("height", .number, SizeConstantMember.height.id),
  ]

  static let rectConstantMembers: [TemplateMember] = [
    .init("x", .number, RectConstantMember.x.id),
    .init("y", .number, RectConstantMember.y.id),
    .init("width", .number, RectConstantMember.width.id),
    .init("height", .number, RectConstantMember.height.id),
  ]

  static let insetsConstantMembers: [TemplateMember] = [
    .init("top", .number, InsetsConstantMember.top.id),
    .init("leading", .number, InsetsConstantMember.leading.id),
    .init("bottom", .number, InsetsConstantMember.bottom.id),
    .init("trailing", .number, InsetsConstantMember.trailing.id),
  ]
}
