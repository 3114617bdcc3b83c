import TokenModel

/// The rules for converting names of the source to identifiers of a target: `names` in
/// `target.json`.
struct NameRules: Sendable {
  /// The form of group identifiers.
  var group = Casing.asWritten
  /// The form of token identifiers.
  var token = Casing.asWritten
  /// The form of context identifiers; `nil` for that of tokens.
  var context: Casing?
  /// The form of text style identifiers; `nil` for that of tokens.
  var style: Casing?
  /// The form of resource identifiers; `nil` for that of tokens.
  var resource: Casing?
  /// The scope in which names must be unique.
  var scope = Scope.group
  /// The separator between the segments of a global name; `nil` for the default separator of the
  /// form.
  var join: String?
  /// The names of top-level groups that an output with short names leaves out of global names, in
  /// lowercase.
  var leading: [String] = []
  /// Whether global names leave out ``leading`` groups.
  var isShort = false
  /// The separator between the identifiers of a qualified name.
  var qualifier = "."
  /// Whether names that differ only in letter case are distinct.
  var isCaseSensitive = true
  /// The prefix for names that can't begin an identifier; `nil` for none.
  var digitFirst: String?
  /// The characters that are kept.
  var allowed = AllowedCharacters.xid
  /// The latest major version of Unicode whose letters and digits are kept; `nil` for no limit.
  var unicode: Int?
  /// The characters that don't have to be escaped; `nil` for all allowed characters.
  var plain: PlainCharacters?
  /// The replacement for letters and digits that aren't kept, and for the characters of a name that
  /// has no letters or digits.
  ///
  /// `HEX` is replaced by the code point.
  var otherwise = "uHEX"
  /// Whether numbers in names are words of their own.
  var numbers = Numbers.joined
  /// The name of `$root`; `nil` to omit it.
  var root: String?
  /// The reserved words and their replacements.
  var reserved: [ReservedWords] = []
  /// The pattern for escaping names.
  ///
  /// `{}` is replaced by the name.
  var escape: String?
  /// The words that can't be names of enumeration cases, such as contexts, text styles, and words
  /// of constants.
  var reservedCases: [ReservedWords] = []
  /// The names that the target declares in its root type.
  var takenInRoot: [String] = []
  /// The names that the target declares in every group.
  var takenInGroups: [String] = []
  /// The suffixes of global names, after ``join``, for the parts of a token or constant that are
  /// generated as separate declarations.
  var parts: [NamedType: [PartName]] = [:]
  /// The kinds of declarations generated for tokens and constants themselves; empty if names must
  /// be unique regardless of kind.
  var kinds: [NamedType: [String]] = [:]
  /// Whether a part and a token can share a name if the part is a reference to the token.
  var sharesParts = false
  /// The pattern for the name of the member with a deprecated public token's value.
  ///
  /// `{}` is replaced by the token's name.
  var deprecated: String?
  /// The pattern for the name of a member's type if it would otherwise equal the member's name.
  ///
  /// `{}` is replaced by that name; `nil` to use the same name for both.
  var type: String?

  /// Returns the kinds of declarations that have the name of a token or constant itself.
  func kinds(of type: NamedType) -> [String] {
    kinds.isEmpty ? [PartName.onlyKind] : kinds[type] ?? []
  }

  /// The scopes in which names must be unique.
  enum Scope: String, CaseIterable, Sendable {
    /// Groups are nested types or objects, so names must be unique in each group.
    case group
    /// All names must be unique in the output.
    case global
  }

  /// The letter cases of identifiers.
  enum Casing: String, CaseIterable, Sendable {
    case lowerCamel
    case upperCamel = "UpperCamel"
    case kebab
    case snake
    case upperSnake = "UPPER_SNAKE"
    case asWritten
  }

  /// The ways to separate numbers in names from letters.
  enum Numbers: String, CaseIterable, Sendable {
    /// Numbers belong to the letters around them: `2xl` and `500A` are one word each.
    case joined
    /// Words end between a digit and a capital, as in Style Dictionary 3 and later: `500 A`.
    case capitals
    /// Words end between a digit and a letter, as in Style Dictionary 2: `2 xl`.
    case apart
  }

  /// The sets of characters that an identifier can contain.
  enum AllowedCharacters: String, CaseIterable, Sendable {
    /// ASCII letters and digits.
    case ascii
    /// Letters and digits of every script, as defined by Unicode's identifier syntax.
    case xid
    /// The same, up to U+FFFF.
    case xidInBasicPlane = "xid-bmp"
    /// The same, in all planes, and the emoji from U+1F000 on.
    case xidAndEmoji = "xid+emoji"
    /// All non-ASCII characters, in addition to ASCII letters and digits.
    case any
  }

  /// The sets of characters that don't have to be escaped.
  enum PlainCharacters: String, CaseIterable, Sendable {
    /// Letters, decimal digits, and `_`. Excludes marks, with which many scripts write vowels.
    case letters

    /// Whether the set contains `scalar`.
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

  /// Words that can't be identifiers, and their replacements.
  struct ReservedWords: Sendable {
    var words: [String]
    /// The pattern for the replacement.
    ///
    /// `{}` is replaced by the word.
    var with: String
    /// The words that are also replaced in argument labels; `nil` for all.
    var labels: [String]?
  }
}
