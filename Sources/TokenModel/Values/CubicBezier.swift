/// A timing curve: the two inner control points of a cubic Bézier curve from (0, 0) to (1, 1).
public struct CubicBezier: Hashable, Sendable {
  /// The time of the first control point, from 0 to 1.
  public var x1: Double
  /// The progress of the first control point; any finite value.
  public var y1: Double
  /// The time of the second control point, from 0 to 1.
  public var x2: Double
  /// The progress of the second control point; any finite value.
  public var y2: Double

  /// Creates a curve.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}

extension CubicBezier: ContentHashable {
  @usableFromInline package func mix(into hasher: inout ContentHasher) {
    hasher.mix(x1)
    hasher.mix(y1)
    hasher.mix(x2)
    hasher.mix(y2)
  }
}

extension ValueStore {
  /// The timing curve for `handle`.
  @inlinable public subscript(handle: Handle<CubicBezier>) -> CubicBezier { cubicBeziers[handle] }

  /// Returns the handle of `cubicBezier`, adding it to the store if necessary.
  package mutating func intern(_ cubicBezier: CubicBezier) -> ValueID {
    ValueID(cubicBeziers.intern(cubicBezier))
  }
}
