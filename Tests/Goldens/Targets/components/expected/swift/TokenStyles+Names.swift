// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenLabelStyle {
  /// Finds a style of a theme by its name in the source.
  public init?(name: String, in theme: TokenTheme) {
    switch name {
    case "none": self = theme.flow.none
    default: return nil
    }
  }
}
