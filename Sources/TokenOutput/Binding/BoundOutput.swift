import Diagnostics
import TemplateEngine
import TokenCompiler
import TokenModel

/// An IR as one target sees it: names, groups, views and lists, all in flat arrays.
///
/// It is made by ``Binder`` and then answers the templates' questions (see `BoundOutput+…`).
struct BoundOutput: Sendable {
  let source: OutputSource
  /// The tokens of ``source``.
  let ir: IR
  let target: Target
  let settings: OutputSettings
  let schema: OutputSchema
  let projection: Projection
  /// Pixels of a `rem`.
  var remBase = 16.0

  // Contexts.
  var views: ViewTable
  /// The view that a run begins with.
  var baseView: ViewID = ViewTable.base
  /// The view that stands for all contexts at once.
  var uniformView: ViewID = ViewTable.base
  /// The free modifiers that values hold several contexts of.
  var inside = ModifierSet()
  /// The free modifiers that make themes.
  var themed = ModifierSet()
  /// The modifiers, other than those inside it, that change what a token is: empty for one without
  /// themes.
  var themedSets: [ModifierSet] = []
  /// Whether what a token is varies by appearance in more than what can hold several.
  var isBeyond: [Bool] = []

  // What there is.
  var isIncluded: [Bool] = []
  var tokens: [UInt32] = []
  var tree = OutputTree()
  var names = OutputNames()
  var types: [(type: TokenType, tokens: Range<Int>)] = []
  var typeTokens: [UInt32] = []
  var used = TypeSet()
  var textStyles: [UInt32] = []
  var components = ComponentTable()
  var chunks = ChunkTable()
  var constants = ConstantTable()
  var modifiers: [Int] = []
  var themedModifiers: [Int] = []
  /// Where the contexts of each modifier begin in a list of all contexts.
  var contextStarts: [Int] = []
  var contextModifiers: [Int] = []

  // Settings.
  var settingEntries: [SettingEntry] = []
  var settingContexts: [UInt32] = []
  var settingTokens: [UInt32] = []
  var settingLists: [SettingList: Range<Int>] = [:]
  /// The themed variants of each token.
  var variantRanges: [Range<Int>] = []
  var variantEntries: [VariantEntry] = []

  // Values of options.
  var optionValues: [TemplateValue] = []
  /// The value of each option of type `context`, for each context.
  var contextOptions: [[TextID?]] = []
  var pins: [(modifier: TextID, context: TextID)] = []
  /// What words such as `headline` are called, at the index of the source's text.
  var textStyleWords: [TextID: TextID] = [:]
  /// What generic font families are called, by their names in the source.
  var familyWords: [TextID: TextID] = [:]
  var fontWeightWords: [TextID] = []
}

/// A choice of contexts and the tokens that matter there.
struct SettingEntry: Sendable {
  let view: ViewID
  let isBase: Bool
  var contexts: Range<Int>
  /// The modifiers that change what tokens refer to, but not how they are written.
  var carriers = ModifierSet()
  var tokens: Range<Int>
  /// The tokens that are not written as in the base.
  var rewritten: Range<Int>
  var id: TextID
  /// Light, dark, light in high contrast, dark in high contrast: 0 to 3.
  var appearance: Int?
}

/// The lists of settings that a template can ask for.
enum SettingList: UInt32, CaseIterable, Sendable {
  case themes, cascade, variants, settings, appearances
}

/// What a themed token is in some contexts.
struct VariantEntry: Sendable {
  let token: UInt32
  let view: ViewID
  let contexts: Range<Int>
}
