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
    Self(.baselineGrowth, "`\(path)` would grow by \(new.count.counted("value"))")
      .notes(["such as " + new.examples(3).quoted])
      .help("replace them with tokens, or explain them with `tokens:ignore`; the file is unchanged")
  }

  /// Reports files that `--apply` doesn't change because their changes could be lost.
  static func uncommittedChanges(_ files: [String]) -> Self {
    let verb = files.count == 1 ? "has" : "have"
    return Self(
      .disallowedChange,
      "\(files.quoted(first: 3)) \(verb) changes that aren't committed"
    )
    .notes(["nothing was changed"])
    .help("commit or stash them, or add `--force`")
  }
}
