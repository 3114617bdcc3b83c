internal import CommandLineParsing
internal import Workspace

/// Repeating the report of a run that had nothing to do, if nothing has changed since.
extension Run {
  static let noStamp = Flag(
    "no-stamp",
    help: "ignore the stamp in .tokens-cache, even if nothing has changed since the last run"
  )

  /// Repeats the report of the last run of this command if nothing has changed since.
  ///
  /// Otherwise, returns `false` and prepares a new stamp.
  mutating func repeatReport() -> Bool {
    // CI usually builds once per checkout, and its caches may restore old stamps.
    let isAutomated = POSIX.environment("CI").map { !$0.isEmpty && $0 != "false" } ?? false
    guard !parsed[Self.noStamp], !isAutomated, let configuration = stampedConfiguration,
      let key = StampKey(
        arguments: Array(CommandLine.arguments.dropFirst()),
        folder: currentFolder,
        surroundings: surroundings
      )
    else { return false }
    let command = parsed.path.rest.last?.name ?? ""
    if let report = BuildStamp.report(for: key, of: command, with: configuration) {
      let stream = report.isOnStandardOutput ? StandardStream.output : .error
      answer = stream.write(report.text)
      return true
    }
    stamp = BuildStamp(for: key, of: command, with: configuration)
    return false
  }

  private var stampedConfiguration: AbsolutePath? {
    let argument = parsed[ConfigurationArgument.declaration]
    return try? ConfigurationSearch(in: currentFolder).find(argument, at: nil)
  }

  private var surroundings: [String] {
    let streams = [StandardStream.output, .error].map(\.surroundings)
    return streams + StandardStream.variables.map { POSIX.environment($0).map { "=" + $0 } ?? "" }
  }

  /// Records the paths on which the result depends, if there was nothing to do.
  mutating func noteStampedPaths(of rendered: RenderedRun, _ comparison: OutputComparison) {
    guard stamp != nil, comparison.isDone, let configuration else { return }
    let isNamed = parsed[ConfigurationArgument.declaration] != nil
    let search = ConfigurationSearch(in: currentFolder)
    stampedPaths = StampedPaths(
      of: rendered,
      inputs,
      candidates: isNamed ? [] : search.paths(until: configuration)
    )
  }
}
