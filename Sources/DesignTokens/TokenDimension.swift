// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// A length.
public struct TokenDimension: Hashable, Sendable {
  /// The length in points.
  public var points: Double
  /// The length in units of the grid, if it was made from that unit.
  public var gridUnits: Double?

  /// Makes a length.
  public init(_ points: Double, gridUnits: Double? = nil) {
    self.points = points
    self.gridUnits = gridUnits
  }
}

extension TokenDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a length of so many points.
  public init(floatLiteral points: Double) {
    self.init(points)
  }

  /// Makes a length of so many points.
  public init(integerLiteral points: Int) {
    self.init(Double(points))
  }
}
