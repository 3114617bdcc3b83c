/// Colours along an axis.
///
/// The standard names no kind and no angle.
public struct Gradient: Hashable, Sendable {
  /// The stops, in the order of the source; never empty.
  public var stops: [Gradient.Stop]

  /// Makes a gradient.
  public init(stops: [Gradient.Stop]) {
    self.stops = stops
  }
}

extension Gradient {
  /// One colour of a ``Gradient`` and where it stands.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Handle<Color>
    /// Where on the axis it stands: 0 at the start, 1 at the end; clamped to that range.
    public var position: Double

    /// Makes a stop.
    public init(color: Handle<Color>, position: Double) {
      self.color = color
      self.position = position
    }
  }
}

extension Gradient: ContentHashable {
  @usableFromInline package var contentHash: UInt64 {
    var hasher = ContentHasher.forTable()
    for stop in stops {
      hasher.mix(UInt64(stop.color.index))
      hasher.mix(stop.position)
    }
    return hasher.state
  }
}

extension ValueStore {
  /// The gradient behind `handle`.
  @inlinable public subscript(handle: Handle<Gradient>) -> Gradient { gradients[handle] }

  /// The handle of `gradient`, which is added unless it is there already.
  package mutating func intern(_ gradient: Gradient) -> ValueID {
    ValueID(gradients.intern(gradient))
  }
}
