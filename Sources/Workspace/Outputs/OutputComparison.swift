package import Diagnostics

/// How the files of this run compare with what is on disk.
package struct OutputComparison: Sendable {
  /// One file and how it compares.
  package struct Entry: Sendable {
    package let path: AbsolutePath
    /// The path relative to the configuration's folder.
    package let name: String
    package let target: String
    package let state: OutputState
    /// Why a build may not touch the file; `nil` where it may.
    package let objection: Objection?
    /// What this run would write: an index into its files; `nil` for what is left over.
    package let file: Int?
    /// What is there.
    let found: FoundFile

    /// Whether force may replace or delete the file.
    package var mayBeForced: Bool { objection != .isRead }

    /// Whether it is as it should be but for CR LF at the ends of its lines.
    var hasCarriageReturns: Bool { found.content == .expectedWithCarriageReturns }
  }

  /// Why a file may be replaced or deleted only by force.
  package enum Objection: Hashable, Sendable {
    /// It was written by a build, and changed since.
    case edited
    /// No build has written it.
    case foreign
    /// It was written by a build, and a merge has left its marks in it.
    case conflict
    /// It is a symbolic link.
    case symbolicLink
    /// The build reads it. Not even force may touch it.
    case isRead
  }

  /// The files of this run in their order, then those that are left over, by path.
  package let entries: [Entry]
  /// What the manifest should be.
  let manifest: Manifest
  /// The same as text.
  let manifestText: [UInt8]
  /// What earlier builds have written.
  let written: WrittenFiles

  /// Whether every file is as it should be.
  package var isCurrent: Bool { entries.allSatisfy { $0.state == .current } }

  /// Whether the manifest on disk is the one that a build would write.
  package let hasCurrentManifest: Bool

  /// Whether a build has nothing to do.
  package var isDone: Bool { isCurrent && hasCurrentManifest && written.journal == nil }

  /// Whether files are in the way that may not be replaced or deleted.
  package func isObjectedTo(force: Bool) -> Bool {
    entries.contains { $0.objection != nil && !(force && $0.mayBeForced) }
  }

  /// Whether there is a manifest that cannot be understood.
  package var hasUnreadableManifest: Bool { written.hasUnreadableManifest }

  /// Whether a merge has left its marks in the manifest.
  package var hasManifestConflict: Bool { written.hasConflict }

  /// The files, with the manifest, that are as they should be but for CR LF at the ends of lines.
  package func filesWithCarriageReturns(of run: RenderedRun) -> [AbsolutePath] {
    let files = entries.filter(\.hasCarriageReturns).map(\.path)
    return written.hasCarriageReturns ? files + [run.records.manifest] : files
  }

  /// The program that wrote the files, where it was another than this one.
  package var otherGenerator: String? {
    written.manifest.flatMap { $0.generator == manifest.generator ? nil : $0.generator }
  }

  /// Whether the files of `target` were made by other templates than those of this run.
  package func hasOtherTemplates(_ target: String) -> Bool {
    guard let earlier = written.manifest?.templates[target] else { return false }
    return earlier != manifest.templates[target]
  }
}
