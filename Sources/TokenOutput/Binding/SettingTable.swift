import TokenCompiler
import TokenModel

/// The settings that templates read, with their contents in flat arrays.
struct SettingTable: Sendable {
  var entries: [SettingEntry] = []
  /// The contexts of settings and variants, as indices into the list of all contexts.
  var contexts: [UInt32] = []
  /// The tokens and constants of settings.
  var tokens: [UInt32] = []
  /// The range of each list in ``entries``.
  var lists: [SettingList: Range<Int>] = [:]
  var variants: [VariantEntry] = []
  /// The themed variants of each token; empty unless a template reads them.
  var variantRanges: [Range<Int>] = []
  /// The cases of each token, in ``variants``; empty unless a template reads them.
  var caseRanges: [Range<Int>] = []
  /// How the environment can select each context; `nil` for default contexts.
  ///
  /// Empty unless a template reads the rules of settings.
  var environments: [Environment?] = []
  /// The light and the dark view for each view; empty unless a template reads them.
  var schemeViews: [(light: ViewID, dark: ViewID)] = []

  func variants(of token: Int) -> Range<Int> {
    variantRanges.isEmpty ? 0..<0 : variantRanges[token]
  }

  func cases(of token: Int) -> Range<Int> { caseRanges.isEmpty ? 0..<0 : caseRanges[token] }

  /// The range of a list in ``entries``.
  subscript(list: SettingList) -> Range<Int> { lists[list] ?? 0..<0 }
}

/// A combination of contexts and the tokens affected by it.
struct SettingEntry: Sendable {
  let view: ViewID
  let isBase: Bool
  var contexts: Range<Int>
  /// The modifiers that change the values of referenced tokens, but not how tokens are written.
  var carriers = ModifierSet()
  var tokens: Range<Int>
  /// The constants of the same list.
  var constants: Range<Int>
  var id: TextID
  /// The index of the appearance: 0 for light, 1 for dark, 2 for light in high contrast, 3 for dark
  /// in high contrast.
  var appearance: Int?
}

/// The lists of settings available to templates.
enum SettingList: UInt32, CaseIterable, Sendable {
  case themes, cascade, variants, settings, appearances
}

/// The value of a themed token in a combination of contexts, or in all combinations with some
/// contexts.
struct VariantEntry: Sendable {
  let token: UInt32
  let view: ViewID
  let contexts: Range<Int>
  /// The range of entries with the same value, including this one.
  let alike: Range<Int>
}
