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

  /// How text of a style looks in this theme.
  public func typography(_ style: TextStyle) -> Typography {
    switch style {
    case .hero: text.hero
    default: style.typography
    }
  }

  public var face: Face { Face(tokens: self) }

  public struct Face: Hashable, Sendable {
    let tokens: TokenTheme

    public var title: TokenFontFamily {
      switch tokens.contexts.brand {
      case .sand:
        TokenFontFamily(["Other", "-apple-system", "BlinkMacSystemFont", "ui-monospace"])
      default:
        Tokens.Face.title
      }
    }

    public var alias: TokenFontFamily { tokens.face.title }
  }

  public var shadow: Shadow { Shadow(tokens: self) }

  public struct Shadow: Hashable, Sendable {
    let tokens: TokenTheme

    public var card: [TokenShadow] {
      switch (tokens.contexts.brand, tokens.contexts.theme) {
      case (.plum, .dark):
        [
          TokenShadow(
            color: TokenColor(red: 0, green: 0, blue: 0),
            offsetX: 0,
            offsetY: 2,
            blur: 4,
            spread: 0
          ),
          TokenShadow(
            color: TokenColor(red: 0, green: 0, blue: 0),
            offsetX: 0,
            offsetY: 4,
            blur: 8,
            spread: 0
          ),
          TokenShadow(
            color: TokenColor(red: 0, green: 0, blue: 0),
            offsetX: 0,
            offsetY: 8,
            blur: 16,
            spread: 0
          ),
        ]
      case (.sand, .light):
        [
          TokenShadow(
            color: TokenColor(red: 1, green: 0, blue: 0),
            offsetX: 0,
            offsetY: 2,
            blur: 0,
            spread: 0
          ),
          TokenShadow(
            color: TokenColor(red: 0, green: 1, blue: 0),
            offsetX: 0,
            offsetY: 3,
            blur: 0,
            spread: 0,
            isInset: true
          ),
        ]
      case (.sand, .dark):
        [
          TokenShadow(
            color: TokenColor(red: 0, green: 0, blue: 0),
            offsetX: 0,
            offsetY: 2,
            blur: 4,
            spread: 0
          ),
          TokenShadow(
            color: TokenColor(red: 0, green: 0, blue: 0),
            offsetX: 0,
            offsetY: 4,
            blur: 8,
            spread: 0
          ),
          TokenShadow(
            color: TokenColor(red: 0, green: 0, blue: 0),
            offsetX: 0,
            offsetY: 8,
            blur: 16,
            spread: 0
          ),
        ]
      default:
        Tokens.Shadow.card
      }
    }

    public var alias: [TokenShadow] { tokens.shadow.card }
  }

  public var line: Line { Line(tokens: self) }

  public struct Line: Hashable, Sendable {
    let tokens: TokenTheme

    public var solid: TokenBorder {
      switch tokens.contexts.brand {
      case .sand:
        TokenBorder(
          color: TokenColor(red: 0, green: 0, blue: 0),
          width: 1,
          stroke: TokenStroke(dashes: [3, 4], cap: .square)
        )
      default:
        Tokens.Line.solid
      }
    }

    public var dashed: TokenBorder {
      switch tokens.contexts.brand {
      case .sand:
        TokenBorder(
          color: TokenColor(red: 0, green: 0, blue: 0),
          width: 1,
          stroke: TokenStroke(.solid)
        )
      default:
        Tokens.Line.dashed
      }
    }
  }

  public var stroke: Stroke { Stroke(tokens: self) }

  public struct Stroke: Hashable, Sendable {
    let tokens: TokenTheme

    public var dashed: TokenStroke {
      switch tokens.contexts.brand {
      case .sand:
        TokenStroke(.solid)
      default:
        Tokens.Stroke.dashed
      }
    }
  }

  public var gradient: Gradient { Gradient(tokens: self) }

  public struct Gradient: Hashable, Sendable {
    let tokens: TokenTheme

    public var two: TokenGradient {
      switch tokens.contexts.brand {
      case .sand:
        TokenGradient([
          .init(TokenColor(red: 0, green: 0, blue: 0), at: 0),
          .init(TokenColor(red: 1, green: 0, blue: 0), at: 0.2),
          .init(TokenColor(red: 1, green: 1, blue: 0), at: 0.4),
          .init(TokenColor(red: 1, green: 1, blue: 1), at: 1),
        ])
      default:
        Tokens.Gradient.two
      }
    }

    public var alias: TokenGradient { tokens.gradient.two }
  }

  public var text: Text { Text(tokens: self) }

  public struct Text: Hashable, Sendable {
    let tokens: TokenTheme

    /// A title over a picture.
    public var hero: TokenTypography {
      TokenTypography(
        family: tokens.face.title,
        size: 20,
        weight: 700,
        lineHeight: 24,
        kern: 0,
        letterCase: .uppercase,
        decoration: .overline,
        lineBreak: .truncatingHead,
        shadows: tokens.shadow.card
      )
    }

    public var alias: TokenTypography { tokens.text.hero }

    public var plain: TokenTypography {
      switch tokens.contexts.brand {
      case .sand:
        TokenTypography(
          family: TokenFontFamily(["Other", "-apple-system", "BlinkMacSystemFont", "ui-monospace"]),
          size: 20,
          weight: 700,
          lineHeight: 24,
          kern: 0,
          color: TokenColor(red: 0, green: 0, blue: 1),
          letterCase: .lowercase,
          decoration: .underline,
          lineBreak: .wordWrapping,
          shadows: [
            TokenShadow(
              color: TokenColor(red: 0, green: 0, blue: 0),
              offsetX: 0,
              offsetY: 1,
              blur: 2,
              spread: 0
            )
          ]
        )
      default:
        Tokens.Text.plain
      }
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
