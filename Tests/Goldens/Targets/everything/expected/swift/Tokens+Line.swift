// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Line {
    public static var dotted: TokenStroke { TokenStroke(.dotted) }

    public static var dashed: TokenStroke { TokenStroke(dashes: [1, Tokens.gap, 4], cap: .square) }

    public static var again: TokenStroke { Tokens.Line.dashed }

    public static var thin: TokenBorder {
      TokenBorder(
        color: Tokens.Accent.wide,
        width: Tokens.gap,
        stroke: TokenStroke(dashes: [2], cap: .butt)
      )
    }

    public static var strong: TokenBorder {
      TokenBorder(
        color: TokenColor(
          red: 1, green: 0.0446, blue: 0.0459,
          displayP3: .init(red: 1, green: 0, blue: 0)
        ),
        width: 3,
        stroke: TokenStroke(.groove)
      )
    }
  }
}
