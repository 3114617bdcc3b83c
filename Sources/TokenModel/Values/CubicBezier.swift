/// A timing curve: the two inner control points of a cubic Bézier curve from (0, 0) to (1, 1).
public struct CubicBezier: Hashable, Sendable {
  /// Time of the first control point, from 0 to 1.
  public var x1: Double
  /// Progress of the first control point; any finite value.
  public var y1: Double
  /// Time of the second control point, from 0 to 1.
  public var x2: Double
  /// Progress of the second control point; any finite value.
  public var y2: Double

  /// Makes a curve.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}

extension CubicBezier: ContentHashable {
  @usableFromInline package var contentHash: UInt64 {
    var hasher = ContentHasher.forTable()
    hasher.mix(x1)
    hasher.mix(y1)
    hasher.mix(x2)
    hasher.mix(y2)
    return hasher.state
  }
}

extension ValueStore {
  /// The timing curve behind `handle`.
  @inlinable public subscript(handle: Handle<CubicBezier>) -> CubicBezier { cubicBeziers[handle] }

  /// The handle of `cubicBezier`, which is added unless it is there already.
  package mutating func intern(_ cubicBezier: CubicBezier) -> ValueID {
    ValueID(cubicBeziers.intern(cubicBezier))
  }
}
