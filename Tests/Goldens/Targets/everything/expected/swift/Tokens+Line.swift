// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Line {
    public static var dotted: TokenStroke { TokenStroke(.dotted) }

    @available(*, unavailable, message: "varies with width and density: read theme.line.dashed")
    public static var dashed: TokenStroke { TokenContexts.unavailable() }

    @available(*, unavailable, message: "varies with width and density: read theme.line.again")
    public static var again: TokenStroke { TokenContexts.unavailable() }

    @available(*, unavailable, message: "varies with width and density: read theme.line.thin")
    public static var thin: TokenBorder { TokenContexts.unavailable() }

    @available(*, unavailable, message: "varies with brand and theme: read theme.line.strong")
    public static var strong: TokenBorder { TokenContexts.unavailable() }
  }
}
