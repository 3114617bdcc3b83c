package import Diagnostics

extension DiagnosticCode {
  /// The codes of rules, which only `tokens lint` and `tokens check --lint` report.
  package static let lintRuleCodes = LintRules.all.map { $0.code }

  /// The other codes of these commands.
  package static let lintCodes: [DiagnosticCode] = [
    unusedSuppression, baselineGrowth, invalidBaseline, invalidUsage,
  ]

  package static let baselineGrowth: DiagnosticCode = """
    error[baseline-growth]: the baseline would grow

    A baseline records the findings that a team already knows, so it only shrinks.
    `--update-baseline` removes what was fixed, but there are new findings, and
    nothing was written.

    Example:

        tokens lint --baseline lint.json --update-baseline

    Fix: fix or suppress the new findings, or add `--allow-new`.
    """

  package static let invalidBaseline: DiagnosticCode = """
    error[invalid-baseline]: a file isn't a baseline

    `--baseline` takes a file that `--update-baseline` has written. It has the paths
    of tokens by rule.

    Example:

        tokens lint --baseline tokens.config.json

    Fix: use the right file, or write a new one with `--update-baseline`.
    """

  package static let invalidUsage: DiagnosticCode = """
    error[invalid-usage]: a file isn't a report of the tokens that apps use

    `tokens lint --usage` takes a report in JSON that `tokens audit --usage` has
    written.

    Example:

        tokens lint --usage tokens.config.json

    Fix: write a report with `tokens audit PATH --usage --format json > usage.json`.
    """
}

extension Diagnostic {
  /// Reports findings that aren't in the baseline, of which there's at least one.
  package static func baselineGrowth(_ path: String, _ new: LintBaseline) -> Self {
    let examples = new.subjects.sorted { $0.key < $1.key }.prefix(3).compactMap { rule, paths in
      paths.min().map { "`\(rule)` of `\($0)`" }
    }
    return Self(
      .baselineGrowth,
      "`\(path)` would grow by \(new.count.counted("finding"))"
    )
    .notes(["such as " + examples.joined(separator: ", ")])
    .help("fix or suppress them, or add `--allow-new`; the file is unchanged")
  }

  package static func invalidUsage(_ path: String, at span: Span?) -> Self {
    Self(.invalidUsage, "`\(path)` isn't a report of the tokens that apps use")
      .at(span, "not a report of usage")
      .help("write one with `tokens audit PATH --usage --format json > usage.json`")
  }

  package static func invalidBaseline(_ path: String, at span: Span?) -> Self {
    Self(.invalidBaseline, "`\(path)` isn't a baseline of `tokens lint`")
      .at(span, "not a baseline").help("write a new one with `--update-baseline`")
  }
}
