// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// The contexts that a theme is made for.
public struct TokenContexts: Hashable, Sendable {
  /// The context of `width`.
  public var width: Width
  /// The context of `brand`.
  public var brand: Brand
  /// The context of `density`.
  public var density: Density
  /// The appearance that all values are for; `nil` to follow the screen.
  public var appearance: TokenAppearance?
  /// The contrast that all values are for; `nil` to follow the screen.
  public var contrast: TokenContrast?
  /// What the screen shows, where that is known.
  var tokenAmbience = TokenAmbience()

  /// Makes a choice of contexts.
  public init(
    width: Width = .narrow,
    brand: Brand = .firstClass,
    density: Density = .calm,
    appearance: TokenAppearance? = nil,
    contrast: TokenContrast? = nil
  ) {
    self.width = width
    self.brand = brand
    self.density = density
    self.appearance = appearance
    self.contrast = contrast
  }

  /// The contexts of `width`.
  public enum Width: String, CaseIterable, Hashable, Sendable {
    case narrow = "narrow"
    case wide = "wide"
  }

  /// The contexts of `brand`.
  public enum Brand: String, CaseIterable, Hashable, Sendable {
    case firstClass = "first class"
    case _2nd = "2nd"
  }

  /// The contexts of `theme`.
  enum Theme: String, CaseIterable, Hashable, Sendable {
    case light = "light"
    case dark = "dark"
  }

  /// The contexts of `density`.
  public enum Density: String, CaseIterable, Hashable, Sendable {
    case calm = "calm"
    case `default` = "default"
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
