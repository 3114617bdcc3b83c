// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// A choice of contexts, one for each way in which tokens vary.
public struct TokenContexts: Hashable, Sendable {
  /// Which context of `brand` is chosen.
  public var brand: Brand
  /// The appearance that all values are for; `nil` to follow the screen.
  public var appearance: TokenAppearance?

  /// Makes a choice.
  public init(
    brand: Brand = .plum,
    appearance: TokenAppearance? = nil
  ) {
    self.brand = brand
    self.appearance = appearance
  }

  /// The contexts of `brand`.
  public enum Brand: String, CaseIterable, Hashable, Sendable {
    case plum = "plum"
    case sand = "sand"
  }

  /// What members give that are there only to say where the value is.
  static func unavailable() -> Swift.Never {
    Swift.fatalError("the value varies: read it from a theme")
  }
}

/// Whether a screen is light or dark.
public enum TokenAppearance: String, CaseIterable, Hashable, Sendable {
  /// `light` has dark text on a light ground, `dark` the other way round.
  case light, dark
}
