// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Button {
    public static var on: Bool { false }

    /// A hostile title.
    @available(*, unavailable, message: "varies with brand: read theme.button.title")
    public static var title: String { TokenContexts.unavailable() }

    public static var icon: TokenImage { TokenImage("icons/go.png") }

    @available(*, unavailable, message: "varies with theme: read theme.button.ratio")
    public static var ratio: Double { TokenContexts.unavailable() }

    public static var at: TokenPoint { TokenPoint(x: -1, y: 2.5) }

    public static var box: TokenSize { TokenSize(width: 10, height: 20) }

    public static var frame: TokenRect {
      TokenRect(x: 0, y: 1, width: 2, height: 3)
    }

    @available(*, unavailable, message: "varies with width and density: read theme.button.inner")
    public static var inner: TokenInsets { TokenContexts.unavailable() }

    /// Whole, and 4 for another brand.
    @available(*, unavailable, message: "varies with brand: read theme.button.lines")
    public static var lines: Int { TokenContexts.unavailable() }

    /// The words that `curve` can be.
    public enum Curve: String, CaseIterable, Hashable, Sendable {
      case linear = "linear"
      case easeIn = "ease in"
      case `default` = "default"
    }

    /// Varies with brand and theme.
    @available(*, unavailable, message: "varies with brand and theme: read theme.button.curve")
    public static var curve: Curve { TokenContexts.unavailable() }

    @available(*, unavailable, message: "varies with width and brand and density: read theme.button.face")
    public static var face: TokenTypography { TokenContexts.unavailable() }

    @available(*, unavailable, message: "varies with width and density: read theme.button.gap")
    public static var gap: TokenDimension { TokenContexts.unavailable() }

    @available(*, unavailable, message: "varies with brand: read theme.button.accent")
    public static var accent: TokenColor { TokenContexts.unavailable() }
  }
}
