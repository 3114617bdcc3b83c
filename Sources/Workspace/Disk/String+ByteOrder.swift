extension String {
  /// Whether it comes before `other` in a list that is sorted by the bytes of UTF-8.
  func isBeforeInBytes(_ other: String) -> Bool {
    let isBefore = utf8.withContiguousStorageIfAvailable { first in
      other.utf8.withContiguousStorageIfAvailable { second in POSIX.isBefore(first, second) }
    }
    return (isBefore ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension [String] {
  /// The texts sorted by the bytes of UTF-8.
  package func sortedByBytes() -> [String] {
    sorted { $0.isBeforeInBytes($1) }
  }
}
