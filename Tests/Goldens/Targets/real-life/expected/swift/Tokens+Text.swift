// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Text {
    public static var spaced: TokenTypography {
      TokenTypography(
        family: TokenFontFamily(["Helvetica", "Arial", "sans-serif"]),
        size: 16,
        weight: 700,
        kern: 0.8
      )
    }
  }
}
