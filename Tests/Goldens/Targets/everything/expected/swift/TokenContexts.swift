// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// A choice of contexts, one for each way in which tokens vary.
public struct TokenContexts: Hashable, Sendable {
  /// Which context of `width` is chosen.
  public var width: Width

  /// Which context of `brand` is chosen.
  public var brand: Brand

  /// Which context of `theme` is chosen.
  public var theme: Theme

  /// Which context of `density` is chosen.
  public var density: Density

  /// Makes a choice.
  public init(
    width: Width = .narrow,
    brand: Brand = .firstClass,
    theme: Theme = .light,
    density: Density = .calm
  ) {
    self.width = width
    self.brand = brand
    self.theme = theme
    self.density = density
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
  public enum Theme: String, CaseIterable, Hashable, Sendable {
    case light = "light"
    case dark = "dark"
  }

  /// The contexts of `density`.
  public enum Density: String, CaseIterable, Hashable, Sendable {
    case calm = "calm"
    case `default` = "default"
  }
}
