internal import TokenOutput

/// The record of a build or check that had nothing to do.
///
/// If nothing has changed, the next run repeats the recorded report without reading its inputs.
///
/// As in Git's index, a file counts as unchanged if its metadata is unchanged. A run leaves no stamp
/// if a file is as young as the run, if the file system is on another machine, or if a status can't
/// be determined.
package struct BuildStamp: Sendable {
  /// The folder of the stamps, next to the configuration.
  package static let folderName = ".tokens-cache"
  private static let format = "tokens stamp 1"
  private static let outputStream = "output"

  /// A report as it was printed.
  package struct Report: Hashable, Sendable {
    package let text: String
    package let isOnStandardOutput: Bool

    package init(_ text: String, isOnStandardOutput: Bool) {
      self.text = text
      self.isOnStandardOutput = isOnStandardOutput
    }
  }

  private let key: StampKey
  private let place: AbsolutePath
  /// The metadata of a file created when the run started, so its times are those of the file
  /// system's clock.
  var start: POSIX.FileStatus

  /// Returns the path of the stamp of a command for a configuration.
  private static func place(
    of command: String,
    with configuration: AbsolutePath
  ) -> AbsolutePath {
    configuration.sibling(folderName).appending("\(command)-\(configuration.name).stamp")
  }

  /// Returns the report to repeat, or `nil` if anything may have changed.
  ///
  /// - Complexity: O(*n*) in the number of files and folders of the earlier run.
  package static func report(
    for key: StampKey,
    of command: String,
    with configuration: AbsolutePath
  ) -> Report? {
    guard let bytes = try? Disk.read(place(of: command, with: configuration), .fileItself),
      bytes.count > checksumSize,
      ContentFingerprint.digits(of: Array(bytes[checksumSize...])).utf8
        .elementsEqual(bytes[..<checksumSize])
    else { return nil }
    let fields = bytes[checksumSize...].split(separator: 0, omittingEmptySubsequences: false)
    guard fields.count > 5, fields[0].elementsEqual(format.utf8),
      fields[1].elementsEqual(key.text.utf8),
      let digest = try? StampedPaths.digest(of: fields[5...]), fields[2].elementsEqual(digest.utf8)
    else { return nil }
    return Report(
      String(decoding: fields[4], as: UTF8.self),
      isOnStandardOutput: fields[3].elementsEqual(outputStream.utf8)
    )
  }

  private static let checksumSize = 16

  /// Prepares a stamp before a run reads its inputs, or returns `nil` if there can't be one.
  package init?(for key: StampKey, of command: String, with configuration: AbsolutePath) {
    let place = Self.place(of: command, with: configuration)
    guard let start = try? Self.clock(in: place.parent) else { return nil }
    (self.key, self.place, self.start) = (key, place, start)
  }

  /// Returns the metadata of a new file in `folder`, which is created if necessary.
  private static func clock(in folder: AbsolutePath) throws(Disk.Failure) -> POSIX.FileStatus {
    if try !Disk.isFolder(folder) {
      // Without the folder of the configuration, there is nothing to build.
      try Disk.at(folder) { () throws(POSIX.Failure) in try POSIX.makeDirectory(folder.text) }
      try Disk.replace(folder.appending(".gitignore"), with: Array("*\n".utf8))
    }
    let path = folder.appending("clock-\(POSIX.processNumber)")
    return try Disk.at(path) { () throws(POSIX.Failure) in
      let file = try POSIX.open(path.text, .create)
      defer { try? POSIX.close(file) }
      try POSIX.removeFile(path.text)
      return try POSIX.status(of: file)
    }
  }

  /// Writes the stamp, if the files at `paths` are certain to be those that the run has seen.
  package func write(_ report: Report, _ paths: StampedPaths) {
    guard !report.text.utf8.contains(0), MountedSystem.isLocal(place.parent) else { return }
    let names = paths.names
    guard let digest = try? StampedPaths.digest(of: names.map { ArraySlice($0.utf8) }),
      // The clock may have been set back.
      let now = try? Self.clock(in: place.parent), now.changed >= start.changed,
      (try? paths.areOlder(than: start.changed, on: start.identity.device)) ?? false
    else { return }
    let stream = report.isOnStandardOutput ? Self.outputStream : "error"
    let fields = [Self.format, key.text, digest, stream, report.text] + names
    let body = Array(fields.joined(separator: "\0").utf8)
    try? Disk.replace(place, with: Array(ContentFingerprint.digits(of: body).utf8) + body)
  }
}
