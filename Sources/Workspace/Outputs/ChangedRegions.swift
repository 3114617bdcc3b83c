/// The parts in which two texts differ, found by their lines.
///
/// Lines that occur once in each text, in the same order, are anchors; what lies between two anchors
/// and is not equal at its beginning or end is a region. This is the idea of "patience diff", which
/// finds what a person would call the change, in time that does not depend on its size. Where both
/// texts have the same number of lines and most of them are equal in their places, there is nothing
/// to look for.
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
  init(from old: [UInt8], to new: [UInt8]) {
    regions = old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        let texts = TextPair(old: TextLines(old), new: TextLines(new))
        return texts.changesInPlace() ?? texts.changesBetweenAnchors()
      }
    }
  }
}

/// Two texts as lines.
private struct TextPair {
  typealias Region = ChangedRegions.Region

  let old: TextLines
  let new: TextLines

  /// The regions, if no line has come or gone and most lines are as they were.
  func changesInPlace() -> [Region]? {
    guard old.count == new.count else { return nil }
    var regions: [Region] = []
    var changedLines = 0
    var line = 0
    while line < old.count {
      guard old.text(line) != new.text(line) else {
        line += 1
        continue
      }
      let start = line
      while line < old.count, old.text(line) != new.text(line) { line += 1 }
      changedLines += line - start
      // With so many the texts are not the same but for values.
      guard changedLines <= old.count / 2 else { return nil }
      if line - start < 3 {
        add(start..<line, start..<line, to: &regions)
      } else {
        addChangesBetweenAnchors(start..<line, start..<line, to: &regions)
      }
    }
    return regions
  }

  /// The regions between lines that are surely the same.
  func changesBetweenAnchors() -> [Region] {
    var regions: [Region] = []
    addChangesBetweenAnchors(0..<old.count, 0..<new.count, to: &regions)
    return regions
  }

  private func addChangesBetweenAnchors(
    _ oldLines: Range<Int>,
    _ newLines: Range<Int>,
    to regions: inout [Region]
  ) {
    var (i, j) = (oldLines.lowerBound, newLines.lowerBound)
    for anchor in LineAnchors(old, oldLines, new, newLines).anchors {
      add(i..<anchor.old, j..<anchor.new, to: &regions)
      (i, j) = (anchor.old + 1, anchor.new + 1)
    }
    add(i..<oldLines.upperBound, j..<newLines.upperBound, to: &regions)
  }

  /// Adds what differs in a stretch of lines.
  private func add(_ oldLines: Range<Int>, _ newLines: Range<Int>, to regions: inout [Region]) {
    guard !oldLines.isEmpty || !newLines.isEmpty else { return }
    let (old, new) = (self.old.bytes, self.new.bytes)
    var region = Region(old: self.old.bytes(oldLines), new: self.new.bytes(newLines))
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
}
