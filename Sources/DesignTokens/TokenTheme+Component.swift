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

      /// Whether the picture is cut off at the corners of the card.
      public var clipsToBounds: Bool { Tokens.Component.NewsCard.clipsToBounds }

      /// Shown until the picture has arrived.
      public var placeholder: TokenImage { Tokens.Component.NewsCard.placeholder }

      /// The ground of the card.
      public var background: TokenColor { Tokens.Component.NewsCard.background.pinned(to: tokens) }

      /// How round the card is.
      public var cornerRadius: TokenDimension { tokens.radius.card }

      /// Between the edge of the card and its text.
      public var padding: TokenDimension { Tokens.Component.NewsCard.padding }

      /// The line around the card.
      public var border: TokenBorder { Tokens.Component.NewsCard.border.pinned(to: tokens) }

      /// The shadow under the card.
      public var shadow: [TokenShadow] { Tokens.Component.NewsCard.shadow.pinned(to: tokens) }

      /// The title of the article.
      public var title: Title { Title(tokens: tokens) }

      /// The title of the article.
      public struct Title: Sendable {
        let tokens: TokenTheme

        /// How many lines a title may have.
        public var numberOfLines: Int { Tokens.Component.NewsCard.Title.numberOfLines }

        /// The text style of the title.
        public var text: TokenTypography { tokens.text.subheadline }

        /// The colour of the title.
        public var color: TokenColor { Tokens.Component.NewsCard.Title.color.pinned(to: tokens) }
      }

      /// The first words of the article.
      public var message: Message { Message(tokens: tokens) }

      /// The first words of the article.
      public struct Message: Sendable {
        let tokens: TokenTheme

        /// The text style of the message.
        public var text: TokenTypography { Tokens.Component.NewsCard.Message.text.pinned(to: tokens) }

        /// The colour of the message.
        public var color: TokenColor { Tokens.Component.NewsCard.Message.color.pinned(to: tokens) }

        /// Between the title and the message.
        public var marginTop: TokenDimension { Tokens.Component.NewsCard.Message.marginTop }
      }
    }

    /// The button for the one action that matters most.
    public var button: Button { Button(tokens: tokens) }

    /// The button for the one action that matters most.
    public struct Button: Sendable {
      let tokens: TokenTheme

      /// Between the edge of the button and its label.
      public var contentInsets: TokenInsets { Tokens.Component.Button.contentInsets }

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

      /// The text style of the label.
      public var text: TokenTypography { Tokens.Component.Button.text.pinned(to: tokens) }

      /// The colour of the label.
      public var color: TokenColor { Tokens.Component.Button.color.pinned(to: tokens) }

      /// How round the button is.
      public var cornerRadius: TokenDimension { Tokens.Component.Button.cornerRadius }

      /// The least height of the button.
      public var minimumHeight: TokenDimension { Tokens.Component.Button.minimumHeight }

      /// From one ground to the other.
      public var press: TokenTransition { Tokens.Component.Button.press }
    }
  }
}
