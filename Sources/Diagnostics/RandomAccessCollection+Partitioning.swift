extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that satisfies `belongsRight`; `endIndex` if none does.
  ///
  /// All such elements must come after those that don't satisfy it.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  package func partitioningIndex(_ belongsRight: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongsRight(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
