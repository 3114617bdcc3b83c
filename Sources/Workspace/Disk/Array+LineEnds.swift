extension [UInt8] {
  /// The text with each CR LF replaced by LF, or `nil` if there is none.
  ///
  /// Git converts LF to CR LF, depending on `core.autocrlf`.
  var withLineFeedsOnly: [UInt8]? {
    let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    guard let first = withUnsafeBytes({ POSIX.offset(of: carriageReturn, in: $0) }) else {
      return nil
    }
    var text: [UInt8] = []
    text.reserveCapacity(count)
    text += self[..<first]
    for index in first..<count {
      let isBeforeLineFeed = index + 1 < count && self[index + 1] == lineFeed
      if self[index] != carriageReturn || !isBeforeLineFeed { text.append(self[index]) }
    }
    return text.count == count ? nil : text
  }
}
