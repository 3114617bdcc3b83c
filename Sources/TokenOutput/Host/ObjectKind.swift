import TemplateEngine
import TokenCompiler
import TokenModel

/// The object types available to templates.
///
/// An ``ObjectTypeID`` is the number of a case.
///
/// The members of each type are declared in `members` and read in `anyMember`, so the compiler
/// reports a type missing from either.
enum ObjectKind: String, NumberedCase {
  /// The root objects of files that are generated once, and of files generated for each object of a
  /// kind.
  case root, groupRoot, typeRoot, tokenRoot, contextRoot, appearanceRoot, componentRoot
  case group, chunk, token, reference, formula, formulaPart, appearances
  case color, wideColor, component3, dimension, fluid, fontFamily, family, face, fontWeight
  case duration, cubicBezier, number, strokeStyle, border, transition, shadow, shadowLayer
  case gradient, stop
  case typography, variation, varying, missing
  case setting, rule, element, variant, modifier, context, pin, deprecation, typeList, component,
    componentType, field, constant
  case booleanConstant, stringConstant, imageConstant, numberConstant, pointConstant, sizeConstant
  case rectConstant, insetsConstant, wordConstant
  case constantVariant, constantWord, constantLength
  case uses, options, `extension`, spelling, annotation, valueRole

  /// The identifier in the schema.
  var id: ObjectTypeID { ObjectTypeID(number) }

  /// Creates the kind with an identifier of the schema.
  init(_ id: ObjectTypeID) { self.init(number: id.index) }

  /// The root types, which share their members.
  static let roots: [ObjectKind] = [
    .root, .groupRoot, .typeRoot, .tokenRoot, .contextRoot, .appearanceRoot, .componentRoot,
  ]

  /// The members that the type has in every target; `nil` if they depend on something else.
  var members: (any OutputMember.Type)? {
    switch self {
    case .root, .groupRoot, .typeRoot, .tokenRoot, .contextRoot, .appearanceRoot, .componentRoot:
      RootMember.self
    case .group: GroupMember.self
    case .chunk: ChunkMember.self
    case .token: TokenMember.self
    case .reference: ReferenceMember.self
    case .formula: FormulaMember.self
    case .formulaPart: FormulaPartMember.self
    case .appearances: AppearancesMember.self
    case .color: ColorMember.self
    case .wideColor: WideColorMember.self
    case .component3: Component3Member.self
    case .dimension: DimensionMember.self
    case .fluid: FluidMember.self
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
    case .variation: VariationMember.self
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
    case .spelling: SpellingMember.self
    case .annotation: AnnotationMember.self
    case .valueRole: ValueRoleMember.self
    // These have a member for each token type and for each option, respectively.
    case .uses, .options: nil
    }
  }

  /// Whether objects of this kind have a location in the source.
  var hasPlace: Bool { [.token, .group, .constant].contains(self) }

  /// The name and type of the additional member in root objects of files that are generated for
  /// each object of a kind; `nil` for other types.
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

  /// Creates the object type of a token type's values.
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

/// The identity of value objects.
enum ObjectHandle {
  /// The index of the value. The object doesn't depend on its location.
  case value
  /// The node of the token. Members can be references and vary by view.
  case node
}

extension TokenType {
  /// The identity of objects with values of this type; `nil` if no token has such a value.
  var objectHandle: ObjectHandle? {
    switch self {
    case .color, .fontFamily, .fontWeight, .duration, .cubicBezier, .number: .value
    case .dimension, .strokeStyle, .border, .transition, .shadow, .gradient, .typography: .node
    case .constant: nil
    }
  }
}

extension TemplateType {
  static func object(_ kind: ObjectKind) -> TemplateType { .object(kind.id) }
}

extension TemplateValue {
  /// Returns an object by its index.
  ///
  /// There are fewer than 2³² objects of each kind.
  static func object(_ kind: ObjectKind, _ handle: Int, _ view: ViewID = 0) -> TemplateValue {
    .object(
      TemplateObject(
        kind.id,
        UInt32(truncatingIfNeeded: handle),
        context: UInt32(truncatingIfNeeded: view)
      )
    )
  }
}
