/// The index of a ``Condition`` in a ``ConditionTable``.
struct ConditionID: Hashable, Sendable {
  let index: UInt32

  /// The condition that is always true, the first one in every table.
  static let always = ConditionID(index: 0)
}

/// The distinct conditions of a source.
///
/// Their number is about the number of contexts in the source, so a linear search is fast enough.
struct ConditionTable {
  private var conditions = [Condition.always]

  subscript(id: ConditionID) -> Condition { conditions[Int(id.index)] }

  mutating func intern(_ condition: Condition) -> ConditionID {
    if let index = conditions.firstIndex(of: condition) {
      return ConditionID(index: UInt32(index))
    }
    conditions.append(condition)
    return ConditionID(index: UInt32(conditions.count - 1))
  }

  /// The condition that requires both `id` and `choice`; `nil` if they exclude each other.
  mutating func intersect(_ id: ConditionID, with choice: Condition.Choice) -> ConditionID? {
    self[id].narrowed(to: choice).map { intern($0) }
  }

  /// Whether `wider` is true in all contexts in which `narrower` is true.
  func implies(_ narrower: ConditionID, _ wider: ConditionID) -> Bool {
    if wider == .always || wider == narrower { return true }
    let choices = self[narrower].choices
    return self[wider].choices.allSatisfy(choices.contains)
  }

  /// Whether both conditions are true in some combination of contexts.
  func areCompatible(_ first: ConditionID, _ second: ConditionID) -> Bool {
    if first == .always || second == .always || first == second { return true }
    let choices = self[second].choices
    return self[first].choices.allSatisfy { choice in
      !choices.contains { $0.modifier == choice.modifier && $0.context != choice.context }
    }
  }

  /// Whether the condition is true when modifier *i* is in context `contexts[i]`.
  func holds(_ id: ConditionID, in contexts: [Modifier.ContextIndex]) -> Bool {
    id == .always || self[id].choices.allSatisfy { contexts[$0.modifier] == $0.context }
  }
}
