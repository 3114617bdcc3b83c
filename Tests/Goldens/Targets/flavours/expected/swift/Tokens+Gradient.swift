// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Gradient {
    @available(*, unavailable, message: "varies with brand: read theme.gradient.two")
    public static var two: TokenGradient { TokenContexts.unavailable() }

    @available(*, unavailable, message: "varies with brand: read theme.gradient.alias")
    public static var alias: TokenGradient { TokenContexts.unavailable() }
  }
}
