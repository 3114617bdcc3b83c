/// What earlier builds have written: what the manifest lists, and what builds that died were about
/// to write.
///
/// After a build that died its files may be old or new, and both count as our own.
struct WrittenFiles: Sendable {
  /// The manifest on disk; `nil` where there is none that can be understood.
  private(set) var manifest: Manifest?
  /// The bytes of the manifest on disk.
  private(set) var manifestText: [UInt8]?
  private(set) var manifestStatus: POSIX.FileStatus?
  /// Whether the manifest on disk is the one that a run without any before it would write.
  private(set) var isAsExpected = false
  /// What builds that died have left; `nil` where there is no lock file.
  private(set) var journal: BuildJournal?

  /// Reads both in the folder of the configuration.
  ///
  /// - Parameters:
  ///   - base: the folder.
  ///   - expected: a manifest and its text, to be taken where the disk has the same text.
  ///   - earlier: what was read before; the manifest counts if nothing has happened to it since.
  /// - Returns: both.
  /// - Throws: what could not be read, although it exists.
  static func read(
    in base: AbsolutePath,
    expecting expected: (manifest: Manifest, text: [UInt8]),
    earlier: WrittenFiles? = nil
  ) throws(Disk.Failure) -> WrittenFiles {
    var written = WrittenFiles()
    let path = base.appending(Manifest.fileName)
    if let earlier, try earlier.hasManifest(at: path) {
      written = earlier
    } else if let (text, status) = try content(of: path) {
      written.manifestText = text
      written.manifestStatus = status
      written.isAsExpected = text == expected.text
      written.manifest = written.isAsExpected ? expected.manifest : Manifest(text: text)
    }
    written.journal = try content(of: base.appending(BuildLock.fileName))
      .map { BuildJournal(text: $0.text) }
    return written
  }

  /// Whether the file at `path` is still the one that was read.
  private func hasManifest(at path: AbsolutePath) throws(Disk.Failure) -> Bool {
    try Disk.at(path) { () throws(POSIX.Failure) in
      try POSIX.status(of: path.text, followingLinks: false)
    } == manifestStatus
  }

  private static func content(
    of path: AbsolutePath
  ) throws(Disk.Failure) -> (text: [UInt8], status: POSIX.FileStatus)? {
    do throws(Disk.Failure) {
      return try Disk.withFile(path, .fileItself) { (file, status) throws(Disk.Failure) in
        (try Disk.content(of: file, status, path), status)
      }
    } catch {
      guard error.reason == .missing else { throw error }
      return nil
    }
  }

  /// Whether a manifest is there that cannot be understood.
  var hasUnreadableManifest: Bool { manifestText != nil && manifest == nil }

  /// The paths that a build has written, sorted by their bytes.
  var names: [String] {
    var names = Set(manifest.map { Array($0.files.keys) } ?? [])
    if let journal { names.formUnion(journal.files.keys) }
    return Array(names).sortedByBytes()
  }

  /// The target that the file at `name` was written for.
  func target(of name: String) -> String? {
    manifest?.files[name]?.target ?? journal?.files[name]?.target
  }

  /// Whether a build has written anything to `name`.
  func contains(_ name: String) -> Bool { target(of: name) != nil }

  /// Whether a build has written the content with this hash to `name`.
  func contains(_ name: String, hash: String) -> Bool {
    manifest?.files[name]?.hash == hash || journal?.files[name]?.hashes.contains(hash) == true
  }
}
