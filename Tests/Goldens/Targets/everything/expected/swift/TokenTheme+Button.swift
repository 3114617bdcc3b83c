// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  public var button: Button { Button(tokens: self) }

  public struct Button: Sendable {
    let tokens: TokenTheme

    public var on: Bool { Tokens.Button.on }

    /// A hostile title.
    public var title: String {
      switch tokens.contexts.brand {
      case ._2nd:
        "Other"
      default:
        "Say \"hi\"\n\\(name) */"
      }
    }

    public var icon: TokenImage { Tokens.Button.icon }

    public var ratio: Double {
      switch tokens.contexts.themeContext {
      case .dark:
        0.2
      default:
        0.1
      }
    }

    public var at: TokenPoint { Tokens.Button.at }

    public var box: TokenSize { Tokens.Button.box }

    public var frame: TokenRect { Tokens.Button.frame }

    public var inner: TokenInsets {
      switch (tokens.contexts.width, tokens.contexts.density) {
      case (.narrow, .`default`):
        TokenInsets(top: 4, leading: 2, bottom: 24, trailing: 1)
      case (.wide, .calm):
        TokenInsets(top: 24, leading: 12, bottom: 24, trailing: 1)
      case (.wide, .`default`):
        TokenInsets(top: 4, leading: 2, bottom: 24, trailing: 1)
      default:
        TokenInsets(top: 16, leading: 8, bottom: 24, trailing: 1)
      }
    }

    /// Whole, and 4 for another brand.
    public var lines: Int {
      switch tokens.contexts.brand {
      case ._2nd:
        4
      default:
        3
      }
    }

    /// Varies with brand and theme.
    public var curve: Tokens.Button.Curve {
      switch (tokens.contexts.brand, tokens.contexts.themeContext) {
      case (.firstClass, .dark):
        .`default`
      case (._2nd, .light):
        .easeIn
      case (._2nd, .dark):
        .`default`
      default:
        .linear
      }
    }

    public var face: TokenTypography { tokens.text.full }

    public var gap: TokenDimension { tokens.gap }

    public var accent: TokenColor { tokens.accent.root }
  }
}
