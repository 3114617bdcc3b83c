import TokenModel

/// What a path takes over from other groups by `$extends`.
struct Inheritance {
  /// In order of precedence; within an entry the first link whose condition holds decides, whether
  /// or not it leads anywhere.
  private(set) var sources: [[Link]] = []
  /// The depth of the group whose `$extends` made each entry of ``sources``; falling.
  private var nearness: [Int] = []
  /// Whether a token can come over any link.
  var isToken = false
  /// Whether a group can come over any link.
  var isGroup = false

  /// One `$extends` seen from one path below the group that has it.
  struct Link {
    /// When the `$extends` takes part.
    var condition: ConditionID
    /// The path in the extended group that corresponds; `nil` where it has none.
    var path: PathID?
  }

  /// Adds the links that an `$extends` of a group `nearness` names below the root gives.
  mutating func insert(_ links: [Link], nearness depth: Int) {
    let index = nearness.firstIndex { $0 < depth } ?? nearness.endIndex
    nearness.insert(depth, at: index)
    sources.insert(links, at: index)
  }
}
