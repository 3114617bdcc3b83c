/// Colors along a line, from a center outward, or around a center.
public struct Gradient: Hashable, Sendable {
  /// The stops, in the order of the source; never empty.
  public var stops: [Gradient.Stop]
  /// The form of the gradient; `nil` if the source doesn't specify it, because DTCG doesn't define
  /// one.
  public var kind: Kind?

  /// Creates a gradient.
  public init(stops: [Gradient.Stop], kind: Kind? = nil) {
    self.stops = stops
    self.kind = kind
  }
}

extension Gradient {
  /// A color at a position of a ``Gradient``.
  public struct Stop: Hashable, Sendable {
    /// The color of the stop.
    public var color: Handle<Color>
    /// The position on the axis, from 0 (the start) to 1 (the end).
    ///
    /// Values in the source are clamped to that range.
    public var position: Double

    /// Creates a stop.
    public init(color: Handle<Color>, position: Double) {
      self.color = color
      self.position = position
    }
  }
}

extension Gradient {
  /// The index of the first stop whose position is before that of the previous stop; `nil` if the
  /// stops are in order.
  package var firstUnorderedStop: Int? {
    stops.indices.dropFirst().first { stops[$0].position < stops[$0 - 1].position }
  }
}

extension Gradient: ContentHashable {
  @usableFromInline package func mix(into hasher: inout ContentHasher) {
    for stop in stops {
      hasher.mix(UInt64(stop.color.index))
      hasher.mix(stop.position)
    }
    kind?.mix(into: &hasher)
  }
}

extension ValueStore {
  /// The gradient for `handle`.
  @inlinable public subscript(handle: Handle<Gradient>) -> Gradient { gradients[handle] }

  /// Returns the handle of `gradient`, adding it to the store if necessary.
  package mutating func intern(_ gradient: Gradient) -> ValueID {
    ValueID(gradients.intern(gradient))
  }
}
