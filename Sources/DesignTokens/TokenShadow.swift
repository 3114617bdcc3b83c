// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// One layer of a shadow.
public struct TokenShadow: Hashable, Sendable {
  /// The colour of the shadow.
  public var color: TokenColor
  /// How far the shadow is moved to the right.
  public var offsetX: TokenDimension
  /// How far the shadow is moved down.
  public var offsetY: TokenDimension
  /// How wide the edge is, from full colour to none.
  public var blur: TokenDimension
  /// How much larger than its caster the shadow is, at each side.
  public var spread: TokenDimension
  /// Whether the shadow falls into its caster, as if that were a hole.
  public var isInset: Bool

  /// Makes a layer of a shadow that falls out of its caster.
  @inline(never)  // Otherwise its code is repeated for every token, as default arguments are.
  public init(
    color: TokenColor,
    offsetX: TokenDimension,
    offsetY: TokenDimension,
    blur: TokenDimension,
    spread: TokenDimension
  ) {
    self.init(
      color: color,
      offsetX: offsetX,
      offsetY: offsetY,
      blur: blur,
      spread: spread,
      isInset: false
    )
  }

  /// Makes a layer of a shadow.
  @inline(never)  // Otherwise its code is repeated for every token.
  public init(
    color: TokenColor,
    offsetX: TokenDimension,
    offsetY: TokenDimension,
    blur: TokenDimension,
    spread: TokenDimension,
    isInset: Bool
  ) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = blur
    self.spread = spread
    self.isInset = isInset
  }
}
