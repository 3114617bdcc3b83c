// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Line {
    public static var solid: TokenBorder {
      TokenBorder(
        color: TokenColor(red: 0, green: 0, blue: 0),
        width: 1,
        stroke: TokenStroke(.solid)
      )
    }

    public static var dashed: TokenBorder {
      TokenBorder(
        color: TokenColor(red: 0, green: 0, blue: 0),
        width: 1,
        stroke: TokenStroke(dashes: [1, 2], cap: .round)
      )
    }
  }
}
