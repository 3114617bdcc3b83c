// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  /// The text styles. Each has a name and a number; both stay when fonts change.
  public enum Text {
    /// The title of a screen in its navigation bar.
    public static var navigationTitle: TokenTypography {
      TokenTypography(
        family: Tokens.Face.main,
        size: 17,
        weight: Tokens.Weight.strong,
        lineHeight: 22,
        kern: -0.4,
        relativeTo: "headline",
        color: Tokens.Color.Text.body,
        alignment: .center,
        lineBreak: .truncatingTail
      )
    }

    /// Actions at either end of the navigation bar.
    @available(*, unavailable, message: "varies with brand: read theme.text.navigationAction")
    public static var navigationAction: TokenTypography { TokenContexts.unavailable() }

    /// The title of an article.
    @available(*, unavailable, message: "varies with brand: read theme.text.headline")
    public static var headline: TokenTypography { TokenContexts.unavailable() }

    /// The title of a section, or of an article in a list.
    @available(*, unavailable, message: "varies with brand: read theme.text.subheadline")
    public static var subheadline: TokenTypography { TokenContexts.unavailable() }

    /// The first paragraph of an article.
    public static var lead: TokenTypography {
      TokenTypography(
        family: Tokens.Face.main,
        size: 20,
        weight: Tokens.Weight.regular,
        lineHeight: 28,
        kern: 0,
        relativeTo: "title3",
        color: Tokens.Color.Text.body
      )
    }

    /// The label of a button.
    public static var button: TokenTypography {
      TokenTypography(
        family: Tokens.Face.main,
        size: 17,
        weight: Tokens.Weight.strong,
        lineHeight: 24,
        kern: 0,
        relativeTo: "body",
        alignment: .center,
        lineBreak: .truncatingTail
      )
    }

    /// Running text.
    public static var body1: TokenTypography {
      TokenTypography(
        family: Tokens.Face.main,
        size: 17,
        weight: Tokens.Weight.regular,
        lineHeight: 24,
        kern: 0,
        relativeTo: "body",
        color: Tokens.Color.Text.body
      )
    }

    /// Running text where there is little room.
    public static var body2: TokenTypography {
      TokenTypography(
        family: Tokens.Face.main,
        size: 15,
        weight: Tokens.Weight.regular,
        lineHeight: 20,
        kern: 0,
        relativeTo: "subheadline",
        color: Tokens.Color.Text.secondary
      )
    }

    /// Under pictures; dates and sources.
    public static var caption: TokenTypography {
      TokenTypography(
        family: Tokens.Face.main,
        size: 13,
        weight: Tokens.Weight.regular,
        lineHeight: 18,
        kern: 0.1,
        relativeTo: "footnote",
        color: Tokens.Color.Text.secondary
      )
    }

    /// The subject of an article, above its title.
    @available(*, unavailable, message: "varies with brand: read theme.text.overline")
    public static var overline: TokenTypography { TokenContexts.unavailable() }
  }
}
