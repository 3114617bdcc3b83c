// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Size {
    public static var zero: TokenDimension { TokenDimension(0) }

    public static var legacy: TokenDimension { TokenDimension(24) }
  }
}
