/// A plain number without unit.
public struct Number: Hashable, Sendable {
  /// Any finite value.
  public var value: Double

  /// Makes a number.
  public init(_ value: Double) {
    self.value = value
  }
}

extension Number: ContentHashable {
  @usableFromInline package var contentHash: UInt64 {
    var hasher = ContentHasher.forTable()
    hasher.mix(value)
    return hasher.state
  }
}

extension ValueStore {
  /// The number behind `handle`.
  @inlinable public subscript(handle: Handle<Number>) -> Number { numbers[handle] }

  /// The handle of `number`, which is added unless it is there already.
  package mutating func intern(_ number: Number) -> ValueID {
    ValueID(numbers.intern(number))
  }
}
