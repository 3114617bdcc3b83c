// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum GrößeUrlBarX1 {
    public static var 日本: TokenDimension { TokenDimension(24) }
  }
}
