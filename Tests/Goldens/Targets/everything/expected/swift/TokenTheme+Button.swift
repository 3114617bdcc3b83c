// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  public var button: TokenButtonStyle {
    TokenButtonStyle(
      on: Tokens.Button.on,
      title: tokens.fieldsOfButton.title,
      icon: Tokens.Button.icon,
      ratio: tokens.fieldsOfButton.ratio,
      at: Tokens.Button.at,
      box: Tokens.Button.box,
      frame: Tokens.Button.frame,
      inner: tokens.fieldsOfButton.inner,
      lines: tokens.fieldsOfButton.lines,
      curve: tokens.fieldsOfButton.curve,
      face: tokens.fieldsOfButton.face,
      gap: tokens.fieldsOfButton.gap,
      accent: tokens.fieldsOfButton.accent
    )
  }

  var fieldsOfButton: Button { Button(tokens: self) }

  struct Button: Sendable {
    let tokens: TokenTheme

    /// A hostile title.
    public var title: String {
      switch tokens.contexts.brand {
      case ._2nd:
        "Other"
      default:
        "Say \"hi\"\n\\(name) */"
      }
    }

    public var ratio: Double {
      switch tokens.contexts.contextOfTheme {
      case .dark:
        0.2
      default:
        0.1
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
      switch (tokens.contexts.brand, tokens.contexts.contextOfTheme) {
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
