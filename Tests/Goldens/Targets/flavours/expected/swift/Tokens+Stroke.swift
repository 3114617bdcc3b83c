// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Stroke {
    @available(*, unavailable, message: "varies with brand: read theme.stroke.dashed")
    public static var dashed: TokenStroke { TokenContexts.unavailable() }
  }
}
