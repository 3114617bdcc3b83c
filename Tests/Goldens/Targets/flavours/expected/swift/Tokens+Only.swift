// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Only {
    public static var sand: TokenColor {
      TokenColor(red: 0.8, green: 0.7, blue: 0.5)
    }
  }
}
