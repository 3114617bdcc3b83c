// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  /// Styles of whole views. A style says how something looks and never what it shows.
  public enum Component {
    /// An article in a list: a picture, a title and a message.
    public enum NewsCard {
      /// As wide as the page.
      public enum Regular {
        /// The ground of the card.
        public static var background: TokenColor { Tokens.Color.Background.card }

        /// How round the card is.
        @available(*, unavailable, message: "varies with brand: read theme.component.newsCard.regular.cornerRadius")
        public static var cornerRadius: TokenDimension { TokenContexts.unavailable() }

        /// Between the edge of the card and its text.
        public static var padding: TokenDimension { Tokens.Dimension.Space.medium }

        /// The line around the card.
        public static var border: TokenBorder { Tokens.Border.card }

        /// The shadow under the card.
        public static var shadow: [TokenShadow] { Tokens.Shadow.card }

        /// The picture of the article.
        public enum Picture {
          /// Whether the picture is cut off at its rounded corners.
          public static var clipsToBounds: Bool { true }

          /// Shown until the picture has arrived.
          public static var placeholder: TokenImage { TokenImage("news-placeholder") }

          /// How round the picture is.
          public static var cornerRadius: TokenDimension { Tokens.Radius.small }
        }

        /// The title of the article.
        public enum Title {
          /// How many lines a title may have.
          public static var numberOfLines: Int { 3 }

          /// The text style of the title.
          @available(*, unavailable, message: "varies with brand: read theme.component.newsCard.regular.title.text")
          public static var text: TokenTypography { TokenContexts.unavailable() }

          /// The colour of the title.
          public static var color: TokenColor { Tokens.Color.Text.body }
        }

        /// The first words of the article.
        public enum Message {
          /// The text style of the message.
          public static var text: TokenTypography { Tokens.Text.body2 }

          /// The colour of the message.
          public static var color: TokenColor { Tokens.Color.Text.secondary }

          /// Between the title and the message.
          public static var marginTop: TokenDimension { Tokens.Dimension.Space.tiny }
        }
      }

      /// The same in a narrow column: less room, and a title of two lines.
      public enum Compact {
        /// The ground of the card.
        public static var background: TokenColor { Tokens.Color.Background.card }

        /// How round the card is.
        @available(*, unavailable, message: "varies with brand: read theme.component.newsCard.compact.cornerRadius")
        public static var cornerRadius: TokenDimension { TokenContexts.unavailable() }

        public static var padding: TokenDimension { Tokens.Dimension.Space.small }

        /// The line around the card.
        public static var border: TokenBorder { Tokens.Border.card }

        /// The shadow under the card.
        public static var shadow: [TokenShadow] { Tokens.Shadow.card }

        /// The picture of the article.
        public enum Picture {
          /// Whether the picture is cut off at its rounded corners.
          public static var clipsToBounds: Bool { true }

          /// Shown until the picture has arrived.
          public static var placeholder: TokenImage { TokenImage("news-placeholder") }

          /// How round the picture is.
          public static var cornerRadius: TokenDimension { Tokens.Radius.small }
        }

        /// The title of the article.
        public enum Title {
          public static var numberOfLines: Int { 2 }

          public static var text: TokenTypography { Tokens.Text.button }

          /// The colour of the title.
          public static var color: TokenColor { Tokens.Color.Text.body }
        }

        /// The first words of the article.
        public enum Message {
          /// The text style of the message.
          public static var text: TokenTypography { Tokens.Text.body2 }

          /// The colour of the message.
          public static var color: TokenColor { Tokens.Color.Text.secondary }

          /// Between the title and the message.
          public static var marginTop: TokenDimension { Tokens.Dimension.Space.tiny }
        }
      }
    }

    /// Buttons by the weight of what they do.
    public enum Button {
      /// For the one action that matters most.
      public enum Primary {
        /// Between the edge of the button and its label.
        public static var contentInsets: TokenInsets {
          TokenInsets(top: 10, leading: 24, bottom: 10, trailing: 24)
        }

        /// The ground of the button.
        @available(*, unavailable, message: "varies with brand: read theme.component.button.primary.background")
        public static var background: TokenColor { TokenContexts.unavailable() }

        /// The ground of the button while it is pressed.
        @available(*, unavailable, message: "varies with brand: read theme.component.button.primary.backgroundPressed")
        public static var backgroundPressed: TokenColor { TokenContexts.unavailable() }

        /// How much of a button shows that does nothing at the moment.
        public static var opacityDisabled: Double { Tokens.Opacity.disabled }

        /// The text style of the label.
        public static var text: TokenTypography { Tokens.Text.button }

        /// The colour of the label.
        public static var color: TokenColor { Tokens.Color.On.accent }

        /// How round the button is.
        public static var cornerRadius: TokenDimension { Tokens.Radius.pill }

        /// The least height of the button.
        public static var minimumHeight: TokenDimension { Tokens.Dimension.target }

        /// From one ground to the other.
        public static var press: TokenTransition { Tokens.Motion.press }
      }

      /// For other actions: without a ground of its own.
      public enum Secondary {
        /// Between the edge of the button and its label.
        public static var contentInsets: TokenInsets {
          TokenInsets(top: 10, leading: 24, bottom: 10, trailing: 24)
        }

        public static var background: TokenColor { Tokens.Color.Background.card }

        public static var backgroundPressed: TokenColor {
          TokenColor(
            light: TokenColor(red: 0.8494, green: 0.8452, blue: 0.8527),
            dark: TokenColor(red: 0.2306, green: 0.2108, blue: 0.245)
          )
        }

        /// How much of a button shows that does nothing at the moment.
        public static var opacityDisabled: Double { Tokens.Opacity.disabled }

        /// The text style of the label.
        public static var text: TokenTypography { Tokens.Text.button }

        @available(*, unavailable, message: "varies with brand: read theme.component.button.secondary.color")
        public static var color: TokenColor { TokenContexts.unavailable() }

        /// How round the button is.
        public static var cornerRadius: TokenDimension { Tokens.Radius.pill }

        /// The least height of the button.
        public static var minimumHeight: TokenDimension { Tokens.Dimension.target }

        /// From one ground to the other.
        public static var press: TokenTransition { Tokens.Motion.press }
      }
    }
  }
}
