extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first period or brace at or after `index`; ``count`` if there is none.
  @inline(__always)
  func endOfName(from index: Int) -> Int {
    let bytes = UnsafeRawBufferPointer(self)
    var index = index
    while index &+ 8 <= count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let stops = Self.stops(in: word)
      if stops != 0 { return index &+ stops.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    guard index < count else { return index }
    let stops = Self.stops(in: bytes.lastWord(from: index))
    return stops == 0 ? count : index &+ stops.trailingZeroBitCount >> 3
  }

  /// A word in which the lowest set bit is the highest bit of the first byte of `word` that is a
  /// period or brace; 0 if there is none.
  private static func stops(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // A borrow only propagates from a matching byte, so bits are correct up to the first match.
    let periods = word ^ (ones &* 0x2E)
    let openings = word ^ (ones &* 0x7B)
    let closings = word ^ (ones &* 0x7D)
    return
      (((periods &- ones) & ~periods) | ((openings &- ones) & ~openings)
      | ((closings &- ones) & ~closings)) & (ones &* 0x80)
  }
}

extension UnsafeRawBufferPointer {
  /// The one to seven bytes from `index` to the end, first byte lowest, padded with zeros.
  @inline(__always)
  fileprivate func lastWord(from index: Int) -> UInt64 {
    let rest = count &- index
    if count >= 8 {
      let word = loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      return UInt64(littleEndian: word) &>> UInt64(truncatingIfNeeded: 64 &- 8 &* rest)
    }
    // The two loads may overlap, which doesn't matter because the shared bytes are equal.
    if rest >= 4 {
      let first = UInt32(littleEndian: loadUnaligned(fromByteOffset: index, as: UInt32.self))
      let last = UInt32(littleEndian: loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
      return UInt64(first) | UInt64(last) &<< UInt64(truncatingIfNeeded: 8 &* (rest &- 4))
    }
    let middle = UInt64(self[index &+ rest / 2]) &<< UInt64(truncatingIfNeeded: rest / 2 &* 8)
    let last = UInt64(self[count &- 1]) &<< UInt64(truncatingIfNeeded: 8 &* (rest &- 1))
    return UInt64(self[index]) | middle | last
  }
}
