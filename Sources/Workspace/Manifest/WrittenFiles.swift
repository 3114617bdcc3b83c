internal import JSONSyntax

/// The files that earlier builds wrote, according to the manifest, or were going to write when they
/// died.
///
/// After a build died, its files can be old or new. Both count as generated.
struct WrittenFiles: Sendable {
  /// The manifest on disk, or `nil` if there is none that can be parsed.
  private(set) var manifest: Manifest?
  /// The text of the manifest on disk, with LF line endings.
  private(set) var manifestText: [UInt8]?
  private(set) var manifestStatus: POSIX.FileStatus?
  /// Whether the manifest on disk is the one that the run would write without an earlier manifest.
  private(set) var isAsExpected = false
  /// The program that wrote the manifest, if its version is later than this one.
  private(set) var laterGenerator: String?
  /// Whether the manifest on disk has CR LF line endings.
  private(set) var hasCarriageReturns = false
  /// The journal of builds that died, or `nil` if there is no lock file.
  private(set) var journal: BuildJournal?
  /// The manifest that the configurations in the folder once shared.
  ///
  /// It shows which outputs were generated, but doesn't permit deleting anything.
  private var shared: Manifest?
  private var sharedJournal: BuildJournal?

  /// Reads the records of a configuration.
  ///
  /// - Parameters:
  ///   - records: the paths of the records.
  ///   - expected: a manifest and its text. The manifest isn't parsed if the file on disk has the
  ///     same text.
  /// - Returns: the files in the records.
  /// - Throws: ``Disk/Failure`` if an existing record can't be read.
  static func read(
    _ records: BuildRecords,
    expecting expected: (manifest: Manifest, text: [UInt8])
  ) throws(Disk.Failure) -> WrittenFiles {
    var written = WrittenFiles()
    if let (text, status) = try content(of: records.manifest) {
      let unixText = text.withLineFeedsOnly
      written.hasCarriageReturns = unixText != nil
      let text = unixText ?? text
      written.manifestText = text
      written.manifestStatus = status
      written.isAsExpected = text == expected.text
      written.manifest = written.isAsExpected ? expected.manifest : Manifest(text: text)
      if !written.isAsExpected {
        written.laterGenerator = Manifest.laterGenerator(
          in: text,
          parsedAs: written.manifest,
          than: expected.manifest.generator
        )
      }
    }
    written.journal = try content(of: records.lock).map { BuildJournal(text: $0.text) }
    if let shared = records.shared { try written.adopt(shared) }
    return written
  }

  /// Adopts the entries of a manifest that all configurations in the folder shared, or whose
  /// configuration no longer exists.
  private mutating func adopt(_ records: BuildRecords) throws(Disk.Failure) {
    guard let (text, _) = try Self.content(of: records.manifest) else { return }
    let manifest = Manifest(text: text)
    guard manifest?.configuration == nil || !Disk.mayExist(records.configuration) else { return }
    shared = manifest
    sharedJournal = try Self.content(of: records.lock).map { BuildJournal(text: $0.text) }
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

  /// Whether Git merged the manifest on disk from several.
  var isMerged: Bool { manifest?.isMerged == true }

  /// Whether a merge left conflict markers in the manifest.
  var hasConflictMarkers: Bool { isMerged && manifestText.map(ConflictMarks.exist) == true }

  /// Whether there is a manifest that can't be parsed.
  var hasUnreadableManifest: Bool { manifestText != nil && manifest == nil }

  /// Returns the paths that builds of this configuration wrote and `isIncluded` accepts, sorted by
  /// their bytes.
  func names(where isIncluded: (String) -> Bool) -> [String] {
    var names: Set<String> = []
    if let manifest { names.formUnion(manifest.files.keys.filter(isIncluded)) }
    if let journal { names.formUnion(journal.files.keys.filter(isIncluded)) }
    return Array(names).sortedByBytes()
  }

  /// The paths that builds wrote, including those of other configurations in the folder.
  var allNames: Set<String> {
    var names: Set<String> = []
    for manifest in [manifest, shared] { names.formUnion(manifest?.files.keys.map { $0 } ?? []) }
    for journal in [journal, sharedJournal] {
      names.formUnion(journal?.files.keys.map { $0 } ?? [])
    }
    return names
  }

  /// Returns the target that the file at `name` was written for.
  func target(of name: String) -> String? {
    manifest?.files[name]?.target ?? journal?.files[name]?.target
      ?? shared?.files[name]?.target ?? sharedJournal?.files[name]?.target
  }

  /// Whether a build wrote anything to `name`.
  func contains(_ name: String) -> Bool { target(of: name) != nil }

  /// Whether a build wrote the content with this hash to `name`.
  func contains(_ name: String, hash: String) -> Bool {
    manifest?.files[name]?.contains(hash) == true
      || journal?.files[name]?.hashes.contains(hash) == true
      || shared?.files[name]?.contains(hash) == true
      || sharedJournal?.files[name]?.hashes.contains(hash) == true
  }

  /// Whether a build wrote the found content to `name`, possibly with different line endings.
  func contains(_ name: String, _ other: FoundFile.Other) -> Bool {
    contains(name, hash: other.hash) || other.unixHash.map { contains(name, hash: $0) } ?? false
  }
}
