/// The parts in which two texts differ, found by their lines.
///
/// Lines that occur once in each text, in the same order, are anchors; what lies between two anchors
/// and is not equal at its beginning or end is a region. This is the idea of "patience diff", which
/// finds what a person would call the change. Equal text is skipped, and anchors are looked for near a
/// difference first: most texts differ in a few values.
struct ChangedRegions {
  /// A region as byte ranges; either may be empty.
  struct Region: Hashable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// In the order of the texts.
  private(set) var regions: [Region] = []

  /// Compares two texts.
  ///
  /// - Complexity: O(*n* log *n*) in the number of lines.
  init(from old: [UInt8], to new: UnsafeRawBufferPointer) {
    regions = old.withUnsafeBytes { old in
      var comparison = TextComparison(old: old, new: new)
      comparison.compare()
      return comparison.regions
    }
  }
}

/// The comparison of two texts, from their beginning to their end.
private struct TextComparison {
  typealias Region = ChangedRegions.Region

  let old: UnsafeRawBufferPointer
  let new: UnsafeRawBufferPointer
  var regions: [Region] = []

  /// How many lines from a difference on anchors are looked for; at last in all that are left.
  private static let windows = [8, 64, Int.max]

  mutating func compare() {
    var (i, j) = (0, 0)
    while true {
      let count = equalCount(i, j)
      guard i + count < old.count || j + count < new.count else { return }
      let start = startOfLine(around: i + count, from: i)
      (i, j) = (start, j + start - i)
      guard let next = resume(i, j) else { return }
      (i, j) = next
    }
  }

  /// How many bytes are equal from these offsets on.
  private func equalCount(_ i: Int, _ j: Int) -> Int {
    let shared = min(old.count - i, new.count - j)
    var count = 0
    while count + 8 <= shared,
      old.loadUnaligned(fromByteOffset: i + count, as: UInt64.self)
        == new.loadUnaligned(fromByteOffset: j + count, as: UInt64.self)
    {
      count += 8
    }
    while count < shared, old[i + count] == new[j + count] { count += 1 }
    return count
  }

  /// Where the line of the old text begins that `offset` is in; not before `first`, which begins one.
  private func startOfLine(around offset: Int, from first: Int) -> Int {
    var start = offset
    while start > first, old[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  /// Adds what differs from these lines on, up to a line that is surely the same.
  ///
  /// - Returns: where that line begins; `nil` where all is compared.
  private mutating func resume(_ i: Int, _ j: Int) -> (old: Int, new: Int)? {
    for window in Self.windows {
      let oldLines = TextLines(old, from: i, limit: window)
      let newLines = TextLines(new, from: j, limit: window)
      if window == Self.windows[0], let next = resumeNearby(oldLines, newLines) {
        add(i..<next.old, j..<next.new)
        return next
      }
      let anchors = LineAnchors(oldLines, newLines).anchors
      if oldLines.end == old.count, newLines.end == new.count {
        addAll(oldLines, newLines, anchors)
        return nil
      }
      // One line alone may be the same by chance where only a few are looked at.
      guard anchors.count > 1, let first = anchors.first else { continue }
      let next = (oldLines.bytes(first.old).lowerBound, newLines.bytes(first.new).lowerBound)
      add(i..<next.0, j..<next.1)
      return next
    }
    return nil
  }

  /// Where both texts clearly go on alike, after as few lines as possible.
  private func resumeNearby(
    _ oldLines: TextLines,
    _ newLines: TextLines
  ) -> (old: Int, new: Int)? {
    for count in 1..<oldLines.count + newLines.count {
      for oldCount in max(0, count - newLines.count)...min(count, oldLines.count) {
        let newCount = count - oldCount
        if isClearlyEqual(oldLines, oldCount, newLines, newCount) {
          let oldStart = oldLines.bytes(oldCount).lowerBound
          return (oldStart, newLines.bytes(newCount).lowerBound)
        }
      }
    }
    return nil
  }

  /// Whether two lines from these on are equal, and one is so long that it is hardly there by chance.
  private func isClearlyEqual(
    _ oldLines: TextLines,
    _ oldLine: Int,
    _ newLines: TextLines,
    _ newLine: Int
  ) -> Bool {
    guard oldLine + 1 < oldLines.count, newLine + 1 < newLines.count else { return false }
    let lines = oldLines.bytes(oldLine..<oldLine + 2)
    let others = newLines.bytes(newLine..<newLine + 2)
    guard lines.count == others.count, old[lines.lowerBound] == new[others.lowerBound],
      POSIX.areEqual(
        UnsafeRawBufferPointer(rebasing: old[lines]),
        UnsafeRawBufferPointer(rebasing: new[others])
      )
    else { return false }
    return max(length(oldLines.bytes(oldLine)), length(oldLines.bytes(oldLine + 1))) >= 24
  }

  /// How long a line of the old text is without the blanks at its beginning.
  private func length(_ line: Range<Int>) -> Int {
    var start = line.lowerBound
    while start < line.upperBound, old[start] == UInt8(ascii: " ") { start += 1 }
    return line.upperBound - start
  }

  private mutating func addAll(
    _ oldLines: TextLines,
    _ newLines: TextLines,
    _ anchors: [LineAnchors.Anchor]
  ) {
    var (i, j) = (0, 0)
    for anchor in anchors {
      add(oldLines.bytes(i..<anchor.old), newLines.bytes(j..<anchor.new))
      (i, j) = (anchor.old + 1, anchor.new + 1)
    }
    add(oldLines.bytes(i..<oldLines.count), newLines.bytes(j..<newLines.count))
  }

  /// Adds what differs in a stretch, without what is equal at its ends.
  private mutating func add(_ oldBytes: Range<Int>, _ newBytes: Range<Int>) {
    let shared = min(oldBytes.count, newBytes.count)
    var start = 0
    while start < shared, old[oldBytes.lowerBound + start] == new[newBytes.lowerBound + start] {
      start += 1
    }
    var end = 0
    while end < shared - start,
      old[oldBytes.upperBound - 1 - end] == new[newBytes.upperBound - 1 - end]
    {
      end += 1
    }
    let region = Region(
      old: oldBytes.lowerBound + start..<oldBytes.upperBound - end,
      new: newBytes.lowerBound + start..<newBytes.upperBound - end
    )
    if !region.old.isEmpty || !region.new.isEmpty { regions.append(region) }
  }
}
