// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  /// Ends */ a comment, "quotes", a backslash \ and
  /// a second line.
  ///
  /// A third, after a gap, that is so long that it cannot possibly stand in one line of a hundred
  /// columns.
  public var accent: Accent { Accent(tokens: self) }

  /// Ends */ a comment, "quotes", a backslash \ and
  /// a second line.
  ///
  /// A third, after a gap, that is so long that it cannot possibly stand in one line of a hundred
  /// columns.
  public struct Accent: Sendable {
    let tokens: TokenTheme

    /// Beyond every screen.
    public var root: TokenColor {
      switch tokens.contexts.brand {
      case ._2nd:
        TokenColor(red: 0, green: 0.5, blue: 0)
      default:
        TokenColor(
          red: 1, green: 0.3451, blue: 0.2646,
          displayP3: .init(red: 1, green: 0.2851, blue: 0.1928)
        )
      }
    }

    /// Light, dark and more contrast.
    public var soft: TokenColor { Tokens.Accent.soft.pinned(to: tokens) }

    /// */
    public var none: TokenColor { Tokens.Accent.none }

    public var wide: TokenColor { Tokens.Accent.wide }

    @available(*, deprecated)
    public var same: TokenColor { sameValue }

    var sameValue: TokenColor { tokens.accent.root }

    @available(*, deprecated, message: "Take \"soft\"\ninstead. */")
    public var old: TokenColor { oldValue }

    var oldValue: TokenColor { Tokens.Accent.oldValue.pinned(to: tokens) }
  }
}
