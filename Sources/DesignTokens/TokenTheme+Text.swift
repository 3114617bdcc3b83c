// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  /// The text styles. Each has a name and a number; both stay when fonts change.
  public var text: Text { Text(tokens: self) }

  /// The text styles. Each has a name and a number; both stay when fonts change.
  public struct Text: Sendable {
    let tokens: TokenTheme

    /// The title of a screen in its navigation bar.
    public var navigationTitle: TokenTypography { Tokens.Text.navigationTitle.pinned(to: tokens) }

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
      ).pinned(to: tokens)
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
      ).pinned(to: tokens)
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
      ).pinned(to: tokens)
    }

    /// The first paragraph of an article.
    public var lead: TokenTypography { Tokens.Text.lead.pinned(to: tokens) }

    /// The label of a button.
    public var button: TokenTypography { Tokens.Text.button }

    /// Running text.
    public var body1: TokenTypography { Tokens.Text.body1.pinned(to: tokens) }

    /// Running text where there is little room.
    public var body2: TokenTypography { Tokens.Text.body2.pinned(to: tokens) }

    /// Under pictures; dates and sources.
    public var caption: TokenTypography { Tokens.Text.caption.pinned(to: tokens) }

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
      ).pinned(to: tokens)
    }
  }
}
