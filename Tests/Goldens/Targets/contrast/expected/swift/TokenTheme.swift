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
    theme: TokenContexts.Theme? = nil,
    appearance: TokenAppearance? = nil,
    contrast: TokenContrast? = nil
  ) {
    contexts = TokenContexts(
      theme: theme,
      appearance: appearance,
      contrast: contrast
    )
  }

  /// The theme, by the name that groups know it by.
  var tokens: TokenTheme { self }

  /// Dark by default; another colour in each appearance, and in a theme that is neither.
  public var ink: TokenColor {
    switch tokens.contexts.contextOfTheme {
    case .sepia:
      TokenColor(red: 0.3, green: 0.2, blue: 0.1)
    default:
      TokenColor(
        light: TokenColor(red: 0.1, green: 0.1, blue: 0.1),
        dark: TokenColor(red: 0.9, green: 0.9, blue: 0.9),
        lightHighContrast: TokenColor(red: 0, green: 0, blue: 0),
        darkHighContrast: TokenColor(
          red: 0.9962, green: 0.999, blue: 0,
          displayP3: .init(red: 1, green: 1, blue: 0)
        )
      ).pinned(to: tokens)
    }
  }

  /// In the theme that is neither light nor dark as in dark appearance.
  public var paper: TokenColor {
    switch tokens.contexts.contextOfTheme {
    case .sepia:
      TokenColor(red: 0, green: 0, blue: 0)
    default:
      TokenColor(
        light: TokenColor(red: 1, green: 1, blue: 1),
        dark: TokenColor(red: 0, green: 0, blue: 0),
        lightHighContrast: TokenColor(red: 0, green: 0, blue: 0)
      ).pinned(to: tokens)
    }
  }

  /// Its colour varies, and so does its width.
  public var line: TokenBorder {
    TokenBorder(
      color: tokens.ink,
      width: tokens.width,
      stroke: TokenStroke(.solid)
    )
  }

  public var width: TokenDimension {
    switch tokens.contexts.contextOfTheme {
    case .darkHc:
      TokenDimension(3)
    default:
      TokenDimension(1)
    }
  }

  public var weight: TokenFontWeight {
    switch tokens.contexts.contextOfTheme {
    case .darkHc:
      TokenFontWeight(500)
    case .light:
      TokenFontWeight(400)
    case .lightHc:
      TokenFontWeight(400)
    case .sepia:
      TokenFontWeight(400)
    default:
      TokenFontWeight(300)
    }
  }
}
