/// Files that a run found up to date, so the next run in the same process doesn't read them again.
///
/// As in Git's index, a file counts as unchanged if its metadata is unchanged. Files that are as
/// young as the run aren't included, because they could change again within the same clock tick,
/// and neither are files on other machines.
package struct KnownOutputs: Sendable {
  private struct Known: Sendable {
    let status: POSIX.FileStatus
    /// The hash of the content.
    let hash: String
  }

  private var files: [AbsolutePath: Known] = [:]

  package init() {}

  /// Records the files of `run` that are up to date according to `comparison`.
  ///
  /// A few small files are read again faster than this is determined.
  package init(_ comparison: OutputComparison, of run: RenderedRun) {
    guard run.isLarge else { return }
    files.reserveCapacity(comparison.entries.count)
    var isLocal: [UInt64: Bool] = [:]
    for entry in comparison.entries {
      guard let file = entry.file, entry.found.content == .expected,
        let status = entry.found.status, status.changed < comparison.start
      else { continue }
      let device = status.identity.device
      let isHere = isLocal[device] ?? MountedSystem.isLocal(entry.path.parent)
      isLocal[device] = isHere
      guard isHere else { continue }
      files[entry.path] = Known(status: status, hash: run.files[file].hash)
    }
  }

  /// Returns the file on disk if it's known to have the content of `file`.
  func unchanged(_ file: GeneratedFile) -> FoundFile? {
    guard let known = files[file.path], known.hash == file.hash,
      let status = try? POSIX.status(of: file.path.text, followingLinks: false),
      status == known.status
    else { return nil }
    return .upToDate(status)
  }
}
