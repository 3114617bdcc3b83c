import Diagnostics

/// Lines of two texts that certainly match: each occurs exactly once in both texts, and they're in
/// the same order.
struct LineAnchors {
  typealias Anchor = (old: Int, new: Int)

  /// The anchors in the order of the texts.
  let anchors: [Anchor]

  /// - Complexity: O(*n* log *n*) in the number of lines.
  init(_ old: TextLines, _ new: TextLines) {
    var table = LineTable(capacity: old.count)
    for line in 0..<old.count { table.addOld(line, of: old) }
    for line in 0..<new.count { table.addNew(line, of: new, old) }
    anchors = Self.longestIncreasing(table.pairs)
  }

  /// Returns the longest subsequence whose `new` increases, by patience sorting.
  private static func longestIncreasing(_ pairs: [Anchor]) -> [Anchor] {
    // The top pair of each stack, and the predecessor of each pair.
    var tops: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for index in pairs.indices {
      let new = pairs[index].new
      // Nearly always, the pair comes after all others.
      let isLast = tops.last.map { pairs[$0].new < new } ?? true
      let stack = isLast ? tops.count : tops.partitioningIndex { pairs[$0].new >= new }
      if stack > 0 { previous[index] = tops[stack - 1] }
      if isLast { tops.append(index) } else { tops[stack] = index }
    }
    var chain: [Anchor] = []
    var next = tops.last ?? -1
    while next >= 0 {
      chain.append(pairs[next])
      next = previous[next]
    }
    return chain.reversed()
  }
}

/// The distinct lines of a text, with whether each occurs exactly once in it and in another text.
///
/// This is a custom table, because a dictionary would take most of the time of a comparison.
private struct LineTable {
  private struct Entry {
    let hash: UInt64
    let old: Int
    var isRepeated = false
    /// The line in the other text, or -1 if none was found.
    var new = -1
  }

  private var entries: [Entry] = []
  /// Indices of entries, or -1 for free slots.
  private var slots: [Int32]
  private let mask: Int

  init(capacity: Int) {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
    mask = size - 1
    entries.reserveCapacity(capacity)
  }

  mutating func addOld(_ line: Int, of text: TextLines) {
    let hash = text.text(line).hash
    let slot = slot(of: text.text(line), hash, in: text)
    if slots[slot] >= 0 {
      entries[Int(slots[slot])].isRepeated = true
    } else {
      slots[slot] = Int32(truncatingIfNeeded: entries.count)
      entries.append(Entry(hash: hash, old: line))
    }
  }

  mutating func addNew(_ line: Int, of text: TextLines, _ old: TextLines) {
    let slot = slot(of: text.text(line), text.text(line).hash, in: old)
    guard slots[slot] >= 0 else { return }
    let entry = Int(slots[slot])
    if entries[entry].new >= 0 { entries[entry].isRepeated = true }
    entries[entry].new = line
  }

  /// Returns the slot that contains the line or that it would go to.
  private func slot(of line: TextLines.Line, _ hash: UInt64, in old: TextLines) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, old.text(entry.old) == line { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// The lines that occur exactly once in each text, in the order of the old one.
  var pairs: [LineAnchors.Anchor] {
    entries.compactMap { $0.isRepeated || $0.new < 0 ? nil : ($0.old, $0.new) }
  }
}
