/// The paths on which the result of a build depends.
package struct StampedPaths: Sendable {
  /// Files, folders, and paths where nothing exists.
  private(set) var paths: Set<AbsolutePath> = []
  /// Paths of which only the existence matters, such as Git's folder.
  private(set) var existing: Set<AbsolutePath> = []
  /// The folder in which everything has to be unchanged while a build runs.
  private let root: AbsolutePath

  /// Collects the paths of a build that had nothing to write.
  ///
  /// - Parameters:
  ///   - run: the outputs, all of them up to date.
  ///   - inputs: the inputs that the build read or tried to read.
  ///   - candidates: the paths at which the configuration was looked for.
  /// - Complexity: O(*n*) in the number of files and of entries in the folders that patterns search.
  package init(
    of run: RenderedRun,
    _ inputs: BuildInputs,
    candidates: [AbsolutePath]
  ) {
    root = run.confinement.repository
    let snapshot = InputSnapshot(of: inputs)
    paths.formUnion(snapshot.files.keys)
    paths.formUnion(snapshot.searched)
    paths.formUnion(inputs.consulted)
    paths.formUnion(run.files.lazy.map(\.path))
    for records in [run.records, run.records.shared].compactMap(\.self) {
      paths.formUnion([records.configuration, records.manifest, records.lock])
    }
    paths.formUnion(candidates)
    for folder in run.confinement.base.selfAndAncestors {
      let git = folder.appending(".git")
      existing.insert(git)
      if Disk.isKnownToExist(git) { break }
    }
  }

  /// The names of the paths in a stamp, each with a mark for how it's compared.
  var names: [String] {
    paths.map { Mark.status.rawValue + $0.text }.sortedByBytes()
      + existing.map { Mark.existence.rawValue + $0.text }.sortedByBytes()
  }

  private enum Mark: String {
    case status = "="
    case existence = "?"
  }

  /// Returns a hash of the present states of the paths called `names`.
  ///
  /// - Complexity: O(*n*) in the number of names.
  /// - Throws: ``POSIX/Failure`` if the state of a path can't be determined.
  static func digest(of names: some Sequence<Substring>) throws(POSIX.Failure) -> String {
    var text = ""
    for name in names {
      let path = String(name.dropFirst())
      let link = try POSIX.status(of: path, followingLinks: false)
      if name.hasPrefix(Mark.existence.rawValue) {
        text += link == nil ? "-\n" : "+\n"
        continue
      }
      text += (link?.stampText ?? "-") + "\n"
      guard link?.kind == .symbolicLink else { continue }
      text += (try POSIX.status(of: path)?.stampText ?? "-") + "\n"
    }
    return ContentFingerprint.digits(of: Array(text.utf8))
  }

  /// Whether everything that the build depends on was last changed before `start`, according to the
  /// clock of the file system with the number `device`.
  ///
  /// Only then are the present states those that the build has seen. A file that was deleted, or a
  /// folder that was moved, in the meantime has changed the folder around it.
  ///
  /// - Throws: ``POSIX/Failure`` if the state of a path can't be determined.
  func areOlder(
    than start: POSIX.FileStatus.Moment,
    on device: UInt64
  ) throws(POSIX.Failure) -> Bool {
    var checked: Set<AbsolutePath> = []
    for path in paths {
      for path in path.selfAndAncestors {
        guard checked.insert(path).inserted else { break }
        let link = try POSIX.status(of: path.text, followingLinks: false)
        for status in [link, try POSIX.status(of: path.text)].compactMap(\.self) {
          guard status.identity.device == device, status.changed < start else { return false }
        }
        if path == root || !root.contains(path) && link != nil { break }
      }
    }
    return true
  }
}
