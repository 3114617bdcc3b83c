import TemplateEngine
import TokenCompiler
import TokenModel

/// The word types available to templates.
///
/// A ``WordTypeID`` is the number of a case.
enum WordKind: String, NumberedCase {
  case tokenType, unit, timeUnit, colorSpace, strokeKeyword, lineCap
  case slant, align, letterCase, decoration, lineBreak
  case role, scheme, contrast, motion, appearanceName, componentKind, componentState, lengthName
  case extensionKind, roleName
  case gradientKind, gradientCorner, gradientShape, gradientSize

  /// The identifier in the schema.
  var id: WordTypeID { WordTypeID(number) }

  /// The words of the type.
  ///
  /// A value is an index into this array.
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
    case .motion: ["full", "reduced"]
    case .appearanceName: WordKind.appearanceNames
    case .componentKind: WordKind.componentKinds
    case .componentState: WordKind.componentStates
    case .lengthName: WordKind.lengthNames
    case .extensionKind: ExtensionTable.Value.kinds
    case .roleName: ValueRole.allCases.map(\.name)
    case .gradientKind: ["linear", "radial", "conic"]
    case .gradientCorner: Gradient.Corner.allCases.map(\.rawValue)
    case .gradientShape: Gradient.Shape.allCases.map(\.rawValue)
    case .gradientSize: Gradient.Extent.allCases.map(\.rawValue)
    }
  }

  /// The appearances, in the order of ``SettingEntry/appearance``.
  static let appearanceNames = ["light", "dark", "lightHighContrast", "darkHighContrast"]
  /// The component kinds that have a word.
  ///
  /// The last one represents all others.
  static let componentKinds = [
    "view", "label", "button", "textView", "textField", "image", "toggle", "row", "other",
  ]
  /// The states that fields of components can apply to, after a word for fields without a state.
  static let componentStates = ["usual"] + ComponentState.allCases.map(\.rawValue)
  /// Returns the word for a state; that for none if it is `nil`.
  static func index(of state: ComponentState?) -> Int { state.map { $0.wordIndex + 1 } ?? 0 }
  /// The names of the lengths of constants.
  static let lengthNames = ["x", "y", "width", "height", "top", "leading", "bottom", "trailing"]
}

extension TemplateType {
  static func word(_ kind: WordKind) -> TemplateType { .word(kind.id) }
}

extension TemplateValue {
  /// Returns the word for a case; absent if `word` is `nil`.
  static func word<Word: CaseIterable & Equatable>(_ word: Word?) -> TemplateValue
  where Word.AllCases == [Word] {
    word.map { .word($0.wordIndex) } ?? .none
  }

  /// Returns a number; absent if `number` is `nil`.
  static func number(_ number: Double?) -> TemplateValue {
    guard let number else { return .none }
    return .number(number)
  }

  /// Returns a whole number; absent if `integer` is `nil`.
  static func integer(_ integer: Int?) -> TemplateValue {
    guard let integer else { return .none }
    return .integer(integer)
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The index of the case among the words of its type.
  var wordIndex: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
