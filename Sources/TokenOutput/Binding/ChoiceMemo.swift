import TokenCompiler

/// A cache of the combinations of contexts for sets of modifiers, shared by all tokens that vary
/// with them.
struct ChoiceMemo {
  private var known: [ModifierSet: Choices] = [:]

  /// All combinations for a set, concatenated.
  ///
  /// Each has a context for every modifier.
  struct Choices {
    fileprivate let contexts: [Modifier.ContextIndex]
    /// The ``ContextWord`` of each combination.
    let words: [UInt64]

    /// Whether all combinations satisfy a condition.
    func allSatisfy(_ isTrue: (ArraySlice<Modifier.ContextIndex>) -> Bool) -> Bool {
      let width = contexts.count / words.count
      return words.indices.allSatisfy { isTrue(contexts[$0 * width..<($0 + 1) * width]) }
    }
  }

  /// The largest number of combinations that are cached for a set, and the largest number of cached
  /// sets.
  private static let limit = 64

  /// Returns the combinations for `modifiers`, with the other modifiers as in `base`; `nil` if
  /// there are more than ``SettingBinder/limit``.
  mutating func choices(
    for modifiers: ModifierSet,
    from base: ArraySlice<Modifier.ContextIndex>,
    _ ir: IR
  ) -> Choices? {
    if let choices = known[modifiers] { return choices }
    let assignments = Assignments(of: modifiers, from: Array(base), ir.modifiers)
    guard let count = assignments.count(upTo: SettingBinder.limit) else { return nil }
    var contexts: [Modifier.ContextIndex] = []
    contexts.reserveCapacity(count * base.count)
    var words: [UInt64] = []
    assignments.forEach { assignment in
      contexts += assignment
      words.append(ContextWord.word(Array(assignment)))
    }
    let choices = Choices(contexts: contexts, words: words)
    if count <= Self.limit, known.count < Self.limit { known[modifiers] = choices }
    return choices
  }
}
