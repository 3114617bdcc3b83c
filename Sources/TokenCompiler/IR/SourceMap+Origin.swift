package import Diagnostics

extension SourceMap {
  /// The name of the member whose value begins at `origin`; the first character where there is none.
  package func span(of origin: Token.Origin) -> Span {
    let bytes = self[origin.file].bytes
    let start = Int(origin.offset)
    let name = start < bytes.count ? bytes.memberName(before: start) : nil
    let range = name ?? min(start, bytes.count)..<min(start + 1, bytes.count)
    return Span(
      file: origin.file,
      start: UInt32(range.lowerBound),
      end: UInt32(range.upperBound)
    )
  }
}

extension [UInt8] {
  /// The quoted name before the colon before `offset`.
  fileprivate func memberName(before offset: Int) -> Range<Int>? {
    var index = offset
    func skipBlanks() {
      while index > 0, [0x20, 0x09, 0x0A, 0x0D].contains(self[index - 1]) { index -= 1 }
    }
    skipBlanks()
    guard index > 0, self[index - 1] == UInt8(ascii: ":") else { return nil }
    index -= 1
    skipBlanks()
    guard index > 0, self[index - 1] == UInt8(ascii: "\"") else { return nil }
    let end = index
    index -= 1
    while index > 0 {
      index -= 1
      guard self[index] == UInt8(ascii: "\"") else { continue }
      var slashes = 0
      while index - slashes > 0, self[index - slashes - 1] == UInt8(ascii: "\\") { slashes += 1 }
      if slashes.isMultiple(of: 2) { return index..<end }
    }
    return nil
  }
}
