/// Detects changes to the inputs of a build since they were read.
///
/// After a notification, it compares the inputs with a snapshot. Other changes in a folder, such as
/// files written by a build, therefore don't matter. Without a working notifier, it's enough to
/// compare from time to time.
package struct InputWatch<Notifier: FolderNotifier> {
  /// How often to check without a notification, in milliseconds.
  ///
  /// Some file systems, such as those of other machines, don't send notifications.
  static var interval: Int { 2000 }
  /// How often to check if there is no notifier, in milliseconds.
  static var intervalAlone: Int { 300 }

  private var notifier: Notifier
  private let look: (BuildInputs) -> InputSnapshot
  private var inputs = BuildInputs()
  /// The state of the inputs when they were last known to be read.
  private var seen = InputSnapshot()
  private var settling = SaveSettling()
  private var nextLook = 0

  /// - Parameters:
  ///   - notifier: the source of notifications.
  ///   - look: takes a snapshot of inputs. Tests replace it.
  package init(
    _ notifier: Notifier,
    look: @escaping (BuildInputs) -> InputSnapshot = { InputSnapshot(of: $0) }
  ) {
    self.notifier = notifier
    self.look = look
  }

  /// The descriptor that becomes readable when something may have changed.
  package var descriptor: POSIX.Descriptor? { notifier.descriptor }

  /// The latest time for the next check.
  package var deadline: Int { min(settling.due ?? .max, nextLook) }

  /// Records that a build starts to read its inputs.
  package mutating func begin() {
    seen = look(inputs)
  }

  /// Records a completed build that read `inputs`.
  ///
  /// `start` is the build's start time according to the file system's clock, and `now` is the
  /// current time in milliseconds.
  package mutating func end(
    _ inputs: BuildInputs,
    since start: POSIX.FileStatus.Moment,
    at now: Int
  ) {
    let before = seen
    self.inputs = inputs
    arm()
    for (path, status) in seen.files {
      // A file that wasn't tracked before may have changed after it was read.
      let isChanged =
        before.files[path].map { $0 != status } ?? (status.map { $0.changed >= start } ?? false)
      if isChanged { settling.note(status == nil ? .writing : .changed, at: now) }
    }
    schedule(at: now)
  }

  /// Checks for changes if there was a notification or a check is due.
  package mutating func look(at now: Int, isTold: Bool) {
    guard isTold || now >= nextLook else { return }
    let before = seen
    let changes = notifier.changes()
    arm()
    var sign = seen.files == before.files ? nil : SaveSettling.Sign.changed
    if case .paths(let paths) = changes {
      let tracked = paths.filter { seen.files[$0.path] != nil }
      if !tracked.isEmpty { sign = tracked.allSatisfy(\.isComplete) ? .written : .writing }
    }
    if let sign {
      let isGone = seen.files.contains { $0.value == nil && before.files[$0.key] != .some(nil) }
      settling.note(isGone ? .writing : sign, at: now)
    }
    schedule(at: now)
  }

  /// Whether a build is due.
  ///
  /// If so, it has to start now.
  package mutating func isDue(at now: Int) -> Bool { settling.take(at: now) }

  /// Takes a snapshot of the inputs, and watches their folders.
  ///
  /// The last snapshot is taken after the folders are watched, so no change in between is missed.
  /// If it contains more folders, both steps are repeated.
  private mutating func arm() {
    for _ in 0..<3 {
      let folders = seen.folders
      seen = look(inputs)
      if seen.folders == folders { return }
      notifier.watch(seen.folders, files: Set(seen.files.keys))
    }
  }

  private mutating func schedule(at now: Int) {
    nextLook = now + (notifier.descriptor == nil ? Self.intervalAlone : Self.interval)
  }
}
