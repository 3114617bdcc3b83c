import Diagnostics
import TokenCompiler
import TokenModel

/// `off-grid`: literal dimensions that don't fit the grid.
enum OffGridRule: LintRule {
  static let code: DiagnosticCode = """
    warning[off-grid]: a dimension isn't a multiple of the grid unit

    The source declares a grid unit with `"grid": true`, but this literal dimension
    isn't a whole multiple of it. Half a unit is allowed, and so are dimensions
    below it, such as the widths of lines.

    Example:

        "unit": { "$type": "dimension", "$value": { "value": 8, "unit": "px" },
                  "$extensions": { "dev.tokens": { "grid": true } } },
        "gap":  { "$type": "dimension", "$value": { "value": 15, "unit": "px" } }

    Fix: derive it from the grid unit, here `"~{unit} * 2"`, or list it in `ignore`.
    """
  static let isRecommended = false

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    let dimensions = source.tokens.filter { source[$0].type == .dimension && source.isLiteral($0) }
    let unit = dimensions.first { source[$0].base.gridUnits == 1 }
    guard let unit, let grid = pixels(unit, source), grid > 0 else { return [] }
    return dimensions.compactMap { token in
      guard token != unit, let size = pixels(token, source), size.magnitude > grid / 2 else {
        return nil
      }
      let units = size / grid * 2
      guard (units - units.rounded()).magnitude > 1e-6 else { return nil }
      return source.finding(
        token,
        Diagnostic(
          code,
          "`\(source.path(of: token))` is \(size.shown(2)) px, "
            + "which isn't a multiple of the grid unit of \(grid.shown(2)) px"
        )
        .also(source.span(of: unit), "the grid unit")
        .help("derive it from the grid unit, or list it in `ignore`")
      )
    }
  }

  private static func pixels(_ token: TokenID, _ source: LintSource) -> Double? {
    LintSource.pixels(source.ir.values[Handle<Dimension>(source[token].base.value)])
  }
}
