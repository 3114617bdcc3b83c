// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// The numbered text styles.
public enum TextStyle: Int, CaseIterable, Hashable, Sendable {
  /// A title over a picture.
  case hero = 1

  /// Finds a style by its name here.
  public init?(name: String) {
    guard let style = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = style
  }

  /// The name of the style here.
  public var name: String { String(describing: self) }
}
