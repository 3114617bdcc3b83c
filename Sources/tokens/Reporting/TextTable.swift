/// Text in columns.
enum TextTable {
  /// What a column is wide at most: one long text does not push the others away.
  private static let widestColumn = 48

  /// Lines whose columns stand below each other.
  static func lines(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      min(rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0, widestColumn)
    }
    return rows.map { row in
      var line = ""
      for (column, text) in row.enumerated() {
        line += column + 1 < row.count ? text.padded(to: widths[column]) + "  " : text
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

extension String {
  /// The text with blanks behind it that fill `width` columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
