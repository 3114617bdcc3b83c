/// What earlier builds have written: what the manifest lists, and what builds that died were about
/// to write.
///
/// After a build that died its files may be old or new, and both count as our own.
struct WrittenFiles: Sendable {
  /// The manifest on disk; `nil` where there is none that can be understood.
  private(set) var manifest: Manifest?
  /// The bytes of the manifest on disk.
  private(set) var manifestText: [UInt8]?
  /// What builds that died have left; `nil` where there is no lock file.
  private(set) var journal: BuildJournal?

  /// Reads both in the folder of the configuration.
  static func read(in base: AbsolutePath) throws(Disk.Failure) -> WrittenFiles {
    var written = WrittenFiles()
    written.manifestText = try content(of: base.appending(Manifest.fileName))
    written.manifest = written.manifestText.flatMap { Manifest(text: $0) }
    written.journal = try content(of: base.appending(BuildLock.fileName))
      .map { BuildJournal(text: $0) }
    return written
  }

  private static func content(of path: AbsolutePath) throws(Disk.Failure) -> [UInt8]? {
    do {
      return try Disk.read(path, .fileItself)
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
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
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
