// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  /// Colours, named for purpose.
  public enum Color {
    /// Hairlines between things that belong together.
    public static var line: TokenColor {
      TokenColor(
        light: TokenColor(red: 0.8494, green: 0.8452, blue: 0.8527),
        dark: TokenColor(red: 0.2306, green: 0.2108, blue: 0.245)
      )
    }

    /// Lies over the page while a sheet is open.
    public static var scrim: TokenColor {
      TokenColor(red: 0.075, green: 0.063, blue: 0.082, alpha: 0.6)
    }

    /// The colour of shadows.
    public static var shade: TokenColor {
      TokenColor(
        light: TokenColor(red: 0.11, green: 0.09, blue: 0.125, alpha: 0.16),
        dark: TokenColor(red: 0.075, green: 0.063, blue: 0.082, alpha: 0.6)
      )
    }

    /// What lies under text and controls.
    public enum Background {
      /// The ground of every screen.
      public static var page: TokenColor {
        TokenColor(light: Tokens.Swatch.snow, dark: Tokens.Swatch.night)
      }

      /// Cards, sheets and menus, which lie above the page.
      public static var card: TokenColor {
        TokenColor(light: Tokens.Swatch.white, dark: Tokens.Swatch.coal)
      }

      /// Text fields and other places that wait for input.
      public static var field: TokenColor {
        TokenColor(light: Tokens.Swatch.fog, dark: Tokens.Swatch.lead)
      }

      /// The one action of a screen that matters most.
      @available(*, unavailable, message: "varies with brand: read theme.color.background.accent")
      public static var accent: TokenColor { TokenContexts.unavailable() }

      /// Notices that must stand out from the page.
      public static var inverse: TokenColor {
        TokenColor(light: Tokens.Swatch.ink, dark: Tokens.Swatch.snow)
      }
    }

    /// Text on page, card and field; on all three it has a contrast of 4.5 to 1 or more.
    public enum Text {
      /// Running text and titles.
      public static var body: TokenColor {
        TokenColor(light: Tokens.Swatch.ink, dark: Tokens.Swatch.snow)
      }

      /// Dates, sources and other text of second rank.
      public static var secondary: TokenColor {
        TokenColor(light: Tokens.Swatch.stone, dark: Tokens.Swatch.ash)
      }

      /// What stands in a field before somebody types.
      public static var placeholder: TokenColor {
        TokenColor(light: Tokens.Swatch.dove, dark: Tokens.Swatch.ash)
      }

      /// Links in running text.
      @available(*, unavailable, message: "varies with brand: read theme.color.text.link")
      public static var link: TokenColor { TokenContexts.unavailable() }

      /// The old name of secondary text.
      @available(*, deprecated, message: "Use color.text.secondary, which is the same colour.", renamed: "secondary")
      public static var muted: TokenColor { mutedValue }

      static var mutedValue: TokenColor { Tokens.Color.Text.secondary }
    }

    /// Red, amber and green, for states that a reader has to notice.
    public enum Signal {
      /// Red: something failed or is about to be lost.
      public static var error: TokenColor {
        TokenColor(light: Tokens.Swatch.red, dark: Tokens.Swatch.coral)
      }

      /// Amber: something needs attention soon.
      public static var warning: TokenColor {
        TokenColor(light: Tokens.Swatch.amber, dark: Tokens.Swatch.lemon)
      }

      /// Green: something went well.
      public static var success: TokenColor {
        TokenColor(light: Tokens.Swatch.green, dark: Tokens.Swatch.mint)
      }
    }

    /// What is readable on top of a colour that is no ordinary ground.
    public enum On {
      /// Text and symbols on the accent background.
      public static var accent: TokenColor {
        TokenColor(light: Tokens.Swatch.white, dark: Tokens.Swatch.ink)
      }

      /// Text and symbols on the inverse background.
      public static var inverse: TokenColor {
        TokenColor(light: Tokens.Swatch.snow, dark: Tokens.Swatch.ink)
      }

      /// Text and symbols on the error signal.
      public static var error: TokenColor {
        TokenColor(light: Tokens.Swatch.white, dark: Tokens.Swatch.ink)
      }

      /// Text and symbols on the warning signal.
      public static var warning: TokenColor { Tokens.Swatch.ink }

      /// Text and symbols on the success signal.
      public static var success: TokenColor {
        TokenColor(light: Tokens.Swatch.white, dark: Tokens.Swatch.ink)
      }
    }
  }
}
