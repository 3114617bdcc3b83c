// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// A choice of contexts, one for each way in which tokens vary.
public struct TokenContexts: Hashable, Sendable {
  /// Which context of `brand` is chosen.
  public var brand: Brand

  /// Which context of `theme` is chosen.
  public var theme: Theme

  /// Makes a choice.
  public init(
    brand: Brand = .plum,
    theme: Theme = .light
  ) {
    self.brand = brand
    self.theme = theme
  }

  /// The contexts of `brand`.
  public enum Brand: String, CaseIterable, Hashable, Sendable {
    case plum = "plum"
    case sand = "sand"
  }

  /// The contexts of `theme`.
  public enum Theme: String, CaseIterable, Hashable, Sendable {
    case light = "light"
    case dark = "dark"
  }
}
