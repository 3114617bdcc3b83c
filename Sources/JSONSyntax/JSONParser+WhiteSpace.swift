import Diagnostics

extension JSONParser {
  /// Moves to the next byte that isn't white space and returns it; 0 at the end of the text.
  @inline(__always)
  mutating func nextByte() -> UInt8 {
    var index = position
    guard index < source.count else { return 0 }
    var byte = base[index]
    if byte == .space {
      index &+= 1
    } else if byte == .lineFeed {
      index = source.endOfSpaces(from: index &+ 1)
    }
    guard index < source.count else {
      position = index
      return 0
    }
    byte = base[index]
    position = index
    return byte > .space && byte < 0x80 && !byte.mayBeginComment ? byte : nextByteAfterSpace()
  }

  /// Continues ``nextByte()`` at longer white space, comments, and bytes that need a closer look.
  @inline(never)
  private mutating func nextByteAfterSpace() -> UInt8 {
    while position < source.count {
      let byte = base[position]
      if byte.isJSONSpace {
        position = source.endOfSpaces(from: position + 1)
      } else if byte == .slash || byte == .numberSign || byte >= 0x80 {
        guard skipUnusualSpace(byte) else { return byte }
      } else {
        return byte
      }
    }
    return 0
  }

  /// Skips a comment, or white space that isn't valid in JSON, and reports it unless the options
  /// allow it.
  ///
  /// - Returns: `false` if there is neither.
  @inline(never)
  private mutating func skipUnusualSpace(_ byte: UInt8) -> Bool {
    if byte >= 0x80 { return skipForeignSpace() }
    let start = position
    let next = start + 1 < source.count ? base[start + 1] : 0
    if byte == .numberSign, isHexadecimalColor(at: start) || lineLacksQuote() { return false }
    guard byte == .numberSign || next == .slash || next == .asterisk else { return false }
    var isClosed = true
    if next == .asterisk, byte == .slash {
      isClosed = skipBlockComment()
    } else {
      position = lineEnd(from: start)
    }
    checkUTF8(start, position)
    guard isClosed else {
      report(.unterminatedComment(at: span(start, start + 2)))
      mistakes.suppressedUntil = source.count + 1
      return true
    }
    if byte == .numberSign || options != .commented {
      mistakes.noteComment(
        span(start, position),
        isHash: byte == .numberSign,
        areAllowed: options == .commented
      )
    }
    return true
  }

  /// Whether the `#` at `start` begins an unquoted color instead of a comment.
  private func isHexadecimalColor(at start: Int) -> Bool {
    var end = start + 1
    while end < source.count, base[end].hexadecimalValue != nil { end += 1 }
    guard [3, 4, 6, 8].contains(end - start - 1) else { return false }
    return end == source.count || !base[end].isWordByte
  }

  /// Skips a `/* … */` comment.
  ///
  /// - Returns: whether the comment is terminated.
  private mutating func skipBlockComment() -> Bool {
    position += 2
    while position + 1 < source.count {
      if base[position] == .asterisk, base[position + 1] == .slash {
        position += 2
        return true
      }
      position += 1
    }
    position = source.count
    return false
  }

  /// Skips and reports a Unicode space that isn't valid in JSON.
  ///
  /// - Returns: whether there was one.
  private mutating func skipForeignSpace() -> Bool {
    let length = source.lengthOfScalar(at: position)
    guard length > 0, let scalar = scalar(at: position), scalar.isForeignSpace else { return false }
    report(.foreignSpace(scalar, at: span(position, position + length)))
    position += length
    return true
  }

  /// Returns the offset of the first line ending at or after `index`.
  func lineEnd(from index: Int) -> Int {
    var index = index
    while index < source.count, !base[index].isLineEnd { index += 1 }
    return index
  }

  /// Returns the scalar at `index`; `nil` if the bytes aren't valid UTF-8.
  func scalar(at index: Int) -> Unicode.Scalar? {
    let length = source.lengthOfScalar(at: index)
    guard length > 0 else { return nil }
    return String(decoding: source[index..<index + length], as: UTF8.self).unicodeScalars.first
  }

  func span(_ start: Int, _ end: Int) -> Span {
    Span(
      file: file,
      start: UInt32(truncatingIfNeeded: start),
      end: UInt32(truncatingIfNeeded: end)
    )
  }
}

extension Unicode.Scalar {
  /// Whether Unicode, but not JSON, considers this white space, or it's invisible.
  var isForeignSpace: Bool {
    value >= 0x80 && (properties.isWhitespace || value == 0xFEFF || value == 0x200B)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of the first byte at or after `index` that isn't a space.
  ///
  /// Optimized for indentation, which is a run of spaces.
  func endOfSpaces(from index: Int) -> Int {
    var index = index
    while true {
      let others = loadWord(at: index) ^ 0x2020_2020_2020_2020
      if others != 0 { return index &+ others.trailingZeroBitCount >> 3 }
      index &+= 8
    }
  }

  /// Returns the eight bytes at `index` as a little-endian word, padded with zeros past the end.
  func loadWord(at index: Int) -> UInt64 {
    guard index &+ 8 <= count, let baseAddress else { return loadLastWord(at: index) }
    return UInt64(
      littleEndian: UnsafeRawPointer(baseAddress + index).loadUnaligned(as: UInt64.self)
    )
  }

  @inline(never)
  private func loadLastWord(at index: Int) -> UInt64 {
    var word: UInt64 = 0
    var shift: UInt64 = 0
    var index = index
    while index < count {
      word |= UInt64(self[index]) << shift
      shift += 8
      index += 1
    }
    return word
  }
}
