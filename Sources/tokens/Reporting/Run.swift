internal import CommandLineParsing
internal import Diagnostics
internal import TokenCompiler
internal import TokenLint
internal import Workspace

/// A run of a command: the parsed command line, and the results to report.
struct Run {
  let parsed: ParsedCommand
  /// The files of the run, starting with the command line.
  ///
  /// Their paths are relative to the configuration's folder, because they become part of the IR.
  var sources: SourceMap
  var diagnostics: [Diagnostic] = []
  /// The diagnostic levels from the configuration.
  var levels = DiagnosticLevels()
  /// The levels and options of the rules of `lint`.
  var lintSettings = LintSettings()
  /// The warnings that don't fail this command under `--strict`.
  var acceptedWarnings: Set<DiagnosticCode> = []
  /// The outputs that were compared with the disk.
  var outputs: [Report.Output] = []
  /// The results of the command, in a report for programs.
  var results: [Report.Result] = []
  /// Lines about the actions of the run, for people.
  var remarks: [String] = []
  /// The files that the run has read or tried to read.
  var inputs = BuildInputs()
  /// The configuration, once it was read.
  ///
  /// A command that keeps running uses the same one again, even if it's missing.
  var configuration: AbsolutePath?
  /// What the next run in the same process can use again, or `nil` if the process ends with the run.
  var memory: BuildMemory?
  /// The folder that paths are relative to.
  var base: AbsolutePath?
  /// The worst exit status so far, apart from that of the diagnostics.
  var status = ExitStatus.success
  /// The exit status if the output is complete, so no report follows it.
  var answer: ExitStatus?
  /// The stamp to write if the run has nothing to do.
  var stamp: BuildStamp?
  /// The paths on which the result depends, if the run had nothing to do.
  var stampedPaths: StampedPaths?
  let progress: ProgressLine

  init(
    _ parsed: ParsedCommand,
    sources: SourceMap,
    configuration: AbsolutePath? = nil,
    memory: BuildMemory? = nil
  ) {
    self.parsed = parsed
    self.configuration = configuration
    self.memory = memory
    self.sources = sources
    let isShown = parsed[Program.format] == .text && !parsed[Program.quiet]
    progress = ProgressLine(isShown: isShown && StandardStream.error.terminal.canShowProgress)
  }

  var isVerbose: Bool { parsed[Program.verbose] }

  /// The working directory.
  ///
  /// Paths in reports are relative to it.
  let currentFolder: AbsolutePath =
    (try? POSIX.currentDirectory()).flatMap { AbsolutePath($0) } ?? .root

  /// Whether the run can no longer succeed, given the diagnostic levels and `--strict`.
  var hasErrors: Bool { status != .success || effectiveDiagnostics.containsError }

  /// Returns `path` relative to the working directory.
  func shown(_ path: AbsolutePath) -> String { path.relative(to: currentFolder) }

  mutating func add(_ finding: Finding) {
    diagnostics.append(finding.diagnostic)
    status = max(status, finding.status)
  }

  /// Reports an option that has no effect without another one, or without an argument.
  mutating func report(_ option: some DeclaredOption, needs other: String, example: String) {
    let spelling = option.declaration.spelling
    let span = parsed.spans(of: option).first
    diagnostics.append(.optionAlone(spelling, needs: other, example: example, at: span))
  }

  /// Prints the whole output of a command without a report.
  mutating func answer(_ text: String) { answer(Array(text.utf8)) }

  mutating func answer(_ bytes: [UInt8]) { answer = StandardStream.output.write(bytes) }

  /// Writes the report, and returns the exit status of the run.
  consuming func finish() -> ExitStatus {
    if let answer { return answer }
    let diagnostics = effectiveDiagnostics.sortedForReport()
    let status = max(status, self.status(of: diagnostics))
    let report = Report(
      command: parsed.path.rest.last?.name ?? "",
      status: Int(status.rawValue),
      diagnostics: diagnostics,
      outputs: outputs,
      results: results
    )
    let (bytes, stream) = Reporter(parsed).render(report, remarks: remarks, in: shownSources)
    let written = stream.write(bytes)
    guard status == .success else { return status }
    if let stamp, let stampedPaths, written == .success {
      let text = String(decoding: bytes, as: UTF8.self)
      stamp.write(BuildStamp.Report(text, isOnStandardOutput: stream == .output), stampedPaths)
    }
    return written
  }

  var effectiveDiagnostics: [Diagnostic] {
    let diagnostics = levels.applied(to: diagnostics)
    guard parsed[Program.strict] else { return diagnostics }
    return diagnostics.treatingWarningsAsErrors(except: acceptedWarnings)
  }

  /// The files with paths relative to the working directory, or absolute paths for `--format
  /// lines`.
  var shownSources: SourceMap {
    guard let base else { return sources }
    return sources.mapPaths { file in
      let isOnDisk = file.isFile && !file.path.hasPrefix("built-in/")
      guard isOnDisk else { return file.path }
      let path = base.appending(file.path)
      return parsed[Program.format] == .lines ? path.text : shown(path)
    }
  }

  /// Returns the exit status for the errors among `diagnostics`.
  private func status(of diagnostics: [Diagnostic]) -> ExitStatus {
    diagnostics.filter { $0.severity == .error }.map { diagnostic -> ExitStatus in
      switch diagnostic.code {
      case .unreadableFile, .unreadableFolder, .unwritableFile, .buildInProgress, .unusablePort:
        .environment
      case .wrongKindOfFile, .disallowedChange, .notRenamed: .failure
      default: diagnostic.isOnCommandLine ? .usage : .failure
      }
    }.max() ?? .success
  }
}

extension Diagnostic {
  /// Whether the error is on the command line, which is the first of the files.
  fileprivate var isOnCommandLine: Bool { primary?.span.file == SourceMap.FileID(index: 0) }
}
