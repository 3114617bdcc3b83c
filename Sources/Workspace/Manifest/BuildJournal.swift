/// The files that an unfinished build writes: a line for each file with its hash, target, and path.
///
/// The journal is stored in the lock file and only grows until a build finishes. It therefore
/// covers everything left behind by any number of builds that died.
struct BuildJournal: Sendable {
  /// The contents that were written, or were going to be written, to one path.
  struct File: Sendable {
    var target: String
    var hashes: Set<String>
  }

  /// The files by path, relative to the configuration's folder.
  private(set) var files: [String: File] = [:]

  /// Parses the complete lines.
  init(text: [UInt8]) {
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(
        separator: UInt8(ascii: "\t"),
        maxSplits: 2,
        omittingEmptySubsequences: false
      ).map { String(decoding: $0, as: UTF8.self) }
      guard parts.count == 3, parts[0].utf8.count == 16 else { continue }
      files[parts[2], default: File(target: parts[1], hashes: [])].hashes.insert(parts[0])
    }
  }

  /// Returns the lines for `files`, to append to the journal.
  static func lines(for files: some Sequence<GeneratedFile>) -> [UInt8] {
    // Ends a line that an earlier build didn't complete.
    var text = [UInt8(ascii: "\n")]
    for file in files {
      text += file.hash.utf8
      text.append(UInt8(ascii: "\t"))
      text += file.target.utf8
      text.append(UInt8(ascii: "\t"))
      text += file.name.utf8
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }
}
