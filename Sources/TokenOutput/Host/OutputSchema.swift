import TemplateEngine
import TokenCompiler
import TokenModel

/// The data available to the templates of a target.
///
/// Targets differ only in their options. A test generates `templates/guide/members.md` from these
/// declarations.
struct OutputSchema: Sendable {
  /// The schema for validating templates.
  let template: TemplateSchema

  /// The number of the additional member in root objects of files that are generated for each
  /// object of a kind.
  static var subject: MemberID { MemberID(100) }
  /// The number of the first option of a context or modifier.
  static let firstPartOption: UInt16 = 100

  /// Creates the schema of a target.
  ///
  /// - Parameters:
  ///   - options: The target's options.
  ///   - hasPixels: Whether all dimensions printed by the target can be converted to pixels.
  init(options: [OptionDeclaration], hasPixels: Bool) {
    var words = OutputSchema.words
    var optionMembers: [TemplateMember] = []
    var contextOptions: [TemplateMember] = []
    var modifierOptions: [TemplateMember] = []
    for (index, option) in options.enumerated() {
      let id = MemberID(UInt16(clamping: index))
      switch option.kind {
      case .context:
        contextOptions.append(Self.partOption(option, index))
        continue
      case .modifier:
        modifierOptions.append(Self.partOption(option, index))
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
    func define(_ kind: ObjectKind, _ name: String, _ members: [TemplateMember]) {
      objects[Int(kind.number)] = TemplateObjectType(name, members: members)
    }
    define(.options, "Options", optionMembers)
    define(.context, "Context", ContextMember.schema + contextOptions)
    define(.modifier, "Modifier", ModifierMember.schema + modifierOptions)
    if hasPixels { define(.dimension, "Dimension", DimensionMember.schemaWithPixels) }
    let hasFormulas = options.contains { $0.name == "formulas" && $0.kind == .choice }
    template = TemplateSchema(
      objects: objects,
      unions: hasFormulas ? OutputSchema.unionsWithFormulas : OutputSchema.unions,
      words: words
    )
  }

  /// Returns the member for an option of a context or modifier.
  private static func partOption(_ option: OptionDeclaration, _ index: Int) -> TemplateMember {
    let type: TemplateType = option.pattern == nil ? .text : .code
    let number = MemberID(OutputSchema.firstPartOption + UInt16(clamping: index))
    return TemplateMember(option.name, .optional(type), number)
  }

  /// Returns the root type of files of this kind, whose members are names in the template.
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

  /// The types without options, created once for all targets.
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

  /// A member for each token type.
  ///
  /// Its number is the raw value of the type.
  private static var usesMembers: [TemplateMember] {
    let types = TokenType.allCases.map { ($0.name, $0) } + [("constants", .constant)]
    return types.map { TemplateMember($0, .bool, MemberID(UInt16($1.rawValue))) }
  }

  /// The word types without those of options.
  private static let words = WordKind.allCases.map { TemplateWordType($0.typeName, $0.words) }

  private static let unions = UnionKind.allCases.map { union($0, hasFormulas: false) }
  private static let unionsWithFormulas = UnionKind.allCases.map { union($0, hasFormulas: true) }

  private static func union(_ kind: UnionKind, hasFormulas: Bool) -> TemplateUnionType {
    let cases = kind.cases(hasFormulas: hasFormulas)
    return TemplateUnionType(kind.typeName, cases: cases.map { ($0.name, $0.type.id) })
  }
}

extension RawRepresentable<String> {
  /// The name of the type in templates: the name of the case with an initial capital.
  fileprivate var typeName: String {
    rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}

extension OptionDeclaration {
  /// Returns the option's type in templates.
  ///
  /// For a choice, it must be the last type in `words`.
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
