import TokenModel

/// How identifiers of one target are made from names of the source: `names` of `target.json`.
struct NameRules: Sendable {
  /// The form of a group's identifier.
  var group = Casing.asWritten
  /// The form of a token's identifier.
  var token = Casing.asWritten
  /// The form of a context's identifier; `nil` for that of a token's.
  var context: Casing?
  /// The form of a text style's identifier; `nil` for that of a token's.
  var style: Casing?
  /// The form of a resource's identifier; `nil` for that of a token's.
  var resource: Casing?
  /// Where names have to differ.
  var scope = Scope.group
  /// What stands between the segments of a global name; `nil` to make one name of all words.
  var join: String?
  /// What stands between the identifiers of a whole name.
  var qualifier = "."
  /// Whether two names that differ in letter case only are two names.
  var isCaseSensitive = true
  /// What is put before a name that cannot begin an identifier; `nil` for nothing.
  var digitFirst: String?
  /// The characters that stay.
  var allowed = AllowedCharacters.xid
  /// The newest version of Unicode whose letters and digits stay; `nil` for all.
  var unicode: Int?
  /// The characters that need no escape; `nil` for all that are allowed.
  var plain: PlainCharacters?
  /// What a character becomes in a name that has none of those; `HEX` is its number.
  var otherwise = "uHEX"
  /// The name of `$root`; `nil` to leave it out.
  var root: String?
  /// Words that are written in another way.
  var reserved: [ReservedWords] = []
  /// How reserved words are escaped, `{}` being the word.
  var escape: String?
  /// Words that no case of an enumeration may be; contexts, text styles and words are such cases.
  var reservedCases: [ReservedWords] = []
  /// Names that the target makes in its root type.
  var takenInRoot: [String] = []
  /// Names that the target makes in every group.
  var takenInGroups: [String] = []
  /// What is put after a global name, behind ``join``, for the parts of a token or constant that are
  /// things of their own.
  var parts: [NamedType: [PartName]] = [:]
  /// The kinds of things that tokens and constants are themselves, if names of several kinds may be
  /// alike.
  var kinds: [NamedType: [String]] = [:]
  /// Whether a part that is a reference to a token of the part's name is that token's.
  var sharesParts = false
  /// The name of the member that holds a deprecated public token's value, `{}` being its own name.
  var deprecated: String?
  /// The name of a member's type that would otherwise be called like the member, `{}` being that
  /// name; `nil` to call both the same.
  var type: String?

  /// The kinds of things that have the name of a token or constant itself.
  func kinds(of type: NamedType) -> [String] {
    kinds.isEmpty ? [PartName.onlyKind] : kinds[type] ?? []
  }

  /// Where names have to differ.
  enum Scope: String, CaseIterable, Sendable {
    /// Groups are nested types or objects: a name is unique in its group.
    case group
    /// There is one list of names.
    case global
  }

  /// The forms of an identifier.
  enum Casing: String, CaseIterable, Sendable {
    case lowerCamel
    case upperCamel = "UpperCamel"
    case kebab
    case snake
    case upperSnake = "UPPER_SNAKE"
    case asWritten
  }

  /// The characters that an identifier may have.
  enum AllowedCharacters: String, CaseIterable, Sendable {
    /// ASCII letters and digits.
    case ascii
    /// Letters and digits of every script, as Unicode's identifier syntax has them.
    case xid
    /// The same up to U+FFFF.
    case xidInBasicPlane = "xid-bmp"
    /// Those of every plane and the emoji beyond U+1F000.
    case xidAndEmoji = "xid+emoji"
    /// Everything beyond ASCII too.
    case any
  }

  /// The characters that an identifier may have without being escaped.
  enum PlainCharacters: String, CaseIterable, Sendable {
    /// Letters, decimal digits and `_`; no marks, which many scripts write vowels with.
    case letters

    /// Whether `scalar` is one of them.
    func contains(_ scalar: Unicode.Scalar) -> Bool {
      if scalar == "_" { return true }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber:
        return true
      default:
        return false
      }
    }
  }

  /// Words that no identifier may be, and what is written for them.
  struct ReservedWords: Sendable {
    var words: [String]
    /// The pattern, with `{}` where the word goes.
    var with: String
    /// The words that are written so as labels of arguments too; `nil` for all.
    var labels: [String]?
  }
}
