internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler

extension SettingsReader {
  /// Reads the value of `lint`: a level for each code that is named.
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

extension Diagnostic {
  fileprivate static func unknownLintCode(_ name: String, at span: Span?) -> Diagnostic {
    let nearest =
      nearestName(to: name, among: DiagnosticCode.configurable.map(\.name))
      ?? nearestName(to: name, among: DiagnosticCode.all.map(\.name))
    return Diagnostic(
      .unknownCode,
      "there is no diagnostic `\(name)`",
      at: span.map { Label($0, "no code has this name") },
      help: nearest.map { "did you mean `\($0)`?" }
        ?? "the code is in the brackets of a message; `tokens explain` lists all codes"
    )
  }

  fileprivate static func unknownLevel(
    _ level: String?,
    of code: String,
    at span: Span
  ) -> Diagnostic {
    let levels = DiagnosticLevel.allCases.map(\.rawValue)
    let nearest = level.flatMap { nearestName(to: $0, among: levels) }
    return Diagnostic(
      .invalidSetting,
      level.map { "`\($0)` is not a level" } ?? "the level of `\(code)` is not a string",
      at: Label(span, "expected `allow`, `warn` or `error`"),
      help: nearest.map { "did you mean `\($0)`?" }
    )
  }

  fileprivate static func fixedLevel(_ code: DiagnosticCode, at span: Span?) -> Diagnostic {
    let reason =
      code.severity == .error
      ? "is always an error: its level cannot be changed" : "is not reported by builds"
    return Diagnostic(
      .invalidSetting,
      "`\(code.name)` \(reason)",
      at: span.map { Label($0, "expected the code of a warning") },
      help: "remove this member; `lint` sets the levels of warnings"
    )
  }
}
