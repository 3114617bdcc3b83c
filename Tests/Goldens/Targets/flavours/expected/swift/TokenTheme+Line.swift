// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  public var line: Line { Line(tokens: self) }

  public struct Line: Sendable {
    let tokens: TokenTheme

    public var solid: TokenBorder {
      switch tokens.contexts.brand {
      case .sand:
        TokenBorder(
          color: TokenColor(red: 0, green: 0, blue: 0),
          width: 1,
          stroke: TokenStroke(dashes: [3, 4], cap: .square)
        )
      default:
        TokenBorder(
          color: TokenColor(red: 0, green: 0, blue: 0),
          width: 1,
          stroke: TokenStroke(.solid)
        )
      }
    }

    public var dashed: TokenBorder {
      switch tokens.contexts.brand {
      case .sand:
        TokenBorder(
          color: TokenColor(red: 0, green: 0, blue: 0),
          width: 1,
          stroke: TokenStroke(.solid)
        )
      default:
        TokenBorder(
          color: TokenColor(red: 0, green: 0, blue: 0),
          width: 1,
          stroke: TokenStroke(dashes: [1, 2], cap: .round)
        )
      }
    }
  }
}
