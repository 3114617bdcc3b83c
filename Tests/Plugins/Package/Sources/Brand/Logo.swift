/// A logo whose width is a token.
public struct Logo {
  /// The width in points.
  public let width = BrandTokens.logoWidth.points

  /// Creates a logo.
  public init() {}
}
