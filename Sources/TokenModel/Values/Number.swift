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
