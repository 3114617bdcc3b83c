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
  package func sortedByBytes() -> [String] {
    sorted { $0.isBeforeInBytes($1) }
  }
}
