// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// How components of the kind "newsCard" look.
///
/// A field that is `nil` is left to the platform.
public struct NewsCardStyle: Hashable, Sendable {
  /// The ground of the card.
  public var background: TokenColor?
  /// How round the card is.
  public var cornerRadius: TokenDimension?
  /// Between the edge of the card and its text.
  public var padding: TokenDimension?
  /// The line around the card.
  public var border: TokenBorder?
  /// The shadow under the card.
  public var shadow: [TokenShadow]?
  /// The picture of the article.
  public var picture: TokenImageStyle?
  /// The title of the article.
  public var title: TokenLabelStyle?
  /// The first words of the article.
  public var message: TokenLabelStyle?

  /// Makes a style.
  public init(
    background: TokenColor? = nil,
    cornerRadius: TokenDimension? = nil,
    padding: TokenDimension? = nil,
    border: TokenBorder? = nil,
    shadow: [TokenShadow]? = nil,
    picture: TokenImageStyle? = nil,
    title: TokenLabelStyle? = nil,
    message: TokenLabelStyle? = nil
  ) {
    self.background = background
    self.cornerRadius = cornerRadius
    self.padding = padding
    self.border = border
    self.shadow = shadow
    self.picture = picture
    self.title = title
    self.message = message
  }
}

extension NewsCardStyle {
  /// As wide as the page.
  @available(*, unavailable, message: "varies with brand: read theme.component.newsCard.regular")
  public static var regular: NewsCardStyle { TokenContexts.unavailable() }

  /// The same in a narrow column: less room, and a title of two lines.
  @available(*, unavailable, message: "varies with brand: read theme.component.newsCard.compact")
  public static var compact: NewsCardStyle { TokenContexts.unavailable() }
}

/// How components of the kind "button" look.
///
/// A field that is `nil` is left to the platform.
public struct TokenButtonStyle: Hashable, Sendable {
  /// Between the edge of the button and its label.
  public var contentInsets: TokenInsets?
  /// The ground of the button.
  public var background: TokenColor?
  /// The ground of the button while it is pressed.
  public var backgroundPressed: TokenColor?
  /// How much of a button shows that does nothing at the moment.
  public var opacityDisabled: Double?
  /// The text style of the label.
  public var text: TokenTypography?
  /// The colour of the label.
  public var color: TokenColor?
  /// How round the button is.
  public var cornerRadius: TokenDimension?
  /// The least height of the button.
  public var minimumHeight: TokenDimension?
  /// From one ground to the other.
  public var press: TokenTransition?
  /// The properties of a view that the style sets; it leaves others as they are.
  public var fields: TokenStyleFields

  /// Makes a style.
  public init(
    contentInsets: TokenInsets? = nil,
    background: TokenColor? = nil,
    backgroundPressed: TokenColor? = nil,
    opacityDisabled: Double? = nil,
    text: TokenTypography? = nil,
    color: TokenColor? = nil,
    cornerRadius: TokenDimension? = nil,
    minimumHeight: TokenDimension? = nil,
    press: TokenTransition? = nil,
    fields: TokenStyleFields = .button
  ) {
    self.contentInsets = contentInsets
    self.background = background
    self.backgroundPressed = backgroundPressed
    self.opacityDisabled = opacityDisabled
    self.text = text
    self.color = color
    self.cornerRadius = cornerRadius
    self.minimumHeight = minimumHeight
    self.press = press
    self.fields = fields
  }
}

extension TokenButtonStyle {
  /// For the one action that matters most.
  @available(*, unavailable, message: "varies with brand: read theme.component.button.primary")
  public static var primary: TokenButtonStyle { TokenContexts.unavailable() }

  /// For other actions: without a ground of its own.
  @available(*, unavailable, message: "varies with brand: read theme.component.button.secondary")
  public static var secondary: TokenButtonStyle { TokenContexts.unavailable() }
}

/// How components of the kind "image" look.
///
/// A field that is `nil` is left to the platform.
public struct TokenImageStyle: Hashable, Sendable {
  /// Whether the picture is cut off at its rounded corners.
  public var clipsToBounds: Bool?
  /// Shown until the picture has arrived.
  public var placeholder: TokenImage?
  /// How round the picture is.
  public var cornerRadius: TokenDimension?
  /// The properties of a view that the style sets; it leaves others as they are.
  public var fields: TokenStyleFields

  /// Makes a style.
  public init(
    clipsToBounds: Bool? = nil,
    placeholder: TokenImage? = nil,
    cornerRadius: TokenDimension? = nil,
    fields: TokenStyleFields = .image
  ) {
    self.clipsToBounds = clipsToBounds
    self.placeholder = placeholder
    self.cornerRadius = cornerRadius
    self.fields = fields
  }
}

/// How components of the kind "label" look.
///
/// A field that is `nil` is left to the platform.
public struct TokenLabelStyle: Hashable, Sendable {
  /// How many lines a title may have.
  public var numberOfLines: Int?
  /// The text style of the title.
  public var text: TokenTypography?
  /// The colour of the title.
  public var color: TokenColor?
  /// Between the title and the message.
  public var marginTop: TokenDimension?
  /// The properties of a view that the style sets; it leaves others as they are.
  public var fields: TokenStyleFields

  /// Makes a style.
  public init(
    numberOfLines: Int? = nil,
    text: TokenTypography? = nil,
    color: TokenColor? = nil,
    marginTop: TokenDimension? = nil,
    fields: TokenStyleFields = .label
  ) {
    self.numberOfLines = numberOfLines
    self.text = text
    self.color = color
    self.marginTop = marginTop
    self.fields = fields
  }
}
