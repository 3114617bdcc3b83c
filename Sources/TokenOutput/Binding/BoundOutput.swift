import Diagnostics
import TemplateEngine
import TokenCompiler
import TokenModel

/// An IR bound to a target: the results of a ``Binder``'s phases.
///
/// Only caches change after its creation. See ``OutputValues`` for why this is a class without
/// exclusivity checks.
final class BoundOutput {
  let input: BindingInput
  let source: OutputSource
  let ir: IR
  let tokens: OutputTokens
  let names: OutputNames
  let options: OutputOptions
  let values: OutputValues
  let settingTable: SettingTable
  let replacements: Replacements
  let extensions: ExtensionTable
  /// The spellings of the tokens in code that uses other outputs.
  let spellings: SpellingTable
  /// The facts about tokens that aren't in the source.
  let annotations: AnnotationTable
  /// The font families with files, as indices of ``FontTable/families``.
  let fonts: [UInt32]
  /// The tokens that lack a property in the base that they have in another context.
  let incompleteTokens: [UInt32]
  /// The texts of names, options, and settings.
  let texts: FrozenTexts
  /// The output that owns the texts; `nil` for this output.
  private let owner: BoundOutput?

  /// The cached hash of the public tokens and constants.
  @exclusivity(unchecked) var cachedFingerprint: TextHash?
  /// The cached tokens that settings write differently than the base.
  @exclusivity(unchecked) var cachedRewrittenTokens = RewrittenTokens()
  /// The cached uses of numbers.
  @exclusivity(unchecked) var cachedRoles: TokenRoles?
  /// The cached operands of expressions.
  @exclusivity(unchecked) var cachedOperands: OperandTable?

  /// Creates an output from the results of the phases, and adds the texts of the remaining tables
  /// to `texts`.
  init(
    _ input: BindingInput,
    _ tokens: OutputTokens,
    _ names: OutputNames,
    _ values: OutputValues,
    _ settingTable: SettingTable,
    _ texts: inout TextTable
  ) {
    self.input = input
    source = input.source
    ir = source.ir
    self.tokens = tokens
    self.names = names
    options = values.options
    self.values = values
    self.settingTable = settingTable
    replacements = Replacements(input, tokens, &texts)
    extensions = ExtensionTable(input, &texts)
    spellings = SpellingTable(input, tokens, &texts)
    annotations = AnnotationTable(input, tokens, &texts)
    fonts = tokens.fonts(input)
    incompleteTokens = values.incompleteTokens(input)
    self.texts = FrozenTexts(texts)
    owner = nil
  }

  /// Creates an output that has the tables of another, and its own caches.
  init(sharing other: BoundOutput) {
    input = other.input
    source = other.source
    ir = other.ir
    tokens = other.tokens
    names = other.names
    options = other.options
    values = OutputValues(sharing: other.values)
    settingTable = other.settingTable
    replacements = other.replacements
    extensions = other.extensions
    spellings = other.spellings
    annotations = other.annotations
    fonts = other.fonts
    incompleteTokens = other.incompleteTokens
    texts = FrozenTexts(of: other.texts)
    owner = other
  }
}
