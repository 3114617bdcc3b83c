/// The way of text that is written as nearly all is: items in lines of their own or after one space,
/// strings without escapes, no comments.
///
/// It reports nothing and repairs nothing. Before an item that is written otherwise it puts the
/// parser back to where that item begins, and ``JSONParser/parseItem()`` reads it. What it gains is
/// that it knows where it is without asking the parser, and that it need not ask for each word of the
/// text whether the text has so much left.
extension JSONParser {
  /// How far before the end of the text the way ends: each look at a word begins before that.
  private static let margin = 32

  /// Reads members and elements of the open objects and arrays up to one that is not plain.
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
      guard !frames.isEmpty, !mistakes.areTooMany else { return }
      frame = frames.top
    }
  }

  /// Reads a value that is neither a plain string nor a plain number.
  @inline(__always)
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

  /// Passes the name of an item that begins at `index`, up to the value.
  ///
  /// - Returns: whether the item is plain so far; otherwise nothing has changed.
  @inline(__always)
  private mutating func beginPlainItem(
    _ index: inout Int,
    in frame: OpenContainer,
    _ limit: Int
  ) -> Bool {
    let byte = base[index]
    if frame.isObject { return byte == .quote && parsePlainName(&index, limit) }
    // No second comma, no bracket after one, and nothing that white space or a comment begins with.
    return byte > .space && byte < 0x80 && byte != .comma && byte != frame.closer
      && !byte.mayBeginComment
  }

  /// Appends the name whose opening quote is at `start`, and passes the colon and one space.
  ///
  /// - Returns: whether the name is plain; otherwise nothing has changed.
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

  /// Appends the string at the position and passes it, unless there is anything unusual in it.
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

  /// Appends the number at the position, which is a digit, and passes it, unless it is longer than
  /// people write them or has an exponent or a mistake.
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
  /// The eight bytes from `index` on, the first one lowest; the text must have so many.
  @inline(__always)
  fileprivate func word(at index: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(self + index).loadUnaligned(as: UInt64.self))
  }

  /// Passes one space, or the end of a line and the spaces of the next, to an offset that is no
  /// greater than `limit` by eight or more.
  @inline(__always)
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
