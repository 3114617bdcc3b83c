import Diagnostics
import TemplateEngine
import TokenCompiler
import TokenModel

extension BoundOutput: TemplateHost {
  /// Returns a member of an object.
  ///
  /// Handles the most frequently read types itself and passes all others to ``anyMember(_:_:of:)``.
  ///
  /// Everything called here is inlined because the calls would take longer than the lookups.
  @inline(__always)
  func member(_ member: MemberID, of object: TemplateObject) -> TemplateValue {
    let handle = Int(object.handle)
    let view = ViewID(object.context)
    let kind = ObjectKind(object.type)
    return switch kind {
    case .token: value(TokenMember(member), of: handle, in: view)
    case .reference: value(ReferenceMember(member), of: handle, in: view)
    case .group: value(GroupMember(member), of: handle, in: view)
    case .color: source.value(ColorMember(member), of: handle)
    case .dimension: values.value(DimensionMember(member), of: handle, in: view)
    case .typography: values.value(TypographyMember(member), of: handle, in: view)
    case .shadowLayer: values.value(ShadowLayerMember(member), of: handle, in: view)
    case .border: values.part(BorderMember(member).number, of: handle, in: view)
    case .transition: values.part(TransitionMember(member).number, of: handle, in: view)
    case .options: option(Int(member.index), in: view)
    default: anyMember(member, kind, of: object)
    }
  }

  func span(of object: TemplateObject) -> Span? {
    let handle = Int(object.handle)
    switch ObjectKind(object.type) {
    case .token, .constant: return ir.sources.span(of: ir.tokens[handle].base.origin)
    case .group:
      guard let group = source.groups.entries[handle].source else { return nil }
      return ir.sources.span(of: ir.groups[group].origin)
    default: return nil
    }
  }

  /// Returns the object that a file is generated for; absent for files generated once.
  func subject(of root: ObjectKind, _ handle: Int, _ view: ViewID) -> TemplateValue {
    root.subject.map { .object($0.type, handle, view) } ?? .none
  }

  /// Returns whether the type with this number occurs in the output; absent if there is no such
  /// type.
  func isUsed(_ type: MemberID) -> TemplateValue {
    switch TokenType(rawValue: UInt8(clamping: type.index)) {
    case .constant: .bool(!tokens.tree.constants.isEmpty)
    case let type?: .bool(tokens.usedTypes.contains(type))
    case nil: .none
    }
  }

  /// Returns the value of an option.
  ///
  /// A token is read in the view of the options.
  func option(_ index: Int, in view: ViewID) -> TemplateValue {
    let value = options.values[index]
    guard case .object(let token) = value else { return value }
    return .object(.token, Int(token.handle), view)
  }

  /// Returns a member of any other kind of object.
  func anyMember(
    _ member: MemberID,
    _ kind: ObjectKind,
    of object: TemplateObject
  ) -> TemplateValue {
    let handle = Int(object.handle)
    let view = ViewID(object.context)
    return switch kind {
    case .root, .groupRoot, .typeRoot, .tokenRoot, .contextRoot, .appearanceRoot, .componentRoot:
      if member.index == OutputSchema.subject.index {
        subject(of: kind, handle, view)
      } else {
        value(RootMember(member), in: view)
      }
    case .chunk: tokens.chunks.chunks[handle].value(ChunkMember(member), in: view)
    case .formula: values.value(FormulaMember(member), of: handle, in: view)
    case .formulaPart: values.value(FormulaPartMember(member), of: handle, in: view)
    case .appearances: values.value(AppearancesMember(member), of: handle, in: view)
    case .fluid: values.value(FluidMember(member), of: handle, in: view)
    case .wideColor: source.value(WideColorMember(member), of: handle)
    case .component3: source.value(Component3Member(member), of: handle, Int(object.context))
    case .fontFamily: source.value(FontFamilyMember(member), of: handle)
    case .family: source.value(FamilyMember(member), of: handle, options)
    case .variation: source.value(VariationMember(member), of: handle, Int(object.context))
    case .face: source.value(FaceMember(member), of: handle, Int(object.context), names)
    case .fontWeight: source.value(FontWeightMember(member), of: handle, options)
    case .duration: source.value(DurationMember(member), of: handle)
    case .cubicBezier: source.value(CubicBezierMember(member), of: handle)
    case .number: source.value(NumberMember(member), of: handle)
    case .strokeStyle: values.value(StrokeStyleMember(member), of: handle, in: view)
    case .shadow: values.value(ShadowMember(member), of: handle, in: view)
    case .gradient: values.value(GradientMember(member), of: handle, in: view)
    case .stop: values.value(StopMember(member), of: handle, in: view)
    case .varying: values.value(VaryingMember(member), of: handle)
    case .missing: values.value(MissingMember(member), of: handle, in: view)
    case .setting: value(SettingMember(member), of: handle)
    case .rule: settingTable.value(RuleMember(member), of: handle, in: Int(object.context))
    case .element: settingTable.value(ElementMember(member), of: handle, in: Int(object.context))
    case .variant: settingTable.value(VariantMember(member), of: handle, values)
    case .modifier:
      if member.index >= OutputSchema.firstPartOption {
        .made(options.ofModifiers[Int(member.index - OutputSchema.firstPartOption)][handle])
      } else {
        values.contexts.value(ModifierMember(member), of: handle, tokens, names, ir.modifiers)
      }
    case .context:
      if member.index >= OutputSchema.firstPartOption {
        .made(options.ofContexts[Int(member.index - OutputSchema.firstPartOption)][handle])
      } else {
        values.contexts.value(ContextMember(member), of: handle, names, ir.modifiers)
      }
    case .pin: options.value(PinMember(member), of: handle)
    case .deprecation:
      if object.context == 1 {
        DeprecationMember(member).value(ir.groups[handle].deprecation, nil)
      } else {
        DeprecationMember(member).value(ir.tokens[handle].deprecation, replacements[handle])
      }
    case .typeList: tokens.value(TypeListMember(member), of: handle, in: view)
    case .component:
      tokens.components.value(ComponentMember(member), of: handle, in: view, names, source)
    case .componentType:
      tokens.components.value(ComponentTypeMember(member), of: handle, names, source)
    case .field:
      tokens.components.value(FieldMember(member), of: handle, in: view, names, source)
    case .constant: value(ConstantMember(member), of: handle, in: view)
    case .booleanConstant: values.value(BooleanConstantMember(member), of: handle, in: view)
    case .stringConstant: values.value(StringConstantMember(member), of: handle, in: view)
    case .imageConstant: values.value(ImageConstantMember(member), of: handle, in: view)
    case .numberConstant: values.value(NumberConstantMember(member), of: handle, in: view)
    case .pointConstant: values.value(PointConstantMember(member), of: handle, in: view)
    case .sizeConstant: values.value(SizeConstantMember(member), of: handle, in: view)
    case .rectConstant: values.value(RectConstantMember(member), of: handle, in: view)
    case .insetsConstant: values.value(InsetsConstantMember(member), of: handle, in: view)
    case .wordConstant: values.value(WordConstantMember(member), of: handle, in: view, names)
    case .constantVariant: value(ConstantVariantMember(member), of: handle)
    case .constantWord: names.value(ConstantWordMember(member), of: TextID(object.handle))
    case .constantLength: source.value(ConstantLengthMember(member), of: handle, name: view)
    case .extension: extensions.entries[handle].value(ExtensionMember(member))
    case .spelling: spellings.entries[handle].value(SpellingMember(member))
    case .annotation: annotations.entries[handle].value(AnnotationMember(member))
    case .valueRole: ValueRole.allCases[handle].value(ValueRoleMember(member))
    case .uses: isUsed(member)
    case .token, .reference, .group, .color, .dimension, .typography, .shadowLayer, .border,
      .transition, .options:
      preconditionFailure("handled by `member`")
    }
  }
}
