/// The logo, as wide as the tokens say.
public struct Logo {
  /// Its width in points.
  public let width = BrandTokens.logoWidth.points

  /// Makes the logo.
  public init() {}
}
