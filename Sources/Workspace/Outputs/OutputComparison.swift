package import Diagnostics

/// A comparison of the files of a run with the disk.
package struct OutputComparison: Sendable {
  /// A file and how it compares.
  package struct Entry: Sendable {
    package let path: AbsolutePath
    /// The path relative to the configuration's folder.
    package let name: String
    package let target: String
    package let state: OutputState
    /// Why a build may not change the file, or `nil` if it may.
    package let refusal: Refusal?
    /// How Git merged the file from the contents that two builds wrote, or `nil` if it didn't.
    package let merge: Merge?
    /// The index of the file in this run, or `nil` for an orphaned file.
    package let file: Int?
    /// The file on disk.
    let found: FoundFile

    /// Whether a forced build may replace or delete the file.
    package var mayBeForced: Bool { refusal != .isRead }

    /// Whether the file is up to date except for CR LF line endings.
    var hasCarriageReturns: Bool { found.content == .expectedWithCarriageReturns }
  }

  /// What is known about a file that Git has merged.
  package enum Merge: Hashable, Sendable {
    /// All of its lines come from one of the sides of the merge.
    case checked
    /// The manifest doesn't record the lines, so edits by hand can't be detected.
    case unchecked
  }

  /// Why a build may not replace or delete a file.
  package enum Refusal: Hashable, Sendable {
    /// A build wrote the file, and it was edited afterward.
    case edited
    /// No build wrote the file.
    case foreign
    /// A build wrote the file, and a merge left conflict markers in it.
    case conflict
    /// The file is a symbolic link.
    case symbolicLink
    /// The build reads the file.
    ///
    /// Not even a forced build may change it.
    case isRead
  }

  /// The files of this run in order, followed by orphaned files sorted by path.
  package let entries: [Entry]
  /// The manifest of the build.
  let manifest: Manifest
  /// The text of ``manifest``.
  let manifestText: [UInt8]
  /// The files that earlier builds wrote.
  let written: WrittenFiles
  /// A moment before the first file was read.
  let start: POSIX.FileStatus.Moment

  /// Whether every file is up to date.
  package var isCurrent: Bool { entries.allSatisfy { $0.state == .current } }

  /// Whether the manifest on disk is the one that a build would write.
  package let hasCurrentManifest: Bool

  /// Whether a build has nothing to do.
  package var isDone: Bool { isCurrent && hasCurrentManifest && written.journal == nil }

  /// Whether the build has to be refused: the files are from a later version of the program, or
  /// some of them may not be replaced or deleted.
  package func isRefused(force: Bool) -> Bool {
    laterGenerator != nil && !force
      || entries.contains { $0.refusal != nil && !(force && $0.mayBeForced) }
  }

  /// Whether there is a manifest that can't be parsed.
  package var hasUnreadableManifest: Bool { written.hasUnreadableManifest }

  /// Whether Git merged the manifest on disk from several.
  package var hasMergedManifest: Bool { written.isMerged }

  /// Whether the merge left conflict markers in the manifest.
  package var hasManifestConflict: Bool { written.hasConflictMarkers }

  /// The program that wrote the files, if its version is later than this one.
  package var laterGenerator: String? { written.laterGenerator }

  /// The merged files whose lines couldn't be checked.
  package var uncheckedMerges: [Entry] { entries.filter { $0.merge == .unchecked } }

  /// Returns the files, including the manifest, that are up to date except for CR LF line endings.
  package func filesWithCarriageReturns(of run: RenderedRun) -> [AbsolutePath] {
    let files = entries.filter(\.hasCarriageReturns).map(\.path)
    return written.hasCarriageReturns ? files + [run.records.manifest] : files
  }

  /// The program that wrote the files, if it isn't this version.
  package var otherGenerator: String? {
    written.manifest.flatMap { $0.generator == manifest.generator ? nil : $0.generator }
  }

  /// Whether the files of `target` were generated with templates that have changed since.
  package func hasOtherTemplates(_ target: String) -> Bool {
    guard let earlier = written.manifest?.templates[target] else { return false }
    return earlier != manifest.templates[target]
  }
}
