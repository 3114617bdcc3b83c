// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// The design tokens, in the groups of the source.
///
/// Colours adapt to light and dark appearance. Tokens that vary with anything else are read from a
/// ``TokenTheme``; here they do not compile.
public enum Tokens {
  /// Dark by default; another colour in each appearance, and in a theme that is neither.
  @available(*, unavailable, message: "varies with theme: read theme.ink")
  public static var ink: TokenColor { TokenContexts.unavailable() }

  /// In the theme that is neither light nor dark as in dark appearance.
  @available(*, unavailable, message: "varies with theme: read theme.paper")
  public static var paper: TokenColor { TokenContexts.unavailable() }

  /// Its colour varies, and so does its width.
  @available(*, unavailable, message: "varies with theme: read theme.line")
  public static var line: TokenBorder { TokenContexts.unavailable() }

  @available(*, unavailable, message: "varies with theme: read theme.width")
  public static var width: TokenDimension { TokenContexts.unavailable() }

  @available(*, unavailable, message: "varies with theme: read theme.weight")
  public static var weight: TokenFontWeight { TokenContexts.unavailable() }
}
