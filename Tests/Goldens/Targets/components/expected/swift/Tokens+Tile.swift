// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  /// Every field that views understand, in each state.
  public enum Tile {
    /// Varies with brand and theme.
    public enum All {
      public static var clipsToBounds: Bool { true }

      public static var contentInsets: TokenInsets {
        TokenInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      }

      /// The words that `side` can be.
      public enum Side: String, CaseIterable, Hashable, Sendable {
        case nearEnd = "near end"
        case farEnd = "far end"
      }

      public static var side: Side { .farEnd }

      public static var steps: Int { 2 }

      public static var background: TokenColor { Tokens.paper }

      public static var backgroundPressed: TokenColor {
        TokenColor(
          light: TokenColor(red: 0.6675, green: 0.6675, blue: 0.6675),
          dark: TokenColor(red: 0.9198, green: 0.9198, blue: 0.9198)
        )
      }

      public static var backgroundDisabled: TokenColor {
        TokenColor(red: 0.9, green: 0.9, blue: 0.9, alpha: 0.4)
      }

      public static var backgroundSelected: TokenColor { Tokens.ink }

      public static var backgroundFocused: TokenColor { Tokens.paper }

      public static var backgroundHighlighted: TokenColor { Tokens.ink }

      public static var color: TokenColor { Tokens.ink }

      public static var colorPressed: TokenColor { Tokens.paper }

      public static var text: TokenTypography { Tokens.text }

      @available(*, unavailable, message: "varies with brand: read theme.tile.all.cornerRadius")
      public static var cornerRadius: TokenDimension { TokenContexts.unavailable() }

      public static var cornerRadiusPressed: TokenDimension { TokenDimension(0) }

      public static var border: TokenBorder { Tokens.line }

      public static var borderFocused: TokenBorder {
        TokenBorder(
          color: Tokens.ink,
          width: 2,
          stroke: TokenStroke(.solid)
        )
      }

      public static var shadow: [TokenShadow] { Tokens.glow }

      public static var opacity: Double { 0.9 }

      public static var opacityDisabled: Double { 0.5 }

      public static var margin: TokenDimension { TokenDimension(5) }

      public static var marginTop: TokenDimension { TokenDimension(6) }

      public static var marginBottom: TokenDimension { TokenDimension(7) }

      public static var gap: TokenDimension { TokenDimension(9) }

      public static var width: TokenDimension { TokenDimension(100) }

      public static var height: TokenDimension { TokenDimension(50) }

      public static var minimumWidth: TokenDimension { TokenDimension(40) }

      public static var minimumHeight: TokenDimension { TokenDimension(48) }

      public static var maximumWidth: TokenDimension { TokenDimension(400) }

      public static var maximumHeight: TokenDimension { TokenDimension(480) }

      public static var tint: TokenColor { Tokens.ink }

      public static var fadePressed: TokenGradient { Tokens.fade }

      static var secret: TokenColor {
        TokenColor(
          light: TokenColor(red: 0, green: 0, blue: 0, alpha: 0.2),
          dark: TokenColor(red: 1, green: 1, blue: 1, alpha: 0.2)
        )
      }

      /// What stands in it.
      public enum Label {
        public static var numberOfLines: Int { 0 }

        public static var text: TokenTypography { Tokens.text }

        public static var color: TokenColor { Tokens.ink }

        public static var colorDisabled: TokenColor { Tokens.paper }
      }

      /// A tile in a tile.
      public enum Inner {
        public static var background: TokenColor { Tokens.paper }
      }

      public enum Edge {
        @available(*, unavailable, message: "varies with brand: read theme.tile.all.edge.thickness")
        public static var thickness: TokenDimension { TokenContexts.unavailable() }
      }
    }

    /// The same everywhere.
    public enum Some {
      /// The words that `side` can be.
      public enum Side: String, CaseIterable, Hashable, Sendable {
        case nearEnd = "near end"
        case farEnd = "far end"
      }

      public static var side: Side { .nearEnd }

      public static var steps: Double { 0.5 }

      public static var background: TokenColor { Tokens.paper }

      public enum Label {
        public static var text: TokenTypography { Tokens.text }
      }
    }
  }
}
