// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(SwiftUI)
  public import SwiftUI
#endif

/// The tokens that are not the same in every context, for one choice of contexts.
public struct TokenTheme: Hashable, Sendable {
  /// The contexts that the tokens are for.
  public var contexts: TokenContexts

  /// Makes the theme of these contexts.
  public init(contexts: TokenContexts = TokenContexts()) {
    self.contexts = contexts
  }

  /// The theme, by the name that groups know it by.
  var tokens: TokenTheme { self }

  /// Dark by default; another colour in each appearance, and in a theme that is neither.
  public var ink: TokenColor {
    switch tokens.contexts.theme {
    case .sepia:
      TokenColor(red: 0.3, green: 0.2, blue: 0.1)
    default:
      Tokens.ink
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
    switch tokens.contexts.theme {
    case .darkHc:
      TokenDimension(3)
    default:
      Tokens.width
    }
  }

  public var weight: TokenFontWeight {
    switch tokens.contexts.theme {
    case .darkHc:
      TokenFontWeight(500)
    case .light:
      TokenFontWeight(400)
    case .lightHc:
      TokenFontWeight(400)
    case .sepia:
      TokenFontWeight(400)
    default:
      Tokens.weight
    }
  }
}

#if canImport(SwiftUI)
  private struct TokenThemeKey: EnvironmentKey {
    static var defaultValue: TokenTheme { TokenTheme() }
  }

  extension EnvironmentValues {
    /// The theme of the views below.
    public var tokenTheme: TokenTheme {
      get { self[TokenThemeKey.self] }
      set { self[TokenThemeKey.self] = newValue }
    }
  }
#endif
