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
    width: TokenContexts.Width = .narrow,
    brand: TokenContexts.Brand = .firstClass,
    density: TokenContexts.Density = .calm,
    appearance: TokenAppearance? = nil,
    contrast: TokenContrast? = nil
  ) {
    contexts = TokenContexts(
      width: width,
      brand: brand,
      density: density,
      appearance: appearance,
      contrast: contrast
    )
  }

  /// The theme, by the name that groups know it by.
  var tokens: TokenTheme { self }

  /// How text of a style looks in this theme.
  public func typography(_ style: TextStyle) -> TokenTypography {
    switch style {
    case .`case`: tokens.text.`case`
    case .old: tokens.text.oldValue
    case .full: tokens.text.full
    }
  }

  /// Stands in no group.
  public var debug: Bool {
    switch tokens.contexts.contextOfTheme {
    case .dark:
      true
    default:
      false
    }
  }

  /// Stands in no group; depends on three modifiers.
  public var gap: TokenDimension {
    switch (tokens.contexts.width, tokens.contexts.density) {
    case (.narrow, .`default`):
      TokenDimension(4)
    case (.wide, .calm):
      TokenDimension(24)
    case (.wide, .`default`):
      TokenDimension(4)
    default:
      TokenDimension(16)
    }
  }

  public var 🎨: TokenColor { Tokens.🎨 }

  public var u21U21: Double { Tokens.u21U21 }

  public var fade: TokenGradient { Tokens.fade.pinned(to: tokens) }
}
