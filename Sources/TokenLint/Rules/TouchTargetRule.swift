import Diagnostics
import TokenCompiler
import TokenModel

/// `touch-target`: controls and rows below the recommended size.
enum TouchTargetRule: LintRule {
  static let code: DiagnosticCode = """
    warning[touch-target]: a control is too small for fingers

    Apple recommends at least 44 points for controls and rows, and Android 48 dp.
    The option `minimum` is 44 unless set. Only a component's `height`,
    `minimumHeight`, `width`, and `minimumWidth` are checked.

    Example:

        "send": { "$extensions": { "dev.tokens": { "component": "button" } },
                  "minimumHeight": { "$value": { "value": 32, "unit": "px" }, … } }

    Fix: use a larger size.
    """
  static let isRecommended = false
  static let options = [
    LintOption("minimum", .number(1...200), "Minimum size in pixels. Default: 44.")
  ]
  private static let kinds = ["button", "textField", "textView", "toggle", "row"]
  private static let fields = ["height", "minimumHeight", "width", "minimumWidth"]

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    let minimum = options.number("minimum", default: 44)
    let controls = source.components.filter { kinds.contains(source.ir.texts[$0.kind]) }
    return controls.flatMap(\.fields).compactMap { field in
      guard fields.contains(source.ir.texts[field.name]), source[field.token].type == .dimension
      else { return nil }
      let sizes = source.values(of: field.token).compactMap {
        LintSource.pixels(source.ir.values[Handle<Dimension>($0.value)])
      }
      guard let size = sizes.min(), size < minimum else { return nil }
      return source.finding(
        field.token,
        Diagnostic(
          code,
          "`\(source.path(of: field.token))` is \(size.shown(2)) px, "
            + "expected at least \(minimum.shown(2))"
        )
        .help("use a larger size")
      )
    }
  }
}
