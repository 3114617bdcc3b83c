// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  public var line: Line { Line(tokens: self) }

  public struct Line: Sendable {
    let tokens: TokenTheme

    public var dotted: TokenStroke { Tokens.Line.dotted }

    public var dashed: TokenStroke { TokenStroke(dashes: [1, tokens.gap, 4], cap: .square) }

    public var again: TokenStroke { tokens.line.dashed }

    public var thin: TokenBorder {
      TokenBorder(
        color: Tokens.Accent.wide,
        width: tokens.gap,
        stroke: TokenStroke(dashes: [2], cap: .butt)
      )
    }

    public var strong: TokenBorder {
      switch (tokens.contexts.brand, tokens.contexts.contextOfTheme) {
      case (.firstClass, .dark):
        TokenBorder(
          color: TokenColor(
            red: 1, green: 0.3451, blue: 0.2646,
            displayP3: .init(red: 1, green: 0.2851, blue: 0.1928)
          ),
          width: 1,
          stroke: TokenStroke(.solid)
        )
      case (._2nd, .dark):
        TokenBorder(
          color: TokenColor(red: 0, green: 0.5, blue: 0),
          width: 1,
          stroke: TokenStroke(.solid)
        )
      default:
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
}
