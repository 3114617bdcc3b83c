import Diagnostics
import TemplateEngine
import TokenCompiler
import TokenModel

/// An IR bound to a target: the results of a ``Binder``'s phases, and the queries of templates (see
/// `BoundOutput+…`).
///
/// This is a class because templates query it millions of times and copying such a large structure
/// would be too slow. Views and settings are complete before rendering starts; after that, only
/// caches change. Only one thread uses an output at a time, so exclusivity checks are disabled.
final class BoundOutput {
  let source: OutputSource
  let facts: SourceFacts
  let ir: IR
  let target: Target
  let settings: OutputSettings
  let schema: OutputSchema
  let projection: Projection
  let contexts: OutputContexts
  let tokens: OutputTokens
  let names: OutputNames
  let options: OutputOptions
  let replacements: Replacements
  let extensions: ExtensionTable
  /// The spellings of the tokens in code that uses other outputs.
  let spellings: SpellingTable
  /// The font families with files, as indices of ``FontTable/families``.
  let fonts: [UInt32]
  /// For each token type, a bit mask of the node kinds that can be references.
  let allowedReferences: [UInt32]
  /// The values already requested by templates in the base view.
  let baseValues: ValueMemo

  @exclusivity(unchecked) var views: ViewTable
  @exclusivity(unchecked) private(set) var settingTable = SettingTable()
  /// The texts of names, options, and settings.
  @exclusivity(unchecked) private(set) var texts = FrozenTexts(TextTable())
  /// The tokens that lack a property in the base that they have in another context.
  @exclusivity(unchecked) private(set) var incompleteTokens: [UInt32] = []
  /// The cached hash of the public tokens and constants.
  @exclusivity(unchecked) var cachedFingerprint: TextHash?
  /// The cached uses of numbers.
  @exclusivity(unchecked) var cachedRoles: TokenRoles?
  @exclusivity(unchecked) private var choiceMemo = ChoiceMemo()

  /// Creates an output without settings from its names, options, and other tables.
  init(
    _ input: BindingInput,
    _ contexts: OutputContexts,
    _ tokens: OutputTokens,
    _ names: OutputNames,
    _ options: OutputOptions,
    _ texts: inout TextTable
  ) {
    source = input.source
    ir = source.ir
    facts = source.facts
    target = input.target
    settings = input.settings
    schema = input.schema
    projection = input.projection
    self.contexts = contexts
    self.tokens = tokens
    self.names = names
    self.options = options
    replacements = Replacements(input, tokens, &texts)
    extensions = ExtensionTable(input, &texts)
    spellings = SpellingTable(input, tokens, &texts)
    fonts = tokens.fonts(input)
    allowedReferences = (TokenType.allCases + [.constant]).map { [target] type in
      NodeKind.allCases.reduce(into: 0) { bits, kind in
        if target.references.allows(kind, in: type) { bits |= 1 << UInt32(kind.rawValue) }
      }
    }
    baseValues = ValueMemo(count: source.nodes.nodes.count)
    views = ViewTable(input, contexts)
  }

  /// Sets the results of the phases that depend on the rest of the output.
  func finish(_ settings: SettingTable, _ texts: consuming FrozenTexts, incompleteTokens: [UInt32])
  {
    settingTable = settings
    self.texts = texts
    self.incompleteTokens = incompleteTokens
  }

  /// Whether a condition is true for every combination of contexts of `modifiers`, with the other
  /// modifiers at their base context; `false` if there are too many combinations.
  func isTrueOfAllChoices(
    for modifiers: ModifierSet,
    _ isTrue: (ArraySlice<Modifier.ContextIndex>) -> Bool
  ) -> Bool {
    let base = views.assignment(ViewTable.base)
    return choiceMemo.choices(for: modifiers, from: base, ir)?.allSatisfy(isTrue) ?? false
  }
}
