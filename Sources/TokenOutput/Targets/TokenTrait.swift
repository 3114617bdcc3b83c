import TemplateEngine
import TokenCompiler
import TokenModel

/// Information in a token that an output can omit.
///
/// A trait is a member, identified by its name in the source, or a word of a member. Information
/// that only documents a token isn't a trait, such as its description or expression, and neither
/// are features limited to some platforms: a text style's number, `relativeTo`, and `system`.
struct TokenTrait: Sendable {
  let member: Member
  /// The word, or another kind of value; `nil` for the whole member.
  let word: String?

  /// The members that can be omitted.
  enum Member: Int, CaseIterable, Sendable {
    case fontFamily, fontSize, fontWeight, style, lineHeight, letterSpacing
    case align, `case`, decoration, lineBreak, fontVariationSettings, color, shadow
    case faces
    case deprecated

    /// The name in the source.
    var name: String {
      switch self {
      case .fontFamily: "fontFamily"
      case .fontSize: "fontSize"
      case .fontWeight: "fontWeight"
      case .style: "style"
      case .lineHeight: "lineHeight"
      case .letterSpacing: "letterSpacing"
      case .align: "align"
      case .case: "case"
      case .decoration: "decoration"
      case .lineBreak: "lineBreak"
      case .fontVariationSettings: "fontVariationSettings"
      case .color: "color"
      case .shadow: "shadow"
      case .faces: "faces"
      case .deprecated: "$deprecated"
      }
    }

    /// The values of the member, if a target can support only some of them; otherwise empty.
    var words: [String] {
      switch self {
      case .style: TextStyle.Slant.allCases.map(\.rawValue)
      case .align: TextStyle.Align.allCases.map(\.rawValue)
      case .case: TextStyle.LetterCase.allCases.map(\.rawValue)
      case .decoration: TextStyle.Decoration.allCases.map(\.rawValue)
      case .lineBreak: TextStyle.LineBreak.allCases.map(\.rawValue)
      case .fontVariationSettings: ["withoutResource"]
      case .shadow: ["layers", "spread", "inset"]
      default: []
      }
    }

    /// The type of the tokens that can have the member; `nil` for all types.
    var type: TokenType? {
      switch self {
      case .faces: .fontFamily
      case .deprecated: nil
      default: .typography
      }
    }

    /// The template members that read it.
    fileprivate var readers: [any OutputMember] {
      switch self {
      case .fontFamily: [TypographyMember.families, TypographyMember.fontFamily]
      case .fontSize: [TypographyMember.size, TypographyMember.fontSize]
      case .fontWeight: [TypographyMember.weight, TypographyMember.fontWeight]
      case .style: [TypographyMember.slant]
      case .lineHeight:
        [
          TypographyMember.lineHeight, TypographyMember.absoluteLineHeight,
          TypographyMember.lineHeightRatio,
        ]
      case .letterSpacing:
        [TypographyMember.letterSpacing, TypographyMember.kern, TypographyMember.kernEm]
      case .align: [TypographyMember.align]
      case .case: [TypographyMember.letterCase]
      case .decoration: [TypographyMember.decoration]
      case .lineBreak: [TypographyMember.lineBreak]
      case .fontVariationSettings: [TypographyMember.variations]
      case .color: [TypographyMember.color]
      case .shadow: [TypographyMember.shadow]
      case .faces: [FamilyMember.faces]
      case .deprecated: [TokenMember.deprecation, TokenMember.isForwarded]
      }
    }

    /// Whether the target uses tokens that can have the member.
    ///
    /// A target that doesn't print text styles at all doesn't omit parts of them.
    fileprivate func concerns(_ used: Set<TemplateMemberUse>) -> Bool {
      switch self {
      case .deprecated: true
      case .faces: used.contains { $0.type == ObjectKind.family.id }
      default: used.contains { $0.type == ObjectKind.typography.id }
      }
    }
  }

  /// All traits.
  ///
  /// The index of a trait is its bit in ``TokenTraits``.
  static let all: [TokenTrait] = Member.allCases.flatMap { member in
    [TokenTrait(member: member, word: nil)]
      + member.words.map { TokenTrait(member: member, word: $0) }
  }
}

struct TokenTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Creates a set with a whole member.
  init(_ member: TokenTrait.Member) {
    rawValue = Self.members[member.rawValue]
  }

  /// Creates a set with a word of a member, by its index among the member's words.
  init(_ member: TokenTrait.Member, word: Int) {
    rawValue = Self.members[member.rawValue] << UInt64(word + 1)
  }

  /// The bit of each whole member.
  ///
  /// The bits of its words follow.
  private static let members: [UInt64] = TokenTrait.Member.allCases.map { member in
    let place = TokenTrait.all.firstIndex { $0.member == member } ?? 0
    return 1 << UInt64(place)
  }

  /// Creates the set of members that no template reads although the target uses tokens that can
  /// have them.
  init(notReadBy used: Set<TemplateMemberUse>) {
    self = TokenTrait.Member.allCases.reduce(into: []) { traits, member in
      let isRead = member.readers.contains { reader in
        used.contains(TemplateMemberUse(type: type(of: reader).object.id, member: reader.id))
      }
      if !isRead, member.concerns(used) { traits.formUnion(TokenTraits(member)) }
    }
  }

  /// The traits in the set, in the order of ``TokenTrait/all``.
  var traits: [(trait: TokenTrait, set: TokenTraits)] {
    TokenTrait.all.enumerated().compactMap { place, trait in
      let bit = TokenTraits(rawValue: 1 << UInt64(place))
      return contains(bit) ? (trait, bit) : nil
    }
  }
}
