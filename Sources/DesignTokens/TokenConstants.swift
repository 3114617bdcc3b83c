// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// The name of an image in the app's resources.
public struct TokenImage: Hashable, Sendable {
  /// The name.
  public var name: String

  /// Names an image.
  public init(_ name: String) {
    self.name = name
  }
}

/// A place, in points from the leading top corner.
public struct TokenPoint: Hashable, Sendable {
  /// The distance from the leading edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// Makes a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// Width and height, in points.
public struct TokenSize: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle, in points.
public struct TokenRect: Hashable, Sendable {
  /// The leading top corner.
  public var origin: TokenPoint
  /// Width and height.
  public var size: TokenSize

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = TokenPoint(x: x, y: y)
    size = TokenSize(width: width, height: height)
  }
}

/// Distances from the four edges, in points.
public struct TokenInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge where lines begin.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where lines end.
  public var trailing: Double

  /// Makes distances from the four edges.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
