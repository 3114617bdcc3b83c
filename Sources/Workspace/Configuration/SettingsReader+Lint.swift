internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler

extension SettingsReader {
  /// Reads the value of `lint`: a level for each listed code.
  mutating func levels(_ node: JSONNode) -> DiagnosticLevels {
    var levels = DiagnosticLevels()
    for (name, value) in members(of: node, "lint") ?? [] {
      guard let code = DiagnosticCode.named(name.value) else {
        report(.unknownLintCode(name.value, at: name.span))
        continue
      }
      guard DiagnosticCode.configurable.contains(code) else {
        report(.fixedLevel(code, at: name.span))
        continue
      }
      levels[code] = level(value, of: code) ?? levels[code]
    }
    return levels
  }

  private mutating func level(_ node: JSONNode, of code: DiagnosticCode) -> DiagnosticLevel? {
    guard tree.kind(node) == .string, let level = DiagnosticLevel(rawValue: tree.string(node))
    else {
      let written = tree.kind(node) == .string ? tree.string(node) : nil
      report(.unknownLevel(written, of: code.name, at: span(node)))
      return nil
    }
    return level
  }
}
