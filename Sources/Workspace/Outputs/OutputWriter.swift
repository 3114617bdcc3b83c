internal import Diagnostics
internal import TokenOutput

/// Writes the files of a run that differ from the disk, all or nothing as far as a disk allows it.
///
/// Every new content is first written in full to a sibling of its file; only when all are there do
/// they take the places of the old ones. The manifest comes last. What was going to be written
/// stands in the lock file until then, so the next build can complete what this one has begun.
package struct OutputWriter {
  private let run: RenderedRun
  private let comparison: OutputComparison
  /// Whether edits by hand may be overwritten.
  private let isForced: Bool
  /// What has to be written, the manifest last.
  private let changes: [Change]
  /// The folders of the files that are written.
  private let changedFolders: Set<AbsolutePath>
  /// The folders that were made, in order: to be taken back if the preparations fail.
  private var madeFolders: [AbsolutePath] = []

  /// A file that gets a new content.
  private struct Change: Sendable {
    let path: AbsolutePath
    /// Where the content is prepared.
    let sibling: AbsolutePath
    let content: FileContent
    /// The file that is replaced, as the decision to do so found it.
    let found: POSIX.FileStatus?

    init(_ path: AbsolutePath, _ content: FileContent, replacing found: POSIX.FileStatus?) {
      self.path = path
      sibling = path.temporarySibling
      self.content = content
      self.found = found
    }
  }

  /// How a build ended.
  package enum Outcome: Sendable {
    /// The disk is as it should be. The comparison is the one from before.
    case done(OutputComparison)
    /// Nothing was written, because files stand in the way that are not ours to replace.
    case refused(OutputComparison)
    /// Nothing was written, because another build does not end.
    case busy
    /// Something could not be written.
    case failed(Disk.Failure)
  }

  /// Brings the disk up to date with `run`.
  ///
  /// - Parameters:
  ///   - run: what to write.
  ///   - force: whether files that were edited, or are not ours, may be replaced and deleted.
  /// - Returns: how it ended.
  /// - Throws: what could not be read, although it exists.
  @inline(never)
  package static func write(_ run: RenderedRun, force: Bool) throws(Disk.Failure) -> Outcome {
    try write(run, force: force, patience: BuildLock.patience)
  }

  /// The same with another time to wait for other builds, in milliseconds.
  ///
  /// `beforeLocking` is called once it is known that there is something to do. Other builds, and people,
  /// may do anything in that time, so what is to be done is decided only under the lock.
  static func write(
    _ run: RenderedRun,
    force: Bool,
    patience: Int,
    beforeLocking: () -> Void = {}
  ) throws(Disk.Failure) -> Outcome {
    let expected = (manifest: run.manifest, text: run.manifest.text)
    if let done = try OutputComparison.ifDone(run, expecting: expected) { return .done(done) }
    beforeLocking()
    do throws(Disk.Failure) {
      // It is there, unless the outputs go to another folder than the configuration's.
      var made: [AbsolutePath] = []
      try Disk.makeFolders(to: run.records.lock.parent, made: &made)
    } catch {
      return .failed(error)
    }
    do throws(BuildLock.Failure) {
      let lock = try BuildLock.take(at: run.records.lock, patience: patience)
      return try write(run, force: force, expecting: expected, lock)
    } catch {
      switch error {
      case .held: return .busy
      case .unreadable(let failure): throw failure
      case .disk(let failure): return .failed(failure)
      }
    }
  }

  private static func write(
    _ run: RenderedRun,
    force: Bool,
    expecting expected: (manifest: Manifest, text: [UInt8]),
    _ lock: consuming BuildLock
  ) throws(BuildLock.Failure) -> Outcome {
    let comparison: OutputComparison
    do throws(Disk.Failure) {
      comparison = try OutputComparison.make(run, expecting: expected)
    } catch {
      lock.giveUp()
      throw .unreadable(error)
    }
    let isFirst = comparison.written.journal?.files.isEmpty ?? true
    if comparison.isObjectedTo(force: force) {
      if isFirst { lock.finish() }
      return .refused(comparison)
    }
    do throws(Disk.Failure) {
      var writer = OutputWriter(run: run, comparison: comparison, isForced: force)
      do throws(Disk.Failure) {
        try writer.checkSiblings()
      } catch {
        if isFirst { lock.finish() }
        throw error
      }
      do throws(Disk.Failure) {
        writer.removeRemains()
        try lock.record(BuildJournal.lines(for: writer.changedFiles))
        try writer.prepare()
        try writer.requireUnchangedFiles()
      } catch {
        writer.takeBack()
        if isFirst { lock.finish() }
        throw error
      }
      do throws(Disk.Failure) {
        try writer.commit()
      } catch {
        // What is in place stays there; the list in the lock file lets the next build go on.
        writer.removePrepared()
        throw error
      }
      lock.finish()
      return .done(comparison)
    } catch {
      throw .disk(error)
    }
  }

  private init(run: RenderedRun, comparison: OutputComparison, isForced: Bool) {
    self.isForced = isForced
    self.run = run
    self.comparison = comparison
    var changes: [Change] = []
    for entry in comparison.entries where entry.state != .current {
      guard let file = entry.file else { continue }
      let content = run.files[file].content
      changes.append(Change(entry.path, content, replacing: entry.found.status))
    }
    if !comparison.hasCurrentManifest {
      let path = run.records.manifest
      let content = FileContent(comparison.manifestText)
      changes.append(Change(path, content, replacing: comparison.written.manifestStatus))
    }
    self.changes = changes
    changedFolders = Set(changes.map(\.path.parent))
  }

  /// The files of this run that are not on disk as they should be.
  private var changedFiles: [GeneratedFile] {
    comparison.entries.compactMap { entry in
      entry.state == .current ? nil : entry.file.map { run.files[$0] }
    }
  }

  // MARK: Steps

  /// Makes sure that no file is prepared under the name of one that the build reads.
  private func checkSiblings() throws(Disk.Failure) {
    var places = FilePlaces()
    guard changedFolders.contains(where: { run.protected.mayRead(in: places.folder($0)) }) else {
      return
    }
    for change in changes {
      let place = places.place(of: change.sibling)
      guard !run.protected.isRead(change.sibling, place) else {
        throw Disk.Failure(
          change.path,
          .other("its new content would be prepared as `\(change.sibling.name)`, which is read")
        )
      }
    }
  }

  /// Deletes what builds that died have prepared.
  private func removeRemains() {
    guard let journal = comparison.written.journal, !journal.files.isEmpty else { return }
    var realPaths = RealPaths()
    var places = FilePlaces()
    for name in journal.files.keys {
      let sibling = run.confinement.base.appending(name).temporarySibling
      guard run.mayRemoveRemains(sibling, &realPaths, &places) else { continue }
      try? POSIX.removeFile(sibling.text)
    }
    try? POSIX.removeFile(run.records.manifest.temporarySibling.text)
  }

  /// Writes each new content to a sibling of its place, and has all of it written to disk.
  private mutating func prepare() throws(Disk.Failure) {
    for folder in changedFolders { try Disk.makeFolders(to: folder, made: &madeFolders) }
    let isFew = isFew
    let isHeavy = changes.count > 100 || changes.reduce(0) { $0 + $1.content.count } > 4 << 20
    let results = concurrentMap(changes, isHeavy: isHeavy) { change in
      Result { () throws(Disk.Failure) in try Self.prepare(change, isFlushed: isFew) }
    }
    for result in results { try result.get() }
    let folders = changedFolders.union([run.confinement.base])
    if isFew || !POSIX.canFlushFileSystems {
      // The list in the lock file is needed as soon as anything takes its place.
      try Disk.flush([run.records.lock], all: false)
      if !isFew { try Disk.flush(changes.map(\.sibling), all: false) }
    }
    try Disk.flush(folders, all: !isFew)
    try Disk.flushDrive(of: run.confinement.base)
  }

  /// Whether what is written is flushed file by file.
  private var isFew: Bool { changes.count <= Disk.fewFiles }

  private static func prepare(_ change: Change, isFlushed: Bool) throws(Disk.Failure) {
    try Disk.at(change.path) { () throws(POSIX.Failure) in
      let file = try create(change.sibling)
      try POSIX.closing(file) { () throws(POSIX.Failure) in
        if let permissions = change.found?.permissions {
          try POSIX.setPermissions(permissions, of: file)
        }
        try change.content.withUnsafeBytes { (bytes) throws(POSIX.Failure) in
          try POSIX.write(bytes, to: file)
        }
        if isFlushed { try POSIX.flush(file) }
      }
    }
  }

  /// A new file at `path`.
  ///
  /// Nobody else writes to this name while the lock is held, so what is there was left by a build that
  /// died.
  private static func create(_ path: AbsolutePath) throws(POSIX.Failure) -> POSIX.Descriptor {
    do throws(POSIX.Failure) {
      return try POSIX.open(path.text, .create)
    } catch {
      guard error == .exists else { throw error }
      try POSIX.removeFile(path.text)
      return try POSIX.open(path.text, .create)
    }
  }

  /// Undoes ``prepare()``.
  private func takeBack() {
    removePrepared()
    for path in madeFolders.reversed() { try? POSIX.removeDirectory(path.text) }
  }

  /// Deletes what was prepared and has not been put in place.
  private func removePrepared() {
    for change in changes { try? POSIX.removeFile(change.sibling.text) }
  }

  /// Puts what was prepared in place, deletes what is left over, and writes the manifest.
  ///
  /// The manifest takes its place when all else is on disk: one that tells of files that a loss of power
  /// has taken would make earlier contents look as if they had been edited.
  private func commit() throws(Disk.Failure) {
    let hasManifest = !comparison.hasCurrentManifest
    var folders = changedFolders.union(madeFolders.map(\.parent))
    for change in changes.dropLast(hasManifest ? 1 : 0) {
      try requireUnchanged(change.path, since: change.found)
      try moveIntoPlace(change)
    }
    for entry in comparison.entries where entry.file == nil {
      try requireUnchanged(entry.path, since: entry.found.status)
      try Disk.at(entry.path) { () throws(POSIX.Failure) in
        try POSIX.removeFile(entry.path.text)
      }
      folders.remove(entry.path.parent)
      folders.insert(removeEmptyFolders(from: entry.path.parent))
    }
    try Disk.flush(folders.filter { Disk.mayExist($0) }, all: !isFew)
    if hasManifest, let manifest = changes.last {
      try moveIntoPlace(manifest)
      try Disk.flush([manifest.path.parent], all: false)
    }
    try Disk.flushDrive(of: run.confinement.base)
  }

  /// Makes sure that nobody has edited a file since it was decided to replace or delete it.
  ///
  /// Preparing takes far longer than what comes after it, so little time is left to be too late.
  private func requireUnchangedFiles() throws(Disk.Failure) {
    for entry in comparison.entries where entry.state != .current {
      try requireUnchanged(entry.path, since: entry.found.status)
    }
  }

  private func requireUnchanged(
    _ path: AbsolutePath,
    since found: POSIX.FileStatus?
  ) throws(Disk.Failure) {
    guard !isForced else { return }
    let status = try Disk.at(path) { () throws(POSIX.Failure) in
      try POSIX.status(of: path.text, followingLinks: false)
    }
    guard status == found else {
      throw Disk.Failure(path, .other("it was changed while the build was writing"))
    }
  }

  private func moveIntoPlace(_ change: Change) throws(Disk.Failure) {
    try Disk.at(change.path) { () throws(POSIX.Failure) in
      try POSIX.move(change.sibling.text, to: change.path.text)
    }
  }

  /// Removes `folder` and those around it that have become empty.
  ///
  /// - Returns: the innermost folder that stays.
  private func removeEmptyFolders(from folder: AbsolutePath) -> AbsolutePath {
    for path in folder.selfAndAncestors {
      guard run.confinement.allowsRemoval(of: path),
        (try? POSIX.removeDirectory(path.text)) != nil
      else { return path }
    }
    return folder
  }
}
