/// The visible part of a source line: the whole line, or the surroundings of a position.
struct SourceWindow: Sendable {
  private static let cut = "..."

  let text: String
  /// The range of bytes that `text` shows.
  let covered: Range<Int>
  let reachesEnd: Bool
  private let cells: ArraySlice<DisplayCell>
  private let indent: Int

  /// Shows the line of `bytes` in the range `line`, in at most `width` columns that include
  /// `focus`.
  ///
  /// At most a few hundred bytes on each side of `focus` are read, even if the line is longer.
  init(_ bytes: [UInt8], line: Range<Int>, focus: Int, width: Int) {
    let width = max(width, 24)
    let read = Self.bytesToRead(bytes, line: line, focus: focus, reach: 4 * width)
    let all = DisplayCell.cells(of: bytes, in: read)
    let shown = Self.choose(all, focus: focus, width: width, isWhole: read == line)
    cells = all[shown]
    let start = shown.lowerBound < all.count ? all[shown.lowerBound].offset : read.upperBound
    let end = shown.upperBound < all.count ? all[shown.upperBound].offset : read.upperBound
    covered = min(start, end)..<end
    reachesEnd = end == line.upperBound
    let isCutInFront = start > line.lowerBound
    indent = isCutInFront ? Self.cut.utf8.count : 0
    var text = isCutInFront ? Self.cut : ""
    for cell in cells { text += cell.text }
    while reachesEnd, text.utf8.last == UInt8(ascii: " ") { text.removeLast() }
    self.text = reachesEnd ? text : text + Self.cut
  }

  /// Whether a mark that begins at `offset` can be drawn below the text.
  func shows(_ offset: Int) -> Bool {
    covered.contains(offset) || (reachesEnd && offset == covered.upperBound)
  }

  /// Returns the column, from 0, of the byte at `offset`.
  func column(of offset: Int) -> Int {
    var column = indent
    for cell in cells {
      if cell.offset >= offset { break }
      column += cell.width
    }
    return column
  }

  private static func bytesToRead(
    _ bytes: [UInt8],
    line: Range<Int>,
    focus: Int,
    reach: Int
  ) -> Range<Int> {
    var lower = max(line.lowerBound, focus - reach)
    var upper = min(line.upperBound, focus + reach)
    // Don't start or end in the middle of a scalar.
    for _ in 0..<3 where lower > line.lowerBound && lower < focus && isContinuation(bytes[lower]) {
      lower += 1
    }
    for _ in 0..<3 where upper < line.upperBound && upper > focus && isContinuation(bytes[upper]) {
      upper -= 1
    }
    return lower..<max(lower, upper)
  }

  private static func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0b1100_0000 == 0b1000_0000
  }

  /// Chooses the cells to show.
  ///
  /// If they don't all fit, a third of the space is used for cells before `focus` and the rest for
  /// those after it; any space left over is used for more cells before it.
  private static func choose(
    _ cells: [DisplayCell],
    focus: Int,
    width: Int,
    isWhole: Bool
  ) -> Range<Int> {
    if isWhole, cells.reduce(0, { $0 + $1.width }) <= width { return cells.indices }
    let room = width - 2 * cut.utf8.count
    let middle = cells.firstIndex { $0.offset >= focus } ?? cells.count
    var lower = middle
    var upper = middle
    var used = 0
    func extendLeft(to limit: Int) {
      while lower > 0, used + cells[lower - 1].width <= limit {
        lower -= 1
        used += cells[lower].width
      }
    }
    extendLeft(to: room / 3)
    while upper < cells.count, used + cells[upper].width <= room {
      used += cells[upper].width
      upper += 1
    }
    extendLeft(to: room)
    return lower..<upper
  }
}
