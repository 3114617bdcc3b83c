import TemplateEngine
import TokenModel

/// The object types that templates see; an ``ObjectTypeID`` is a case's number.
///
/// Each has members, and each is asked for them in `BoundOutput+Host.swift`: the compiler refuses one
/// that is forgotten there or here.
enum ObjectKind: String, NumberedCase {
  /// What the template of a file that is made once sees, and of a file for each of something.
  case root, groupRoot, typeRoot, tokenRoot, contextRoot, appearanceRoot, componentRoot
  case group, chunk, token, reference, appearances
  case color, wideColor, component3, dimension, fontFamily, family, face, fontWeight, duration
  case cubicBezier, number, strokeStyle, border, transition, shadow, shadowLayer, gradient, stop
  case typography, varying, missing
  case setting, rule, element, variant, modifier, context, pin, deprecation, typeList, component,
    componentType, field, constant
  case booleanConstant, stringConstant, imageConstant, numberConstant, pointConstant, sizeConstant
  case rectConstant, insetsConstant, wordConstant
  case constantVariant, constantWord, constantLength
  case uses, options, `extension`

  /// Its identifier in the schema.
  @inline(__always)
  var id: ObjectTypeID { ObjectTypeID(number) }

  /// The kind with an identifier of the schema.
  @inline(__always)
  init(_ id: ObjectTypeID) { self.init(number: id.index) }

  /// The root types, which share their members.
  static let roots: [ObjectKind] = [
    .root, .groupRoot, .typeRoot, .tokenRoot, .contextRoot, .appearanceRoot, .componentRoot,
  ]

  /// The members that it has in every target; `nil` for a type whose members are found otherwise.
  var members: (any OutputMember.Type)? {
    switch self {
    case .root, .groupRoot, .typeRoot, .tokenRoot, .contextRoot, .appearanceRoot, .componentRoot:
      RootMember.self
    case .group: GroupMember.self
    case .chunk: ChunkMember.self
    case .token: TokenMember.self
    case .reference: ReferenceMember.self
    case .appearances: AppearancesMember.self
    case .color: ColorMember.self
    case .wideColor: WideColorMember.self
    case .component3: Component3Member.self
    case .dimension: DimensionMember.self
    case .fontFamily: FontFamilyMember.self
    case .family: FamilyMember.self
    case .face: FaceMember.self
    case .fontWeight: FontWeightMember.self
    case .duration: DurationMember.self
    case .cubicBezier: CubicBezierMember.self
    case .number: NumberMember.self
    case .strokeStyle: StrokeStyleMember.self
    case .border: BorderMember.self
    case .transition: TransitionMember.self
    case .shadow: ShadowMember.self
    case .shadowLayer: ShadowLayerMember.self
    case .gradient: GradientMember.self
    case .stop: StopMember.self
    case .typography: TypographyMember.self
    case .varying: VaryingMember.self
    case .missing: MissingMember.self
    case .setting: SettingMember.self
    case .rule: RuleMember.self
    case .element: ElementMember.self
    case .variant: VariantMember.self
    case .modifier: ModifierMember.self
    case .context: ContextMember.self
    case .pin: PinMember.self
    case .deprecation: DeprecationMember.self
    case .typeList: TypeListMember.self
    case .component: ComponentMember.self
    case .componentType: ComponentTypeMember.self
    case .field: FieldMember.self
    case .constant: ConstantMember.self
    case .booleanConstant: BooleanConstantMember.self
    case .stringConstant: StringConstantMember.self
    case .imageConstant: ImageConstantMember.self
    case .numberConstant: NumberConstantMember.self
    case .pointConstant: PointConstantMember.self
    case .sizeConstant: SizeConstantMember.self
    case .rectConstant: RectConstantMember.self
    case .insetsConstant: InsetsConstantMember.self
    case .wordConstant: WordConstantMember.self
    case .constantVariant: ConstantVariantMember.self
    case .constantWord: ConstantWordMember.self
    case .constantLength: ConstantLengthMember.self
    case .extension: ExtensionMember.self
    // A member for each token type, and one for each option.
    case .uses, .options: nil
    }
  }

  /// Whether ``BoundOutput/span(of:)`` knows where objects stand in the source.
  var hasPlace: Bool { [.token, .group, .constant].contains(self) }

  /// What the root object of a file for each of something has besides: its name and type.
  var subject: (name: String, type: ObjectKind)? {
    switch self {
    case .groupRoot: ("group", .group)
    case .typeRoot: ("type", .typeList)
    case .tokenRoot: ("token", .token)
    case .contextRoot, .appearanceRoot: ("setting", .setting)
    case .componentRoot: ("component", .component)
    default: nil
    }
  }

  /// The object type of values of a token type.
  init(value type: TokenType) {
    self =
      switch type {
      case .color: .color
      case .dimension: .dimension
      case .fontFamily: .fontFamily
      case .fontWeight: .fontWeight
      case .duration: .duration
      case .cubicBezier: .cubicBezier
      case .number: .number
      case .strokeStyle: .strokeStyle
      case .border: .border
      case .transition: .transition
      case .shadow: .shadow
      case .gradient: .gradient
      case .typography: .typography
      case .constant: .constant
      }
  }
}

extension TemplateType {
  /// An object of a kind.
  static func object(_ kind: ObjectKind) -> TemplateType { .object(kind.id) }
}
