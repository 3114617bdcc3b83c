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

  /// Returns `report` in UTF-8, and the stream to write it to.
  func render(
    _ report: Report,
    remarks: [String],
    in sources: SourceMap
  ) -> (bytes: [UInt8], stream: StandardStream) {
    var report = report
    if isQuiet { report.diagnostics.removeAll { $0.severity != .error } }
    report.diagnostics = report.diagnostics.map(\.boundedForReport)
    switch format {
    case .text, .markdown, .html:
      return (Array(text(report, remarks: remarks, in: sources).utf8), .error)
    case .lines:
      return (Array(LineRenderer().render(report.diagnostics, in: sources).utf8), .error)
    case .json:
      let renderer = JSONRenderer(limit: isVerbose ? nil : JSONRenderer.limit)
      return (renderer.render(report, in: sources), stream)
    case .sarif:
      let renderer = SARIFRenderer(version: Generator.version)
      return (renderer.render(report.diagnostics, in: sources), stream)
    case .github:
      let renderer = GitHubRenderer(isComplete: isVerbose)
      return (Array(renderer.render(report.diagnostics, in: sources).utf8), stream)
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
