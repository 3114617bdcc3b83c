import TemplateEngine
import TokenCompiler
import TokenModel

/// The values of an output in every view, and which of their references are printed.
///
/// This is a class because templates query it millions of times and copying such a large structure
/// would be too slow. Views are complete before rendering starts; after that, only caches change.
/// Only one thread uses an output at a time, so exclusivity checks are disabled.
final class OutputValues {
  let source: OutputSource
  let resolutions: ResolutionTable
  let ir: IR
  let target: Target
  let projection: Projection
  let contexts: OutputContexts
  let options: OutputOptions
  /// Whether each token and constant of the IR is in the output.
  let isIncluded: [Bool]
  /// For each token type, a bit mask of the node kinds that can be references.
  let allowedReferences: [UInt32]
  /// The values already requested by templates in the base view.
  let baseValues: ValueMemo
  /// The formulas of the output; `nil` unless an option enables them.
  let formulas: FormulaTable?

  @exclusivity(unchecked) var views: ViewTable
  @exclusivity(unchecked) var formulaMemo = FormulaMemo()
  @exclusivity(unchecked) private var choiceMemo = ChoiceMemo()

  init(
    _ input: BindingInput,
    _ contexts: OutputContexts,
    _ tokens: OutputTokens,
    _ options: OutputOptions
  ) {
    source = input.source
    resolutions = source.resolutions
    ir = source.ir
    target = input.target
    projection = input.projection
    self.contexts = contexts
    self.options = options
    isIncluded = tokens.isIncluded
    allowedReferences = (TokenType.allCases + [.constant]).map { [target] type in
      NodeKind.allCases.reduce(into: 0) { bits, kind in
        if target.references.allows(kind, in: type) { bits |= 1 << UInt32(kind.rawValue) }
      }
    }
    baseValues = ValueMemo(count: source.nodes.nodes.count)
    views = ViewTable(input, contexts)
    formulas = input.formulas
  }

  /// Creates values that have the tables of others, and their own caches.
  init(sharing other: OutputValues) {
    source = other.source
    resolutions = other.resolutions
    ir = other.ir
    target = other.target
    projection = other.projection
    contexts = other.contexts
    options = other.options
    isIncluded = other.isIncluded
    allowedReferences = other.allowedReferences
    baseValues = ValueMemo(count: source.nodes.nodes.count)
    views = other.views
    formulas = other.formulas
  }

  /// Returns the resolution of a token in a view that isn't open.
  @inline(__always)
  func resolution(of token: Int, in view: ViewID) -> ResolutionID {
    let modifiers = projection.dependsOn[token]
    if modifiers.isEmpty || modifiers.isDisjoint(with: views[view].nonDefault) {
      return projection.base[token]
    }
    return variantResolution(of: token, in: view)
  }

  /// Returns the resolved value of a token in a view.
  func resolved(_ token: Int, in view: ViewID) -> Token.ResolvedValue {
    resolutions[resolution(of: token, in: views[view].closed)]
  }

  /// Returns the resolution of a token in a view in which it can differ from the base.
  private func variantResolution(of token: Int, in view: ViewID) -> ResolutionID {
    projection.hasWords
      ? projection.resolution(of: token, inContexts: views[view].word)
      : projection.resolution(of: token, in: views.assignment(view))
  }

  /// Whether a token's value in a view differs from that in another view, by default the base.
  ///
  /// Not inlined, because it would slow down the function that returns any member.
  @inline(never)
  func isVariant(_ token: Int, in view: ViewID, from other: ViewID = ViewTable.base) -> Bool {
    if projection.dependsOn[token].isEmpty { return false }
    return !areEqual(shown(token, in: view), shown(token, in: other))
  }

  /// The resolution of a token for each appearance in a view.
  typealias Shown = ViewTable.PerAppearance<ResolutionID>

  /// Returns the resolutions of a token in a view, which are the same unless its value contains
  /// several appearances.
  func shown(_ token: Int, in view: ViewID) -> Shown {
    contexts.variesOutsideAppearances[token]
      ? Shown(resolution(of: token, in: views[view].closed))
      : views[view].fixed.map { resolution(of: token, in: $0) }
  }

  /// Whether a token is the same to a template in two views.
  func areEqual(_ one: Shown, _ other: Shown) -> Bool {
    one == other || !one.contains(with: other) { !resolutions.areEqual($0, $1) }
  }

  /// Whether the source lacks a token in the contexts of a view.
  func isAbsent(_ token: Int, in view: ViewID) -> Bool {
    projection.isAbsent(token, in: views.assignment(view), ir)
  }

  /// Whether the resolutions of two tokens satisfy a condition in every combination of contexts of
  /// the modifiers that they vary with; `false` if there are too many combinations.
  func isTrueOfAllChoices(
    _ one: Int,
    _ other: Int,
    _ isTrue: (_ one: ResolutionID, _ other: ResolutionID) -> Bool
  ) -> Bool {
    let modifiers = projection.dependsOn[one].union(projection.dependsOn[other])
    let base = views.assignment(ViewTable.base)
    guard let choices = choiceMemo.choices(for: modifiers, from: base, ir) else { return false }
    if projection.hasWords {
      return choices.words.allSatisfy { word in
        isTrue(
          projection.resolution(of: one, inContexts: word),
          projection.resolution(of: other, inContexts: word)
        )
      }
    }
    return choices.allSatisfy { assignment in
      isTrue(
        projection.resolution(of: one, in: assignment),
        projection.resolution(of: other, in: assignment)
      )
    }
  }
}
