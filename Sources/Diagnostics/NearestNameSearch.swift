/// Returns the candidate that `name` was most likely meant to be, or `nil` if none is close enough.
///
/// The distance between names is the number of insertions, deletions, replacements, and
/// transpositions of adjacent scalars (the restricted Damerau-Levenshtein distance), ignoring case.
/// It can be at most a third of the name's length, but at least one is always allowed and never
/// more than eight, and the names must have something in common. Among equally close candidates,
/// the first one wins, so the result depends only on the given order.
///
/// The cost is bounded: names longer than 256 scalars have no matches, and the search stops after
/// about four million steps with the best candidate so far. Callers with thousands of errors and
/// thousands of candidates should request suggestions only for the first hundred errors.
///
/// - Parameters:
///   - name: The name as written.
///   - candidates: The valid names, in an order that's meaningful to the reader.
///   - edits: The maximum distance.
/// - Returns: The nearest candidate, unchanged.
/// - Complexity: O(*candidates* × length × maximum distance).
package func nearestName(
  to name: String,
  among candidates: some Sequence<String>,
  edits: Int = 8
) -> String? {
  guard var search = NearestNameSearch(name, edits: edits) else { return nil }
  for candidate in candidates where !search.isExhausted {
    search.consider(candidate)
    if search.hasPerfectMatch { break }
  }
  return search.best
}

/// Returns a question that suggests the nearest candidate, or `nil` if none is close enough.
package func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
  nearestName(to: name, among: candidates).map { "did you mean `\($0)`?" }
}

/// The state of a search: the name, the best candidate so far, and reusable rows.
private struct NearestNameSearch {
  private static let longestName = 256

  private(set) var best: String?
  private let name: [UInt32]
  private let byteCount: Int
  /// The maximum distance that would still improve on `best`.
  private var limit: Int
  private var stepsLeft = 4_000_000
  private var candidate: [UInt32] = []
  private var row: [Int] = []
  private var previousRow: [Int] = []
  private var rowBeforeThat: [Int] = []

  /// Creates a search, or `nil` if the name is empty or too long to have matches.
  init?(_ name: String, edits: Int) {
    guard !name.isEmpty, name.utf8.count <= Self.longestName * 4 else { return nil }
    self.name = Self.folded(name, into: [])
    guard self.name.count <= Self.longestName else { return nil }
    byteCount = name.utf8.count
    limit = min(edits, max(1, self.name.count / 3))
  }

  var isExhausted: Bool { stepsLeft <= 0 }
  var hasPerfectMatch: Bool { best != nil && limit < 0 }

  mutating func consider(_ text: String) {
    stepsLeft -= 1
    // One edit changes the length by at most four bytes, the maximum length of a scalar.
    guard abs(text.utf8.count - byteCount) <= 4 * limit else { return }
    candidate = Self.folded(text, into: candidate)
    guard abs(candidate.count - name.count) <= limit else { return }
    guard let distance = boundedDistance(), distance < max(name.count, candidate.count) else {
      return
    }
    best = text
    limit = distance - 1
  }

  /// Returns the distance between `name` and `candidate`, or `nil` if it exceeds `limit`.
  ///
  /// Only cells within `limit` of the diagonal are computed, because others can't affect the
  /// result.
  private mutating func boundedDistance() -> Int? {
    let width = candidate.count
    let far = limit + 1
    previousRow = (0...width).map { min($0, far) }
    rowBeforeThat = previousRow
    row = [Int](repeating: far, count: width + 1)
    for line in 1...name.count {
      let first = max(1, line - limit)
      let last = min(width, line + limit)
      guard first <= last else { return nil }
      row[first - 1] = first == 1 ? min(line, far) : far
      if last < width { row[last + 1] = far }
      var nearest = row[first - 1]
      for column in first...last {
        let cost = cell(line, column, far: far)
        row[column] = cost
        nearest = min(nearest, cost)
      }
      stepsLeft -= last - first + 1
      guard nearest <= limit else { return nil }
      (rowBeforeThat, previousRow, row) = (previousRow, row, rowBeforeThat)
    }
    return previousRow[width] <= limit ? previousRow[width] : nil
  }

  private func cell(_ line: Int, _ column: Int, far: Int) -> Int {
    let same = name[line - 1] == candidate[column - 1]
    var cost = min(
      previousRow[column] + 1,
      row[column - 1] + 1,
      previousRow[column - 1] + (same ? 0 : 1)
    )
    if line > 1, column > 1, name[line - 1] == candidate[column - 2],
      name[line - 2] == candidate[column - 1]
    {
      cost = min(cost, rowBeforeThat[column - 2] + 1)
    }
    return min(cost, far)
  }

  /// Returns the scalars of `text` in lowercase, reusing the storage of `buffer`.
  private static func folded(_ text: String, into buffer: consuming [UInt32]) -> [UInt32] {
    buffer.removeAll(keepingCapacity: true)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        let isUpper = scalar.value >= 0x41 && scalar.value <= 0x5A
        buffer.append(isUpper ? scalar.value + 0x20 : scalar.value)
      } else {
        for lower in scalar.properties.lowercaseMapping.unicodeScalars {
          buffer.append(lower.value)
        }
      }
    }
    return buffer
  }
}
