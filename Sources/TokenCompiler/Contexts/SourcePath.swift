/// Paths of source files, which are text with `/`: nothing here asks the disk.
enum SourcePath {
  /// The path of `reference`, which stands in the file at `document`.
  static func resolve(_ reference: some StringProtocol, from document: String) -> String {
    let folder = document.lastIndex(of: "/").map { document[...$0] } ?? ""
    return normalized(folder + reference)
  }

  /// `path` without `.` and without `..` but at its beginning.
  static func normalized(_ path: some StringProtocol) -> String {
    var parts: [Substring] = []
    let isAbsolute = path.hasPrefix("/")
    for part in Substring(path).split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// Whether `reference` is an address with a scheme, or a path from the root.
  static func isRemote(_ reference: some StringProtocol) -> Bool {
    if reference.hasPrefix("/") || reference.hasPrefix("\\") { return true }
    guard let colon = reference.firstIndex(of: ":") else { return false }
    let scheme = reference[..<colon].utf8
    guard let first = scheme.first, isLetter(first) else { return false }
    return scheme.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
