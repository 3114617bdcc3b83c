/// Wraps long lines at blanks.
enum LineWrapping {
  /// Appends a line, wrapped to lines of at most `width` columns where blanks allow it.
  ///
  /// Blanks at the beginning of the line are kept, and those at a line break are dropped. A column
  /// is a Unicode scalar.
  static func append(
    _ line: ArraySlice<UInt8>,
    width: Int,
    lineStart: [UInt8],
    to output: inout [UInt8]
  ) {
    var column = 0
    var isFirst = true
    var index = line.startIndex
    while index < line.endIndex {
      let gapStart = index
      while index < line.endIndex, line[index].isBlank { index += 1 }
      let wordStart = index
      while index < line.endIndex, !line[index].isBlank { index += 1 }
      let gap = line[gapStart..<wordStart]
      let word = line[wordStart..<index]
      let needed = gap.count + word.columnCount
      if !isFirst, needed > width - column, !word.isEmpty {
        output.append(UInt8(ascii: "\n"))
        output += lineStart
        column = word.columnCount
      } else {
        output += gap
        column += needed
      }
      output += word
      isFirst = false
    }
  }
}

extension Collection<UInt8> {
  /// The number of Unicode scalars.
  var columnCount: Int {
    reduce(0) { $0 + ($1 & 0b1100_0000 == 0b1000_0000 ? 0 : 1) }
  }
}
