/// Splits a name of the source into words.
///
/// The algorithm is the same for all targets, except for the characters that count as letters.
struct NameWords {
  let allowed: NameRules.AllowedCharacters
  /// The latest major version of Unicode whose letters and digits are kept; `nil` for no limit.
  let unicode: Int?
  /// The texts before and after the code point in the replacement for a character that isn't kept.
  let replacement: (before: String, after: String)
  /// Whether numbers are words of their own.
  let numbers: NameRules.Numbers

  /// Creates the splitter for a target's names.
  init(_ rules: NameRules) {
    self.init(
      allowed: rules.allowed,
      otherwise: rules.otherwise,
      unicode: rules.unicode,
      numbers: rules.numbers
    )
  }

  init(
    allowed: NameRules.AllowedCharacters,
    otherwise: String,
    unicode: Int? = nil,
    numbers: NameRules.Numbers = .joined
  ) {
    self.allowed = allowed
    self.unicode = unicode
    self.numbers = numbers
    let parts = otherwise.split(aroundFirst: "HEX")
    replacement = (parts[0], parts.count > 1 ? parts[1] : "")
  }

  /// Splits `name` into words.
  ///
  /// Returns at least one word unless `name` is empty.
  ///
  /// Words end at every character that is neither a letter nor a digit, between a lowercase and an
  /// uppercase letter, and before the last capital of a run that is followed by a lowercase letter.
  /// Whether they end between a letter and a digit depends on ``numbers``. The hyphen of a negative
  /// number is the word `minus`, so that `-100` and `100` differ.
  func split(_ name: String) -> [String] {
    let scalars = Array(name.unicodeScalars)
    var words = scalars.first == "-" && scalars.dropFirst().first?.isDigit == true ? ["minus"] : []
    var word = String.UnicodeScalarView()
    func endWord() {
      if !word.isEmpty { words.append(String(word)) }
      word = String.UnicodeScalarView()
    }
    for (index, scalar) in scalars.enumerated() {
      switch characterClass(of: scalar) {
      case .separator:
        endWord()
      case .foreign:
        endWord()
        words.append(replaced(scalar))
      case .ignored:
        continue
      case .upper where beginsWord(at: index, in: scalars):
        endWord()
        word.append(scalar)
      case .upper, .lower, .other:
        if splitsNumber(at: index, in: scalars) { endWord() }
        word.append(scalar)
      }
    }
    endWord()
    guard words.isEmpty else { return words }
    let visible = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    return (visible.isEmpty ? scalars : visible).map(replaced)
  }

  /// Returns `name` with all characters replaced that might not be valid in names.
  func verbatim(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "-", "_", "$": result.unicodeScalars.append(scalar)
      default:
        if NameWords.isWordCharacter(scalar), isKnown(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          result += replaced(scalar)
        }
      }
    }
    return result
  }

  /// Whether the uppercase letter at `index` begins a new word.
  private func beginsWord(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard index > 0 else { return false }
    switch characterClass(of: scalars[index - 1]) {
    case .lower: return true
    case .upper: break
    default: return false
    }
    guard index + 1 < scalars.count else { return false }
    return characterClass(of: scalars[index + 1]) == .lower
  }

  /// Whether a word ends before the letter or digit at `index` because the other one precedes it.
  private func splitsNumber(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard numbers != .joined, index > 0 else { return false }
    let (before, scalar) = (scalars[index - 1], scalars[index])
    guard numbers == .apart else {
      return before.isDigit && characterClass(of: scalar) == .upper
    }
    return before.isDigit != scalar.isDigit && NameWords.isWordCharacter(before)
  }

  private func replaced(_ scalar: Unicode.Scalar) -> String {
    replacement.before + String(scalar.value, radix: 16) + replacement.after
  }

  private enum CharacterClass {
    case lower, upper, other, separator
    /// A letter that isn't kept.
    case foreign
    case ignored
  }

  private func characterClass(of scalar: Unicode.Scalar) -> CharacterClass {
    if scalar.isASCII {
      switch scalar {
      case "a"..."z": return .lower
      case "A"..."Z": return .upper
      case "0"..."9": return .other
      default: return .separator
      }
    }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return .ignored }
    guard NameWords.isWordCharacter(scalar) else {
      switch allowed {
      case .any: return properties.isWhitespace || scalar.value < 0xA0 ? .separator : .other
      case .xidAndEmoji: return scalar.value >= 0x1F000 && properties.isEmoji ? .other : .separator
      case .ascii, .xid, .xidInBasicPlane: return .separator
      }
    }
    guard isKnown(scalar) else { return .foreign }
    if properties.isUppercase { return .upper }
    return properties.isLowercase ? .lower : .other
  }

  /// Whether the target's language supports the letter, digit, or mark `scalar`.
  private func isKnown(_ scalar: Unicode.Scalar) -> Bool {
    switch allowed {
    case .ascii: return scalar.isASCII
    case .xidInBasicPlane where scalar.value > 0xFFFF: return false
    case .xid, .xidInBasicPlane, .xidAndEmoji, .any: break
    }
    guard let unicode, !scalar.isASCII else { return true }
    return scalar.properties.age.map { $0.major <= unicode } ?? false
  }

  /// Whether a name that the source sets for the target can be printed unchanged.
  func canPrint(_ name: String, joinedWith joiners: Set<Unicode.Scalar>) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy { scalar in
        if joiners.contains(scalar) { return true }
        switch characterClass(of: scalar) {
        case .upper, .lower, .other: return true
        case .separator, .foreign, .ignored: return false
        }
      }
  }

  /// Whether `scalar` is a letter, a digit, or a combining mark.
  ///
  /// Follows Unicode's identifier syntax (UAX #31), but excludes punctuation and invisible
  /// characters.
  static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": return true
      default: return false
      }
    }
    guard scalar.properties.isXIDContinue, !scalar.properties.isDefaultIgnorableCodePoint else {
      return false
    }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .otherPunctuation, .format: return false
    default: return true
    }
  }

  /// Whether an identifier can begin with `scalar`.
  static func canBeginIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "_" || scalar == "$" || scalar.properties.isAlphabetic }
    return scalar.properties.isXIDStart || !scalar.properties.isXIDContinue
  }
}
