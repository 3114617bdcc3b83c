import TemplateEngine
import TokenCompiler
import TokenModel

/// The closed sets of words that templates see; a ``WordTypeID`` is a case's number.
enum WordKind: String, NumberedCase {
  case tokenType, unit, timeUnit, colorSpace, strokeKeyword, lineCap
  case slant, align, letterCase, decoration, lineBreak
  case role, scheme, contrast, appearanceName, componentKind, lengthName
  case extensionKind

  /// Its identifier in the schema.
  var id: WordTypeID { WordTypeID(number) }

  /// Its words; a value is the index of one.
  var words: [String] {
    switch self {
    case .tokenType: TokenType.allCases.map(\.name)
    case .unit: Dimension.Unit.allCases.map(\.name)
    case .timeUnit: TimeSpan.Unit.allCases.map(\.name)
    case .colorSpace: ColorSpace.allCases.map(\.name)
    case .strokeKeyword: StrokeStyle.Name.allCases.map(\.name)
    case .lineCap: StrokeStyle.LineCap.allCases.map(\.name)
    case .slant: TextStyle.Slant.allCases.map(\.rawValue)
    case .align: TextStyle.Align.allCases.map(\.rawValue)
    case .letterCase: TextStyle.LetterCase.allCases.map(\.rawValue)
    case .decoration: TextStyle.Decoration.allCases.map(\.rawValue)
    case .lineBreak: TextStyle.LineBreak.allCases.map(\.rawValue)
    case .role: ["appearance", "contrast"]
    case .scheme: ["light", "dark"]
    case .contrast: ["standard", "high"]
    case .appearanceName: WordKind.appearanceNames
    case .componentKind: WordKind.componentKinds
    case .lengthName: WordKind.lengthNames
    case .extensionKind: ExtensionTable.Value.kinds
    }
  }

  /// The appearances in the order of ``SettingEntry/appearance``.
  static let appearanceNames = ["light", "dark", "lightHighContrast", "darkHighContrast"]
  /// The kinds of components that have a word; the last stands for all others.
  static let componentKinds = [
    "view", "label", "button", "textView", "textField", "image", "other",
  ]
  /// What the lengths of constants are called.
  static let lengthNames = ["x", "y", "width", "height", "top", "leading", "bottom", "trailing"]
}

extension TemplateType {
  /// A word of a kind.
  static func word(_ kind: WordKind) -> TemplateType { .word(kind.id) }
}

extension TemplateValue {
  /// The word for a case, if there is one.
  @inline(__always)
  static func word<Word: CaseIterable & Equatable>(_ word: Word?) -> TemplateValue
  where Word.AllCases == [Word] {
    word.map { .word($0.wordIndex) } ?? .none
  }

  /// A number, if there is one.
  @inline(__always)
  static func number(_ number: Double?) -> TemplateValue {
    guard let number else { return .none }
    return .number(number)
  }

  /// A whole number, if there is one.
  @inline(__always)
  static func integer(_ integer: Int?) -> TemplateValue {
    guard let integer else { return .none }
    return .integer(integer)
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// Its place among the words of its type.
  var wordIndex: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
