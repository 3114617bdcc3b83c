import TemplateEngine

// The members of constants.

enum ConstantMember: UInt16, OutputMember {
  static let object = ObjectKind.constant
  case name, text, description, value, qualified, memberPath, path, group, isPublic, isThemed,
    isVariant, isAbsent, modifiers, themes, inBase
}

enum BooleanConstantMember: UInt16, OutputMember {
  static let object = ObjectKind.booleanConstant
  case value
}

enum StringConstantMember: UInt16, OutputMember {
  static let object = ObjectKind.stringConstant
  case value
}

enum ImageConstantMember: UInt16, OutputMember {
  static let object = ObjectKind.imageConstant
  case value
}

enum NumberConstantMember: UInt16, OutputMember {
  static let object = ObjectKind.numberConstant
  case value, isWhole
}

enum PointConstantMember: UInt16, OutputMember {
  static let object = ObjectKind.pointConstant
  case x, y, lengths
}

enum SizeConstantMember: UInt16, OutputMember {
  static let object = ObjectKind.sizeConstant
  case width, height, lengths
}

enum RectConstantMember: UInt16, OutputMember {
  static let object = ObjectKind.rectConstant
  case x, y, width, height, lengths
}

enum InsetsConstantMember: UInt16, OutputMember {
  static let object = ObjectKind.insetsConstant
  case top, leading, bottom, trailing, lengths
}

enum WordConstantMember: UInt16, OutputMember {
  static let object = ObjectKind.wordConstant
  case value, name, typeName, words
}

enum ConstantVariantMember: UInt16, OutputMember {
  static let object = ObjectKind.constantVariant
  case contexts, value
}

enum ConstantWordMember: UInt16, OutputMember {
  static let object = ObjectKind.constantWord
  case name, text
}

enum ConstantLengthMember: UInt16, OutputMember {
  static let object = ObjectKind.constantLength
  case name, value, unit
}
