import Diagnostics
import TemplateEngine
import TokenCompiler
import TokenModel

/// An IR as one target sees it: names, groups, views and lists, all in flat arrays.
///
/// It is made by ``Binder`` and then answers the templates' questions (see `BoundOutput+…`).
///
/// A class, because templates ask it millions of things and a structure of its size would be copied for
/// many of them. Once it is bound nothing of it changes but what it remembers, so its variables need
/// no check at every access that nobody changes them meanwhile. The thread that renders an output has
/// it for itself.
final class BoundOutput {
  let source: OutputSource
  /// Those of ``source``.
  let facts: SourceFacts
  /// The tokens of ``source``.
  let ir: IR
  let target: Target
  let settings: OutputSettings
  let schema: OutputSchema
  let projection: Projection
  /// For each type a bit for each kind of node that may be a reference there.
  let allowedReferences: [UInt32]
  /// The values that templates asked for in the base view.
  let baseValues: ValueMemo
  /// Pixels of a `rem`.
  @exclusivity(unchecked) var remBase = 16.0

  init(
    source: OutputSource,
    target: Target,
    settings: OutputSettings,
    schema: OutputSchema
  ) {
    self.source = source
    ir = source.ir
    facts = source.facts
    self.target = target.adjusted(by: settings.options)
    self.settings = settings
    self.schema = schema
    allowedReferences = (TokenType.allCases + [.constant]).map { type in
      NodeKind.allCases.reduce(into: 0) { bits, kind in
        if target.references.allows(kind, in: type) { bits |= 1 << UInt32(kind.rawValue) }
      }
    }
    projection = Projection(source, pins: settings.pins)
    baseValues = ValueMemo(count: source.nodes.nodes.count)
    views = ViewTable(modifierCount: source.ir.modifiers.count)
  }

  // Contexts.
  @exclusivity(unchecked) var views: ViewTable
  @exclusivity(unchecked) private var choiceMemo = ChoiceMemo()
  /// The view that a run begins with.
  @exclusivity(unchecked) var baseView: ViewID = ViewTable.base
  /// The views of light and of dark that each view has; empty where nothing asks for them.
  @exclusivity(unchecked) var schemeViews: [(light: ViewID, dark: ViewID)] = []
  /// The view that stands for all contexts at once.
  @exclusivity(unchecked) var uniformView: ViewID = ViewTable.base
  /// The free modifiers that values hold several contexts of.
  @exclusivity(unchecked) var inside = ModifierSet()
  /// The free modifiers that make themes.
  @exclusivity(unchecked) var themed = ModifierSet()
  /// The modifiers, other than those inside it, that change what a token is: empty for one without
  /// themes.
  @exclusivity(unchecked) var themedSets: [ModifierSet] = []
  /// Whether what a token is varies by appearance in more than what can hold several.
  @exclusivity(unchecked) var isBeyond: [Bool] = []

  // What there is.
  @exclusivity(unchecked) var isIncluded: [Bool] = []
  @exclusivity(unchecked) var tokens: [UInt32] = []
  @exclusivity(unchecked) var tree = OutputTree()
  @exclusivity(unchecked) var names = OutputNames()
  /// What takes the place of deprecated tokens, by their indices.
  @exclusivity(unchecked) var replacements: [Int: Replacement] = [:]
  /// The texts of ``names``, once all are there.
  @exclusivity(unchecked) var nameTexts = FrozenTexts(TextTable())
  @exclusivity(unchecked) var types: [(type: TokenType, tokens: Range<Int>)] = []
  @exclusivity(unchecked) var typeTokens: [UInt32] = []
  @exclusivity(unchecked) var used = TypeSet()
  @exclusivity(unchecked) var textStyles: [UInt32] = []
  /// The tokens that lack something in the base which they have in another context.
  @exclusivity(unchecked) var incompleteTokens: [UInt32] = []
  /// The families with files that values name, each once, as indices of ``FontTable/families``.
  @exclusivity(unchecked) var fonts: [UInt32] = []
  /// The hash of what public tokens and constants there are, once something has asked for it.
  @exclusivity(unchecked) var madeFingerprint: TextHash?
  @exclusivity(unchecked) var components = ComponentTable()
  @exclusivity(unchecked) var chunks = ChunkTable()
  @exclusivity(unchecked) var modifiers: [Int] = []
  @exclusivity(unchecked) var themedModifiers: [Int] = []
  /// Where the contexts of each modifier begin in a list of all contexts.
  @exclusivity(unchecked) var contextStarts: [Int] = []
  @exclusivity(unchecked) var contextModifiers: [Int] = []

  // Settings.
  @exclusivity(unchecked) var settingEntries: [SettingEntry] = []
  @exclusivity(unchecked) var settingContexts: [UInt32] = []
  @exclusivity(unchecked) var settingTokens: [UInt32] = []
  @exclusivity(unchecked) var settingLists: [SettingList: Range<Int>] = [:]
  /// The themed variants of each token.
  @exclusivity(unchecked) var variantRanges: [Range<Int>] = []
  @exclusivity(unchecked) var variantEntries: [VariantEntry] = []

  /// What stands in `$extensions`.
  @exclusivity(unchecked) var extensions = ExtensionTable()
  /// How code that uses other outputs writes the tokens.
  @exclusivity(unchecked) var spellings = SpellingTable()

  // Values of options.
  @exclusivity(unchecked) var optionValues: [TemplateValue] = []
  /// The value of each option of type `context`, for each context.
  @exclusivity(unchecked) var contextOptions: [[TextID?]] = []
  /// The value of each option of type `modifier`, for each modifier.
  @exclusivity(unchecked) var modifierOptions: [[TextID?]] = []
  /// The option of type `context` that says how the environment tells a context.
  @exclusivity(unchecked) var conditionOption: Int?
  @exclusivity(unchecked) var pins:
    [(modifier: TextID, context: TextID, scheme: Appearance.Scheme?)] = []
  /// What generic font families are called, by their names in the source.
  @exclusivity(unchecked) var familyWords: [TextID: TextID] = [:]
  @exclusivity(unchecked) var fontWeightWords: [TextID] = []

  /// Whether something is true of every choice of contexts for `modifiers`, the others being as in
  /// the base; `false` if there are too many.
  func isTrueOfAllChoices(
    for modifiers: ModifierSet,
    _ isTrue: (ArraySlice<Modifier.ContextIndex>) -> Bool
  ) -> Bool {
    let base = views.assignment(ViewTable.base)
    return choiceMemo.choices(for: modifiers, from: base, ir)?.allSatisfy(isTrue) ?? false
  }
}

/// A choice of contexts and the tokens that matter there.
struct SettingEntry: Sendable {
  let view: ViewID
  let isBase: Bool
  var contexts: Range<Int>
  /// The modifiers that change what tokens refer to, but not how they are written.
  var carriers = ModifierSet()
  var tokens: Range<Int>
  /// The constants that belong to the same list.
  var constants: Range<Int>
  /// The tokens that are not written as in the base.
  var rewritten: Range<Int>
  /// The constants that are not written as in the base.
  var rewrittenConstants: Range<Int>
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
