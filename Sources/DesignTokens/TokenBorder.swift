// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// A line around something.
public struct TokenBorder: Hashable, Sendable {
  /// The colour of the line.
  public var color: TokenColor
  /// How wide the line is.
  public var width: TokenDimension
  /// How the line is drawn.
  public var stroke: TokenStroke

  /// Makes a border.
  @inline(never)  // Otherwise its code is repeated for every token.
  public init(color: TokenColor, width: TokenDimension, stroke: TokenStroke) {
    self.color = color
    self.width = width
    self.stroke = stroke
  }
}
