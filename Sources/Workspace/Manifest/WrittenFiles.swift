internal import JSONSyntax

/// What earlier builds have written: what the manifest lists, and what builds that died were about
/// to write.
///
/// After a build that died its files may be old or new, and both count as our own.
struct WrittenFiles: Sendable {
  /// What the manifest on disk lists: one where it is whole, several where a merge has left both sides
  /// in it, none where there is none that can be understood.
  private(set) var manifests: [Manifest] = []
  /// The text of the manifest on disk, with LF at the ends of lines.
  private(set) var manifestText: [UInt8]?
  private(set) var manifestStatus: POSIX.FileStatus?
  /// Whether the manifest on disk is the one that a run without any before it would write.
  private(set) var isAsExpected = false
  /// Whether a merge has left its marks in the manifest.
  private(set) var hasConflict = false
  /// Whether the manifest on disk has CR LF at the ends of lines.
  private(set) var hasCarriageReturns = false
  /// What builds that died have left; `nil` where there is no lock file.
  private(set) var journal: BuildJournal?
  /// What is known from the time when the configurations of a folder had one manifest together.
  ///
  /// It tells whether an output of this run was built, and gives no right to delete anything.
  private var shared: [Manifest] = []
  private var sharedJournal: BuildJournal?

  /// Reads the records of a configuration.
  ///
  /// - Parameters:
  ///   - records: where they are.
  ///   - expected: a manifest and its text, to be taken where the disk has the same text.
  /// - Returns: what they say.
  /// - Throws: what could not be read, although it exists.
  static func read(
    _ records: BuildRecords,
    expecting expected: (manifest: Manifest, text: [UInt8])
  ) throws(Disk.Failure) -> WrittenFiles {
    var written = WrittenFiles()
    if let (text, status) = try content(of: records.manifest) {
      let unixText = text.withLineFeedsOnly
      written.hasCarriageReturns = unixText != nil
      written.manifestText = unixText ?? text
      written.manifestStatus = status
      written.isAsExpected = written.manifestText == expected.text
      written.manifests = written.isAsExpected ? [expected.manifest] : manifests(in: text)
      written.hasConflict = !written.isAsExpected && ConflictMarks.exist(in: text)
    }
    written.journal = try content(of: records.lock).map { BuildJournal(text: $0.text) }
    if let shared = records.shared { try written.adopt(shared) }
    return written
  }

  /// Takes over what the manifest says that belonged to all configurations of the folder, also where
  /// its configuration has gone since.
  private mutating func adopt(_ records: BuildRecords) throws(Disk.Failure) {
    guard let (text, _) = try Self.content(of: records.manifest) else { return }
    let manifests = Self.manifests(in: text)
    guard manifests.allSatisfy({ $0.configuration == nil }) || !Disk.mayExist(records.configuration)
    else { return }
    shared = manifests
    sharedJournal = try Self.content(of: records.lock).map { BuildJournal(text: $0.text) }
  }

  /// What the text of a manifest lists.
  static func manifests(in text: [UInt8]) -> [Manifest] {
    Manifest(text: text).map { [$0] } ?? MergeConflict.manifests(in: text)
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

  /// The manifest on disk; `nil` where there is none that is whole.
  var manifest: Manifest? { hasConflict ? nil : manifests.first }

  /// Whether a manifest is there that cannot be understood.
  var hasUnreadableManifest: Bool { manifestText != nil && manifests.isEmpty }

  /// The paths that a build of this configuration has written, sorted by their bytes.
  var names: [String] {
    var names: Set<String> = []
    for manifest in manifests { names.formUnion(manifest.files.keys) }
    if let journal { names.formUnion(journal.files.keys) }
    return Array(names).sortedByBytes()
  }

  /// The paths that a build has written, perhaps one of another configuration of the folder.
  var allNames: Set<String> {
    var names: Set<String> = []
    for manifest in manifests + shared { names.formUnion(manifest.files.keys) }
    for journal in [journal, sharedJournal] {
      names.formUnion(journal?.files.keys.map { $0 } ?? [])
    }
    return names
  }

  /// The target that the file at `name` was written for.
  func target(of name: String) -> String? {
    for manifest in manifests { if let file = manifest.files[name] { return file.target } }
    if let file = journal?.files[name] { return file.target }
    for manifest in shared { if let file = manifest.files[name] { return file.target } }
    return sharedJournal?.files[name]?.target
  }

  /// Whether a build has written anything to `name`.
  func contains(_ name: String) -> Bool { target(of: name) != nil }

  /// Whether a build has written the content with this hash to `name`.
  func contains(_ name: String, hash: String) -> Bool {
    manifests.contains { $0.files[name]?.hash == hash }
      || journal?.files[name]?.hashes.contains(hash) == true
      || shared.contains { $0.files[name]?.hash == hash }
      || sharedJournal?.files[name]?.hashes.contains(hash) == true
  }

  /// Whether a build has written what was found to `name`, perhaps with other line ends.
  func contains(_ name: String, _ other: FoundFile.Other) -> Bool {
    contains(name, hash: other.hash) || other.unixHash.map { contains(name, hash: $0) } ?? false
  }
}
