import TokenModel

/// The sources that a path inherits from through `$extends`.
struct Inheritance {
  /// The links in order of precedence.
  ///
  /// In each entry, the first link whose condition is met takes effect, even if its path is `nil`.
  private(set) var sources: [[Link]] = []
  /// The depth of the group with the `$extends` behind each entry of ``sources``, in descending
  /// order.
  private var nearness: [Int] = []
  /// Whether at least one link can provide a token.
  var isToken = false
  /// Whether at least one link can provide a group.
  var isGroup = false

  /// The effect of one `$extends` on the extending group or a path below it.
  struct Link {
    var condition: ConditionID
    /// The corresponding path in the extended group; `nil` if it has none.
    var path: PathID?
  }

  /// Adds the links from a `$extends` of a group at `depth`, the number of names below the root.
  mutating func insert(_ links: [Link], nearness depth: Int) {
    let index = nearness.firstIndex { $0 < depth } ?? nearness.endIndex
    nearness.insert(depth, at: index)
    sources.insert(links, at: index)
  }
}
