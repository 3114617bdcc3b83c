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
  /// What the numbers of the options of a context or modifier begin with.
  static let firstPartOption: UInt16 = 100

  /// Makes the schema of a target.
  ///
  /// - Parameters:
  ///   - options: the target's options.
  ///   - hasPixels: whether every dimension that it prints can be given in pixels.
  init(options: [OptionDeclaration], hasPixels: Bool) {
    var words = WordKind.allCases.map { TemplateWordType($0.typeName, $0.words) }
    var optionMembers: [TemplateMember] = []
    var contextOptions: [TemplateMember] = []
    var modifierOptions: [TemplateMember] = []
    for (index, option) in options.enumerated() {
      let id = MemberID(UInt16(clamping: index))
      switch option.kind {
      case .context, .modifier:
        let type: TemplateType = option.pattern == nil ? .text : .code
        let number = MemberID(OutputSchema.firstPartOption + id.index)
        let member = TemplateMember(option.name, .optional(type), number)
        if option.kind == .context {
          contextOptions.append(member)
        } else {
          modifierOptions.append(member)
        }
        continue
      case .choice:
        words.append(TemplateWordType(option.name, option.values))
      default: break
      }
      let type = option.templateType(words: words)
      let isPresent = option.defaultValue != nil
      optionMembers.append(TemplateMember(option.name, isPresent ? type : .optional(type), id))
    }
    var objects = OutputSchema.objects
    objects[Int(ObjectKind.options.number)] = TemplateObjectType(
      "Options",
      members: optionMembers
    )
    objects[Int(ObjectKind.context.number)] = TemplateObjectType(
      "Context",
      members: ContextMember.schema + contextOptions
    )
    objects[Int(ObjectKind.modifier.number)] = TemplateObjectType(
      "Modifier",
      members: ModifierMember.schema + modifierOptions
    )
    if hasPixels {
      objects[Int(ObjectKind.dimension.number)] = TemplateObjectType(
        "Dimension",
        members: DimensionMember.schemaWithPixels
      )
    }
    template = TemplateSchema(objects: objects, unions: OutputSchema.unions, words: words)
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
    TemplateObjectType(
      kind.typeName,
      isTracked: kind == .token,
      hasPlace: kind.hasPlace,
      members: members(of: kind)
    )
  }

  private static func members(of kind: ObjectKind) -> [TemplateMember] {
    if kind == .uses { return usesMembers }
    let members = kind.members?.schema ?? []
    guard let own = kind.subject else { return members }
    return members + [TemplateMember(own.name, .object(own.type), subject)]
  }

  /// A member for each token type, whose number is that of the type.
  private static var usesMembers: [TemplateMember] {
    let types = TokenType.allCases.map { ($0.name, $0) } + [("constants", .constant)]
    return types.map { TemplateMember($0, .bool, MemberID(UInt16($1.rawValue))) }
  }

  private static let unions = UnionKind.allCases.map { union in
    TemplateUnionType(union.typeName, cases: union.cases.map { ($0.name, $0.type.id) })
  }
}

extension RawRepresentable<String> {
  /// The name of a type in templates: that of its case with a capital.
  fileprivate var typeName: String {
    rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}

extension OptionDeclaration {
  /// The type that templates see; a choice's words are the last of `words`.
  fileprivate func templateType(words: [TemplateWordType]) -> TemplateType {
    switch kind {
    case .string, .context, .modifier: pattern == nil ? .text : .code
    case .identifier: .code
    case .number: .number
    case .integer: .integer
    case .boolean: .bool
    case .token: .object(.token)
    case .choice: .word(WordTypeID(UInt16(clamping: words.count - 1)))
    }
  }
}
