import Diagnostics
import TemplateEngine
import TokenModel

/// Binds an IR to a target: selects the tokens of the output, names them, and determines the
/// modifiers they vary with.
///
/// Each phase takes the results of the earlier phases. Its own results don't change afterward.
enum Binder {
  /// Binds `source` to `target`.
  ///
  /// `used` contains the members read by the target's templates. Lists that no template reads
  /// aren't built. `collided` are the tokens and constants to leave out because their names are
  /// taken.
  @inline(never)
  static func bind(
    _ source: OutputSource,
    to target: Target,
    _ schema: OutputSchema,
    settings: OutputSettings,
    used: Set<TemplateMemberUse>,
    without collided: Set<UInt32> = []
  ) -> (output: BoundOutput, diagnostics: [Diagnostic]) {
    let input = BindingInput(source, target, schema, settings, used: used)
    let contexts = OutputContexts(input)
    var collided = Collided(tokens: collided)
    while true {
      let (output, diagnostics, found) = bind(input, contexts, without: collided.tokens)
      if collided.add(found) { continue }
      return (output, collided.diagnostics + diagnostics)
    }
  }

  /// The tokens that are left out because their names are taken.
  private struct Collided {
    var tokens: Set<UInt32>
    var diagnostics: [Diagnostic] = []

    /// Adds the collisions of another attempt.
    ///
    /// - Returns: whether there were any.
    mutating func add(_ found: CollisionCheck.Omissions) -> Bool {
      guard !found.tokens.isSubset(of: tokens) else { return false }
      tokens.formUnion(found.tokens)
      diagnostics += found.diagnostics
      return true
    }
  }

  private static func bind(
    _ input: BindingInput,
    _ contexts: OutputContexts,
    without collided: Set<UInt32>
  ) -> (BoundOutput, [Diagnostic], CollisionCheck.Omissions) {
    var chooser = TokenChooser(input, contexts, without: collided)
    chooser.choose()
    let tokens = chooser.chosen
    var namer = NameBinder(input, tokens)
    var texts = namer.bind()
    let identifierCount = texts.count
    var optionBinder = OptionBinder(input, contexts, tokens)
    optionBinder.bind(&texts)
    let values = OutputValues(input, contexts, tokens, optionBinder.options)
    let collisions: [Diagnostic]
    let omissions: CollisionCheck.Omissions
    do {
      // Destroyed before more texts are added, because a table with two owners would be copied.
      var check = CollisionCheck(input, tokens, namer.names, values, texts, identifierCount)
      collisions = check.diagnostics()
      omissions = check.omissions
    }
    var settingBinder = SettingBinder(
      input: input,
      tokens: tokens,
      names: namer.names,
      values: values
    )
    settingBinder.bind(&texts)
    let output = BoundOutput(input, tokens, namer.names, values, settingBinder.table, &texts)
    let diagnostics =
      chooser.diagnostics + namer.diagnostics + collisions
      + optionBinder.diagnostics + settingBinder.diagnostics
      + LossReport(input, tokens).diagnostics
    return (output, diagnostics, omissions)
  }
}
