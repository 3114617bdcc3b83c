// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// The contexts that a theme is made for.
public struct TokenContexts: Hashable, Sendable {
  /// The context of `theme`; `nil` to follow the screen.
  public var theme: Theme?
  /// The appearance that all values are for; `nil` to follow the screen.
  public var appearance: TokenAppearance?
  /// The contrast that all values are for; `nil` to follow the screen.
  public var contrast: TokenContrast?
  /// What the screen shows, where that is known.
  var tokenAmbience = TokenAmbience()

  /// Makes a choice of contexts.
  public init(
    theme: Theme? = nil,
    appearance: TokenAppearance? = nil,
    contrast: TokenContrast? = nil
  ) {
    self.theme = theme
    self.appearance = appearance
    self.contrast = contrast
  }

  /// The contexts of `theme`.
  public enum Theme: String, CaseIterable, Hashable, Sendable {
    case dark = "dark"
    case darkHc = "dark-hc"
    case light = "light"
    case lightHc = "light-hc"
    case sepia = "sepia"
  }

  /// The body of members that the compiler does not let anyone read.
  static func unavailable() -> Swift.Never {
    Swift.fatalError("the value varies: read it from a theme")
  }
}

/// Whether a screen is light or dark.
public enum TokenAppearance: String, CaseIterable, Hashable, Sendable {
  /// `light` has dark text on a light ground, `dark` the other way round.
  case light, dark
}

/// How much contrast a screen has.
public enum TokenContrast: String, CaseIterable, Hashable, Sendable {
  /// `high` is for people who ask for more contrast.
  case standard, high
}
