// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// A choice of contexts, one for each way in which tokens vary.
public struct TokenContexts: Hashable, Sendable {
  /// Which context of `brand` is chosen.
  public var brand: Brand

  /// Makes a choice.
  public init(brand: Brand = .plum) {
    self.brand = brand
  }

  /// The contexts of `brand`.
  public enum Brand: String, CaseIterable, Hashable, Sendable {
    case plum = "plum"
    case sand = "sand"
  }
}
