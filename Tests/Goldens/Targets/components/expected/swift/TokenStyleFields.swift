// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// Properties of views that component styles set.
public struct TokenStyleFields: OptionSet, Hashable, Sendable {
  /// A bit for each property.
  public let rawValue: Int

  /// Makes a set of the properties whose bits are set.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The colour of the background.
  public static let background = TokenStyleFields(rawValue: 1 << 0)
  /// How round the corners are.
  public static let cornerRadius = TokenStyleFields(rawValue: 1 << 1)
  /// The line around the view.
  public static let border = TokenStyleFields(rawValue: 1 << 2)
  /// The shadow of the view.
  public static let shadow = TokenStyleFields(rawValue: 1 << 3)
  /// Whether what the view holds is cut off at its edges.
  public static let clipsToBounds = TokenStyleFields(rawValue: 1 << 4)
  /// How opaque the view is.
  public static let opacity = TokenStyleFields(rawValue: 1 << 5)
  /// The colour of what the view lets stand out.
  public static let tint = TokenStyleFields(rawValue: 1 << 6)
  /// The style of text.
  public static let text = TokenStyleFields(rawValue: 1 << 7)
  /// The colour of text.
  public static let color = TokenStyleFields(rawValue: 1 << 8)
  /// How many lines of text are shown.
  public static let numberOfLines = TokenStyleFields(rawValue: 1 << 9)

  /// All properties that a ``TokenLabelStyle`` has.
  public static let label: TokenStyleFields = [.color, .numberOfLines, .text]

  /// The properties that views of all classes have.
  static let ofViews: TokenStyleFields = [.background, .cornerRadius, .border, .shadow, .clipsToBounds, .opacity, .tint]
}
