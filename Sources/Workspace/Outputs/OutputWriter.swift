internal import Diagnostics

/// Writes the files of a run that differ from the disk, all or nothing as far as a disk allows it.
///
/// Every new content is first written in full to a sibling of its file; only when all are there do
/// they take the places of the old ones. The manifest comes last. What was going to be written
/// stands in the lock file until then, so the next build can complete what this one has begun.
package struct OutputWriter {
  private let run: RenderedRun
  private let comparison: OutputComparison
  /// What to take back if the preparations fail: the files and folders made, in order.
  private var prepared: [AbsolutePath] = []
  private var madeFolders: [AbsolutePath] = []

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
  package static func write(_ run: RenderedRun, force: Bool) throws(Disk.Failure) -> Outcome {
    try write(run, force: force, patience: BuildLock.patience)
  }

  /// The same with another time to wait for other builds, in milliseconds.
  static func write(
    _ run: RenderedRun,
    force: Bool,
    patience: Int
  ) throws(Disk.Failure) -> Outcome {
    let first = try OutputComparison.make(run)
    if first.isDone { return .done(first) }
    if !force, first.isObjectedTo { return .refused(first) }
    do throws(BuildLock.Failure) {
      let lock = try BuildLock.take(in: run.confinement.base, patience: patience)
      return try write(run, force: force, lock)
    } catch {
      switch error {
      case .held: return .busy
      case .disk(let failure): return .failed(failure)
      }
    }
  }

  private static func write(
    _ run: RenderedRun,
    force: Bool,
    _ lock: consuming BuildLock
  ) throws(BuildLock.Failure) -> Outcome {
    do throws(Disk.Failure) {
      // Another build may have written in the meantime.
      let comparison = try OutputComparison.make(run)
      let isFirst = comparison.written.journal?.files.isEmpty ?? true
      if !force, comparison.isObjectedTo {
        if isFirst { lock.finish() }
        return .refused(comparison)
      }
      var writer = OutputWriter(run: run, comparison: comparison)
      do throws(Disk.Failure) {
        writer.removeRemains()
        try lock.record(BuildJournal.lines(for: writer.changedFiles))
        try writer.prepare()
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

  private init(run: RenderedRun, comparison: OutputComparison) {
    self.run = run
    self.comparison = comparison
  }

  private var base: AbsolutePath { run.confinement.base }
  private var manifestPath: AbsolutePath { base.appending(Manifest.fileName) }

  /// The files of this run that are not on disk as they should be.
  private var changedFiles: [GeneratedFile] {
    comparison.entries.compactMap { entry in
      entry.state == .current ? nil : entry.file.map { run.files[$0] }
    }
  }

  // MARK: Steps

  /// Deletes what builds that died have prepared.
  private func removeRemains() {
    guard let journal = comparison.written.journal else { return }
    for name in journal.files.keys {
      let path = base.appending(name)
      guard run.confinement.allows(path.parent) else { continue }
      try? POSIX.removeFile(path.temporarySibling.text)
    }
    try? POSIX.removeFile(manifestPath.temporarySibling.text)
  }

  /// Writes each changed file to a sibling of its place.
  @inline(never)
  private mutating func prepare() throws(Disk.Failure) {
    for file in changedFiles { try prepare(file.bytes, for: file.path) }
    if !comparison.hasCurrentManifest {
      try prepare(comparison.manifest.text, for: manifestPath)
    }
  }

  private mutating func prepare(_ bytes: [UInt8], for path: AbsolutePath) throws(Disk.Failure) {
    try makeFolders(to: path.parent)
    let sibling = path.temporarySibling
    // Nobody else writes to this name while the lock is held.
    try? POSIX.removeFile(sibling.text)
    let permissions = (try? POSIX.status(of: path.text, followingLinks: false))
      .flatMap { $0.kind == .file ? $0.permissions : nil }
    try Disk.at(path) { () throws(POSIX.Failure) in
      let file = try POSIX.open(sibling.text, .create)
      defer { POSIX.close(file) }
      prepared.append(sibling)
      if let permissions { try POSIX.setPermissions(permissions, of: file) }
      try POSIX.write(bytes, to: file)
    }
  }

  private mutating func makeFolders(to folder: AbsolutePath) throws(Disk.Failure) {
    let missing = folder.selfAndAncestors.prefix { Disk.kind(of: $0) == nil }
    if let first = folder.selfAndAncestors.dropFirst(missing.count).first,
      Disk.kind(of: first) != .directory
    {
      throw Disk.Failure(first, .other("it is a file, expected a folder"))
    }
    for path in missing.reversed() {
      try Disk.at(path) { () throws(POSIX.Failure) in try POSIX.makeDirectory(path.text) }
      madeFolders.append(path)
    }
  }

  /// Undoes ``prepare()``.
  private func takeBack() {
    removePrepared()
    for path in madeFolders.reversed() { try? POSIX.removeDirectory(path.text) }
  }

  /// Deletes what was prepared and has not been put in place.
  private func removePrepared() {
    for path in prepared { try? POSIX.removeFile(path.text) }
  }

  /// Puts what was prepared in place, deletes what is left over, and writes the manifest.
  @inline(never)
  private func commit() throws(Disk.Failure) {
    for file in changedFiles { try moveIntoPlace(file.path) }
    for entry in comparison.entries where entry.file == nil {
      try Disk.at(entry.path) { () throws(POSIX.Failure) in
        try POSIX.removeFile(entry.path.text)
      }
      removeEmptyFolders(from: entry.path.parent)
    }
    if !comparison.hasCurrentManifest { try moveIntoPlace(manifestPath) }
  }

  private func moveIntoPlace(_ path: AbsolutePath) throws(Disk.Failure) {
    try Disk.at(path) { () throws(POSIX.Failure) in
      try POSIX.move(path.temporarySibling.text, to: path.text)
    }
  }

  /// Removes `folder` and those around it that have become empty.
  private func removeEmptyFolders(from folder: AbsolutePath) {
    for path in folder.selfAndAncestors {
      guard run.confinement.allowsRemoval(of: path),
        (try? POSIX.removeDirectory(path.text)) != nil
      else { return }
    }
  }
}

extension OutputComparison {
  /// Whether files are in the way that only force may replace or delete.
  package var isObjectedTo: Bool { entries.contains { $0.objection != nil } }
}

extension AbsolutePath {
  /// The name under which a new content of the file is prepared.
  fileprivate var temporarySibling: AbsolutePath { parent.appending(".\(name).tokens-new") }
}
