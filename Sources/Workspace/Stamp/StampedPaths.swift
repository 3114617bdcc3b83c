/// The paths on which the result of a build depends.
package struct StampedPaths: Sendable {
  /// Files and folders, including missing ones.
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
    paths.map { Mark.status.text + $0.text }.sortedByBytes()
      + existing.map { Mark.existence.text + $0.text }.sortedByBytes()
  }

  private enum Mark: UInt8 {
    case status = 0x3D  // =
    case existence = 0x3F  // ?

    var text: String { String(UnicodeScalar(rawValue)) }
  }

  /// Returns a hash of the present states of the paths called `names`.
  ///
  /// - Complexity: O(*n*) in the number of names.
  /// - Throws: ``POSIX/Failure`` if the state of a path can't be determined.
  static func digest(of names: some Sequence<ArraySlice<UInt8>>) throws(POSIX.Failure) -> String {
    var words: [Int] = []
    for name in names {
      let path = String(decoding: name.dropFirst(), as: UTF8.self)
      let link = try POSIX.status(of: path, followingLinks: false)
      if name.first == Mark.existence.rawValue {
        words.append(link == nil ? 0 : 1)
        continue
      }
      words += link?.stampWords ?? [-1]
      if link?.kind == .symbolicLink { words += try POSIX.status(of: path)?.stampWords ?? [-1] }
    }
    return words.withUnsafeBytes { ContentFingerprint.digits(of: $0) }
  }

  /// Whether all of the paths and the folders around them were last changed before `start`,
  /// according to the clock of the file system with the number `device`.
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
        let target = link?.kind == .symbolicLink ? try POSIX.status(of: path.text) : nil
        for status in [link, target].compactMap(\.self) {
          guard status.identity.device == device, status.changed < start else { return false }
        }
        if path == root || !root.contains(path) && link != nil { break }
      }
    }
    return true
  }
}

extension POSIX.FileStatus {
  /// The metadata as numbers, which are different for a file that was changed or replaced.
  var stampWords: [Int] {
    [
      kind.rawValue, Int(size), Int(permissions), Int(bitPattern: UInt(identity.device)),
      Int(bitPattern: UInt(identity.number)), changed.seconds, changed.nanoseconds,
      modified.seconds, modified.nanoseconds,
    ]
  }
}
