/// The regions in which two texts differ, found by comparing lines.
///
/// Lines that occur exactly once in each text, in the same order, are anchors. The text between two
/// anchors is a region, without the bytes that are equal at its start and end. This is the idea of
/// "patience diff", which finds the change that a person would see. Equal text is skipped, and
/// anchors are searched for close to a difference first, because most texts differ in only a few
/// values.
struct ChangedRegions {
  /// A region as byte ranges, either of which may be empty.
  struct Region: Hashable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The regions in the order of the texts.
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

/// A comparison of two texts from start to end.
private struct TextComparison {
  typealias Region = ChangedRegions.Region

  let old: UnsafeRawBufferPointer
  let new: UnsafeRawBufferPointer
  var regions: [Region] = []

  /// How many lines after a difference to search for anchors.
  ///
  /// The last search includes all lines.
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

  /// Returns the number of equal bytes that start at these offsets.
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

  /// Returns the start of the line of the old text that contains `offset`.
  ///
  /// The search stops at `first`, which is the start of a line.
  private func startOfLine(around offset: Int, from first: Int) -> Int {
    var start = offset
    while start > first, old[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  /// Adds the differences from these offsets up to a line that certainly matches.
  ///
  /// - Returns: the start of that line in both texts, or `nil` at the end of the texts.
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
      // Among only a few lines, a single match may be a coincidence.
      guard anchors.count > 1, let first = anchors.first else { continue }
      let next = (oldLines.bytes(first.old).lowerBound, newLines.bytes(first.new).lowerBound)
      add(i..<next.0, j..<next.1)
      return next
    }
    return nil
  }

  /// Returns the nearest offsets from which both texts clearly continue alike.
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

  /// Whether the next two lines are equal, and one is too long to match by chance.
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

  /// Returns the length of a line of the old text without its leading spaces.
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

  /// Adds the differing region of two ranges, without the bytes that are equal at its ends.
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
