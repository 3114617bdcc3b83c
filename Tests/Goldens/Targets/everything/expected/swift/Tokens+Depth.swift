// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Depth {
    @available(*, unavailable, message: "varies with width and density: read theme.depth.one")
    public static var one: [TokenShadow] { TokenContexts.unavailable() }

    @available(*, unavailable, message: "varies with width and density: read theme.depth.many")
    public static var many: [TokenShadow] { TokenContexts.unavailable() }
  }
}
