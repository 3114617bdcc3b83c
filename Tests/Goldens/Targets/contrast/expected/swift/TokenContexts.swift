// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// A choice of contexts, one for each way in which tokens vary.
public struct TokenContexts: Hashable, Sendable {
  /// Which context of `theme` is chosen.
  public var theme: Theme

  /// Makes a choice.
  public init(theme: Theme = .dark) {
    self.theme = theme
  }

  /// The contexts of `theme`.
  public enum Theme: String, CaseIterable, Hashable, Sendable {
    case dark = "dark"
    case darkHc = "dark-hc"
    case light = "light"
    case lightHc = "light-hc"
    case sepia = "sepia"
  }
}
