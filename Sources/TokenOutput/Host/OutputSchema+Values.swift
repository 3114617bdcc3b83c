import TemplateEngine

extension OutputSchema {
  static let referenceMembers: [TemplateMember] = [
    .init("token", .object(.token), ReferenceMember.token.id),
    .init("qualified", .code, ReferenceMember.qualified.id),
    .init("isThemed", .bool, ReferenceMember.isThemed.id),
    .init("value", .union(.value), ReferenceMember.value.id),
  ]

  static let appearancesMembers: [TemplateMember] = [
    .init("light", .union(.value), AppearancesMember.light.id),
    .init("dark", .union(.value), AppearancesMember.dark.id),
    .init("lightHighContrast", .optional(.union(.value)), AppearancesMember.lightHighContrast.id),
    .init("darkHighContrast", .optional(.union(.value)), AppearancesMember.darkHighContrast.id),
  ]

  static let colorMembers: [TemplateMember] = [
    .init("red", .number, ColorMember.red.id),
    .init("green", .number, ColorMember.green.id),
    .init("blue", .number, ColorMember.blue.id),
    .init("alpha", .number, ColorMember.alpha.id),
    .init("isOpaque", .bool, ColorMember.isOpaque.id),
    .init("hex", .code, ColorMember.hex.id),
    .init("hexRGB", .code, ColorMember.hexRGB.id),
    .init("hexARGB", .code, ColorMember.hexARGB.id),
    .init("red8", .integer, ColorMember.red8.id),
    .init("green8", .integer, ColorMember.green8.id),
    .init("blue8", .integer, ColorMember.blue8.id),
    .init("alpha8", .integer, ColorMember.alpha8.id),
    .init("displayP3", .optional(.object(.wideColor)), ColorMember.displayP3.id),
    .init("space", .word(.colorSpace), ColorMember.space.id),
    .init("components", .list(.object(.component3)), ColorMember.components.id),
  ]

  static let wideColorMembers: [TemplateMember] = [
    .init("red", .number, WideColorMember.red.id),
    .init("green", .number, WideColorMember.green.id),
    .init("blue", .number, WideColorMember.blue.id),
    .init("alpha", .number, WideColorMember.alpha.id),
  ]

  static let component3Members: [TemplateMember] = [
    .init("value", .optional(.number), Component3Member.value.id)
  ]

  static let dimensionMembers: [TemplateMember] = [
    .init("value", .number, DimensionMember.value.id),
    .init("unit", .word(.unit), DimensionMember.unit.id),
    .init("px", .optional(.number), DimensionMember.px.id),
    .init("gridUnits", .optional(.number), DimensionMember.gridUnits.id),
  ]

  static let fontFamilyMembers: [TemplateMember] = [
    .init("families", .list(.object(.family)), FontFamilyMember.families.id)
  ]

  static let familyMembers: [TemplateMember] = [
    .init("name", .text, FamilyMember.name.id),
    .init("isGeneric", .bool, FamilyMember.isGeneric.id),
    .init("generic", .optional(.code), FamilyMember.generic.id),
    .init("faces", .list(.object(.face)), FamilyMember.faces.id),
  ]

  static let faceMembers: [TemplateMember] = [
    .init("weight", .number, FaceMember.weight.id),
    .init("slant", .word(.slant), FaceMember.slant.id),
    .init("postScriptName", .optional(.text), FaceMember.postScriptName.id),
    .init("file", .optional(.text), FaceMember.file.id),
    .init("resource", .optional(.text), FaceMember.resource.id),
    .init("resourceName", .optional(.code), FaceMember.resourceName.id),
  ]

  static let fontWeightMembers: [TemplateMember] = [
    .init("value", .number, FontWeightMember.value.id),
    .init("word", .optional(.code), FontWeightMember.word.id),
  ]

  static let durationMembers: [TemplateMember] = [
    .init("value", .number, DurationMember.value.id),
    .init("unit", .word(.timeUnit), DurationMember.unit.id),
    .init("ms", .number, DurationMember.ms.id),
  ]

  static let cubicBezierMembers: [TemplateMember] = [
    .init("x1", .number, CubicBezierMember.x1.id),
    .init("y1", .number, CubicBezierMember.y1.id),
    .init("x2", .number, CubicBezierMember.x2.id),
    .init("y2", .number, CubicBezierMember.y2.id),
  ]

  static let numberMembers: [TemplateMember] = [
    .init("value", .number, NumberMember.value.id)
  ]

  static let strokeStyleMembers: [TemplateMember] = [
    .init("keyword", .optional(.word(.strokeKeyword)), StrokeStyleMember.keyword.id),
    .init("dashes", .list(.union(.value)), StrokeStyleMember.dashes.id),
    .init("cap", .optional(.word(.lineCap)), StrokeStyleMember.cap.id),
  ]

  static let borderMembers: [TemplateMember] = [
    .init("color", .union(.value), BorderMember.color.id),
    .init("width", .union(.value), BorderMember.width.id),
    .init("style", .union(.value), BorderMember.style.id),
  ]

  static let transitionMembers: [TemplateMember] = [
    .init("duration", .union(.value), TransitionMember.duration.id),
    .init("delay", .union(.value), TransitionMember.delay.id),
    .init("timingFunction", .union(.value), TransitionMember.timingFunction.id),
  ]

  static let shadowMembers: [TemplateMember] = [
    .init("layers", .list(.object(.shadowLayer)), ShadowMember.layers.id)
  ]

  static let shadowLayerMembers: [TemplateMember] = [
    .init("color", .union(.value), ShadowLayerMember.color.id),
    .init("offsetX", .union(.value), ShadowLayerMember.offsetX.id),
    .init("offsetY", .union(.value), ShadowLayerMember.offsetY.id),
    .init("blur", .union(.value), ShadowLayerMember.blur.id),
    .init("spread", .union(.value), ShadowLayerMember.spread.id),
    .init("isInset", .bool, ShadowLayerMember.isInset.id),
  ]

  static let gradientMembers: [TemplateMember] = [
    .init("stops", .list(.object(.stop)), GradientMember.stops.id)
  ]

  static let stopMembers: [TemplateMember] = [
    .init("color", .union(.value), StopMember.color.id),
    .init("position", .number, StopMember.position.id),
  ]

  static let typographyMembers: [TemplateMember] = [
    .init("fontFamily", .optional(.union(.value)), TypographyMember.fontFamily.id),
    .init("fontSize", .optional(.union(.value)), TypographyMember.fontSize.id),
    .init("fontWeight", .optional(.union(.value)), TypographyMember.fontWeight.id),
    .init("letterSpacing", .optional(.union(.value)), TypographyMember.letterSpacing.id),
    .init("lineHeight", .optional(.union(.value)), TypographyMember.lineHeight.id),
    .init("number", .optional(.integer), TypographyMember.number.id),
    .init("families", .list(.object(.family)), TypographyMember.families.id),
    .init("size", .optional(.object(.dimension)), TypographyMember.size.id),
    .init("weight", .optional(.number), TypographyMember.weight.id),
    .init("slant", .word(.slant), TypographyMember.slant.id),
    .init("lineHeightRatio", .optional(.number), TypographyMember.lineHeightRatio.id),
    .init(
      "absoluteLineHeight",
      .optional(.object(.dimension)),
      TypographyMember.absoluteLineHeight.id
    ),
    .init("isLineHeightAbsolute", .bool, TypographyMember.isLineHeightAbsolute.id),
    .init("kern", .optional(.object(.dimension)), TypographyMember.kern.id),
    .init("kernEm", .optional(.number), TypographyMember.kernEm.id),
    .init("isKernAbsolute", .bool, TypographyMember.isKernAbsolute.id),
    .init("relativeTo", .optional(.code), TypographyMember.relativeTo.id),
    .init("relativeToName", .optional(.text), TypographyMember.relativeToName.id),
    .init("system", .optional(.code), TypographyMember.system.id),
    .init("systemName", .optional(.text), TypographyMember.systemName.id),
    .init("align", .optional(.word(.align)), TypographyMember.align.id),
    .init("letterCase", .optional(.word(.letterCase)), TypographyMember.letterCase.id),
    .init("decoration", .optional(.word(.decoration)), TypographyMember.decoration.id),
    .init("lineBreak", .optional(.word(.lineBreak)), TypographyMember.lineBreak.id),
    .init("color", .optional(.union(.value)), TypographyMember.color.id),
    .init("shadow", .optional(.union(.value)), TypographyMember.shadow.id),
    .init("varies", .object(.varying), TypographyMember.varies.id),
  ]

  static let missingMembers: [TemplateMember] = [
    .init("layers", .list(.integer), MissingMember.layers.id),
    .init("stops", .list(.integer), MissingMember.stops.id),
    .init("dashes", .list(.integer), MissingMember.dashes.id),
    .init("cap", .bool, MissingMember.cap.id),
    .init("size", .optional(.number), MissingMember.size.id),
    .init("lineHeight", .optional(.number), MissingMember.lineHeight.id),
    .init("lineHeightRatio", .optional(.number), MissingMember.lineHeightRatio.id),
    .init("kern", .bool, MissingMember.kern.id),
    .init("weight", .bool, MissingMember.weight.id),
    .init("color", .optional(.object(.color)), MissingMember.color.id),
    .init("letterCase", .bool, MissingMember.letterCase.id),
    .init("decoration", .bool, MissingMember.decoration.id),
    .init("resources", .bool, MissingMember.resources.id),
    .init("generic", .bool, MissingMember.generic.id),
  ]

  static let varyingMembers: [TemplateMember] = [
    .init("fontFamily", .bool, VaryingMember.fontFamily.id),
    .init("fontSize", .bool, VaryingMember.fontSize.id),
    .init("fontWeight", .bool, VaryingMember.fontWeight.id),
    .init("slant", .bool, VaryingMember.slant.id),
    .init("lineHeight", .bool, VaryingMember.lineHeight.id),
    .init("kern", .bool, VaryingMember.kern.id),
    .init("align", .bool, VaryingMember.align.id),
    .init("letterCase", .bool, VaryingMember.letterCase.id),
    .init("decoration", .bool, VaryingMember.decoration.id),
    .init("lineBreak", .bool, VaryingMember.lineBreak.id),
    .init("color", .bool, VaryingMember.color.id),
    .init("shadow", .bool, VaryingMember.shadow.id),
  ]
}
