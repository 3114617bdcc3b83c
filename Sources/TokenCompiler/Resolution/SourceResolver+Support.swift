import Diagnostics
import TokenModel

extension SourceResolver {
  /// Works out each path's support: the modifiers of its own definitions and of all tokens that it
  /// refers to, directly or not.
  ///
  /// - Complexity: O(paths + references × modifiers).
  mutating func spreadModifiers() {
    let count = state.paths.count
    supports = [ModifierSet](repeating: [], count: count)
    var dependents = Chains()
    dependents.reserveCapacity(keys: count, elements: edges.count)
    for edge in edges { dependents.append(edge.from.index, to: edge.to.index) }
    var waiting: [PathID] = []
    for path in tokenPaths {
      var own: ModifierSet = []
      var definitions = tree.definitionCursor(of: path)
      while let definition = tree.nextDefinition(&definitions) {
        let condition = tree[definition].condition
        if condition != .always { own.formUnion(tree.conditions[condition].modifiers) }
      }
      if !inheritance.isEmpty {
        for link in links(of: path) {
          own.formUnion(tree.conditions[link.condition].modifiers)
        }
      }
      guard !own.isEmpty else { continue }
      supports[Int(path.index)] = own
      waiting.append(path)
    }
    while let path = waiting.popLast() {
      let support = supports[Int(path.index)]
      for dependent in dependents.elements(of: path.index) {
        let index = Int(dependent)
        guard !supports[index].isSuperset(of: support) else { continue }
        supports[index].formUnion(support)
        waiting.append(PathID(dependent))
      }
    }
  }

  /// The number of assignments of a path's support; `nil` where it exceeds the limit.
  @inline(__always)
  func assignmentCount(of path: PathID) -> Int? { assignmentCount(of: supports[Int(path.index)]) }

  /// The number of assignments of these modifiers; `nil` where it exceeds the limit.
  @inline(__always)
  func assignmentCount(of modifiers: ModifierSet) -> Int? {
    var count = 1
    var remaining = modifiers.rawValue
    while remaining != 0 {
      count *= contextCounts[remaining.trailingZeroBitCount]
      remaining &= remaining - 1
      guard count <= limits.assignments else { return nil }
    }
    return count
  }

  /// The number of the assignment in `contexts` among those of a path's support, from 0.
  @inline(__always)
  func assignmentIndex(of path: PathID, in contexts: [ContextIndex]) -> Int {
    var remaining = supports[Int(path.index)].rawValue
    var index = 0
    while remaining != 0 {
      let modifier = remaining.trailingZeroBitCount
      index = index * contextCounts[modifier] + Int(contexts[modifier])
      remaining &= remaining - 1
    }
    return index
  }

  /// Sets ``contexts`` to the assignment of a path's support that follows the current one.
  mutating func chooseNextAssignment(of support: ModifierSet) {
    var remaining = support.rawValue
    while remaining != 0 {
      let modifier = 63 - remaining.leadingZeroBitCount
      let next = Int(contexts[modifier]) + 1
      guard next == contextCounts[modifier] else {
        contexts[modifier] = ContextIndex(next)
        return
      }
      contexts[modifier] = 0
      remaining &= ~(1 << UInt64(modifier))
    }
  }

  /// Sets ``contexts`` to assignment `index` of a path's support, all other modifiers to their
  /// defaults.
  mutating func choose(assignment index: Int, of support: ModifierSet) {
    var index = index
    for modifier in contexts.indices {
      contexts[modifier] = baseContexts[modifier]
    }
    var remaining = support.rawValue
    while remaining != 0 {
      let modifier = 63 - remaining.leadingZeroBitCount
      let count = contextCounts[modifier]
      contexts[modifier] = ContextIndex(index % count)
      index /= count
      remaining &= ~(1 << UInt64(modifier))
    }
  }
}
