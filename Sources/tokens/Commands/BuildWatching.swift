internal import Workspace

/// `tokens build --watch`: builds, and rebuilds after each change to the inputs.
enum BuildWatching {
  static func perform(_ run: inout Run) {
    var loop = BuildLoop(InputWatch(POSIX.Notifier()), POSIX.EndRequests())
    var start = 0
    run.repeat(in: &loop) { run in
      start = POSIX.milliseconds
      BuildCommand.build(&run)
    } remark: { run, isFirst in
      run.sayTime(since: start)
      if isFirst { run.remarks.append("watching for changes; press Ctrl-C to stop") }
    } wait: { loop in
      // There are no other descriptors, so the only events are changes and signals.
      if case .end(let signal) = loop.next() { POSIX.end(bySignal: signal) }
    }
  }
}

extension Run {
  /// Performs and reports runs until one has no configuration, and becomes this one.
  ///
  /// - Parameters:
  ///   - loop: the loop that watches the inputs.
  ///   - body: performs a run.
  ///   - remark: adds remarks to a run with a configuration, knowing whether it's the first.
  ///   - wait: waits until the next run is due.
  mutating func `repeat`(
    in loop: inout BuildLoop<POSIX.Notifier>,
    _ body: (inout Run) -> Void,
    remark: (inout Run, _ isFirst: Bool) -> Void,
    wait: (inout BuildLoop<POSIX.Notifier>) -> Void
  ) {
    let (parsed, sources) = (parsed, sources)
    var configuration: AbsolutePath?
    var memory = BuildMemory()
    while true {
      loop.begin()
      var run = Run(parsed, sources: sources, configuration: configuration, memory: memory)
      body(&run)
      // Without a configuration, there is nothing to wait for.
      guard run.configuration != nil else { return self = run }
      remark(&run, configuration == nil)
      configuration = run.configuration
      run.reportMissingConfiguration()
      let inputs = run.inputs
      memory = run.memory ?? memory
      // Before the report, after which files may be changed at any time.
      loop.end(inputs)
      _ = run.finish()
      wait(&loop)
    }
  }

  /// Adds a remark if the configuration is missing and the program waits for it.
  ///
  /// Configurations disappear for a moment when Git switches branches.
  private mutating func reportMissingConfiguration() {
    guard let configuration, !Disk.exists(configuration) else { return }
    remarks.append("waiting for \(shown(configuration)) to reappear; press Ctrl-C to stop")
  }

  /// Adds the duration of the run to its last line.
  fileprivate mutating func sayTime(since start: Int) {
    let line = hasErrors ? "nothing was written" : remarks.popLast() ?? "built"
    remarks.append("\(line) (\(POSIX.milliseconds - start) ms)")
  }
}
