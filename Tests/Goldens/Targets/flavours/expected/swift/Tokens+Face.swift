// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Face {
    @available(*, unavailable, message: "varies with brand: read theme.face.title")
    public static var title: TokenFontFamily { TokenContexts.unavailable() }

    @available(*, unavailable, message: "varies with brand: read theme.face.alias")
    public static var alias: TokenFontFamily { TokenContexts.unavailable() }
  }
}
