// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  /// The typefaces.
  public var face: Face { Face(tokens: self) }

  /// The typefaces.
  public struct Face: Sendable {
    let tokens: TokenTheme

    /// Everything but titles.
    public var main: TokenFontFamily { Tokens.Face.main }

    /// Titles, in the brand's own voice.
    public var title: TokenFontFamily { tokens.brand.face }
  }
}
