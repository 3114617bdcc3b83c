internal import AppAudit
internal import CommandLineParsing
internal import Diagnostics
internal import JSONSyntax
internal import Workspace

/// `tokens audit`: takes stock of the values in the code and resources of an app.
enum AuditCommand: ProgramCommand {
  private static let paths = Argument<[String]>(
    "PATH",
    isRequired: true,
    completion: .files,
    help: "files and folders of the app"
  )
  private static let kinds = Option<[LiteralKindArgument]>(
    "kinds",
    value: "KIND",
    help: "find only values of these kinds; separate several with commas"
  )
  private static let tests = Flag("tests", help: "also read tests")
  private static let baseline = Option<String?>(
    "baseline",
    value: "FILE",
    completion: .files,
    help: "report only values that this file doesn't contain"
  )

  private static let usage = Flag("usage", help: "list the tokens that nobody uses")
  private static let propose = Option<String?>(
    "propose",
    value: "FOLDER",
    completion: .files,
    help: "write a token source for the values to this new folder"
  )
  private static let minimumCount = Option<CountArgument>(
    "min-count",
    value: "N",
    default: CountArgument(2),
    help: "the number of places from which --propose makes a value a token"
  )

  private static let apply = Flag(
    "apply",
    help: "replace values that tokens have in style sheets, Android resources, and Swift colors"
  )
  private static let dryRun = Flag("dry-run", help: "with --apply, print the changes instead")
  private static let force = Flag(
    "force",
    help: "with --apply, also change files with uncommitted changes"
  )

  static let declaration = Command(
    "audit",
    summary: "find the colors, fonts, and lengths in an app's code and resources",
    discussion: """
      Reads Swift, Objective-C, storyboards, asset catalogs, Kotlin, Java, Android resources, style \
      sheets, HTML, JavaScript, and TypeScript, without files that `.gitignore` lists, generated files, \
      and dependencies. Groups values that look alike. With a configuration, compares them with the \
      tokens in all contexts, and reports names that no token has. Works without a configuration, \
      too. The exit status is 1 if there are errors or, with --strict, any values.
      """,
    examples: [
      Command.Example("tokens audit .", "Take stock of an app"),
      Command.Example("tokens audit App --format html > audit.html", "Show colors and text styles"),
      Command.Example("tokens audit App --propose tokens", "Create tokens from the values"),
      Command.Example(
        "tokens audit App --baseline audit.json --update-baseline",
        "Record the values, to report only new ones from now on"
      ),
    ],
    options: [
      kinds, tests, usage, propose, minimumCount, apply, dryRun, force, baseline,
      LintCommand.updateBaseline,
      ConfigurationOption.declaration,
    ],
    conflicts: [
      OptionConflict(propose, with: [apply], help: "first create tokens, then replace values"),
      OptionConflict(
        LintCommand.updateBaseline,
        with: [propose, apply],
        help: "first record the values, then replace them"
      ),
    ],
    arguments: [paths]
  )

  static func perform(_ run: inout Run) throws(Finding) {
    checkOptions(&run)
    let places = places(&run)
    let (baseline, isUpdating) = try readBaseline(&run)
    let tokens = try run.auditedTokens(areRequired: run.parsed[apply] || run.parsed[usage])
    guard !run.hasErrors, let scan = scan(places, tokens, &run) else { return }
    var stock = scan.stock
    if isUpdating {
      update(baseline, with: AuditBaseline(stock), &run)
      return
    }
    baseline?.removeKnown(from: &stock)
    if run.parsed[propose] != nil {
      run.propose(
        TokenProposal(stock, minimumCount: run.parsed[minimumCount].count),
        in: run.parsed[propose] ?? ""
      )
      return
    }
    var report = AuditReport(stock, tokens?.tokens)
    if run.parsed[apply] {
      run.replace(
        AuditReplacements(report, tokens?.replacements ?? [:]),
        in: report,
        importing: tokens?.swiftModule,
        isDry: run.parsed[dryRun],
        isForced: run.parsed[force]
      )
      return
    }
    if let tokens {
      report.adoption = FolderAdoption.all(stock, scan.names)
      report.unused = run.parsed[usage] ? tokens.unused(scan.names) : nil
      run.report(scan.names, tokens)
    }
    remark(on: scan, stock, &run)
    write(report, &run)
  }

  /// Mentions comments without an effect, and files that weren't read.
  private static func remark(on scan: AppScan.Result, _ stock: AuditStock, _ run: inout Run) {
    for place in stock.unexplained {
      run.remarks.append(
        "\(place.path):\(place.line): `tokens:ignore` needs a reason to have an effect"
      )
    }
    for path in scan.unknown {
      run.remarks.append("\(run.shown(path)) was not read: its language is unknown")
    }
    for path in scan.skipped {
      run.remarks.append("\(run.shown(path)) was not read: it's larger than 8 MB")
    }
    if scan.tests > 0 {
      let tests = scan.tests.counted("test was", "tests were")
      run.remarks.append("\(tests) not read; --tests includes \(scan.tests == 1 ? "it" : "them")")
    }
  }

  /// Reports options that have no effect without another one.
  private static func checkOptions(_ run: inout Run) {
    for flag in [dryRun, force] where run.parsed[flag] && !run.parsed[apply] {
      let example = "tokens audit App --apply \(flag.declaration.spelling)"
      run.report(flag, needs: "`--apply`", example: example)
    }
  }

  /// The files and folders to read; reports those that don't exist.
  private static func places(_ run: inout Run) -> [AbsolutePath] {
    let search = ConfigurationSearch(in: run.currentFolder)
    return zip(run.parsed[paths], run.parsed.spans(of: paths)).compactMap { path, span in
      do throws(Finding) {
        return try search.named(path, at: span)
      } catch {
        run.add(error)
        return nil
      }
    }
  }

  private static func scan(
    _ places: [AbsolutePath],
    _ tokens: AuditedTokens?,
    _ run: inout Run
  ) -> AppScan.Result? {
    let requested = run.parsed[kinds].flatMap(\.kinds)
    let current = run.currentFolder
    run.progress.begin("reading")
    defer { run.progress.end() }
    do throws(Disk.Failure) {
      return try AppScan.scan(
        places,
        except: tokens?.generatedFiles ?? [],
        kinds: Set(requested.isEmpty ? LiteralKind.allCases : requested),
        includesTests: run.parsed[tests],
        names: tokens?.names
      ) { $0.relative(to: current) }
    } catch {
      run.diagnostics.append(.unreadableFile(run.shown(error.path), error, at: nil))
      return nil
    }
  }

  // MARK: Report

  private static func write(_ report: AuditReport, _ run: inout Run) {
    let text: String
    switch run.parsed[Program.format] {
    case .text: text = report.text(isComplete: run.isVerbose)
    case .markdown: text = report.markdown(isComplete: run.isVerbose)
    case .html: text = report.html(isComplete: run.isVerbose)
    case .json:
      var writer = JSONWriter(.chosen)
      report.writeFindings(to: &writer)
      run.results = [Report.Result(name: "findings", json: writer.bytes)]
      if let unused = report.unused {
        var writer = JSONWriter(.pretty(width: 100))
        writer.list(unused) { $0.string($1) }
        run.results.append(Report.Result(name: "unused", json: writer.bytes))
      }
      text = ""
    case .lines, .github, .sarif:
      run.reportValues(report)
      text = ""
    }
    if !text.isEmpty {
      run.status =
        run.parsed[Program.format] == .text
        ? StandardStream.output.writeEscaped(text) : StandardStream.output.write(text)
    }
    guard run.parsed[Program.strict], !report.stock.findings.isEmpty else { return }
    run.status = max(run.status, .failure)
    if run.parsed[Program.format] == .text { run.reportValues(report) }
  }

  // MARK: Baseline

  private static func readBaseline(
    _ run: inout Run
  ) throws(Finding) -> (baseline: AuditBaseline?, isUpdating: Bool) {
    let isUpdating = run.parsed[LintCommand.updateBaseline]
    guard let name = run.parsed[baseline] else {
      if isUpdating {
        let example = "tokens audit App --baseline audit.json --update-baseline"
        run.report(LintCommand.updateBaseline, needs: "`--baseline FILE`", example: example)
      }
      return (nil, isUpdating)
    }
    let path = run.currentFolder.appending(name)
    if isUpdating, !Disk.exists(path) { return (nil, true) }
    let span = run.parsed.spans(of: baseline).first
    do throws(Disk.Failure) {
      let known = AuditBaseline(try Disk.read(path))
      if known == nil { run.diagnostics.append(.invalidAuditBaseline(name, at: span)) }
      return (known, isUpdating)
    } catch {
      run.diagnostics.append(.unreadableFile(name, error, at: span))
      return (nil, isUpdating)
    }
  }

  /// Writes the values to the baseline unless it would grow.
  private static func update(
    _ known: AuditBaseline?,
    with found: AuditBaseline,
    _ run: inout Run
  ) {
    guard let name = run.parsed[baseline] else { return }
    let new = found.subtracting(known ?? found)
    guard new.count == 0 else {
      run.diagnostics.append(.auditBaselineGrowth(name, new))
      return
    }
    guard found != known else { return run.remarks.append("the baseline is up to date") }
    do throws(Disk.Failure) {
      try Disk.replace(run.currentFolder.appending(name), with: found.text)
      run.remarks.append("wrote \(found.count.counted("value")) to \(name)")
    } catch {
      run.diagnostics.append(.unwritableBaseline(name, error))
    }
  }
}

/// The value of `--kinds`.
struct LiteralKindArgument: ArgumentValue {
  private static let known = LiteralKind.allCases.map(\.rawValue)

  static let expectation = known.listed("or")

  let kinds: [LiteralKind]

  init?(argument: String) {
    let names = argument.split(separator: ",").map(String.init)
    kinds = names.compactMap { LiteralKind(rawValue: $0) }
    guard !kinds.isEmpty, kinds.count == names.count else { return nil }
  }

  var argumentText: String { kinds.map(\.rawValue).joined(separator: ",") }

  static var allowedArguments: [String] { known }
}

/// The value of `--min-count`.
struct CountArgument: ArgumentValue {
  static let expectation = "a number from 1"

  let count: Int

  init(_ count: Int) { self.count = count }

  init?(argument: String) {
    guard let count = Int(argument), count > 0 else { return nil }
    self.count = count
  }

  var argumentText: String { "\(count)" }
}
