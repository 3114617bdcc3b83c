import TemplateEngine
import TokenCompiler
import TokenModel

/// Something that a token can say and that an output can leave out.
///
/// A trait is a member, by the name that it has in the source, or one word of it. What only explains a
/// token, such as its description or formula, is not a trait, and neither is what only some platforms
/// have: a text style's number, `relativeTo` and `system`.
struct TokenTrait: Sendable {
  let member: Member
  /// The word, or what else it can be; `nil` for the member as a whole.
  let word: String?

  /// The members.
  enum Member: Int, CaseIterable, Sendable {
    case fontFamily, fontSize, fontWeight, style, lineHeight, letterSpacing
    case align, `case`, decoration, lineBreak, color, shadow
    case faces
    case deprecated

    /// Its name in the source.
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
      case .color: "color"
      case .shadow: "shadow"
      case .faces: "faces"
      case .deprecated: "$deprecated"
      }
    }

    /// What it can be, where a target may have something for a part of that only.
    var words: [String] {
      switch self {
      case .style: TextStyle.Slant.allCases.map(\.rawValue)
      case .align: TextStyle.Align.allCases.map(\.rawValue)
      case .case: TextStyle.LetterCase.allCases.map(\.rawValue)
      case .decoration: TextStyle.Decoration.allCases.map(\.rawValue)
      case .lineBreak: TextStyle.LineBreak.allCases.map(\.rawValue)
      case .shadow: ["layers", "spread", "inset"]
      default: []
      }
    }

    /// The type of the tokens that have it; `nil` for all.
    var type: TokenType? {
      switch self {
      case .faces: .fontFamily
      case .deprecated: nil
      default: .typography
      }
    }

    /// The members of objects by which a template reads it.
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
      case .color: [TypographyMember.color]
      case .shadow: [TypographyMember.shadow]
      case .faces: [FamilyMember.faces]
      case .deprecated: [TokenMember.deprecation, TokenMember.isForwarded]
      }
    }

    /// Whether a target has anything to do with the tokens that have it: one that prints no text
    /// styles at all does not leave out a part of them.
    fileprivate func concerns(_ used: Set<TemplateMemberUse>) -> Bool {
      switch self {
      case .deprecated: true
      case .faces: used.contains { $0.type == ObjectKind.family.id }
      default: used.contains { $0.type == ObjectKind.typography.id }
      }
    }
  }

  /// All of them; a place in this list is a bit of a ``TokenTraits``.
  static let all: [TokenTrait] = Member.allCases.flatMap { member in
    [TokenTrait(member: member, word: nil)]
      + member.words.map { TokenTrait(member: member, word: $0) }
  }
}

/// A set of traits.
struct TokenTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// A member as a whole.
  init(_ member: TokenTrait.Member) {
    rawValue = Self.members[member.rawValue]
  }

  /// One word of a member, by its place among the member's words.
  init(_ member: TokenTrait.Member, word: Int) {
    rawValue = Self.members[member.rawValue] << UInt64(word + 1)
  }

  /// The bits of the members as a whole; those of the words of each follow its own.
  private static let members: [UInt64] = TokenTrait.Member.allCases.map { member in
    let place = TokenTrait.all.firstIndex { $0.member == member } ?? 0
    return 1 << UInt64(place)
  }

  /// The members that no template reads, of those that the target has to do with.
  init(unreadBy used: Set<TemplateMemberUse>) {
    self = TokenTrait.Member.allCases.reduce(into: []) { traits, member in
      let isRead = member.readers.contains { reader in
        used.contains(TemplateMemberUse(type: type(of: reader).object.id, member: reader.id))
      }
      if !isRead, member.concerns(used) { traits.formUnion(TokenTraits(member)) }
    }
  }

  /// The traits, in the order of ``TokenTrait/all``.
  var traits: [(trait: TokenTrait, set: TokenTraits)] {
    TokenTrait.all.enumerated().compactMap { place, trait in
      let bit = TokenTraits(rawValue: 1 << UInt64(place))
      return contains(bit) ? (trait, bit) : nil
    }
  }
}
