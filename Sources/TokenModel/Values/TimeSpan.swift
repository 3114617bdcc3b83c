/// A duration, with the unit used in the source.
public struct TimeSpan: Hashable, Sendable {
  /// The number before the unit; any finite value.
  public var value: Double
  /// The unit.
  public var unit: TimeSpan.Unit

  /// Creates a duration.
  public init(_ value: Double, _ unit: TimeSpan.Unit) {
    self.value = value
    self.unit = unit
  }

  /// The duration in milliseconds.
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

    /// The keyword for the unit in `unit`.
    public var name: String { self == .ms ? "ms" : "s" }
  }
}

extension TimeSpan: ContentHashable {
  @usableFromInline package func mix(into hasher: inout ContentHasher) {
    hasher.mix(UInt64(unit.rawValue))
    hasher.mix(value)
  }
}

extension ValueStore {
  /// The duration for `handle`.
  @inlinable public subscript(handle: Handle<TimeSpan>) -> TimeSpan { durations[handle] }

  /// Returns the handle of `duration`, adding it to the store if necessary.
  package mutating func intern(_ duration: TimeSpan) -> ValueID {
    ValueID(durations.intern(duration))
  }
}
