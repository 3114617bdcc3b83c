// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  /// Ends */ a comment, "quotes", a backslash \ and
  /// a second line.
  ///
  /// A third, after a gap, that is so long that it cannot possibly stand in one line of a hundred
  /// columns.
  public enum Accent {
    /// Beyond every screen.
    @available(*, unavailable, message: "varies with brand: read theme.accent.root")
    public static var root: TokenColor { TokenContexts.unavailable() }

    /// Light, dark and more contrast.
    public static var soft: TokenColor {
      TokenColor(
        light: TokenColor(red: 0.9, green: 0.8, blue: 0.8),
        dark: TokenColor(red: 0.2, green: 0.1, blue: 0.1),
        lightHighContrast: TokenColor(red: 1, green: 0, blue: 0),
        darkHighContrast: TokenColor(red: 1, green: 0, blue: 0)
      )
    }

    /// */
    public static var none: TokenColor {
      TokenColor(red: 0, green: 0, blue: 0, alpha: 0.25)
    }

    public static var wide: TokenColor {
      TokenColor(
        red: 0, green: 0.9858, blue: 0.1597, alpha: 0.5,
        displayP3: .init(red: 0, green: 1, blue: 0)
      )
    }

    @available(*, unavailable, message: "varies with brand: read theme.accent.same")
    public static var same: TokenColor { TokenContexts.unavailable() }

    @available(*, deprecated, message: "Take \"soft\"\ninstead. */")
    public static var old: TokenColor { oldValue }

    static var oldValue: TokenColor { Tokens.Accent.soft }
  }
}
