// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(SwiftUI)
  public import SwiftUI
#endif

/// The tokens that are not the same in every context, for one choice of contexts.
public struct TokenTheme: Hashable, Sendable {
  /// The contexts that the tokens are for.
  public var contexts: TokenContexts

  /// Makes the theme of these contexts.
  public init(contexts: TokenContexts = TokenContexts()) {
    self.contexts = contexts
  }

  /// The theme, by the name that groups know it by.
  var tokens: TokenTheme { self }

  /// How text of a style looks in this theme.
  public func typography(_ style: TextStyle) -> Typography {
    switch style {
    case .old: text.oldValue
    case .full: text.full
    default: style.typography
    }
  }

  /// Stands in no group.
  public var debug: Bool {
    switch tokens.contexts.theme {
    case .dark:
      true
    default:
      Tokens.debug
    }
  }

  /// Stands in no group; depends on three modifiers.
  public var gap: TokenDimension {
    switch (tokens.contexts.width, tokens.contexts.density) {
    case (.narrow, .`default`):
      TokenDimension(4)
    case (.wide, .calm):
      TokenDimension(24)
    case (.wide, .`default`):
      TokenDimension(4)
    default:
      Tokens.gap
    }
  }

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
  public struct Accent: Hashable, Sendable {
    let tokens: TokenTheme

    /// Beyond every screen.
    public var root: TokenColor {
      switch tokens.contexts.brand {
      case ._2nd:
        TokenColor(red: 0, green: 0.5, blue: 0)
      default:
        Tokens.Accent.root
      }
    }

    @available(*, deprecated)
    public var same: TokenColor { sameValue }

    var sameValue: TokenColor { tokens.accent.root }
  }

  public var theme: Theme { Theme(tokens: self) }

  public struct Theme: Hashable, Sendable {
    let tokens: TokenTheme

    public var tint: TokenColor {
      switch tokens.contexts.width {
      case .wide:
        TokenColor(red: 0, green: 0, blue: 1)
      default:
        Tokens.Theme.tint
      }
    }

    public var tokens_: TokenColor { tokens.theme.tint }
  }

  public var line: Line { Line(tokens: self) }

  public struct Line: Hashable, Sendable {
    let tokens: TokenTheme

    public var dashed: TokenStroke { TokenStroke(dashes: [1, tokens.gap, 4], cap: .square) }

    public var again: TokenStroke { tokens.line.dashed }

    public var thin: TokenBorder {
      TokenBorder(
        color: Tokens.Accent.wide,
        width: tokens.gap,
        stroke: TokenStroke(dashes: [2], cap: .butt)
      )
    }

    public var strong: TokenBorder {
      switch (tokens.contexts.brand, tokens.contexts.theme) {
      case (.firstClass, .dark):
        TokenBorder(
          color: TokenColor(
            red: 1, green: 0.3451, blue: 0.2646,
            displayP3: .init(red: 1, green: 0.2851, blue: 0.1928)
          ),
          width: 1,
          stroke: TokenStroke(.solid)
        )
      case (._2nd, .dark):
        TokenBorder(
          color: TokenColor(red: 0, green: 0.5, blue: 0),
          width: 1,
          stroke: TokenStroke(.solid)
        )
      default:
        Tokens.Line.strong
      }
    }
  }

  public var depth: Depth { Depth(tokens: self) }

  public struct Depth: Hashable, Sendable {
    let tokens: TokenTheme

    public var one: [TokenShadow] {
      [
        TokenShadow(
          color: Tokens.Accent.soft,
          offsetX: 0,
          offsetY: tokens.gap,
          blur: 16,
          spread: -2,
          isInset: true
        )
      ]
    }

    public var many: [TokenShadow] {
      [
        TokenShadow(
          color: Tokens.Accent.soft,
          offsetX: 0,
          offsetY: tokens.gap,
          blur: 16,
          spread: -2,
          isInset: true
        ),
        TokenShadow(
          color: TokenColor(
            red: 1, green: 0.0446, blue: 0.0459, alpha: 0.3,
            displayP3: .init(red: 1, green: 0, blue: 0)
          ),
          offsetX: 1,
          offsetY: 1,
          blur: 0,
          spread: 0
        ),
      ]
    }
  }

  public var text: Text { Text(tokens: self) }

  public struct Text: Hashable, Sendable {
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
      )
    }

    @available(*, deprecated, message: "Use full.")
    public var old: TokenTypography { oldValue }

    var oldValue: TokenTypography { tokens.text.full }
  }

  public var button: Button { Button(tokens: self) }

  public struct Button: Hashable, Sendable {
    let tokens: TokenTheme

    /// A hostile title.
    public var title: String {
      switch tokens.contexts.brand {
      case ._2nd:
        "Other"
      default:
        Tokens.Button.title
      }
    }

    public var ratio: Double {
      switch tokens.contexts.theme {
      case .dark:
        0.2
      default:
        Tokens.Button.ratio
      }
    }

    public var inner: TokenInsets {
      switch (tokens.contexts.width, tokens.contexts.density) {
      case (.narrow, .`default`):
        TokenInsets(top: 4, leading: 2, bottom: 24, trailing: 1)
      case (.wide, .calm):
        TokenInsets(top: 24, leading: 12, bottom: 24, trailing: 1)
      case (.wide, .`default`):
        TokenInsets(top: 4, leading: 2, bottom: 24, trailing: 1)
      default:
        Tokens.Button.inner
      }
    }

    /// Whole, and 4 for another brand.
    public var lines: Int {
      switch tokens.contexts.brand {
      case ._2nd:
        4
      default:
        Tokens.Button.lines
      }
    }

    /// Varies with brand and theme.
    public var curve: Tokens.Button.Curve {
      switch (tokens.contexts.brand, tokens.contexts.theme) {
      case (.firstClass, .dark):
        .`default`
      case (._2nd, .light):
        .easeIn
      case (._2nd, .dark):
        .`default`
      default:
        Tokens.Button.curve
      }
    }

    public var face: TokenTypography { tokens.text.full }

    public var gap: TokenDimension { tokens.gap }

    public var accent: TokenColor { tokens.accent.root }
  }
}

#if canImport(SwiftUI)
  private struct TokenThemeKey: EnvironmentKey {
    static var defaultValue: TokenTheme { TokenTheme() }
  }

  extension EnvironmentValues {
    /// The theme of the views below.
    public var tokenTheme: TokenTheme {
      get { self[TokenThemeKey.self] }
      set { self[TokenThemeKey.self] = newValue }
    }
  }
#endif
