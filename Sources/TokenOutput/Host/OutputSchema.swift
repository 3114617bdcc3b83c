import TemplateEngine
import TokenCompiler
import TokenModel

/// What templates of one target see: the same for all but for their options.
///
/// `templates/README.md`, *What a template sees*, says it in tables; a test holds the two together.
struct OutputSchema: Sendable {
  /// The schema that the engine checks templates by.
  let template: TemplateSchema

  /// The number of a member that files for each of something have besides those of the root.
  static let subject = MemberID(100)
  /// What the numbers of a context's options begin with.
  static let firstContextOption: UInt16 = 100

  /// Makes the schema of a target.
  ///
  /// - Parameters:
  ///   - options: the target's options.
  ///   - hasPixels: whether every dimension that it prints can be given in pixels.
  init(options: [OptionDeclaration], hasPixels: Bool) {
    var words = OutputSchema.words
    var optionMembers: [TemplateMember] = []
    var contextMembers = OutputSchema.contextMembers
    for (index, option) in options.enumerated() {
      let id = MemberID(UInt16(clamping: index))
      switch option.kind {
      case .context:
        let type: TemplateType = option.pattern == nil ? .text : .code
        let number = OutputSchema.firstContextOption + id.index
        contextMembers.append(
          TemplateMember(option.name, .optional(type), MemberID(number))
        )
        continue
      case .choice:
        words.append(TemplateWordType(option.name, option.values))
      default: break
      }
      let type = option.templateType(words: words)
      let isPresent = option.defaultValue != nil
      optionMembers.append(TemplateMember(option.name, isPresent ? type : .optional(type), id))
    }
    var dimensionMembers = OutputSchema.dimensionMembers
    if hasPixels {
      dimensionMembers = dimensionMembers.map { member in
        member.name == "px" ? TemplateMember("px", .number, member.id) : member
      }
    }
    template = TemplateSchema(
      objects: ObjectKind.allCases.map { kind in
        switch kind {
        case .options: TemplateObjectType("Options", members: optionMembers)
        case .context: TemplateObjectType("Context", members: contextMembers)
        case .dimension: TemplateObjectType("Dimension", members: dimensionMembers)
        default: OutputSchema.objects[Int(kind.id.index)]
        }
      },
      unions: OutputSchema.unions,
      words: words
    )
  }

  /// The type whose members a file of this kind sees as names.
  static func root(of each: FileRule.Each) -> ObjectTypeID {
    switch each {
    case .once: ObjectKind.root.id
    case .group: ObjectKind.groupRoot.id
    case .type: ObjectKind.typeRoot.id
    case .token: ObjectKind.tokenRoot.id
    case .context: ObjectKind.contextRoot.id
    case .appearance: ObjectKind.appearanceRoot.id
    case .component: ObjectKind.componentRoot.id
    }
  }

  /// The types as they are without options, made once for all targets.
  private static let objects = ObjectKind.allCases.map(object)

  private static func object(_ kind: ObjectKind) -> TemplateObjectType {
    TemplateObjectType(name(of: kind), isTracked: kind == .token, members: members(of: kind))
  }

  /// The name of a type: its case with a capital.
  private static func name(of kind: ObjectKind) -> String {
    let name = "\(kind)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func members(of kind: ObjectKind) -> [TemplateMember] {
    switch kind {
    case .root: rootMembers
    case .groupRoot: rootMembers + [.init("group", .object(.group), subject)]
    case .typeRoot: rootMembers + [.init("type", .object(.typeList), subject)]
    case .tokenRoot: rootMembers + [.init("token", .object(.token), subject)]
    case .contextRoot, .appearanceRoot:
      rootMembers + [.init("setting", .object(.setting), subject)]
    case .componentRoot: rootMembers + [.init("component", .object(.component), subject)]
    case .group: groupMembers
    case .chunk: chunkMembers
    case .token: tokenMembers
    case .setting: settingMembers
    case .variant: variantMembers
    case .modifier: modifierMembers
    case .pin: pinMembers
    case .deprecation: deprecationMembers
    case .typeList: typeListMembers
    case .component: componentMembers
    case .field: fieldMembers
    case .uses: usesMembers
    case .context, .options, .dimension: []
    default: valueMembers(of: kind)
    }
  }

  private static func valueMembers(of kind: ObjectKind) -> [TemplateMember] {
    switch kind {
    case .reference: referenceMembers
    case .appearances: appearancesMembers
    case .color: colorMembers
    case .wideColor: wideColorMembers
    case .component3: component3Members
    case .fontFamily: fontFamilyMembers
    case .family: familyMembers
    case .face: faceMembers
    case .fontWeight: fontWeightMembers
    case .duration: durationMembers
    case .cubicBezier: cubicBezierMembers
    case .number: numberMembers
    case .strokeStyle: strokeStyleMembers
    case .border: borderMembers
    case .transition: transitionMembers
    case .shadow: shadowMembers
    case .shadowLayer: shadowLayerMembers
    case .gradient: gradientMembers
    case .stop: stopMembers
    case .typography: typographyMembers
    case .varying: varyingMembers
    case .missing: missingMembers
    case .constant: constantMembers
    case .booleanConstant: booleanConstantMembers
    case .stringConstant: stringConstantMembers
    case .imageConstant: imageConstantMembers
    case .numberConstant: numberConstantMembers
    case .pointConstant: pointConstantMembers
    case .sizeConstant: sizeConstantMembers
    case .rectConstant: rectConstantMembers
    case .insetsConstant: insetsConstantMembers
    case .wordConstant: wordConstantMembers
    case .constantVariant: constantVariantMembers
    case .constantWord: constantWordMembers
    case .constantLength: constantLengthMembers
    default: []
    }
  }

  private static var unions: [TemplateUnionType] {
    let types: [(name: String, type: ObjectTypeID)] = TokenType.allCases.map {
      ($0.name, ObjectKind(value: $0).id)
    }
    return [
      TemplateUnionType(
        "Value",
        cases: types + [("reference", .reference), ("appearances", .appearances)]
      ),
      TemplateUnionType(
        "ConstantValue",
        cases: [
          ("boolean", ObjectKind.booleanConstant.id), ("string", ObjectKind.stringConstant.id),
          ("image", ObjectKind.imageConstant.id), ("number", ObjectKind.numberConstant.id),
          ("point", ObjectKind.pointConstant.id), ("size", ObjectKind.sizeConstant.id),
          ("rect", ObjectKind.rectConstant.id), ("insets", ObjectKind.insetsConstant.id),
          ("word", ObjectKind.wordConstant.id),
        ]
      ),
    ]
  }

  /// The word types; a ``WordTypeID`` of ``ObjectKind`` is an index.
  private static var words: [TemplateWordType] {
    [
      TemplateWordType("TokenType", TokenType.allCases.map(\.name)),
      TemplateWordType("Unit", DimensionUnit.allCases.map(\.name)),
      TemplateWordType("TimeUnit", TimeUnit.allCases.map(\.name)),
      TemplateWordType("ColorSpace", ColorSpace.allCases.map(\.name)),
      TemplateWordType("StrokeKeyword", StrokeStyle.Name.allCases.map(\.name)),
      TemplateWordType("LineCap", LineCap.allCases.map(\.name)),
      TemplateWordType("Slant", TextStyle.Slant.allCases.map(\.rawValue)),
      TemplateWordType("Align", TextStyle.Align.allCases.map(\.rawValue)),
      TemplateWordType("LetterCase", TextStyle.LetterCase.allCases.map(\.rawValue)),
      TemplateWordType("Decoration", TextStyle.Decoration.allCases.map(\.rawValue)),
      TemplateWordType("LineBreak", TextStyle.LineBreak.allCases.map(\.rawValue)),
      TemplateWordType("Role", ["appearance", "contrast"]),
      TemplateWordType("Scheme", ["light", "dark"]),
      TemplateWordType("Contrast", ["standard", "high"]),
      TemplateWordType("AppearanceName", appearanceNames),
      TemplateWordType("ComponentKind", componentKinds),
      TemplateWordType("LengthName", lengthNames),
    ]
  }

  /// The appearances in the order of ``SettingEntry/appearance``.
  static let appearanceNames = ["light", "dark", "lightHighContrast", "darkHighContrast"]
  /// The kinds of components that have a word; the last stands for all others.
  static let componentKinds = ["view", "label", "button", "other"]
  /// What the lengths of constants are called.
  static let lengthNames = ["x", "y", "width", "height", "top", "leading", "bottom", "trailing"]
}

extension ObjectKind {
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

extension OptionDeclaration {
  /// The type that templates see; a choice's words are the last of `words`.
  fileprivate func templateType(words: [TemplateWordType]) -> TemplateType {
    switch kind {
    case .string, .context: pattern == nil ? .text : .code
    case .identifier: .code
    case .number: .number
    case .integer: .integer
    case .boolean: .bool
    case .choice: .word(WordTypeID(UInt16(clamping: words.count - 1)))
    }
  }
}
