// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// Colours that run into each other.
public struct TokenGradient: Hashable, Sendable {
  /// The colours and their places, from start to end.
  public var stops: [Stop]

  /// Makes a gradient.
  @inline(never)  // Otherwise its code is repeated for every token.
  public init(_ stops: [Stop]) {
    self.stops = stops
  }

  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: TokenColor
    /// The place, from 0 at the start to 1 at the end.
    public var position: Double

    /// Makes a stop.
    @inline(never)  // Otherwise its code is repeated for every token.
    public init(_ color: TokenColor, at position: Double) {
      self.color = color
      self.position = position
    }
  }
}
