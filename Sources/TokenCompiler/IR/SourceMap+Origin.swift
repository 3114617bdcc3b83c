package import Diagnostics

extension SourceMap {
  /// Returns the span of the property name whose value begins at `origin`, or of the first
  /// character at `origin` if there's no such name.
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
  /// Returns the range of the quoted property name that precedes the value at `offset`, if any.
  fileprivate func memberName(before offset: Int) -> Range<Int>? {
    var index = offset
    func skipBlanks() {
      while index > 0, [0x20, 0x09, 0x0A, 0x0D].contains(self[index - 1]) { index -= 1 }
    }
    skipBlanks()
    // An object that was rewritten begins after its brace.
    if index > 0, self[index - 1] == UInt8(ascii: "{") {
      index -= 1
      skipBlanks()
    }
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
