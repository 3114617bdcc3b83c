import Diagnostics
import TokenCompiler
import TokenInspection
import TokenModel

/// `context-order`: overrides for contexts of different modifiers that apply together.
enum ContextOrderRule: LintRule {
  static let code: DiagnosticCode = """
    warning[context-order]: a value depends on the order of the modifiers

    Two overrides for contexts of different modifiers apply together, and neither is
    for a combination of both, so the modifier that is applied last decides. Another
    order, or another tool, gives the token another value. A group is reported once.

    Example:

        "ink": { "$type": "color", "$value": "{gray.900}",
                 "$extensions": { "dev.tokens": { "contexts": {
                   "theme": { "dark": "{gray.100}" },
                   "contrast": { "high": "{black}" } } } } }

    Fix: define the value for both contexts together, for example in a file with
    `when` in the resolver document.
    """

  private struct Place: Hashable {
    let group: PathID
    let modifiers: ModifierSet
  }

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    let ir = source.ir
    let overrides = ir.orderedOverrides.filter { Int($0.token.index) < ir.tokenCount }
    var places: [Place] = []
    let groups = Dictionary(grouping: overrides) { override in
      let place = Place(
        group: ir.paths.parent(of: source[override.token].path),
        modifiers: override.modifiers
      )
      if !places.contains(place) { places.append(place) }
      return place
    }
    return places.compactMap { place in
      groups[place].flatMap { overrides in
        overrides.first.map { finding($0, others: overrides.count - 1, source) }
      }
    }
  }

  private static func finding(
    _ override: IR.OrderedOverride,
    others: Int,
    _ source: LintSource
  ) -> LintFinding {
    let ir = source.ir
    let names = override.modifiers.indices.map { ir.modifiers[$0].name }
    let choices = ir.choices(override.when, over: ir.defaultChoices)
    let more = others == 0 ? [] : [others.counted("more token") + " of the group likewise"]
    return source.finding(
      override.token,
      Diagnostic(
        code,
        "the value of `\(source.path(of: override.token))` depends on the order of \(names.listed())"
      )
      .at(
        ir.sources.span(of: override.origin),
        "applies in \(ir.text(of: choices, for: override.modifiers))"
      )
      .also(ir.sources.span(of: override.overruled), "would apply there in another order")
      .notes(more).help("define it for both contexts together")
    )
  }
}
