/// Waits between builds for changed inputs, for a request to end, and for the command's own events.
package struct BuildLoop<Notifier: FolderNotifier> {
  /// Why the wait ended.
  package enum Event: Sendable {
    /// Inputs have changed, so it's time to build.
    case due
    /// One of the other descriptors may be ready, or their deadline has passed.
    case ready([POSIX.Readiness])
    /// A signal requested the process to end.
    case end(signal: Int32)
  }

  package var watch: InputWatch<Notifier>
  private let requests: POSIX.EndRequests?
  private var start = POSIX.now

  package init(_ watch: InputWatch<Notifier>, _ requests: POSIX.EndRequests?) {
    self.watch = watch
    self.requests = requests
  }

  /// Records that a build starts to read its inputs.
  package mutating func begin() {
    start = POSIX.earliestTimestamp
    watch.begin()
  }

  /// Records that the build has read `inputs`.
  package mutating func end(_ inputs: BuildInputs) {
    watch.end(inputs, since: start, at: POSIX.milliseconds)
  }

  /// Waits for the next event.
  ///
  /// - Parameters:
  ///   - others: other descriptors to wait for.
  ///   - deadline: the latest time to return, in ``POSIX/milliseconds``.
  /// - Returns: the first event.
  package mutating func next(
    _ others: [POSIX.Readiness] = [],
    until deadline: Int = .max
  ) -> Event {
    while true {
      let now = POSIX.milliseconds
      if watch.isDue(at: now) { return .due }
      let own = [requests?.descriptor, watch.descriptor].compactMap(\.self)
      var list = own.map { POSIX.Readiness($0) } + others
      POSIX.wait(for: &list, milliseconds: min(deadline, watch.deadline) - now)
      let ready = list.prefix(own.count).filter(\.canRead).map(\.descriptor)
      if let requests, ready.contains(requests.descriptor) {
        return .end(signal: requests.signal)
      }
      let later = POSIX.milliseconds
      watch.look(at: later, isTold: watch.descriptor.map(ready.contains) ?? false)
      let rest = Array(list.dropFirst(own.count))
      if later >= deadline || rest.contains(where: { $0.canRead || $0.canWrite }) {
        return .ready(rest)
      }
    }
  }
}
