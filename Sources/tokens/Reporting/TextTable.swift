internal import Diagnostics

enum TextTable {
  /// The maximum padding of a column, so a long text doesn't push the other columns away.
  private static let widestColumn = 48

  /// Returns lines with aligned columns and escaped control characters.
  static func lines(_ rows: [[String]]) -> [String] {
    let rows = rows.map { $0.map(\.escapedForDisplay) }
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
  /// Returns the string padded with spaces at the end to `width` characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
