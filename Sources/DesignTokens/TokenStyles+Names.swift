// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenButtonStyle {
  /// Finds a style of a theme by its name in the source.
  public init?(name: String, in theme: TokenTheme) {
    switch name {
    case "primary": self = theme.component.button.primary
    case "secondary": self = theme.component.button.secondary
    default: return nil
    }
  }
}
