/// Waits between builds: for changed inputs, for a request to end, and for whatever else a command has.
package struct BuildLoop<Notifier: FolderNotifier> {
  /// Why the wait is over.
  package enum Event: Sendable {
    /// Inputs have changed: it is time to build.
    case due
    /// The other descriptors, some of which may be ready; or their deadline has passed.
    case ready([POSIX.Readiness])
    /// The process is asked to end by a signal.
    case end(signal: Int32)
  }

  package var watch: InputWatch<Notifier>
  private let requests: POSIX.EndRequests?
  private var start = POSIX.now

  package init(_ watch: InputWatch<Notifier>, _ requests: POSIX.EndRequests?) {
    self.watch = watch
    self.requests = requests
  }

  /// A build begins to read.
  package mutating func begin() {
    // A file gets the time of the last tick of the system's clock.
    start = POSIX.now.earlier(milliseconds: 20)
    watch.begin()
  }

  /// The build has read `inputs`.
  package mutating func end(_ inputs: BuildInputs) {
    watch.end(inputs, since: start, at: POSIX.milliseconds)
  }

  /// Waits for the next event.
  ///
  /// - Parameters:
  ///   - others: what is waited for besides.
  ///   - deadline: when to return at the latest, by ``POSIX/milliseconds``.
  /// - Returns: what happened first.
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
