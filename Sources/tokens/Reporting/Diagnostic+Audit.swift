internal import AppAudit
internal import Diagnostics
internal import TokenLint

extension Diagnostic {
  static func invalidAuditBaseline(_ path: String, at span: Span?) -> Self {
    Self(.invalidBaseline, "`\(path)` isn't a baseline of `tokens audit`")
      .at(span, "not a baseline").help("write a new one with `--update-baseline`")
  }

  /// Reports values that an audit found in addition to those of its baseline.
  static func auditBaselineGrowth(_ path: String, _ new: AuditBaseline) -> Self {
    let count = new.count
    return Self(
      .baselineGrowth,
      "`\(path)` would grow by \(count) value\(count == 1 ? "" : "s")"
    )
    .notes(["such as " + new.examples(3).map { "`\($0)`" }.joined(separator: ", ")])
    .help("replace them with tokens, or explain them with `tokens:ignore`; the file is unchanged")
  }
}
