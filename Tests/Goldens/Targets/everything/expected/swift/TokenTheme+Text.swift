// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  public var text: Text { Text(tokens: self) }

  public struct Text: Sendable {
    let tokens: TokenTheme

    /// Everything that a text style can have.
    public var full: TokenTypography {
      TokenTypography(
        family: Tokens.Font.stack,
        size: 20,
        weight: Tokens.Font.weight,
        slant: .oblique,
        lineHeight: 32,
        kern: 0.25,
        relativeTo: "title1",
        color: tokens.accent.root,
        alignment: .justify,
        letterCase: .capitalize,
        decoration: .lineThrough,
        lineBreak: .truncatingMiddle,
        shadows: tokens.depth.many
      ).pinned(to: tokens)
    }

    @available(*, deprecated, message: "Use full.")
    public var old: TokenTypography { oldValue }

    var oldValue: TokenTypography { tokens.text.full }

    public var `case`: TokenTypography { Tokens.Text.`case` }
  }
}
