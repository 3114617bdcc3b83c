internal import Workspace

/// What has changed from theme to theme, for clients that come back.
struct ThemeHistory: Sendable {
  /// How many themes are remembered.
  static let limit = 64

  private var entries: [(revision: String, changed: [String]?)] = []

  /// Adds a theme and how it differs from the one before; `nil` where that is not known.
  mutating func add(_ revision: String, changed: [String]?) {
    entries.append((revision, changed))
    if entries.count > Self.limit { entries.removeFirst() }
  }

  /// The tokens that may differ between two themes, sorted; `nil` where one is not remembered.
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
