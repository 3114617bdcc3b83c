// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  /// Measures, made from one grid unit.
  public enum Dimension {
    /// The unit of the grid that everything stands on.
    public static var grid: TokenDimension { TokenDimension(8, gridUnits: 1) }

    /// Between the content and the edge of the screen.
    public static var margin: TokenDimension { Tokens.Dimension.Space.medium }

    /// How far a picture of the author reaches out of its card.
    public static var overlap: TokenDimension { TokenDimension(-8, gridUnits: -1) }

    /// The least width and height of anything that can be touched.
    public static var target: TokenDimension { TokenDimension(44, gridUnits: 5.5) }

    /// The widest column that is comfortable to read.
    public static var column: TokenDimension { TokenDimension(672) }

    /// Distances between things.
    public enum Space {
      /// Between a symbol and its label.
      public static var tiny: TokenDimension { TokenDimension(4, gridUnits: 0.5) }

      /// Between lines that belong together.
      public static var small: TokenDimension { Tokens.Dimension.grid }

      /// Between the edge of a card and its content.
      public static var medium: TokenDimension { TokenDimension(16, gridUnits: 2) }

      /// Between cards.
      public static var large: TokenDimension { TokenDimension(24, gridUnits: 3) }

      /// Between the sections of a page.
      public static var huge: TokenDimension { TokenDimension(48, gridUnits: 6) }
    }
  }
}
