internal import Diagnostics
internal import TokenOutput

/// Writes the files of a run that differ from the disk: all or none, as far as the file system
/// allows.
///
/// Each file is first written in full to a temporary sibling, or to a temporary sibling of its
/// folder if that doesn't exist yet. When all are complete, they're moved into place, and the
/// manifest comes last. Until then, the journal in the lock file lists the files, so the next build
/// can complete an interrupted one.
package struct OutputWriter {
  private let run: RenderedRun
  private let comparison: OutputComparison
  /// Whether files that were edited by hand may be overwritten.
  private let isForced: Bool
  /// The files to write, the manifest last.
  private var changes: [OutputChange]
  /// The folders of the files to write.
  private let changedFolders: Set<AbsolutePath>
  /// Those of them that don't exist yet.
  private var staged: StagedFolders
  /// Whether files are flushed one by one.
  private let isFew: Bool
  /// The folders that were created, in order.
  ///
  /// They're removed if the preparation fails.
  private var madeFolders: [AbsolutePath] = []

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
  /// afterward. `beforeMoving` is called when all files are prepared.
  static func write(
    _ run: RenderedRun,
    force: Bool,
    patience: Int,
    beforeLocking: () -> Void = {},
    beforeMoving: () -> Void = {}
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
      return try write(run, force: force, expecting: expected, lock, beforeMoving)
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
    _ lock: consuming BuildLock,
    _ beforeMoving: () -> Void
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
      beforeMoving()
      try writer.commitAll()
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
    var changes: [OutputChange] = []
    for entry in comparison.entries where entry.state != .current {
      guard let file = entry.file else { continue }
      let content = run.files[file].content
      changes.append(OutputChange(path: entry.path, content: content, found: entry.found.status))
    }
    if !comparison.hasCurrentManifest {
      let path = run.records.manifest
      let content = FileContent(comparison.manifestText)
      let found = comparison.written.manifestStatus
      changes.append(OutputChange(path: path, content: content, found: found))
    }
    self.changes = changes
    isFew = changes.count <= Disk.fewFiles
    changedFolders = Set(changes.map(\.path.parent))
    staged = StagedFolders(missingIn: changedFolders)
  }

  /// The changes without that of the manifest.
  private var outputChanges: ArraySlice<OutputChange> {
    changes.dropLast(comparison.hasCurrentManifest ? 0 : 1)
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
      if let journal = comparison.written.journal { run.removeRemains(of: journal) }
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
    let folders = changedFolders.filter { run.protected.mayRead(in: places.folder($0)) }
    guard !folders.isEmpty else { return }
    for change in changes where folders.contains(change.path.parent) {
      let sibling = change.sibling
      guard !run.protected.isRead(sibling, places.place(of: sibling)) else {
        throw Disk.Failure(
          change.path,
          .other("its temporary file would be `\(sibling.name)`, which the build reads")
        )
      }
    }
  }

  /// Writes each file to its temporary sibling, and flushes everything to disk.
  private mutating func prepare() throws(Disk.Failure) {
    let folders = try stage()
    for folder in folders { try Disk.makeFolders(to: folder, made: &madeFolders) }
    let isFew = isFew
    let isLarge = RenderedRun.isLarge(changes.map(\.content.count))
    let size = { (change: OutputChange) in change.content.count + Disk.sizeOfOpening }
    try Self.forEach(changes, isHeavy: isLarge, largestFirst: size) {
      change throws(Disk.Failure) in
      try change.prepare(isFlushed: isFew)
    }
    if isFew || !POSIX.canFlushFileSystems {
      // The journal in the lock file must be on disk before any file is replaced.
      try Disk.flush([run.records.lock], all: false)
      if !isFew { try Disk.flush(changes.map(\.sibling), all: false) }
    }
    try Disk.flush(folders.union([run.confinement.base]), all: !isFew)
    try Disk.flushDrive(of: run.confinement.base)
  }

  /// Creates the staged folders, and returns the folders in which files are prepared.
  private mutating func stage() throws(Disk.Failure) -> Set<AbsolutePath> {
    try staged.make(made: &madeFolders)
    var places: [AbsolutePath: AbsolutePath] = [:]
    for folder in changedFolders { places[folder] = staged.place(of: folder) }
    guard !places.isEmpty else { return changedFolders }
    for index in changes.indices {
      changes[index].stagedFolder = places[changes[index].path.parent]
    }
    return Set(changedFolders.map { places[$0] ?? $0 })
  }

  /// Deletes temporary files that haven't been moved into place, and the folders that were created
  /// for them.
  private func revert() {
    for change in changes { try? POSIX.removeFile(change.sibling.text) }
    removeMadeFolders()
  }

  /// Deletes the folders that were created and are empty.
  private func removeMadeFolders() {
    for path in madeFolders.reversed() { try? POSIX.removeDirectory(path.text) }
  }

  /// Commits, or deletes what hasn't been moved into place.
  ///
  /// Files that were moved into place stay there. The journal in the lock file lets the next build
  /// continue.
  private mutating func commitAll() throws(Disk.Failure) {
    do throws(Disk.Failure) {
      try commit()
    } catch {
      revert()
      throw error
    }
  }

  /// Moves the prepared files into place, deletes orphaned files, and writes the manifest.
  ///
  /// The manifest is written after everything else is on disk. If it listed files that were lost in
  /// a power failure, their earlier contents would seem to have been edited.
  private mutating func commit() throws(Disk.Failure) {
    var folders = changedFolders.union(madeFolders.map(\.parent))
    moveStagedFolders()
    // On one thread: most files are in few folders, and a folder takes one name at a time.
    for change in outputChanges {
      if change.stagedFolder != nil {
        try Disk.makeFolders(to: change.path.parent, made: &madeFolders)
      }
      if !isForced { try Self.requireUnchanged(change.path, since: change.found) }
      try change.moveIntoPlace()
    }
    removeMadeFolders()
    for entry in comparison.entries where entry.file == nil {
      if !isForced { try Self.requireUnchanged(entry.path, since: entry.found.status) }
      try Disk.at(entry.path) { () throws(POSIX.Failure) in
        try POSIX.removeFile(entry.path.text)
      }
      folders.remove(entry.path.parent)
      folders.insert(removeEmptyFolders(from: entry.path.parent))
    }
    try Disk.flush(folders.filter { Disk.mayExist($0) }, all: !isFew)
    if !comparison.hasCurrentManifest, let manifest = changes.last {
      try manifest.moveIntoPlace()
      try Disk.flush([manifest.path.parent], all: false)
    }
    try Disk.flushDrive(of: run.confinement.base)
  }

  /// Moves the staged folders into place, and forgets them and their files.
  ///
  /// Afterward, another configuration's build can use the same temporary names. The files of a
  /// folder that can't be moved are left to be moved one by one.
  private mutating func moveStagedFolders() {
    let before = staged
    staged.moveIntoPlace()
    changes.removeAll { $0.stagedFolder != nil && !staged.contains($0.path) }
    madeFolders.removeAll { before.prepares($0) && !staged.prepares($0) }
  }

  /// Checks that no file was edited after the decision to replace or delete it.
  ///
  /// Preparing takes far longer than the remaining steps, so few edits can slip through after this
  /// check.
  private func requireUnchangedFiles() throws(Disk.Failure) {
    guard !isForced else { return }
    // Whether the missing folders are still missing turns out when they're moved into place.
    let written = outputChanges.filter { $0.stagedFolder == nil }.map { ($0.path, $0.found) }
    let deleted = comparison.entries.filter { $0.file == nil }.map { ($0.path, $0.found.status) }
    try Self.forEach(written + deleted) { (path, found) throws(Disk.Failure) in
      try Self.requireUnchanged(path, since: found)
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
