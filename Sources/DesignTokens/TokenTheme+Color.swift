// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  /// Colours, named for purpose.
  public var color: Color { Color(tokens: self) }

  /// Colours, named for purpose.
  public struct Color: Sendable {
    let tokens: TokenTheme

    /// Hairlines between things that belong together.
    public var line: TokenColor { Tokens.Color.line.pinned(to: tokens) }

    /// Lies over the page while a sheet is open.
    public var scrim: TokenColor { Tokens.Color.scrim }

    /// The colour of shadows.
    public var shade: TokenColor { Tokens.Color.shade.pinned(to: tokens) }

    /// What lies under text and controls.
    public var background: Background { Background(tokens: tokens) }

    /// What lies under text and controls.
    public struct Background: Sendable {
      let tokens: TokenTheme

      /// The ground of every screen.
      public var page: TokenColor { Tokens.Color.Background.page.pinned(to: tokens) }

      /// Cards, sheets and menus, which lie above the page.
      public var card: TokenColor { Tokens.Color.Background.card.pinned(to: tokens) }

      /// Text fields and other places that wait for input.
      public var field: TokenColor { Tokens.Color.Background.field.pinned(to: tokens) }

      /// The one action of a screen that matters most.
      public var accent: TokenColor {
        switch tokens.contexts.brand {
        case .sand:
          TokenColor(light: Tokens.Swatch.umber, dark: Tokens.Swatch.sand).pinned(to: tokens)
        default:
          TokenColor(light: Tokens.Swatch.plum, dark: Tokens.Swatch.lilac).pinned(to: tokens)
        }
      }

      /// Notices that must stand out from the page.
      public var inverse: TokenColor { Tokens.Color.Background.inverse.pinned(to: tokens) }
    }

    /// Text on page, card and field; on all three it has a contrast of 4.5 to 1 or more.
    public var text: Text { Text(tokens: tokens) }

    /// Text on page, card and field; on all three it has a contrast of 4.5 to 1 or more.
    public struct Text: Sendable {
      let tokens: TokenTheme

      /// Running text and titles.
      public var body: TokenColor { Tokens.Color.Text.body.pinned(to: tokens) }

      /// Dates, sources and other text of second rank.
      public var secondary: TokenColor { Tokens.Color.Text.secondary.pinned(to: tokens) }

      /// What stands in a field before somebody types.
      public var placeholder: TokenColor { Tokens.Color.Text.placeholder.pinned(to: tokens) }

      /// Links in running text.
      public var link: TokenColor {
        switch tokens.contexts.brand {
        case .sand:
          TokenColor(light: Tokens.Swatch.umber, dark: Tokens.Swatch.sand).pinned(to: tokens)
        default:
          TokenColor(light: Tokens.Swatch.plum, dark: Tokens.Swatch.lilac).pinned(to: tokens)
        }
      }

      /// The old name of secondary text.
      @available(*, deprecated, message: "Use color.text.secondary, which is the same colour.", renamed: "secondary")
      public var muted: TokenColor { mutedValue }

      var mutedValue: TokenColor { Tokens.Color.Text.mutedValue.pinned(to: tokens) }
    }

    /// Red, amber and green, for states that a reader has to notice.
    public var signal: Signal { Signal(tokens: tokens) }

    /// Red, amber and green, for states that a reader has to notice.
    public struct Signal: Sendable {
      let tokens: TokenTheme

      /// Red: something failed or is about to be lost.
      public var error: TokenColor { Tokens.Color.Signal.error.pinned(to: tokens) }

      /// Amber: something needs attention soon.
      public var warning: TokenColor { Tokens.Color.Signal.warning.pinned(to: tokens) }

      /// Green: something went well.
      public var success: TokenColor { Tokens.Color.Signal.success.pinned(to: tokens) }
    }

    /// What is readable on top of a colour that is no ordinary ground.
    public var on: On { On(tokens: tokens) }

    /// What is readable on top of a colour that is no ordinary ground.
    public struct On: Sendable {
      let tokens: TokenTheme

      /// Text and symbols on the accent background.
      public var accent: TokenColor { Tokens.Color.On.accent.pinned(to: tokens) }

      /// Text and symbols on the inverse background.
      public var inverse: TokenColor { Tokens.Color.On.inverse.pinned(to: tokens) }

      /// Text and symbols on the error signal.
      public var error: TokenColor { Tokens.Color.On.error.pinned(to: tokens) }

      /// Text and symbols on the warning signal.
      public var warning: TokenColor { Tokens.Color.On.warning }

      /// Text and symbols on the success signal.
      public var success: TokenColor { Tokens.Color.On.success.pinned(to: tokens) }
    }
  }
}
