extension String {
  /// Whether this string sorts before `other` by their UTF-8 bytes.
  func isBeforeInBytes(_ other: String) -> Bool {
    let isBefore = utf8.withContiguousStorageIfAvailable { first in
      other.utf8.withContiguousStorageIfAvailable { second in POSIX.isBefore(first, second) }
    }
    return (isBefore ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension [String] {
  /// Returns the strings sorted by their UTF-8 bytes.
  ///
  /// Sorting ranges of bytes is faster than sorting strings, which are counted references.
  package func sortedByBytes() -> [String] {
    guard count > 1 else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(reduce(0) { $0 + $1.utf8.count })
    var places: [(index: Int, range: Range<Int>)] = []
    places.reserveCapacity(count)
    for (index, string) in enumerated() {
      let start = bytes.count
      bytes.append(contentsOf: string.utf8)
      places.append((index, start..<bytes.count))
    }
    bytes.withUnsafeBufferPointer { bytes in
      places.sort { first, second in
        POSIX.isBefore(
          UnsafeBufferPointer(rebasing: bytes[first.range]),
          UnsafeBufferPointer(rebasing: bytes[second.range])
        )
      }
    }
    return places.map { self[$0.index] }
  }
}
