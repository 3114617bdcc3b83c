package import Diagnostics
package import TokenCompiler
package import TokenModel

/// Checks tokens with the rules that are in effect.
package struct Linter {
  private let source: LintSource
  private let settings: LintSettings
  package private(set) var diagnostics: [Diagnostic] = []
  /// The findings about tokens, each with its subject.
  package private(set) var marks: [(path: PathID, code: DiagnosticCode, message: String)] = []
  /// The findings that aren't suppressed, by rule.
  private var subjects: [String: Set<String>] = [:]

  /// Runs the rules.
  ///
  /// - Parameters:
  ///   - ir: the tokens.
  ///   - settings: the levels and options of the rules.
  ///   - baseline: known findings, which aren't reported.
  ///   - path: the token whose findings are needed, with those of its groups; `nil` for all.
  package init(
    _ ir: IR,
    _ settings: LintSettings,
    without baseline: LintBaseline? = nil,
    about path: PathID? = nil
  ) {
    source = LintSource(ir, version: settings.version, usage: settings.usage)
    self.settings = settings
    var suppressions = LintSuppressions(ir)
    var budget = DiagnosticBudget()
    let groups = path.map { Set(ir.paths.ancestors(of: $0)) } ?? []
    for rule in LintRules.all {
      guard let severity = settings.level(of: rule).severity else { continue }
      let options = settings.options(of: rule)
      if path == nil, let advice = Self.adviceOnMissingOptions(of: rule, options) {
        diagnostics.append(advice)
      }
      let ignored = options.patterns(LintOption.ignore.name)
      for finding in rule.findings(in: source, options) {
        let paths = finding.paths.map { source.text(of: $0) }
        guard !paths.contains(where: ignored.matches),
          !suppressions.suppress(finding.paths, rule.code)
        else { continue }
        if let subject = paths.first, !add(subject, of: rule, without: baseline) { continue }
        if let path, !finding.paths.contains(where: { $0 == path || groups.contains($0) }) {
          continue
        }
        var diagnostic = finding.diagnostic
        diagnostic.severity = finding.isAboutRule ? .advice : severity
        if let subject = finding.paths.first {
          marks.append((subject, rule.code, diagnostic.message))
        }
        diagnostics.append(diagnostic)
        budget.trim(&diagnostics)
      }
    }
    if path == nil { diagnostics += suppressions.unused { settings.level(of: $0) != .allow } }
    budget.finish(&diagnostics)
  }

  /// Records the subject of a finding, and returns whether to report it.
  private mutating func add(
    _ subject: String,
    of rule: any LintRule.Type,
    without baseline: LintBaseline?
  ) -> Bool {
    if rule.precedence.contains(where: { subjects[$0.name]?.contains(subject) ?? false }) {
      return false
    }
    subjects[rule.code.name, default: []].insert(subject)
    return baseline?.contains(subject, rule.code) != true
  }

  /// Returns the findings that builds report, too: uses of deprecated tokens.
  package static func findingsOfBuild(_ ir: IR, _ settings: LintSettings) -> [Diagnostic] {
    guard ir.hasDeprecations else { return [] }
    let rule = DeprecatedUsedRule.self
    var own = settings
    for other in LintRules.all { own.set(.allow, of: other) }
    own.set(settings.levelInBuilds(of: rule), of: rule)
    return Linter(ir, own).diagnostics.filter { $0.code == rule.code }
  }

  /// Returns advice if a rule has none of the options that it needs.
  private static func adviceOnMissingOptions(
    of rule: any LintRule.Type,
    _ options: LintOptions
  ) -> Diagnostic? {
    let names = rule.necessaryOptions
    guard !names.isEmpty, names.allSatisfy({ options[$0] == nil }) else { return nil }
    let message = "`\(rule.code.name)` checks nothing without the option \(names.listed("or"))"
    var advice = Diagnostic(rule.code, message)
      .help("set it in the configuration, as in `\"\(rule.code.name)\": [LEVEL, { … }]`")
    advice.severity = .advice
    return advice
  }

  /// Returns a baseline with all findings.
  ///
  /// Rules that weren't checked keep the findings that they have in `known`.
  package func baseline(keeping known: LintBaseline?) -> LintBaseline {
    var baseline = LintBaseline(subjects)
    for rule in LintRules.all where settings.level(of: rule) == .allow {
      baseline.subjects[rule.code.name] = known?.subjects[rule.code.name]
    }
    return baseline
  }
}
