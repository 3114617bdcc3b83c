/// The free modifiers of a source, and the arithmetic of their contexts.
///
/// A list with one context for each modifier, such as ``base``, represents the current contexts. An
/// *assignment* of a set of modifiers consists of one context for each modifier in the set. The
/// assignments of a set are numbered from 0, with the context of the last modifier as the lowest
/// digit.
///
/// For example, `theme` (light, dark) and `size` (s, m, l) have these assignments:
///
///     0: light s   1: light m   2: light l   3: dark s   4: dark m   5: dark l
struct ContextSpace {
  let modifiers: [Modifier]
  /// The default context of each modifier.
  let base: [Modifier.ContextIndex]
  /// The number of contexts of each modifier.
  private let counts: [Int]
  /// The maximum number of assignments for which one value is computed.
  let limit: Int

  init(_ modifiers: [Modifier], limit: Int) {
    self.modifiers = modifiers
    self.limit = limit
    base = modifiers.map(\.defaultContext)
    counts = modifiers.map(\.contexts.count)
  }

  /// The number of assignments of `set`; `nil` if it exceeds ``limit``.
  func assignmentCount(of set: ModifierSet) -> Int? {
    var count = 1
    var remaining = set.rawValue
    while remaining != 0 {
      count *= counts[remaining.trailingZeroBitCount]
      remaining &= remaining - 1
      guard count <= limit else { return nil }
    }
    return count
  }

  /// The number of the assignment of `set` in `contexts`.
  func assignment(of set: ModifierSet, in contexts: [Modifier.ContextIndex]) -> Int {
    var remaining = set.rawValue
    var index = 0
    while remaining != 0 {
      let modifier = remaining.trailingZeroBitCount
      index = index * counts[modifier] + Int(contexts[modifier])
      remaining &= remaining - 1
    }
    return index
  }

  /// Sets `contexts` to an assignment of `set`, and all other modifiers to their defaults.
  func choose(_ assignment: Int, of set: ModifierSet, in contexts: inout [Modifier.ContextIndex]) {
    var index = assignment
    for modifier in contexts.indices { contexts[modifier] = base[modifier] }
    var remaining = set.rawValue
    while remaining != 0 {
      let modifier = 63 - remaining.leadingZeroBitCount
      let count = counts[modifier]
      contexts[modifier] = Modifier.ContextIndex(index % count)
      index /= count
      remaining &= ~(1 << UInt64(modifier))
    }
  }

  /// Advances `contexts` to the next assignment of `set`, wrapping around after the last.
  func chooseNext(of set: ModifierSet, in contexts: inout [Modifier.ContextIndex]) {
    var remaining = set.rawValue
    while remaining != 0 {
      let modifier = 63 - remaining.leadingZeroBitCount
      let next = Int(contexts[modifier]) + 1
      guard next == counts[modifier] else {
        contexts[modifier] = Modifier.ContextIndex(next)
        return
      }
      contexts[modifier] = 0
      remaining &= ~(1 << UInt64(modifier))
    }
  }

  /// The contexts of the modifiers in `set`, as in `theme = dark, brand = plum`.
  func describe(_ contexts: [Modifier.ContextIndex], of set: ModifierSet) -> String {
    set.indices.map {
      "\(modifiers[$0].name) = \(modifiers[$0].contexts[Int(contexts[$0])])"
    }.joined(separator: ", ")
  }

  func names(of set: ModifierSet) -> [String] { set.indices.map { modifiers[$0].name } }
}
