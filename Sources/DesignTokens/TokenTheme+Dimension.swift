// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  /// Measures, made from one grid unit.
  public var dimension: Dimension { Dimension(tokens: self) }

  /// Measures, made from one grid unit.
  public struct Dimension: Sendable {
    let tokens: TokenTheme

    /// The unit of the grid that everything stands on.
    public var grid: TokenDimension { Tokens.Dimension.grid }

    /// Between the content and the edge of the screen.
    public var margin: TokenDimension { Tokens.Dimension.margin }

    /// How far a picture of the author reaches out of its card.
    public var overlap: TokenDimension { Tokens.Dimension.overlap }

    /// The least width and height of anything that can be touched.
    public var target: TokenDimension { Tokens.Dimension.target }

    /// The widest column that is comfortable to read.
    public var column: TokenDimension { Tokens.Dimension.column }

    /// Distances between things.
    public var space: Space { Space(tokens: tokens) }

    /// Distances between things.
    public struct Space: Sendable {
      let tokens: TokenTheme

      /// Between a symbol and its label.
      public var tiny: TokenDimension { Tokens.Dimension.Space.tiny }

      /// Between lines that belong together.
      public var small: TokenDimension { Tokens.Dimension.Space.small }

      /// Between the edge of a card and its content.
      public var medium: TokenDimension { Tokens.Dimension.Space.medium }

      /// Between cards.
      public var large: TokenDimension { Tokens.Dimension.Space.large }

      /// Between the sections of a page.
      public var huge: TokenDimension { Tokens.Dimension.Space.huge }
    }
  }
}
