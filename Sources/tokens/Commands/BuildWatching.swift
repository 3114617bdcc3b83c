internal import CommandLineParsing
internal import Diagnostics
internal import Workspace

/// `tokens build --watch`: builds, and again after each change of what was read.
enum BuildWatching {
  static func perform(_ first: consuming Run) -> ExitStatus {
    let (parsed, sources) = (first.parsed, first.sources)
    var loop = BuildLoop(InputWatch(POSIX.Notifier()), POSIX.EndRequests())
    var isFirst = true
    while true {
      loop.begin()
      var run = Run(parsed, sources: sources)
      run.endsProcess = false
      let start = POSIX.milliseconds
      BuildCommand.build(&run)
      // Without a configuration there is nothing to wait for.
      guard !run.inputs.isEmpty else { return run.finish() }
      let inputs = run.inputs
      run.sayTime(since: start)
      if isFirst { run.remarks.append("watching for changes; Ctrl-C ends it") }
      isFirst = false
      _ = run.finish()
      loop.end(inputs)
      // Nothing else is waited for, so only these two come.
      if case .end(let signal) = loop.next() { POSIX.end(bySignal: signal) }
    }
  }
}

extension Run {
  /// Adds the time that the run has taken to its last line.
  fileprivate mutating func sayTime(since start: Int) {
    let line = hasErrors ? "nothing was written" : remarks.popLast() ?? "built"
    remarks.append("\(line) (\(POSIX.milliseconds - start) ms)")
  }
}
