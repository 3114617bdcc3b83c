/// What a build that has not ended is writing: a line for each file with hash, target and path.
///
/// It stands in the lock file and only grows until a build is done, so that whatever a number of
/// builds that died have left behind is known as our own.
struct BuildJournal: Sendable {
  /// What was written, or was going to be, to one path.
  struct File: Sendable {
    var target: String
    var hashes: Set<String>
  }

  /// By path, relative to the configuration's folder.
  private(set) var files: [String: File] = [:]

  /// Reads the lines that are whole.
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

  /// The lines for `files`, to be added to whatever is there.
  static func lines(for files: some Sequence<GeneratedFile>) -> [UInt8] {
    // A line that an earlier build did not finish ends here.
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
