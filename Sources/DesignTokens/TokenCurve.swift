// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// How a movement gathers and loses speed: the control points of a cubic Bézier curve.
public struct TokenCurve: Hashable, Sendable {
  /// The time of the first control point, from 0 to 1.
  public var x1: Double
  /// The progress of the first control point.
  public var y1: Double
  /// The time of the second control point, from 0 to 1.
  public var x2: Double
  /// The progress of the second control point.
  public var y2: Double

  /// Makes a curve from (0, 0) to (1, 1).
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}
