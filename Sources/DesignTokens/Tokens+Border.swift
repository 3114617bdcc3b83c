// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  /// Lines around things.
  public enum Border {
    /// Around cards, which would be lost on a bright page.
    public static var card: TokenBorder {
      TokenBorder(
        color: Tokens.Color.line,
        width: 1,
        stroke: Tokens.Stroke.plain
      )
    }

    /// Around what the keyboard acts on.
    @available(*, unavailable, message: "varies with brand: read theme.border.focus")
    public static var focus: TokenBorder { TokenContexts.unavailable() }

    /// Around a place where a picture can be dropped.
    public static var drop: TokenBorder {
      TokenBorder(
        color: Tokens.Color.Text.secondary,
        width: 2,
        stroke: Tokens.Stroke.drop
      )
    }
  }
}
