import Diagnostics
import TokenCompiler
import TokenModel

/// `missing-state`: controls with a pressed state but no disabled state.
enum MissingStateRule: LintRule {
  static let code: DiagnosticCode = """
    advice[missing-state]: a control has no disabled state

    The component defines a pressed state, so people can use it, but no field for
    the disabled state, in which it would look as if it worked.

    Example:

        "send": { "$extensions": { "dev.tokens": { "component": "button" } },
                  "background": …, "backgroundPressed": … }

    Fix: add a field such as `backgroundDisabled`, `colorDisabled`, or
    `opacityDisabled`.
    """
  static let isRecommended = false

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    source.components.compactMap { component in
      let names = component.fields.map { source.ir.texts[$0.name] }
      guard let pressed = names.firstIndex(where: { $0.hasSuffix("Pressed") }),
        !names.contains(where: { $0.hasSuffix("Disabled") })
      else { return nil }
      let path = source.text(of: component.path)
      let diagnostic = Diagnostic(code, "`\(path)` has no disabled state")
        .at(source.span(of: component.fields[pressed].token), "the pressed state")
        .help("add a field such as `backgroundDisabled`")
      return LintFinding([component.path], diagnostic)
    }
  }
}
