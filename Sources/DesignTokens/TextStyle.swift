// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// The numbered text styles.
public enum TextStyle: Int, CaseIterable, Hashable, Sendable {
  /// The title of a screen in its navigation bar.
  case navigationTitle = 1
  /// Actions at either end of the navigation bar.
  case navigationAction = 2
  /// The title of an article.
  case headline = 3
  /// The title of a section, or of an article in a list.
  case subheadline = 4
  /// The first paragraph of an article.
  case lead = 5
  /// The label of a button.
  case button = 6
  /// Running text.
  case body1 = 7
  /// Running text where there is little room.
  case body2 = 8
  /// Under pictures; dates and sources.
  case caption = 9
  /// The subject of an article, above its title.
  case overline = 10

  /// Finds a style by its name here.
  public init?(name: String) {
    guard let style = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = style
  }

  /// The name of the style here.
  public var name: String { String(describing: self) }
}
