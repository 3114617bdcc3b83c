// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Shadow {
    @available(*, unavailable, message: "varies with brand and theme: read theme.shadow.card")
    public static var card: [TokenShadow] { TokenContexts.unavailable() }

    @available(*, unavailable, message: "varies with brand and theme: read theme.shadow.alias")
    public static var alias: [TokenShadow] { TokenContexts.unavailable() }
  }
}
