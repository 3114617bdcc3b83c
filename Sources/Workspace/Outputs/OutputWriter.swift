internal import Diagnostics
internal import TokenOutput

/// Writes the files of a run that differ from the disk: all or none, as far as the file system
/// allows.
///
/// Each file is first written in full to a temporary sibling. When all siblings are complete, they
/// replace the old files, and the manifest comes last. Until then, the journal in the lock file
/// lists the files, so the next build can complete an interrupted one.
package struct OutputWriter {
  private let run: RenderedRun
  private let comparison: OutputComparison
  /// Whether files that were edited by hand may be overwritten.
  private let isForced: Bool
  /// The files to write, the manifest last.
  private let changes: [Change]
  /// The folders of the files to write.
  private let changedFolders: Set<AbsolutePath>
  /// The folders that were created, in order.
  ///
  /// They're removed if the preparation fails.
  private var madeFolders: [AbsolutePath] = []

  /// A file with new content.
  private struct Change: Sendable {
    let path: AbsolutePath
    /// The temporary path of the new content.
    let sibling: AbsolutePath
    let content: FileContent
    /// The metadata of the replaced file at the time of the decision to replace it.
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
    /// The disk is up to date.
    ///
    /// The comparison is from before writing.
    case done(OutputComparison)
    /// Nothing was written, because existing files may not be replaced or deleted.
    case refused(OutputComparison)
    /// Nothing was written, because another build is still running.
    case busy
    /// Something could not be written.
    case failed(Disk.Failure)
  }

  /// Brings the disk up to date with `run`.
  ///
  /// - Parameters:
  ///   - run: the files to write.
  ///   - force: whether files may be replaced and deleted that were edited or that no build wrote.
  /// - Returns: how the build ended.
  /// - Throws: ``Disk/Failure`` if an existing file can't be read.
  @inline(never)
  package static func write(_ run: RenderedRun, force: Bool) throws(Disk.Failure) -> Outcome {
    try write(run, force: force, patience: BuildLock.patience)
  }

  /// Brings the disk up to date with `run`, waiting at most `patience` milliseconds for other
  /// builds.
  ///
  /// `beforeLocking` is called when there turns out to be something to do. Other builds, and
  /// people, can change files before the lock is taken, so the decision about what to write is made
  /// afterward.
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
      // It exists, unless the outputs go to a folder other than the configuration's.
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
    if comparison.isRefused(force: force) {
      if isFirst { lock.finish() }
      return .refused(comparison)
    }
    do throws(Disk.Failure) {
      var writer = OutputWriter(run: run, comparison: comparison, isForced: force)
      do throws(Disk.Failure) {
        try writer.prepareAll(lock)
      } catch {
        if isFirst { lock.finish() }
        throw error
      }
      do throws(Disk.Failure) {
        try writer.commit()
      } catch {
        // Files that were moved into place stay there. The journal in the lock file lets the next
        // build continue.
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

  /// The files of this run that aren't up to date on disk.
  private var changedFiles: [GeneratedFile] {
    comparison.entries.compactMap { entry in
      entry.state == .current ? nil : entry.file.map { run.files[$0] }
    }
  }

  // MARK: Steps

  /// Prepares all files next to the ones that they replace, or none if one fails.
  private mutating func prepareAll(_ lock: borrowing BuildLock) throws(Disk.Failure) {
    try checkSiblings()
    do throws(Disk.Failure) {
      removeRemains()
      try lock.record(BuildJournal.lines(for: changedFiles))
      try prepare()
      try requireUnchangedFiles()
    } catch {
      revert()
      throw error
    }
  }

  /// Checks that no temporary file has the name of a file that the build reads.
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
          .other("its temporary file would be `\(change.sibling.name)`, which the build reads")
        )
      }
    }
  }

  /// Deletes temporary files left by builds that died.
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

  /// Writes each file to its temporary sibling, and flushes everything to disk.
  private mutating func prepare() throws(Disk.Failure) {
    for folder in changedFolders { try Disk.makeFolders(to: folder, made: &madeFolders) }
    let isFew = isFew
    let isLarge = changes.reduce(0) { $0 + $1.content.count } > 4 << 20
    let size = { (change: Change) in change.content.count + Disk.sizeOfOpening }
    try Self.forEach(changes, isHeavy: isLarge, largestFirst: size) {
      change throws(Disk.Failure) in
      try Self.prepare(change, isFlushed: isFew)
    }
    let folders = changedFolders.union([run.confinement.base])
    if isFew || !POSIX.canFlushFileSystems {
      // The journal in the lock file must be on disk before any file is replaced.
      try Disk.flush([run.records.lock], all: false)
      if !isFew { try Disk.flush(changes.map(\.sibling), all: false) }
    }
    try Disk.flush(folders, all: !isFew)
    try Disk.flushDrive(of: run.confinement.base)
  }

  /// Whether files are flushed one by one.
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

  /// Creates a file at `path`.
  ///
  /// Only the holder of the lock writes to this path, so an existing file was left by a build that
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
  private func revert() {
    removePrepared()
    for path in madeFolders.reversed() { try? POSIX.removeDirectory(path.text) }
  }

  /// Deletes temporary files that haven't been moved into place.
  private func removePrepared() {
    for change in changes { try? POSIX.removeFile(change.sibling.text) }
  }

  /// Moves the prepared files into place, deletes orphaned files, and writes the manifest.
  ///
  /// The manifest is written after everything else is on disk. If it listed files that were lost in
  /// a power failure, their earlier contents would seem to have been edited.
  private func commit() throws(Disk.Failure) {
    let hasManifest = !comparison.hasCurrentManifest
    var folders = changedFolders.union(madeFolders.map(\.parent))
    let isForced = isForced
    // On one thread: most files are in few folders, and a folder takes one name at a time.
    for change in changes.dropLast(hasManifest ? 1 : 0) {
      if !isForced { try Self.requireUnchanged(change.path, since: change.found) }
      try Self.moveIntoPlace(change)
    }
    for entry in comparison.entries where entry.file == nil {
      if !isForced { try Self.requireUnchanged(entry.path, since: entry.found.status) }
      try Disk.at(entry.path) { () throws(POSIX.Failure) in
        try POSIX.removeFile(entry.path.text)
      }
      folders.remove(entry.path.parent)
      folders.insert(removeEmptyFolders(from: entry.path.parent))
    }
    try Disk.flush(folders.filter { Disk.mayExist($0) }, all: !isFew)
    if hasManifest, let manifest = changes.last {
      try Self.moveIntoPlace(manifest)
      try Disk.flush([manifest.path.parent], all: false)
    }
    try Disk.flushDrive(of: run.confinement.base)
  }

  /// Checks that no file was edited after the decision to replace or delete it.
  ///
  /// Preparing takes far longer than the remaining steps, so few edits can slip through after this
  /// check.
  private func requireUnchangedFiles() throws(Disk.Failure) {
    guard !isForced else { return }
    let entries = comparison.entries.filter { $0.state != .current }
    try Self.forEach(entries) { entry throws(Disk.Failure) in
      try Self.requireUnchanged(entry.path, since: entry.found.status)
    }
  }

  /// Calls `body` with each element, on several threads if there are many or `isHeavy` is `true`.
  ///
  /// If `size` returns the size of an element relative to the others, the largest come first.
  ///
  /// - Throws: the failure of the first element that has one. On several threads, `body` is called
  ///   with the later elements as well.
  private static func forEach<Element: Sendable>(
    _ elements: [Element],
    isHeavy: Bool = false,
    largestFirst size: ((Element) -> Int)? = nil,
    _ body: @escaping @Sendable (Element) throws(Disk.Failure) -> Void
  ) throws(Disk.Failure) {
    guard isHeavy || elements.count > 100 else {
      for element in elements { try body(element) }
      return
    }
    let result = { @Sendable (element: Element) in
      Result { () throws(Disk.Failure) in try body(element) }
    }
    let results =
      if let size {
        concurrentMap(elements, largestFirst: size, result)
      } else {
        concurrentMap(elements, isHeavy: true, result)
      }
    for result in results { try result.get() }
  }

  private static func requireUnchanged(
    _ path: AbsolutePath,
    since found: POSIX.FileStatus?
  ) throws(Disk.Failure) {
    let status = try Disk.at(path) { () throws(POSIX.Failure) in
      try POSIX.status(of: path.text, followingLinks: false)
    }
    guard status == found else {
      throw Disk.Failure(path, .other("it was changed while the build was writing"))
    }
  }

  private static func moveIntoPlace(_ change: Change) throws(Disk.Failure) {
    try Disk.at(change.path) { () throws(POSIX.Failure) in
      try POSIX.move(change.sibling.text, to: change.path.text)
    }
  }

  /// Deletes `folder` and the folders around it that have become empty.
  ///
  /// - Returns: the innermost remaining folder.
  private func removeEmptyFolders(from folder: AbsolutePath) -> AbsolutePath {
    for path in folder.selfAndAncestors {
      guard run.confinement.allowsRemoval(of: path),
        (try? POSIX.removeDirectory(path.text)) != nil
      else { return path }
    }
    return folder
  }
}
