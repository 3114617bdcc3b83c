import TokenCompiler

/// The choices of contexts for sets of modifiers, laid out once for all tokens that vary with them.
struct ChoiceMemo {
  private var known: [ModifierSet: Choices] = [:]

  /// All choices for a set, one after the other; each has a context for every modifier.
  struct Choices {
    fileprivate let contexts: [Modifier.ContextIndex]
    fileprivate let count: Int

    /// Whether something is true of all.
    func allSatisfy(_ isTrue: (ArraySlice<Modifier.ContextIndex>) -> Bool) -> Bool {
      let width = contexts.count / count
      return (0..<count).allSatisfy { isTrue(contexts[$0 * width..<($0 + 1) * width]) }
    }
  }

  /// The most choices that are kept for a set, and the most sets that are kept.
  private static let limit = 64

  /// The choices for `modifiers`, the others being as in `base`; `nil` if there are more than output
  /// settings may have.
  mutating func choices(
    for modifiers: ModifierSet,
    from base: ArraySlice<Modifier.ContextIndex>,
    _ ir: IR
  ) -> Choices? {
    if let choices = known[modifiers] { return choices }
    let assignments = Assignments(of: modifiers, from: Array(base), ir.modifiers)
    guard let count = assignments.count(upTo: Binder.settingLimit) else { return nil }
    var contexts: [Modifier.ContextIndex] = []
    contexts.reserveCapacity(count * base.count)
    assignments.forEach { contexts += $0 }
    let choices = Choices(contexts: contexts, count: count)
    if count <= Self.limit, known.count < Self.limit { known[modifiers] = choices }
    return choices
  }
}
