package import Diagnostics
import TokenCompiler
import TokenModel

extension DiagnosticCode {
  package static let unusedSuppression: DiagnosticCode = """
    warning[unused-suppression]: a suppressed rule has no finding

    `"dev.tokens": { "lint": { RULE: REASON } }` suppresses the findings of a rule
    for a token, or for all tokens of a group. This rule has no finding there, or it
    isn't a rule of `tokens lint`.

    Example:

        "$extensions": { "dev.tokens": { "lint": { "contrast": "logo" } } }

    Fix: remove it, or correct the name of the rule.
    """
}

/// The rules that the source suppresses.
struct LintSuppressions {
  private let ir: IR
  /// The indices in ``IR/suppressedRules`` of each path.
  private var indices: [PathID: [Int]] = [:]
  private var used: Set<Int> = []

  init(_ ir: IR) {
    self.ir = ir
    for (index, rule) in ir.suppressedRules.enumerated() {
      indices[rule.path, default: []].append(index)
    }
  }

  /// Whether a rule is suppressed for any of `paths` or for a group around one.
  mutating func suppress(_ paths: [PathID], _ code: DiagnosticCode) -> Bool {
    guard !indices.isEmpty else { return false }
    var isSuppressed = false
    for start in paths {
      var path = start
      while true {
        for index in indices[path] ?? []
        where ir.texts[ir.suppressedRules[index].rule] == code.name {
          used.insert(index)
          isSuppressed = true
        }
        if path == .root { break }
        path = ir.paths.parent(of: path)
      }
    }
    return isSuppressed
  }

  /// Returns warnings about rules that are suppressed without need.
  ///
  /// `isInEffect` is whether a rule was checked.
  func unused(_ isInEffect: (any LintRule.Type) -> Bool) -> [Diagnostic] {
    ir.suppressedRules.indices.filter { !used.contains($0) }.compactMap { index in
      let suppressed = ir.suppressedRules[index]
      let name = ir.texts[suppressed.rule]
      let path = ir.paths.description(of: suppressed.path, in: ir.texts)
      guard let rule = LintRules.named(name) else {
        return Diagnostic(.unusedSuppression, "`tokens lint` has no rule `\(name)`")
          .at(suppressed.span, "unknown rule")
          .suggesting(name, among: LintRules.all.map { $0.code.name })
          .help("use the code of a finding; other diagnostics can't be suppressed in place")
      }
      guard isInEffect(rule) else { return nil }
      return Diagnostic(.unusedSuppression, "`\(name)` has no finding for `\(path)`")
        .at(suppressed.span, "nothing to suppress").help("remove it").fix(.removal)
    }
  }
}
