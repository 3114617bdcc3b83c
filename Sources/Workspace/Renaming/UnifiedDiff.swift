/// The differences of two texts in the unified format of `diff -u`.
package struct UnifiedDiff {
  /// The text, which is empty if there are no differences.
  package let text: String

  /// The number of unchanged lines around a difference.
  private static let context = 3

  /// Compares the lines of two versions of the file at `path`.
  ///
  /// - Complexity: O(*lines* × *differences*).
  package init(_ path: String, _ before: [UInt8], _ after: [UInt8]) {
    let lines = Self.comparison(of: Self.lines(before), Self.lines(after))
    guard lines.contains(where: { $0.mark != " " }) else {
      text = ""
      return
    }
    var result = "--- \(path)\n+++ \(path)\n"
    var index = 0
    while let change = lines[index...].firstIndex(where: { $0.mark != " " }) {
      var end = change
      while let next = lines[end...].dropFirst().firstIndex(where: { $0.mark != " " }),
        next - end <= 2 * Self.context
      { end = next }
      let start = max(index, change - Self.context)
      end = min(lines.count - 1, end + Self.context)
      let hunk = lines[start...end]
      let counts = (hunk.count { $0.mark != "+" }, hunk.count { $0.mark != "-" })
      result += "@@ -\(hunk[start].old + 1),\(counts.0) +\(hunk[start].new + 1),\(counts.1) @@\n"
      for line in hunk { result += "\(line.mark)\(line.text)\n" }
      index = end + 1
      guard index < lines.count else { break }
    }
    text = result
  }

  /// Returns the lines of both texts, with `-`, `+`, or a space for lines in both, and the indices
  /// in both texts.
  private static func comparison(
    of old: [Substring],
    _ new: [Substring]
  ) -> [(mark: Character, text: Substring, old: Int, new: Int)] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [(mark: Character, text: Substring, old: Int, new: Int)] = []
    var (first, second) = (0, 0)
    while first < old.count || second < new.count {
      if removed.contains(first) {
        lines.append(("-", old[first], first, second))
        first += 1
      } else if inserted.contains(second) {
        lines.append(("+", new[second], first, second))
        second += 1
      } else {
        lines.append((" ", old[first], first, second))
        (first, second) = (first + 1, second + 1)
      }
    }
    return lines
  }

  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
