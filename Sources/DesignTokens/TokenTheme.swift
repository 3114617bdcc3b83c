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
    case .navigationAction: text.navigationAction
    case .headline: text.headline
    case .subheadline: text.subheadline
    case .overline: text.overline
    default: style.typography
    }
  }

  /// Colours, named for purpose.
  public var color: Color { Color(tokens: self) }

  /// Colours, named for purpose.
  public struct Color: Hashable, Sendable {
    let tokens: TokenTheme

    /// What lies under text and controls.
    public var background: Background { Background(tokens: tokens) }

    /// What lies under text and controls.
    public struct Background: Hashable, Sendable {
      let tokens: TokenTheme

      /// The one action of a screen that matters most.
      public var accent: TokenColor {
        switch tokens.contexts.brand {
        case .sand:
          TokenColor(light: Tokens.Swatch.umber, dark: Tokens.Swatch.sand)
        default:
          Tokens.Color.Background.accent
        }
      }
    }

    /// Text on page, card and field; on all three it has a contrast of 4.5 to 1 or more.
    public var text: Text { Text(tokens: tokens) }

    /// Text on page, card and field; on all three it has a contrast of 4.5 to 1 or more.
    public struct Text: Hashable, Sendable {
      let tokens: TokenTheme

      /// Links in running text.
      public var link: TokenColor {
        switch tokens.contexts.brand {
        case .sand:
          TokenColor(light: Tokens.Swatch.umber, dark: Tokens.Swatch.sand)
        default:
          Tokens.Color.Text.link
        }
      }
    }
  }

  /// How round corners are.
  public var radius: Radius { Radius(tokens: self) }

  /// How round corners are.
  public struct Radius: Hashable, Sendable {
    let tokens: TokenTheme

    /// Cards and sheets.
    public var card: TokenDimension {
      switch tokens.contexts.brand {
      case .sand:
        TokenDimension(4, gridUnits: 0.5)
      default:
        Tokens.Radius.card
      }
    }
  }

  /// The typefaces.
  public var face: Face { Face(tokens: self) }

  /// The typefaces.
  public struct Face: Hashable, Sendable {
    let tokens: TokenTheme

    /// Titles, in the brand's own voice.
    public var title: TokenFontFamily {
      switch tokens.contexts.brand {
      case .sand:
        TokenFontFamily(["Newsreader", "Georgia", "serif"])
      default:
        Tokens.Face.title
      }
    }
  }

  /// The text styles. Each has a name and a number; both stay when fonts change.
  public var text: Text { Text(tokens: self) }

  /// The text styles. Each has a name and a number; both stay when fonts change.
  public struct Text: Hashable, Sendable {
    let tokens: TokenTheme

    /// Actions at either end of the navigation bar.
    public var navigationAction: TokenTypography {
      TokenTypography(
        family: Tokens.Face.main,
        size: 17,
        weight: Tokens.Weight.regular,
        lineHeight: 22,
        kern: -0.4,
        relativeTo: "body",
        color: tokens.color.text.link
      )
    }

    /// The title of an article.
    public var headline: TokenTypography {
      TokenTypography(
        family: tokens.face.title,
        size: 24,
        weight: Tokens.Weight.title,
        lineHeight: 28,
        kern: -0.5,
        relativeTo: "title2",
        color: Tokens.Color.Text.body
      )
    }

    /// The title of a section, or of an article in a list.
    public var subheadline: TokenTypography {
      TokenTypography(
        family: tokens.face.title,
        size: 20,
        weight: Tokens.Weight.title,
        lineHeight: 24,
        kern: -0.3,
        relativeTo: "title3",
        color: Tokens.Color.Text.body
      )
    }

    /// The subject of an article, above its title.
    public var overline: TokenTypography {
      TokenTypography(
        family: Tokens.Face.main,
        size: 12,
        weight: Tokens.Weight.strong,
        lineHeight: 16,
        kern: 0.96,
        relativeTo: "caption1",
        color: tokens.color.text.link,
        letterCase: .uppercase
      )
    }
  }

  /// Lines around things.
  public var border: Border { Border(tokens: self) }

  /// Lines around things.
  public struct Border: Hashable, Sendable {
    let tokens: TokenTheme

    /// Around what the keyboard acts on.
    public var focus: TokenBorder {
      TokenBorder(
        color: tokens.color.background.accent,
        width: 2,
        stroke: Tokens.Stroke.plain
      )
    }
  }

  /// Styles of whole views. A style says how something looks and never what it shows.
  public var component: Component { Component(tokens: self) }

  /// Styles of whole views. A style says how something looks and never what it shows.
  public struct Component: Hashable, Sendable {
    let tokens: TokenTheme

    /// An article in a list: a picture, a title and a message.
    public var newsCard: NewsCard { NewsCard(tokens: tokens) }

    /// An article in a list: a picture, a title and a message.
    public struct NewsCard: Hashable, Sendable {
      let tokens: TokenTheme

      /// How round the card is.
      public var cornerRadius: TokenDimension { tokens.radius.card }

      /// The title of the article.
      public var title: Title { Title(tokens: tokens) }

      /// The title of the article.
      public struct Title: Hashable, Sendable {
        let tokens: TokenTheme

        /// The text style of the title.
        public var text: TokenTypography { tokens.text.subheadline }
      }
    }

    /// The button for the one action that matters most.
    public var button: Button { Button(tokens: tokens) }

    /// The button for the one action that matters most.
    public struct Button: Hashable, Sendable {
      let tokens: TokenTheme

      /// The ground of the button.
      public var background: TokenColor { tokens.color.background.accent }

      /// The ground of the button while it is pressed.
      public var backgroundPressed: TokenColor {
        switch tokens.contexts.brand {
        case .sand:
          TokenColor(
            light: TokenColor(red: 0.3821, green: 0.2725, blue: 0.1001),
            dark: TokenColor(red: 0.8268, green: 0.7419, blue: 0.5745)
          )
        default:
          Tokens.Component.Button.backgroundPressed
        }
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
