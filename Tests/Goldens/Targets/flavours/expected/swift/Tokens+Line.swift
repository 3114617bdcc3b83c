// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Line {
    @available(*, unavailable, message: "varies with brand: read theme.line.solid")
    public static var solid: TokenBorder { TokenContexts.unavailable() }

    @available(*, unavailable, message: "varies with brand: read theme.line.dashed")
    public static var dashed: TokenBorder { TokenContexts.unavailable() }
  }
}
