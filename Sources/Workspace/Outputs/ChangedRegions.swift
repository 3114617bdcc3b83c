/// The parts in which two texts differ, found by their lines.
///
/// Lines that occur once in each text, in the same order, are anchors; what lies between two anchors
/// and is not equal at its beginning or end is a region. This is the idea of "patience diff", which
/// finds what a person would call the change, in time that does not depend on its size.
struct ChangedRegions {
  /// A region as byte ranges; either may be empty.
  struct Region: Hashable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// In the order of the texts.
  private(set) var regions: [Region] = []

  private let old: [UInt8]
  private let new: [UInt8]
  private let oldLines: Lines
  private let newLines: Lines

  /// Compares two texts.
  ///
  /// - Complexity: O(*n* log *n*) in the number of lines.
  init(from old: [UInt8], to new: [UInt8]) {
    self.old = old
    self.new = new
    oldLines = Lines(old)
    newLines = Lines(new)
    var (i, j) = (0, 0)
    for anchor in anchors() {
      compare(i..<anchor.old, j..<anchor.new)
      (i, j) = (anchor.old + 1, anchor.new + 1)
    }
    compare(i..<oldLines.count, j..<newLines.count)
  }

  /// A text as lines, each with its line feed, numbered by their content.
  private struct Lines {
    var starts: [Int] = [0]
    let end: Int
    var count: Int { starts.count - 1 }

    init(_ text: [UInt8]) {
      end = text.count
      for index in text.indices where text[index] == UInt8(ascii: "\n") { starts.append(index + 1) }
      if starts.last != end { starts.append(end) }
    }

    func bytes(_ line: Int) -> Range<Int> { starts[line]..<starts[line + 1] }
    func bytes(_ lines: Range<Int>) -> Range<Int> {
      starts[lines.lowerBound]..<starts[lines.upperBound]
    }
  }

  /// Adds what differs in a stretch without anchors.
  private mutating func compare(_ oldStretch: Range<Int>, _ newStretch: Range<Int>) {
    var region = Region(old: oldLines.bytes(oldStretch), new: newLines.bytes(newStretch))
    let shared = min(region.old.count, region.new.count)
    var start = 0
    while start < shared, old[region.old.lowerBound + start] == new[region.new.lowerBound + start] {
      start += 1
    }
    var end = 0
    while end < shared - start,
      old[region.old.upperBound - 1 - end] == new[region.new.upperBound - 1 - end]
    {
      end += 1
    }
    region.old = region.old.lowerBound + start..<region.old.upperBound - end
    region.new = region.new.lowerBound + start..<region.new.upperBound - end
    if !region.old.isEmpty || !region.new.isEmpty { regions.append(region) }
  }

  // MARK: Anchors

  private typealias Anchor = (old: Int, new: Int)

  /// The longest run of lines that occur once in each text and stand in the same order in both.
  private func anchors() -> [Anchor] {
    var places: [ArraySlice<UInt8>: (old: Int?, new: Int?, count: Int)] = [:]
    for line in 0..<oldLines.count {
      let known = places[old[oldLines.bytes(line)]]
      places[old[oldLines.bytes(line)]] = (line, nil, (known?.count ?? 0) + 1)
    }
    for line in 0..<newLines.count {
      guard let known = places[new[newLines.bytes(line)]], known.count == 1 else { continue }
      places[new[newLines.bytes(line)]] = (known.old, line, known.new == nil ? 1 : 2)
    }
    let pairs: [Anchor] = places.values.compactMap { place in
      guard place.count == 1, let old = place.old, let new = place.new else { return nil }
      return (old, new)
    }
    return Self.longestIncreasing(pairs.sorted { $0.old < $1.old })
  }

  /// The longest subsequence whose `new` increases, by patience sorting.
  private static func longestIncreasing(_ pairs: [Anchor]) -> [Anchor] {
    // The pair on top of each pile, and for each pair the one before it.
    var tops: [Int] = []
    var previous = [Int?](repeating: nil, count: pairs.count)
    for index in pairs.indices {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[tops[middle]].new < pairs[index].new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tops[low - 1] }
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var chain: [Anchor] = []
    var next = tops.last
    while let index = next {
      chain.append(pairs[index])
      next = previous[index]
    }
    return chain.reversed()
  }
}
