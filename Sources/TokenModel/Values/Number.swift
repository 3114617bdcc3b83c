/// A number without a unit.
public struct Number: Hashable, Sendable {
  /// The number; any finite value.
  public var value: Double

  /// Creates a number.
  public init(_ value: Double) {
    self.value = value
  }
}

extension Number: ContentHashable {
  @usableFromInline package func mix(into hasher: inout ContentHasher) {
    hasher.mix(value)
  }
}

extension ValueStore {
  /// The number for `handle`.
  @inlinable public subscript(handle: Handle<Number>) -> Number { numbers[handle] }

  /// Returns the handle of `number`, adding it to the store if necessary.
  package mutating func intern(_ number: Number) -> ValueID {
    ValueID(numbers.intern(number))
  }
}
