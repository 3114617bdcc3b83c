// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// All tokens for one choice of contexts.
///
/// A theme has every token at the same path as `Tokens`, including those that `Tokens` does not
/// offer because they vary.
public struct TokenTheme: Hashable, Sendable {
  /// The contexts that the tokens are for.
  public var contexts: TokenContexts

  /// Makes the theme of a choice of contexts.
  public init(contexts: TokenContexts) {
    self.contexts = contexts
  }

  /// Makes the theme of these contexts.
  public init(
    brand: TokenContexts.Brand = .one,
    appearance: TokenAppearance? = nil
  ) {
    contexts = TokenContexts(
      brand: brand,
      appearance: appearance
    )
  }

  /// The theme, by the name that groups know it by.
  var tokens: TokenTheme { self }

  public var ink: TokenColor { Tokens.ink.pinned(to: tokens) }

  public var paper: TokenColor { Tokens.paper }

  public var round: TokenDimension {
    switch tokens.contexts.brand {
    case .two:
      TokenDimension(2)
    default:
      TokenDimension(8)
    }
  }

  public var text: TokenTypography { Tokens.text }

  public var glow: [TokenShadow] { Tokens.glow.pinned(to: tokens) }

  public var line: TokenBorder { Tokens.line.pinned(to: tokens) }

  public var fade: TokenGradient { Tokens.fade.pinned(to: tokens) }
}
