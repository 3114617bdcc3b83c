// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  /// Every field that views understand, in each state.
  public var tile: Tile { Tile(tokens: self) }

  /// Every field that views understand, in each state.
  public struct Tile: Sendable {
    let tokens: TokenTheme

    /// Varies with brand and theme.
    public var all: TileStyle {
      TileStyle(
        clipsToBounds: Tokens.Tile.All.clipsToBounds,
        contentInsets: Tokens.Tile.All.contentInsets,
        side: Tokens.Tile.All.side,
        steps: Double(Tokens.Tile.All.steps),
        background: Tokens.Tile.All.background,
        backgroundPressed: Tokens.Tile.All.backgroundPressed.pinned(to: tokens),
        backgroundDisabled: Tokens.Tile.All.backgroundDisabled,
        backgroundSelected: Tokens.Tile.All.backgroundSelected.pinned(to: tokens),
        backgroundFocused: Tokens.Tile.All.backgroundFocused,
        backgroundHighlighted: Tokens.Tile.All.backgroundHighlighted.pinned(to: tokens),
        color: Tokens.Tile.All.color.pinned(to: tokens),
        colorPressed: Tokens.Tile.All.colorPressed,
        text: Tokens.Tile.All.text,
        cornerRadius: tokens.tile.fieldsOfAll.cornerRadius,
        cornerRadiusPressed: Tokens.Tile.All.cornerRadiusPressed,
        border: Tokens.Tile.All.border.pinned(to: tokens),
        borderFocused: Tokens.Tile.All.borderFocused.pinned(to: tokens),
        shadow: Tokens.Tile.All.shadow.pinned(to: tokens),
        opacity: Tokens.Tile.All.opacity,
        opacityDisabled: Tokens.Tile.All.opacityDisabled,
        margin: Tokens.Tile.All.margin,
        marginTop: Tokens.Tile.All.marginTop,
        marginBottom: Tokens.Tile.All.marginBottom,
        gap: Tokens.Tile.All.gap,
        width: Tokens.Tile.All.width,
        height: Tokens.Tile.All.height,
        minimumWidth: Tokens.Tile.All.minimumWidth,
        minimumHeight: Tokens.Tile.All.minimumHeight,
        maximumWidth: Tokens.Tile.All.maximumWidth,
        maximumHeight: Tokens.Tile.All.maximumHeight,
        tint: Tokens.Tile.All.tint.pinned(to: tokens),
        fadePressed: Tokens.Tile.All.fadePressed.pinned(to: tokens),
        label: TokenLabelStyle(
          color: Tokens.Tile.All.Label.color.pinned(to: tokens),
          numberOfLines: Tokens.Tile.All.Label.numberOfLines,
          text: Tokens.Tile.All.Label.text,
          colorDisabled: Tokens.Tile.All.Label.colorDisabled
        ),
        inner: TileStyle(
          background: Tokens.Tile.All.Inner.background
        ),
        edge: TokenViewStyle(
          thickness: tokens.tile.fieldsOfAll.edge.thickness
        )
      )
    }

    var fieldsOfAll: All { All(tokens: tokens) }

    struct All: Sendable {
      let tokens: TokenTheme

      public var cornerRadius: TokenDimension { tokens.round }

      var edge: Edge { Edge(tokens: tokens) }

      struct Edge: Sendable {
        let tokens: TokenTheme

        public var thickness: TokenDimension { tokens.round }
      }
    }

    /// The same everywhere.
    public var some: TileStyle {
      TileStyle(
        side: Tokens.Tile.All.Side(rawValue: Tokens.Tile.Some.side.rawValue),
        steps: Tokens.Tile.Some.steps,
        background: Tokens.Tile.Some.background,
        label: TokenLabelStyle(
          text: Tokens.Tile.Some.Label.text,
          fields: [.text]
        )
      )
    }
  }
}
