import TemplateEngine

/// The object types that templates see; an ``ObjectTypeID`` is a raw value.
enum ObjectKind: UInt16, CaseIterable {
  /// What the template of a file that is made once sees, and of a file for each of something.
  case root, groupRoot, typeRoot, tokenRoot, contextRoot, appearanceRoot, componentRoot
  case group, chunk, token, reference, appearances
  case color, wideColor, component3, dimension, fontFamily, family, face, fontWeight, duration
  case cubicBezier, number, strokeStyle, border, transition, shadow, shadowLayer, gradient, stop
  case typography, varying, missing
  case setting, variant, modifier, context, pin, deprecation, typeList, component, field, constant
  case booleanConstant, stringConstant, imageConstant, numberConstant, pointConstant, sizeConstant
  case rectConstant, insetsConstant, wordConstant
  case constantVariant, constantWord, constantLength
  case uses, options

  /// Its identifier in the schema.
  @inline(__always)
  var id: ObjectTypeID { ObjectTypeID(rawValue) }

  /// The root types, which share their members.
  static let roots: [ObjectKind] = [
    .root, .groupRoot, .typeRoot, .tokenRoot, .contextRoot, .appearanceRoot, .componentRoot,
  ]
}

/// The members of one object type, numbered as the schema numbers them.
protocol OutputMember: RawRepresentable<UInt16> {
  static var object: ObjectKind { get }
}

extension OutputMember {
  /// Its number in its type.
  var id: MemberID { MemberID(rawValue) }

  /// The types that have it.
  var owners: [ObjectTypeID] {
    Self.object == .root ? ObjectKind.roots.map(\.id) : [Self.object.id]
  }
}

extension ObjectTypeID {
  static let group = ObjectKind.group.id
  static let chunk = ObjectKind.chunk.id
  static let token = ObjectKind.token.id
  static let reference = ObjectKind.reference.id
  static let appearances = ObjectKind.appearances.id
  static let color = ObjectKind.color.id
  static let wideColor = ObjectKind.wideColor.id
  static let component3 = ObjectKind.component3.id
  static let dimension = ObjectKind.dimension.id
  static let family = ObjectKind.family.id
  static let face = ObjectKind.face.id
  static let shadowLayer = ObjectKind.shadowLayer.id
  static let stop = ObjectKind.stop.id
  static let typography = ObjectKind.typography.id
  static let varying = ObjectKind.varying.id
  static let missing = ObjectKind.missing.id
  static let setting = ObjectKind.setting.id
  static let variant = ObjectKind.variant.id
  static let modifier = ObjectKind.modifier.id
  static let context = ObjectKind.context.id
  static let pin = ObjectKind.pin.id
  static let deprecation = ObjectKind.deprecation.id
  static let typeList = ObjectKind.typeList.id
  static let component = ObjectKind.component.id
  static let field = ObjectKind.field.id
  static let constant = ObjectKind.constant.id
  static let constantVariant = ObjectKind.constantVariant.id
  static let constantWord = ObjectKind.constantWord.id
  static let constantLength = ObjectKind.constantLength.id
  static let uses = ObjectKind.uses.id
  static let options = ObjectKind.options.id
}

extension UnionTypeID {
  static let value = UnionTypeID(0)
  static let constantValue = UnionTypeID(1)
}

extension WordTypeID {
  static let tokenType = WordTypeID(0)
  static let unit = WordTypeID(1)
  static let timeUnit = WordTypeID(2)
  static let colorSpace = WordTypeID(3)
  static let strokeKeyword = WordTypeID(4)
  static let lineCap = WordTypeID(5)
  static let slant = WordTypeID(6)
  static let align = WordTypeID(7)
  static let letterCase = WordTypeID(8)
  static let decoration = WordTypeID(9)
  static let lineBreak = WordTypeID(10)
  static let role = WordTypeID(11)
  static let scheme = WordTypeID(12)
  static let contrast = WordTypeID(13)
  static let appearanceName = WordTypeID(14)
  static let componentKind = WordTypeID(15)
  static let lengthName = WordTypeID(16)
}
