// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Font {
    public static let stack = TokenFontFamily(["O'Neil \"Sans\"", "Ünï\\cøde", "system-ui"])

    public static let one = TokenFontFamily(["monospace"])

    public static var weight: TokenFontWeight { TokenFontWeight(950) }

    public static var odd: TokenFontWeight { TokenFontWeight(350.5) }
  }
}
