import TemplateEngine

// The members of values and their parts.

enum ReferenceMember: UInt16, OutputMember {
  static let object = ObjectKind.reference
  case token, qualified, isThemed, value
}

enum AppearancesMember: UInt16, OutputMember {
  static let object = ObjectKind.appearances
  case light, dark, lightHighContrast, darkHighContrast
}

enum ColorMember: UInt16, OutputMember {
  static let object = ObjectKind.color
  case red, green, blue, alpha, isOpaque, hex, hexRGB, hexARGB, red8, green8, blue8, alpha8,
    displayP3, space, components
}

enum WideColorMember: UInt16, OutputMember {
  static let object = ObjectKind.wideColor
  case red, green, blue, alpha
}

enum Component3Member: UInt16, OutputMember {
  static let object = ObjectKind.component3
  case value
}

enum DimensionMember: UInt16, OutputMember {
  static let object = ObjectKind.dimension
  case value, unit, px, gridUnits
}

enum FontFamilyMember: UInt16, OutputMember {
  static let object = ObjectKind.fontFamily
  case families
}

enum FamilyMember: UInt16, OutputMember {
  static let object = ObjectKind.family
  case name, isGeneric, generic, faces
}

enum FaceMember: UInt16, OutputMember {
  static let object = ObjectKind.face
  case weight, slant, postScriptName, file, resource, resourceName
}

enum FontWeightMember: UInt16, OutputMember {
  static let object = ObjectKind.fontWeight
  case value, word
}

enum DurationMember: UInt16, OutputMember {
  static let object = ObjectKind.duration
  case value, unit, ms
}

enum CubicBezierMember: UInt16, OutputMember {
  static let object = ObjectKind.cubicBezier
  case x1, y1, x2, y2
}

enum NumberMember: UInt16, OutputMember {
  static let object = ObjectKind.number
  case value
}

enum StrokeStyleMember: UInt16, OutputMember {
  static let object = ObjectKind.strokeStyle
  case keyword, dashes, cap
}

enum BorderMember: UInt16, OutputMember {
  static let object = ObjectKind.border
  case color, width, style
}

enum TransitionMember: UInt16, OutputMember {
  static let object = ObjectKind.transition
  case duration, delay, timingFunction
}

enum ShadowMember: UInt16, OutputMember {
  static let object = ObjectKind.shadow
  case layers
}

enum ShadowLayerMember: UInt16, OutputMember {
  static let object = ObjectKind.shadowLayer
  case color, offsetX, offsetY, blur, spread, isInset
}

enum GradientMember: UInt16, OutputMember {
  static let object = ObjectKind.gradient
  case stops
}

enum StopMember: UInt16, OutputMember {
  static let object = ObjectKind.stop
  case color, position
}

enum TypographyMember: UInt16, OutputMember {
  static let object = ObjectKind.typography
  case fontFamily, fontSize, fontWeight, letterSpacing, lineHeight, number, families, size,
    weight, slant, lineHeightRatio, absoluteLineHeight, isLineHeightAbsolute, kern, kernEm,
    isKernAbsolute, relativeTo, relativeToName, system, systemName, align, letterCase, decoration,
    lineBreak, color, shadow, varies
}

enum VaryingMember: UInt16, OutputMember {
  static let object = ObjectKind.varying
  case fontFamily, fontSize, fontWeight, slant, lineHeight, kern, align, letterCase, decoration,
    lineBreak, color, shadow
}
