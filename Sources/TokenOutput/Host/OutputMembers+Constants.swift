import TemplateEngine

// The members of constants.

enum ConstantMember: UInt16, OutputMember {
  static let object = ObjectKind.constant
  case name, text, description, value
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
  case value
}

enum PointConstantMember: UInt16, OutputMember {
  static let object = ObjectKind.pointConstant
  case x, y
}

enum SizeConstantMember: UInt16, OutputMember {
  static let object = ObjectKind.sizeConstant
  case width, height
}

enum RectConstantMember: UInt16, OutputMember {
  static let object = ObjectKind.rectConstant
  case x, y, width, height
}

enum InsetsConstantMember: UInt16, OutputMember {
  static let object = ObjectKind.insetsConstant
  case top, leading, bottom, trailing
}
