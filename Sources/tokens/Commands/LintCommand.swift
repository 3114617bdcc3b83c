internal import CommandLineParsing
internal import Diagnostics
internal import TokenCompiler
internal import TokenLint
internal import Workspace

/// `tokens lint`: checks tokens with the rules of a design system.
enum LintCommand: ProgramCommand {
  /// The option of `check`.
  static let lint = Flag("lint", help: "also run the rules of tokens lint")
  static let baseline = Option<String?>(
    "baseline",
    value: "FILE",
    completion: .files,
    help: "report only findings of rules that this file doesn't contain"
  )
  private static let rule = Option<[String]>(
    "rule",
    value: "CODE[=LEVEL]",
    help: """
      turn on a rule, or set its level: allow, advice, warn, or error; overrides the configuration
      """
  )
  static let updateBaseline = Flag(
    "update-baseline",
    help: "remove fixed findings from the baseline, or create it"
  )
  static let allowNew = Flag(
    "allow-new",
    help: "let --update-baseline also add new findings"
  )

  private static let usage = Option<String?>(
    "usage",
    value: "FILE",
    completion: .files,
    help: "report the tokens that this JSON report of tokens audit --usage lists as unused"
  )

  private static let dryRun = Flag(
    "dry-run",
    help: "with --fix, list the files that would change without writing them"
  )

  static let declaration = Command(
    "lint",
    summary: "check the tokens for contrast, duplicates, unused tokens, and other problems",
    discussion: """
      Compiles the source and checks it with the rules in lint of the configuration, in all contexts. \
      Warnings that a build reports are not repeated. The exit status is 1 if there are errors. \
      `tokens explain CODE` describes a rule and its options.
      """,
    examples: [
      Command.Example("tokens lint", "Check the tokens of the configuration"),
      Command.Example("tokens lint --rule naming --rule contrast=warn", "Change two rules"),
      Command.Example("tokens lint --fix", "Remove what has no effect on any output"),
      Command.Example(
        "tokens lint --baseline lint.json --update-baseline",
        "Record the findings, to report only new ones from now on"
      ),
    ],
    options: [rule, usage, Run.fix, dryRun, baseline, updateBaseline, allowNew, Run.omitErrors],
    conflicts: [
      OptionConflict(Run.fix, with: [updateBaseline], help: "fix the files first")
    ],
    arguments: [SourceArgument.declaration]
  )

  static func perform(_ run: inout Run) throws(Finding) {
    checkOptions(&run)
    setLevels(&run)
    guard !run.hasErrors, !run.parsed[Run.fix] || fix(&run) else { return }
    guard let input = try run.input(), !run.hasErrors else { return }
    run.base = input.base
    setLevels(&run)
    guard readUsage(&run) else { return }
    let compilation = run.compile(input)
    // Builds report the warnings.
    run.diagnostics = run.levels.applied(to: run.diagnostics).filter {
      $0.severity == .error || $0.code == .omittedToken
    }
    if let ir = compilation.ir, !run.diagnostics.containsError { run.lint(ir) }
  }

  /// Reports options that have no effect without another one.
  private static func checkOptions(_ run: inout Run) {
    let hasBaseline = run.parsed[baseline] != nil
    for (flag, other, isComplete, example) in [
      (updateBaseline, "--baseline FILE", hasBaseline, "--baseline FILE --update-baseline"),
      (
        allowNew, "--update-baseline", hasBaseline && run.parsed[updateBaseline],
        "--baseline FILE --update-baseline --allow-new"
      ),
      (dryRun, "--fix", run.parsed[Run.fix], "--fix --dry-run"),
    ] where run.parsed[flag] && !isComplete {
      run.report(flag, needs: "`\(other)`", example: "tokens lint \(example)")
    }
  }

  /// Reads the report of the tokens that apps use; returns whether there were no errors.
  private static func readUsage(_ run: inout Run) -> Bool {
    guard let path = run.parsed[usage].map({ run.currentFolder.appending($0) }) else { return true }
    let span = run.parsed.spans(of: usage).first
    do throws(Disk.Failure) {
      run.lintSettings.usage = UsageReport(try Disk.read(path))
      if run.lintSettings.usage == nil {
        run.diagnostics.append(.invalidUsage(run.shown(path), at: span))
      }
    } catch {
      run.diagnostics.append(.unreadableFile(run.shown(path), error, at: span))
    }
    return run.lintSettings.usage != nil
  }

  /// Fixes the findings that can be fixed without changing a token.
  private static func fix(_ run: inout Run) -> Bool {
    run.fixSource(isDry: run.parsed[dryRun], rewritesForms: false) {
      (run: inout Run) throws(Finding) in
      let input = try run.input()
      setLevels(&run)
      return input
    } _: {
      compilation,
      run in
      // With pinned modifiers, the source can vary more elsewhere.
      guard let ir = compilation.ir, ir.pinned.isEmpty else { return [] }
      return Linter(ir, run.lintSettings, without: run.knownFindings).diagnostics
    }
  }

  /// Sets the levels of rules from the command line.
  private static func setLevels(_ run: inout Run) {
    for (text, span) in zip(run.parsed[rule], run.parsed.spans(of: rule)) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let rule = LintRules.named(name) else {
        let known = LintRules.all.map { $0.code.name }
        let message = "there is no rule `\(name)`"
        run.diagnostics.append(.unknown(Located(name, at: span), message, known: known))
        continue
      }
      let word = parts.count == 2 ? String(parts[1]) : rule.levelIfOn.rawValue
      guard let level = DiagnosticLevel(rawValue: word) else {
        let known = DiagnosticLevel.allCases.map(\.rawValue)
        let message = "`\(word)` is not a level"
        run.diagnostics.append(.unknown(Located(word, at: span), message, known: known))
        continue
      }
      run.lintSettings.set(level, of: rule)
    }
  }
}

extension Run {
  /// Checks tokens with the rules, and reports the findings that aren't in the baseline.
  mutating func lint(_ ir: IR) {
    var baseline: LintBaseline?
    let path = parsed[LintCommand.baseline].flatMap { currentFolder.appending($0) }
    let isUpdating =
      parsed.declares(LintCommand.updateBaseline) && parsed[LintCommand.updateBaseline]
    if let path {
      inputs.files.insert(path)
      guard !isUpdating || Disk.exists(path) else { return write(nil, ir, to: path) }
      guard let known = readBaseline(path) else { return }
      if isUpdating { return write(known, ir, to: path) }
      baseline = known
    }
    progress.begin("checking")
    let linter = Linter(ir, lintSettings, without: baseline)
    progress.end()
    diagnostics += linter.diagnostics
    if linter.diagnostics.isEmpty { remarks.append("no findings in \(summary(of: ir))") }
    guard let baseline else { return }
    let fixed = baseline.subtracting(linter.baseline(keeping: baseline)).count
    remarks.append("findings in the baseline: \(baseline.count - fixed)")
    if fixed > 0 { remarks.append("fixed since: \(fixed); --update-baseline removes them") }
  }

  /// The findings in the baseline, if it can be read.
  fileprivate var knownFindings: LintBaseline? {
    let path = parsed[LintCommand.baseline].flatMap { currentFolder.appending($0) }
    return path.flatMap { try? Disk.read($0) }.flatMap { LintBaseline($0) }
  }

  private mutating func readBaseline(_ path: AbsolutePath) -> LintBaseline? {
    let span = parsed.spans(of: LintCommand.baseline).first
    do throws(Disk.Failure) {
      let bytes = try Disk.read(path)
      if let baseline = LintBaseline(bytes) { return baseline }
      diagnostics.append(.invalidBaseline(shown(path), at: span))
    } catch {
      diagnostics.append(.unreadableFile(shown(path), error, at: span))
    }
    return nil
  }

  /// Writes the findings to the baseline unless it would grow.
  private mutating func write(_ known: LintBaseline?, _ ir: IR, to path: AbsolutePath) {
    let found = Linter(ir, lintSettings).baseline(keeping: known)
    let new = found.subtracting(known ?? found)
    guard new.count == 0 || parsed[LintCommand.allowNew] else {
      diagnostics.append(.baselineGrowth(shown(path), new))
      return
    }
    guard found != known else { return remarks.append("the baseline is up to date") }
    do throws(Disk.Failure) {
      try Disk.replace(path, with: found.text)
      remarks.append("wrote \(found.count.counted("finding")) to \(shown(path))")
    } catch {
      diagnostics.append(.unwritableBaseline(shown(path), error))
    }
  }
}
