/// Tells when the inputs of a build have changed since they were read.
///
/// A notifier wakes it; whether something has changed is then seen by looking. So what else happens in a
/// folder does not matter, nor what a build writes there, and where no notifier works it is enough to
/// look from time to time.
package struct InputWatch<Notifier: FolderNotifier> {
  /// How often it is looked although nobody told of a change, in milliseconds: some file systems tell
  /// nothing, such as those of other machines.
  static var interval: Int { 2000 }
  /// The same where there is no notifier.
  static var intervalAlone: Int { 300 }

  private var notifier: Notifier
  private let look: (BuildInputs) -> InputSnapshot
  private var inputs = BuildInputs()
  /// What the inputs looked like when they were last known to be read.
  private var seen = InputSnapshot()
  private var settling = SaveSettling()
  private var nextLook = 0

  /// - Parameters:
  ///   - notifier: what tells of changes.
  ///   - look: how to look at inputs; tests have their own.
  package init(
    _ notifier: Notifier,
    look: @escaping (BuildInputs) -> InputSnapshot = { InputSnapshot(of: $0) }
  ) {
    self.notifier = notifier
    self.look = look
  }

  /// Becomes readable when something may have changed.
  package var descriptor: POSIX.Descriptor? { notifier.descriptor }

  /// When ``isDue(at:)`` has to be asked at the latest.
  package var deadline: Int { min(settling.due ?? .max, nextLook) }

  /// A build begins to read.
  package mutating func begin() {
    seen = look(inputs)
  }

  /// A build has read `inputs`, at the time `now`; it began at `start`, by the clock of the disk.
  package mutating func end(
    _ inputs: BuildInputs,
    since start: POSIX.FileStatus.Moment,
    at now: Int
  ) {
    let before = seen
    self.inputs = inputs
    arm()
    for (path, status) in seen.files {
      // A file that was unknown before may have changed after it was read.
      let isChanged =
        before.files[path].map { $0 != status } ?? (status.map { $0.changed >= start } ?? false)
      if isChanged { settling.note(at: now, isComplete: status != nil) }
    }
    schedule(at: now)
  }

  /// Looks whether something has changed, if it was told or it is time for it.
  package mutating func look(at now: Int, isTold: Bool) {
    guard isTold || now >= nextLook else { return }
    let before = seen
    let changes = notifier.changes()
    arm()
    var isChanged = seen.files != before.files
    var isComplete = true
    if case .paths(let paths) = changes {
      for change in paths where seen.files[change.path] != nil {
        isChanged = true
        isComplete = isComplete && change.isComplete
      }
    }
    if isChanged {
      let isGone = seen.files.contains { $0.value == nil && before.files[$0.key] != .some(nil) }
      settling.note(at: now, isComplete: isComplete && !isGone)
    }
    schedule(at: now)
  }

  /// Whether a build is due, which then has to begin.
  package mutating func isDue(at now: Int) -> Bool { settling.take(at: now) }

  /// Looks at the inputs and watches the folders that they are in now.
  ///
  /// It looks after it watches: what happens in between would be missed otherwise. Where that shows more
  /// folders, it is done once more.
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
