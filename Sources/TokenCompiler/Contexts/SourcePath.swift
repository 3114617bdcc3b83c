import JSONSyntax

/// Operations on the paths of source files.
///
/// They only process text and don't access the file system.
enum SourcePath {
  /// Resolves `reference` relative to the file at `document`.
  static func resolve(_ reference: some StringProtocol, from document: String) -> String {
    let folder = document.lastIndex(of: "/").map { document[...$0] } ?? ""
    return normalized(folder + reference)
  }

  /// `path` without `.` and with `..` only at its beginning.
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

  /// Decodes percent-encoded bytes such as `%20`.
  ///
  /// References are URIs. A percent sign that doesn't introduce an encoded byte is kept, as is text
  /// that doesn't decode to valid UTF-8.
  static func percentDecoded(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = bytes[index + 1].hexadecimalValue, let low = bytes[index + 2].hexadecimalValue
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(validating: decoded, as: UTF8.self) ?? String(text)
  }

  /// Whether `reference` is a URI with a scheme or an absolute path.
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
