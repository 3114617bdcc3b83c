internal import Workspace

/// The changes from theme to theme, for clients that reconnect.
struct ThemeHistory: Sendable {
  /// The maximum number of themes to remember.
  static let limit = 64

  private var entries: [(revision: String, changed: [String]?)] = []

  /// Adds a theme, and its changes from the previous one, or `nil` if they're unknown.
  mutating func add(_ revision: String, changed: [String]?) {
    entries.append((revision, changed))
    if entries.count > Self.limit { entries.removeFirst() }
  }

  /// Returns the tokens that may differ between two themes, sorted, or `nil` if the changes are
  /// unknown.
  func changes(from first: String, to last: String) -> [String]? {
    guard let start = entries.lastIndex(where: { $0.revision == first }),
      let end = entries.lastIndex(where: { $0.revision == last }), start <= end
    else { return nil }
    var all: Set<String> = []
    for entry in entries[(start + 1)..<(end + 1)] {
      guard let changed = entry.changed else { return nil }
      all.formUnion(changed)
    }
    return Array(all).sortedByBytes()
  }
}
