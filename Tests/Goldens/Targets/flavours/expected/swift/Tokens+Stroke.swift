// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Stroke {
    public static var dashed: TokenStroke { TokenStroke(dashes: [1, 2], cap: .round) }
  }
}
