/// A length of time with the unit that the source gives it.
public struct TimeSpan: Hashable, Sendable {
  /// The number before the unit; any finite value.
  public var value: Double
  /// The unit.
  public var unit: TimeSpan.Unit

  /// Makes a length of time.
  public init(_ value: Double, _ unit: TimeSpan.Unit) {
    self.value = value
    self.unit = unit
  }

  /// The same length in milliseconds.
  public var milliseconds: Double {
    unit == .ms ? value : value * 1000
  }
}

extension TimeSpan {
  /// The unit of a ``TimeSpan``.
  public enum Unit: UInt8, Hashable, Sendable, CaseIterable {
    /// Milliseconds.
    case ms
    /// Seconds.
    case s

    /// The word that stands in `unit`.
    public var name: String { self == .ms ? "ms" : "s" }
  }
}

extension TimeSpan: ContentHashable {
  @usableFromInline package var contentHash: UInt64 {
    var hasher = ContentHasher.forTable()
    hasher.mix(UInt64(unit.rawValue))
    hasher.mix(value)
    return hasher.state
  }
}

extension ValueStore {
  /// The duration behind `handle`.
  @inlinable public subscript(handle: Handle<TimeSpan>) -> TimeSpan { durations[handle] }

  /// The handle of `duration`, which is added unless it is there already.
  package mutating func intern(_ duration: TimeSpan) -> ValueID {
    ValueID(durations.intern(duration))
  }
}
