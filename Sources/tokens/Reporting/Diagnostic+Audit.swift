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

  /// Reports files that `--apply` doesn't change because their changes could be lost.
  static func uncommittedChanges(_ files: [String]) -> Self {
    let names = files.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
    let more = files.count > 3 ? " and \(files.count - 3) more" : ""
    let verb = files.count == 1 ? "has" : "have"
    return Self(.disallowedChange, "\(names)\(more) \(verb) changes that aren't committed")
      .notes(["nothing was changed"])
      .help("commit or stash them, or add `--force`")
  }
}
