// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  /// Styles of whole views. A style says how something looks and never what it shows.
  public var component: Component { Component(tokens: self) }

  /// Styles of whole views. A style says how something looks and never what it shows.
  public struct Component: Sendable {
    let tokens: TokenTheme

    /// An article in a list: a picture, a title and a message.
    public var newsCard: NewsCard { NewsCard(tokens: tokens) }

    /// An article in a list: a picture, a title and a message.
    public struct NewsCard: Sendable {
      let tokens: TokenTheme

      /// As wide as the page.
      public var regular: NewsCardStyle {
        NewsCardStyle(
          background: Tokens.Component.NewsCard.Regular.background.pinned(to: tokens),
          cornerRadius: tokens.component.newsCard.fieldsOfRegular.cornerRadius,
          padding: Tokens.Component.NewsCard.Regular.padding,
          border: Tokens.Component.NewsCard.Regular.border.pinned(to: tokens),
          shadow: Tokens.Component.NewsCard.Regular.shadow.pinned(to: tokens),
          picture: TokenImageStyle(
            clipsToBounds: Tokens.Component.NewsCard.Regular.Picture.clipsToBounds,
            placeholder: Tokens.Component.NewsCard.Regular.Picture.placeholder,
            cornerRadius: Tokens.Component.NewsCard.Regular.Picture.cornerRadius
          ),
          title: TokenLabelStyle(
            numberOfLines: Tokens.Component.NewsCard.Regular.Title.numberOfLines,
            text: tokens.component.newsCard.fieldsOfRegular.title.text,
            color: Tokens.Component.NewsCard.Regular.Title.color.pinned(to: tokens)
          ),
          message: TokenLabelStyle(
            text: Tokens.Component.NewsCard.Regular.Message.text.pinned(to: tokens),
            color: Tokens.Component.NewsCard.Regular.Message.color.pinned(to: tokens),
            marginTop: Tokens.Component.NewsCard.Regular.Message.marginTop,
            fields: [.text, .color]
          )
        )
      }

      var fieldsOfRegular: Regular { Regular(tokens: tokens) }

      struct Regular: Sendable {
        let tokens: TokenTheme

        /// How round the card is.
        public var cornerRadius: TokenDimension { tokens.radius.card }

        var title: Title { Title(tokens: tokens) }

        struct Title: Sendable {
          let tokens: TokenTheme

          /// The text style of the title.
          public var text: TokenTypography { tokens.text.subheadline }
        }
      }

      /// The same in a narrow column: less room, and a title of two lines.
      public var compact: NewsCardStyle {
        NewsCardStyle(
          background: Tokens.Component.NewsCard.Compact.background.pinned(to: tokens),
          cornerRadius: tokens.component.newsCard.fieldsOfCompact.cornerRadius,
          padding: Tokens.Component.NewsCard.Compact.padding,
          border: Tokens.Component.NewsCard.Compact.border.pinned(to: tokens),
          shadow: Tokens.Component.NewsCard.Compact.shadow.pinned(to: tokens),
          picture: TokenImageStyle(
            clipsToBounds: Tokens.Component.NewsCard.Compact.Picture.clipsToBounds,
            placeholder: Tokens.Component.NewsCard.Compact.Picture.placeholder,
            cornerRadius: Tokens.Component.NewsCard.Compact.Picture.cornerRadius
          ),
          title: TokenLabelStyle(
            numberOfLines: Tokens.Component.NewsCard.Compact.Title.numberOfLines,
            text: Tokens.Component.NewsCard.Compact.Title.text,
            color: Tokens.Component.NewsCard.Compact.Title.color.pinned(to: tokens)
          ),
          message: TokenLabelStyle(
            text: Tokens.Component.NewsCard.Compact.Message.text.pinned(to: tokens),
            color: Tokens.Component.NewsCard.Compact.Message.color.pinned(to: tokens),
            marginTop: Tokens.Component.NewsCard.Compact.Message.marginTop,
            fields: [.text, .color]
          )
        )
      }

      var fieldsOfCompact: Compact { Compact(tokens: tokens) }

      struct Compact: Sendable {
        let tokens: TokenTheme

        /// How round the card is.
        public var cornerRadius: TokenDimension { tokens.radius.card }
      }
    }

    /// Buttons by the weight of what they do.
    public var button: Button { Button(tokens: tokens) }

    /// Buttons by the weight of what they do.
    public struct Button: Sendable {
      let tokens: TokenTheme

      /// For the one action that matters most.
      public var primary: TokenButtonStyle {
        TokenButtonStyle(
          contentInsets: Tokens.Component.Button.Primary.contentInsets,
          background: tokens.component.button.fieldsOfPrimary.background,
          backgroundPressed: tokens.component.button.fieldsOfPrimary.backgroundPressed,
          opacityDisabled: Tokens.Component.Button.Primary.opacityDisabled,
          text: Tokens.Component.Button.Primary.text,
          color: Tokens.Component.Button.Primary.color.pinned(to: tokens),
          cornerRadius: Tokens.Component.Button.Primary.cornerRadius,
          minimumHeight: Tokens.Component.Button.Primary.minimumHeight,
          press: Tokens.Component.Button.Primary.press
        )
      }

      var fieldsOfPrimary: Primary { Primary(tokens: tokens) }

      struct Primary: Sendable {
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
            ).pinned(to: tokens)
          default:
            TokenColor(
              light: TokenColor(red: 0.3552, green: 0.0439, blue: 0.3563),
              dark: TokenColor(red: 0.9121, green: 0.706, blue: 0.9112)
            ).pinned(to: tokens)
          }
        }
      }

      /// For other actions: without a ground of its own.
      public var secondary: TokenButtonStyle {
        TokenButtonStyle(
          contentInsets: Tokens.Component.Button.Secondary.contentInsets,
          background: Tokens.Component.Button.Secondary.background.pinned(to: tokens),
          backgroundPressed: Tokens.Component.Button.Secondary.backgroundPressed.pinned(to: tokens),
          opacityDisabled: Tokens.Component.Button.Secondary.opacityDisabled,
          text: Tokens.Component.Button.Secondary.text,
          color: tokens.component.button.fieldsOfSecondary.color,
          cornerRadius: Tokens.Component.Button.Secondary.cornerRadius,
          minimumHeight: Tokens.Component.Button.Secondary.minimumHeight,
          press: Tokens.Component.Button.Secondary.press
        )
      }

      var fieldsOfSecondary: Secondary { Secondary(tokens: tokens) }

      struct Secondary: Sendable {
        let tokens: TokenTheme

        public var color: TokenColor { tokens.color.text.link }
      }
    }
  }
}
