import Diagnostics

/// The fast path for text in the usual layout: items on their own lines or after a single space,
/// strings without escapes, and no comments.
///
/// The fast path reports and repairs nothing. If an item has any other form, the fast path resets
/// the parser to the beginning of the item, and ``JSONParser/parseItem()`` parses it. It's faster
/// because it keeps the position in a local variable, and because it doesn't need to check before
/// loading each word that enough text is left.
extension JSONParser {
  /// The distance from the end of the text at which the fast path stops.
  ///
  /// Every word load begins before that point.
  private static let margin = 32

  /// Parses properties and elements of the open objects and arrays up to the first that isn't
  /// plain.
  @inline(never)
  mutating func parsePlainItems() {
    let limit = source.count - Self.margin
    guard !frames.isEmpty else { return }
    var frame = frames.top
    while position < limit {
      var index = base.endOfPlainSpace(from: position, limit)
      if base[index] == frame.closer {
        position = index &+ 1
        closeContainer()
      } else {
        if frame.count > 0 {
          guard base[index] == .comma else { return }
          index = base.endOfPlainSpace(from: index &+ 1, limit)
        }
        guard index < limit, beginPlainItem(&index, in: frame, limit) else { return }
        position = index
        frame.count &+= 1
        let byte = base[index]
        if byte == .quote ? passPlainString(limit) : byte.isDigit && passPlainNumber(limit) {
          frames.top.count = frame.count
          continue
        }
        parsePlainValue(byte)
      }
      guard !frames.isEmpty, !mistakes.shouldStopParsing else { return }
      frame = frames.top
    }
  }

  /// Parses a value other than a plain string or a plain number.
  private mutating func parsePlainValue(_ byte: UInt8) {
    if byte == .openBrace || byte == .openBracket {
      frames.top.count &+= 1
      openContainer(isObject: byte == .openBrace)
    } else {
      let byte = nextByte()
      frames.top.count &+= 1
      parseValue(byte)
    }
  }

  /// Skips the name of an item that begins at `index`, up to its value.
  ///
  /// - Returns: whether the item is plain so far. If it isn't, nothing has changed.
  @inline(__always)
  private mutating func beginPlainItem(
    _ index: inout Int,
    in frame: OpenContainer,
    _ limit: Int
  ) -> Bool {
    let byte = base[index]
    if frame.isObject { return byte == .quote && parsePlainName(&index, limit) }
    // Rule out a second comma, a closing bracket after a comma, and anything that begins white
    // space or a comment.
    return byte > .space && byte < 0x80 && byte != .comma && byte != frame.closer
      && !byte.mayBeginComment
  }

  /// Appends the name whose opening quote is at `start`, and skips the colon and one space.
  ///
  /// - Returns: whether the name is plain. If it isn't, nothing has changed.
  @inline(__always)
  private mutating func parsePlainName(_ start: inout Int, _ limit: Int) -> Bool {
    var hash = NameHash()
    var index = start &+ 1
    while index < limit {
      let word = base.word(at: index)
      let stops = Self.stringStops(word)
      guard stops != 0 else {
        hash.combine(word)
        index &+= 8
        continue
      }
      let bits = UInt64(stops.trailingZeroBitCount & 0x38)
      index &+= Int(bits >> 3)
      guard base[index] == .quote, base[index &+ 1] == .colon else { return false }
      hash.combine(word & ((1 << bits) &- 1))
      names.push(MemberName(hash: hash.value, slot: slots.count))
      slots.push(JSONSlot(.string, at: start, size: index &+ 1 &- start, isMarked: false))
      start = base[index &+ 2] == .space ? index &+ 3 : index &+ 2
      return true
    }
    return false
  }

  /// Appends and skips the string at the position if it's plain.
  ///
  /// - Returns: whether it is plain.
  @inline(__always)
  private mutating func passPlainString(_ limit: Int) -> Bool {
    let start = position
    var index = start &+ 1
    while index < limit {
      let stops = Self.stringStops(base.word(at: index))
      guard stops != 0 else {
        index &+= 8
        continue
      }
      index &+= stops.trailingZeroBitCount >> 3
      guard base[index] == .quote else { return false }
      position = index &+ 1
      slots.push(JSONSlot(.string, at: start, size: position &- start, isMarked: false))
      return true
    }
    return false
  }

  /// Appends and skips the number at the position, which begins with a digit, if it's plain: short,
  /// without an exponent, and well-formed.
  ///
  /// - Returns: whether it is plain.
  @inline(__always)
  private mutating func passPlainNumber(_ limit: Int) -> Bool {
    let start = position
    let end = min(limit, start &+ 24)
    var index = start
    while base[index].isDigit, index < end { index &+= 1 }
    guard base[start] != .zero || index == start &+ 1 else { return false }
    if base[index] == .period {
      let period = index
      index &+= 1
      while base[index].isDigit, index < end { index &+= 1 }
      guard index > period &+ 1 else { return false }
    }
    guard index < end, !base[index].isNumberLike else { return false }
    position = index
    slots.push(JSONSlot(.number, at: start, size: index &- start, isMarked: false))
    return true
  }
}

extension UnsafePointer<UInt8> {
  /// Returns the eight bytes at `index` as a little-endian word.
  ///
  /// The text must have that many left.
  fileprivate func word(at index: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(self + index).loadUnaligned(as: UInt64.self))
  }

  /// Skips one space, or a line ending and the indentation of the next line.
  ///
  /// The result is less than `limit + 8`.
  fileprivate func endOfPlainSpace(from index: Int, _ limit: Int) -> Int {
    var index = index
    if self[index] > .space { return index }
    if self[index] == .space { return index &+ 1 }
    if self[index] == .carriageReturn { index &+= 1 }
    guard self[index] == .lineFeed else { return index }
    index &+= 1
    let fill: UInt64 = self[index] == .tab ? 0x0909_0909_0909_0909 : 0x2020_2020_2020_2020
    while index < limit {
      let others = word(at: index) ^ fill
      if others != 0 { return index &+ others.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    return index
  }
}
