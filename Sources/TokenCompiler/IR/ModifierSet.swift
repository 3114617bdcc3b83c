/// A set of up to 64 modifiers, identified by their indices in ``IR/modifiers``.
@frozen
public struct ModifierSet: OptionSet, Hashable, Sendable {
  /// A bit mask in which bit *i* represents modifier *i*.
  public let rawValue: UInt64

  /// Creates a set from a bit mask.
  @inlinable
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Creates a set that contains only the modifier at index `modifier`.
  @inlinable
  public init(modifier: Int) {
    self.rawValue = 1 << UInt64(modifier)
  }

  /// Whether the set contains the modifier at `index`.
  @inlinable
  public func contains(modifier index: Int) -> Bool {
    rawValue >> UInt64(index) & 1 == 1
  }

  /// The indices of the modifiers, in ascending order.
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

  /// The number of modifiers in the set.
  @inlinable
  public var count: Int { rawValue.nonzeroBitCount }
}

/// A combination of contexts: one context for each modifier of a set.
@frozen
public struct ContextAssignment: Hashable, Sendable {
  /// The modifiers of the combination.
  public let modifiers: ModifierSet
  /// The contexts, as a range of ``IR/contexts`` in ascending order of the modifiers.
  public let contexts: IR.IndexRange
}
