// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Button {
    public static var on: Bool { false }

    /// A hostile title.
    public static var title: String { "Say \"hi\"\n\\(name) */" }

    public static var icon: TokenImage { TokenImage("icons/go.png") }

    public static var ratio: Double { 0.1 }

    public static var at: TokenPoint { TokenPoint(x: -1, y: 2.5) }

    public static var box: TokenSize { TokenSize(width: 10, height: 20) }

    public static var frame: TokenRect {
      TokenRect(x: 0, y: 1, width: 2, height: 3)
    }

    public static var inner: TokenInsets {
      TokenInsets(top: 16, leading: 8, bottom: 24, trailing: 1)
    }

    /// Whole, and 4 for another brand.
    public static var lines: Int { 3 }

    /// The words that `curve` can be.
    public enum Curve: String, CaseIterable, Hashable, Sendable {
      case linear = "linear"
      case easeIn = "ease in"
      case `default` = "default"
    }

    /// Varies with brand and theme.
    public static var curve: Curve { .linear }

    public static var face: TokenTypography { Tokens.Text.full }

    public static var gap: TokenDimension { Tokens.gap }

    public static var accent: TokenColor { Tokens.Accent.root }
  }
}
