internal import CommandLineParsing
internal import Diagnostics
internal import TokenCompiler
internal import Workspace

/// One run of a command: what was asked, and what there is to report so far.
struct Run {
  let parsed: ParsedCommand
  /// The files of the run, beginning with the command line.
  ///
  /// Their paths are relative to the configuration's folder, for they end up in the IR.
  var sources: SourceMap
  var diagnostics: [Diagnostic] = []
  /// What the configuration makes of warnings.
  var levels = DiagnosticLevels()
  /// The outputs that were looked at.
  var outputs: [Report.Output] = []
  /// What was asked for, in a report for programs.
  var result: Report.Result?
  /// Lines on what was done, for people.
  var remarks: [String] = []
  /// What the run has read, or tried to.
  var inputs = BuildInputs()
  /// Whether the process ends with the run, so that nothing needs to be taken apart.
  var endsProcess = true
  /// The folder that paths are relative to.
  var base: AbsolutePath?
  /// The worst that happened, apart from what diagnostics say.
  var status = ExitStatus.success
  let progress: ProgressLine

  init(_ parsed: ParsedCommand, sources: SourceMap) {
    self.parsed = parsed
    self.sources = sources
    let isShown = parsed[Program.format] == .text && !parsed[Program.quiet]
    progress = ProgressLine(isShown: isShown && StandardStream.error.terminal.canShowProgress)
  }

  var isVerbose: Bool { parsed[Program.verbose] }

  /// The current folder; paths in reports are relative to it.
  let currentFolder: AbsolutePath =
    (try? POSIX.currentDirectory()).flatMap { AbsolutePath($0) } ?? .root

  /// Whether the run cannot succeed any more, warnings taken as the configuration and `--strict` want
  /// them.
  var hasErrors: Bool { status != .success || effectiveDiagnostics.containsError }

  /// `path` as a person would type it here.
  func shown(_ path: AbsolutePath) -> String { path.relative(to: currentFolder) }

  mutating func add(_ finding: Finding) {
    diagnostics.append(finding.diagnostic)
    status = max(status, finding.status)
  }

  /// Reports everything and says how the run ended.
  consuming func finish() -> ExitStatus {
    let diagnostics = effectiveDiagnostics.sortedForReport()
    let status = max(status, self.status(of: diagnostics))
    let report = Report(
      command: parsed.path.rest.last?.name ?? "",
      status: Int(status.rawValue),
      diagnostics: diagnostics,
      outputs: outputs,
      result: result
    )
    let reporter = Reporter(parsed)
    let written = reporter.write(report, remarks: remarks, in: shownSources)
    return status == .success ? written : status
  }

  var effectiveDiagnostics: [Diagnostic] {
    let diagnostics = levels.applied(to: diagnostics)
    return parsed[Program.strict] ? diagnostics.treatingWarningsAsErrors() : diagnostics
  }

  /// The files with their paths as a person would type them here, or as programs find them anywhere.
  var shownSources: SourceMap {
    guard let base else { return sources }
    return sources.mapPaths { file in
      let isOnDisk = file.isFile && !file.path.hasPrefix("built-in/")
      guard isOnDisk else { return file.path }
      let path = base.appending(file.path)
      return parsed[Program.format] == .lines ? path.text : shown(path)
    }
  }

  /// The exit status that errors stand for.
  private func status(of diagnostics: [Diagnostic]) -> ExitStatus {
    diagnostics.filter { $0.severity == .error }.map { diagnostic -> ExitStatus in
      switch diagnostic.code {
      case .unreadableFile, .unreadableFolder, .unwritableFile, .buildInProgress, .unusablePort:
        .environment
      case .wrongKindOfFile: .failure
      default: diagnostic.isOnCommandLine ? .usage : .failure
      }
    }.max() ?? .success
  }
}

extension Diagnostic {
  /// Whether the mistake is in what was typed: the command line is the first of the files.
  fileprivate var isOnCommandLine: Bool { primary?.span.file == SourceMap.FileID(index: 0) }
}
