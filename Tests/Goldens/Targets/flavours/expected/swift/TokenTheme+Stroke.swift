// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  public var stroke: Stroke { Stroke(tokens: self) }

  public struct Stroke: Sendable {
    let tokens: TokenTheme

    public var dashed: TokenStroke {
      switch tokens.contexts.brand {
      case .sand:
        TokenStroke(.solid)
      default:
        TokenStroke(dashes: [1, 2], cap: .round)
      }
    }
  }
}
