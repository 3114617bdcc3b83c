internal import CommandLineParsing
internal import Diagnostics
internal import Workspace

/// Writes the report of a run in the requested format.
struct Reporter {
  private let format: ReportFormat
  private let color: ColorChoice
  private let isQuiet: Bool
  private let isVerbose: Bool
  /// The stream for reports in JSON and for GitHub.
  ///
  /// `ir` and lists of files use standard output for their results.
  private let stream: StandardStream

  init(_ parsed: ParsedCommand) {
    format = parsed[Program.format]
    color = parsed[Program.color]
    isQuiet = parsed[Program.quiet]
    isVerbose = parsed[Program.verbose]
    stream = parsed.names(IRCommand.self) || parsed.isListing ? .error : .output
  }

  /// Writes `report`, and returns the exit status of writing.
  func write(_ report: Report, remarks: [String], in sources: SourceMap) -> ExitStatus {
    var report = report
    if isQuiet { report.diagnostics.removeAll { $0.severity != .error } }
    report.diagnostics = report.diagnostics.map(\.boundedForReport)
    return switch format {
    case .text: StandardStream.error.write(text(report, remarks: remarks, in: sources))
    case .lines: StandardStream.error.write(LineRenderer().render(report.diagnostics, in: sources))
    case .json:
      stream.write(
        JSONRenderer(limit: isVerbose ? nil : JSONRenderer.limit).render(report, in: sources)
      )
    case .github:
      stream.write(
        GitHubRenderer(isComplete: isVerbose).render(report.diagnostics, in: sources)
      )
    }
  }

  private func text(_ report: Report, remarks: [String], in sources: SourceMap) -> String {
    let terminal = StandardStream.error.terminal
    let renderer = TextRenderer(
      width: terminal.sourceWidth,
      decorator: terminal.decorator(for: color)
    )
    var text = renderer.report(report.diagnostics, isComplete: isVerbose, in: sources)
    if let count = report.diagnostics.countLine { text += count + "\n" }
    if !isQuiet { for remark in remarks { text += remark.escapedForDisplay + "\n" } }
    return text
  }
}
