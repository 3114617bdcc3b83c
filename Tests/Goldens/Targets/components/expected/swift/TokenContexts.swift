// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// The contexts that a theme is made for.
public struct TokenContexts: Hashable, Sendable {
  /// The context of `brand`.
  public var brand: Brand
  /// The appearance that all values are for; `nil` to follow the screen.
  public var appearance: TokenAppearance?

  /// Makes a choice of contexts.
  public init(
    brand: Brand = .one,
    appearance: TokenAppearance? = nil
  ) {
    self.brand = brand
    self.appearance = appearance
  }

  /// The contexts of `brand`.
  public enum Brand: String, CaseIterable, Hashable, Sendable {
    case one = "one"
    case two = "two"
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
