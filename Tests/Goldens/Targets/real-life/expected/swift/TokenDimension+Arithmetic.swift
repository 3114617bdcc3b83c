// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

extension TokenDimension: Comparable, AdditiveArithmetic {
  /// No length.
  public static var zero: TokenDimension { TokenDimension(0, gridUnits: 0) }

  /// Whether one length is shorter than another.
  public static func < (left: TokenDimension, right: TokenDimension) -> Bool {
    left.points < right.points
  }

  /// The sum of two lengths.
  public static func + (left: TokenDimension, right: TokenDimension) -> TokenDimension {
    TokenDimension(left.points + right.points, gridUnits: both(left, right, +))
  }

  /// The difference of two lengths.
  public static func - (left: TokenDimension, right: TokenDimension) -> TokenDimension {
    TokenDimension(left.points - right.points, gridUnits: both(left, right, -))
  }

  /// A length so many times.
  public static func * (dimension: TokenDimension, factor: Double) -> TokenDimension {
    TokenDimension(dimension.points * factor, gridUnits: dimension.gridUnits.map { $0 * factor })
  }

  /// A length so many times.
  public static func * (factor: Double, dimension: TokenDimension) -> TokenDimension {
    dimension * factor
  }

  /// A part of a length.
  public static func / (dimension: TokenDimension, divisor: Double) -> TokenDimension {
    TokenDimension(dimension.points / divisor, gridUnits: dimension.gridUnits.map { $0 / divisor })
  }

  /// The same length with the other sign.
  public static prefix func - (dimension: TokenDimension) -> TokenDimension {
    dimension * -1
  }

  /// The grid units of a result, if both lengths have some.
  private static func both(
    _ left: TokenDimension,
    _ right: TokenDimension,
    _ operation: (Double, Double) -> Double
  ) -> Double? {
    guard let left = left.gridUnits, let right = right.gridUnits else { return nil }
    return operation(left, right)
  }
}

#if canImport(CoreGraphics)
  extension CGFloat {
    /// The length in points.
    public init(_ dimension: TokenDimension) {
      self.init(dimension.points)
    }
  }
#endif
