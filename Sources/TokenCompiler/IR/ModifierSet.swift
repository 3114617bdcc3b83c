/// A set of modifiers, by their index in ``IR/modifiers``; at most 64.
@frozen
public struct ModifierSet: OptionSet, Hashable, Sendable {
  /// Bit *i* for modifier *i*.
  public let rawValue: UInt64

  /// Makes the set of the bits of `rawValue`.
  @inlinable
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Makes the set of one modifier.
  @inlinable
  public init(modifier: Int) {
    self.rawValue = 1 << UInt64(modifier)
  }

  /// Whether modifier `index` is in the set.
  @inlinable
  public func contains(modifier index: Int) -> Bool {
    rawValue >> UInt64(index) & 1 == 1
  }

  /// The indices of its modifiers, ascending.
  public var indices: [Int] {
    var indices: [Int] = []
    indices.reserveCapacity(count)
    var remaining = rawValue
    while remaining != 0 {
      indices.append(remaining.trailingZeroBitCount)
      remaining &= remaining - 1
    }
    return indices
  }

  /// The number of modifiers in it.
  @inlinable
  public var count: Int { rawValue.nonzeroBitCount }
}

/// One context for each modifier of a set.
@frozen
public struct ContextAssignment: Hashable, Sendable {
  /// The modifiers.
  public let modifiers: ModifierSet
  /// Where in ``IR/contexts`` their contexts stand, in ascending order of the modifiers.
  public let contexts: IR.IndexRange

  /// Makes an assignment.
  @inlinable
  public init(modifiers: ModifierSet, contexts: IR.IndexRange) {
    self.modifiers = modifiers
    self.contexts = contexts
  }
}
