import Diagnostics
import TemplateEngine
import TokenCompiler
import TokenModel

extension BoundOutput: TemplateHost {
  /// Answers what templates ask most; ``anyMember(_:_:of:)`` answers everything.
  ///
  /// What is called here is inlined: a call for each step would cost more than the answer.
  @inline(__always)
  func member(_ member: MemberID, of object: TemplateObject) -> TemplateValue {
    let handle = Int(object.handle)
    let view = ViewID(object.context)
    let kind = ObjectKind(object.type)
    return switch kind {
    case .token: value(TokenMember(member), of: handle, in: view)
    case .reference: value(ReferenceMember(member), of: handle, in: view)
    case .group: value(GroupMember(member), of: handle, in: view)
    case .color: value(ColorMember(member), of: handle)
    case .dimension: value(DimensionMember(member), of: handle, in: view)
    case .typography: value(TypographyMember(member), of: handle, in: view)
    case .shadowLayer: value(ShadowLayerMember(member), of: handle, in: view)
    case .border: value(BorderMember(member), of: handle, in: view)
    case .transition: value(TransitionMember(member), of: handle, in: view)
    case .options: option(Int(member.index), in: view)
    default: anyMember(member, kind, of: object)
    }
  }

  @inline(never)
  private func anyMember(
    _ member: MemberID,
    _ kind: ObjectKind,
    of object: TemplateObject
  ) -> TemplateValue {
    let handle = Int(object.handle)
    let view = ViewID(object.context)
    return switch kind {
    case .root, .groupRoot, .typeRoot, .tokenRoot, .contextRoot, .appearanceRoot, .componentRoot:
      if member == OutputSchema.subject {
        subject(of: kind, handle, view)
      } else {
        value(RootMember(member), in: view)
      }
    case .group: value(GroupMember(member), of: handle, in: view)
    case .chunk: value(ChunkMember(member), of: handle, in: view)
    case .token: value(TokenMember(member), of: handle, in: view)
    case .reference: value(ReferenceMember(member), of: handle, in: view)
    case .appearances: value(AppearancesMember(member), of: handle, in: view)
    case .color: value(ColorMember(member), of: handle)
    case .wideColor: value(WideColorMember(member), of: handle)
    case .component3: value(Component3Member(member), of: handle, Int(object.context))
    case .dimension: value(DimensionMember(member), of: handle, in: view)
    case .fontFamily: value(FontFamilyMember(member), of: handle)
    case .family: value(FamilyMember(member), of: handle)
    case .face: value(FaceMember(member), of: handle, Int(object.context))
    case .fontWeight: value(FontWeightMember(member), of: handle)
    case .duration: value(DurationMember(member), of: handle)
    case .cubicBezier: value(CubicBezierMember(member), of: handle)
    case .number: value(NumberMember(member), of: handle)
    case .strokeStyle: value(StrokeStyleMember(member), of: handle, in: view)
    case .border: value(BorderMember(member), of: handle, in: view)
    case .transition: value(TransitionMember(member), of: handle, in: view)
    case .shadow: value(ShadowMember(member), of: handle, in: view)
    case .shadowLayer: value(ShadowLayerMember(member), of: handle, in: view)
    case .gradient: value(GradientMember(member), of: handle, in: view)
    case .stop: value(StopMember(member), of: handle, in: view)
    case .typography: value(TypographyMember(member), of: handle, in: view)
    case .varying: value(VaryingMember(member), of: handle)
    case .missing: value(MissingMember(member), of: handle, in: view)
    case .setting: value(SettingMember(member), of: handle)
    case .rule: value(RuleMember(member), of: handle, in: Int(object.context))
    case .element: value(ElementMember(member), of: handle, in: Int(object.context))
    case .variant: value(VariantMember(member), of: handle)
    case .modifier: value(ModifierMember(member), of: handle)
    case .context:
      if member.index >= OutputSchema.firstContextOption {
        .made(contextOptions[Int(member.index - OutputSchema.firstContextOption)][handle])
      } else {
        value(ContextMember(member), of: handle)
      }
    case .pin: value(PinMember(member), of: handle)
    case .deprecation: value(DeprecationMember(member), of: handle, isGroup: object.context == 1)
    case .typeList: value(TypeListMember(member), of: handle, in: view)
    case .component: value(ComponentMember(member), of: handle, in: view)
    case .componentType: value(ComponentTypeMember(member), of: handle, in: view)
    case .field: value(FieldMember(member), of: handle, in: view)
    case .constant: value(ConstantMember(member), of: handle, in: view)
    case .booleanConstant: value(BooleanConstantMember(member), of: handle, in: view)
    case .stringConstant: value(StringConstantMember(member), of: handle, in: view)
    case .imageConstant: value(ImageConstantMember(member), of: handle, in: view)
    case .numberConstant: value(NumberConstantMember(member), of: handle, in: view)
    case .pointConstant: value(PointConstantMember(member), of: handle, in: view)
    case .sizeConstant: value(SizeConstantMember(member), of: handle, in: view)
    case .rectConstant: value(RectConstantMember(member), of: handle, in: view)
    case .insetsConstant: value(InsetsConstantMember(member), of: handle, in: view)
    case .wordConstant: value(WordConstantMember(member), of: handle, in: view)
    case .constantVariant: value(ConstantVariantMember(member), of: handle)
    case .constantWord: value(ConstantWordMember(member), of: TextID(object.handle))
    case .constantLength: value(ConstantLengthMember(member), of: handle, name: view)
    case .extension: value(ExtensionMember(member), of: handle)
    case .uses: isUsed(member)
    case .options: option(Int(member.index), in: view)
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

  /// What the file of a root object is for.
  private func subject(of root: ObjectKind, _ handle: Int, _ view: ViewID) -> TemplateValue {
    root.subject.map { object($0.type, handle, view) } ?? .none
  }

  /// Whether the type with this number occurs.
  private func isUsed(_ type: MemberID) -> TemplateValue {
    switch TokenType(rawValue: UInt8(clamping: type.index)) {
    case .constant: .bool(!tree.constants.isEmpty)
    case let type?: .bool(used.contains(type))
    case nil: .none
    }
  }

  /// The value of an option; a token is seen where the options are.
  private func option(_ index: Int, in view: ViewID) -> TemplateValue {
    let value = optionValues[index]
    guard case .object(let token) = value else { return value }
    return object(.token, Int(token.handle), view)
  }

  /// An object by its index, of which there are less than 2³² of any kind.
  @inline(__always)
  func object(_ kind: ObjectKind, _ handle: Int, _ view: ViewID = 0) -> TemplateValue {
    .object(
      TemplateObject(
        kind.id,
        UInt32(truncatingIfNeeded: handle),
        context: UInt32(truncatingIfNeeded: view)
      )
    )
  }

  /// The first part of a composite value at a node.
  func firstPart(_ node: NodeID) -> NodeID { Int(source.nodes[node].first) }
}
