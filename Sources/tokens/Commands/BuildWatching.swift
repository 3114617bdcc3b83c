internal import CommandLineParsing
internal import Diagnostics
internal import Workspace

/// `tokens build --watch`: builds, and rebuilds after each change to the inputs.
enum BuildWatching {
  static func perform(_ first: consuming Run) -> ExitStatus {
    let (parsed, sources) = (first.parsed, first.sources)
    var loop = BuildLoop(InputWatch(POSIX.Notifier()), POSIX.EndRequests())
    var configuration: AbsolutePath?
    var memory = BuildMemory()
    while true {
      loop.begin()
      var run = Run(parsed, sources: sources, configuration: configuration, memory: memory)
      let start = POSIX.milliseconds
      BuildCommand.build(&run)
      // Without a configuration, there is nothing to wait for.
      guard run.configuration != nil else { return run.finish() }
      let inputs = run.inputs
      memory = run.memory ?? memory
      run.sayTime(since: start)
      if configuration == nil { run.remarks.append("watching for changes; press Ctrl-C to stop") }
      configuration = run.configuration
      run.reportMissingConfiguration()
      // Before the report, after which files may be changed at any time.
      loop.end(inputs)
      _ = run.finish()
      // There are no other descriptors, so the only events are changes and signals.
      if case .end(let signal) = loop.next() { POSIX.end(bySignal: signal) }
    }
  }
}

extension Run {
  /// Adds a remark if the configuration is missing and a program that keeps running waits for it.
  ///
  /// Configurations disappear for a moment when Git switches branches.
  mutating func reportMissingConfiguration() {
    guard let configuration, !Disk.exists(configuration) else { return }
    remarks.append("waiting for \(shown(configuration)) to reappear; press Ctrl-C to stop")
  }

  /// Adds the duration of the run to its last line.
  fileprivate mutating func sayTime(since start: Int) {
    let line = hasErrors ? "nothing was written" : remarks.popLast() ?? "built"
    remarks.append("\(line) (\(POSIX.milliseconds - start) ms)")
  }
}
