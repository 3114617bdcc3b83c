extension String {
  /// Whether the string contains `other`.
  ///
  /// - Complexity: O(*n* × *m*) in the lengths of the strings.
  func holds(_ other: String) -> Bool { start(of: other) != nil }

  /// Returns the texts before and after the first `separator`; the whole text if it doesn't contain
  /// `separator`.
  ///
  /// - Complexity: O(*n* × *m*) in the lengths of the strings.
  func split(aroundFirst separator: String) -> [String] {
    guard let start = start(of: separator) else { return [self] }
    let end = utf8.index(start, offsetBy: separator.utf8.count)
    return [String(self[..<start]), String(self[end...])]
  }

  private func start(of other: String) -> Index? {
    var start = startIndex
    while true {
      if utf8[start...].starts(with: other.utf8) { return start }
      guard start < endIndex else { return nil }
      utf8.formIndex(after: &start)
    }
  }
}
