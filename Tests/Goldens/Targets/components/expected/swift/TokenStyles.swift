// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// A part of a style that can have parts of the same type, which a structure cannot hold itself.
@propertyWrapper
public struct TokenPart<Style: Hashable & Sendable>: Hashable, Sendable {
  private var content: [Style]

  /// Makes a part.
  public init(wrappedValue: Style?) {
    content = wrappedValue.map { [$0] } ?? []
  }

  /// The part.
  public var wrappedValue: Style? {
    get { content.first }
    set { content = newValue.map { [$0] } ?? [] }
  }
}

/// How components of the kind "tile" look.
///
/// A field that is `nil` is left to the platform.
public struct TileStyle: Hashable, Sendable {
  public var clipsToBounds: Bool?
  public var contentInsets: TokenInsets?
  public var side: Tokens.Tile.All.Side?
  public var steps: Double?
  public var background: TokenColor?
  public var backgroundPressed: TokenColor?
  public var backgroundDisabled: TokenColor?
  public var backgroundSelected: TokenColor?
  public var backgroundFocused: TokenColor?
  public var backgroundHighlighted: TokenColor?
  public var color: TokenColor?
  public var colorPressed: TokenColor?
  public var text: TokenTypography?
  public var cornerRadius: TokenDimension?
  public var cornerRadiusPressed: TokenDimension?
  public var border: TokenBorder?
  public var borderFocused: TokenBorder?
  public var shadow: [TokenShadow]?
  public var opacity: Double?
  public var opacityDisabled: Double?
  public var margin: TokenDimension?
  public var marginTop: TokenDimension?
  public var marginBottom: TokenDimension?
  public var gap: TokenDimension?
  public var width: TokenDimension?
  public var height: TokenDimension?
  public var minimumWidth: TokenDimension?
  public var minimumHeight: TokenDimension?
  public var maximumWidth: TokenDimension?
  public var maximumHeight: TokenDimension?
  public var tint: TokenColor?
  public var fadePressed: TokenGradient?
  /// What stands in it.
  public var label: TokenLabelStyle?
  /// A tile in a tile.
  @TokenPart public var inner: TileStyle?
  public var edge: TokenViewStyle?

  /// Makes a style.
  public init(
    clipsToBounds: Bool? = nil,
    contentInsets: TokenInsets? = nil,
    side: Tokens.Tile.All.Side? = nil,
    steps: Double? = nil,
    background: TokenColor? = nil,
    backgroundPressed: TokenColor? = nil,
    backgroundDisabled: TokenColor? = nil,
    backgroundSelected: TokenColor? = nil,
    backgroundFocused: TokenColor? = nil,
    backgroundHighlighted: TokenColor? = nil,
    color: TokenColor? = nil,
    colorPressed: TokenColor? = nil,
    text: TokenTypography? = nil,
    cornerRadius: TokenDimension? = nil,
    cornerRadiusPressed: TokenDimension? = nil,
    border: TokenBorder? = nil,
    borderFocused: TokenBorder? = nil,
    shadow: [TokenShadow]? = nil,
    opacity: Double? = nil,
    opacityDisabled: Double? = nil,
    margin: TokenDimension? = nil,
    marginTop: TokenDimension? = nil,
    marginBottom: TokenDimension? = nil,
    gap: TokenDimension? = nil,
    width: TokenDimension? = nil,
    height: TokenDimension? = nil,
    minimumWidth: TokenDimension? = nil,
    minimumHeight: TokenDimension? = nil,
    maximumWidth: TokenDimension? = nil,
    maximumHeight: TokenDimension? = nil,
    tint: TokenColor? = nil,
    fadePressed: TokenGradient? = nil,
    label: TokenLabelStyle? = nil,
    inner: TileStyle? = nil,
    edge: TokenViewStyle? = nil
  ) {
    self.clipsToBounds = clipsToBounds
    self.contentInsets = contentInsets
    self.side = side
    self.steps = steps
    self.background = background
    self.backgroundPressed = backgroundPressed
    self.backgroundDisabled = backgroundDisabled
    self.backgroundSelected = backgroundSelected
    self.backgroundFocused = backgroundFocused
    self.backgroundHighlighted = backgroundHighlighted
    self.color = color
    self.colorPressed = colorPressed
    self.text = text
    self.cornerRadius = cornerRadius
    self.cornerRadiusPressed = cornerRadiusPressed
    self.border = border
    self.borderFocused = borderFocused
    self.shadow = shadow
    self.opacity = opacity
    self.opacityDisabled = opacityDisabled
    self.margin = margin
    self.marginTop = marginTop
    self.marginBottom = marginBottom
    self.gap = gap
    self.width = width
    self.height = height
    self.minimumWidth = minimumWidth
    self.minimumHeight = minimumHeight
    self.maximumWidth = maximumWidth
    self.maximumHeight = maximumHeight
    self.tint = tint
    self.fadePressed = fadePressed
    self.label = label
    self.inner = inner
    self.edge = edge
  }
}

extension TileStyle {
  /// Varies with brand and theme.
  @available(*, unavailable, message: "varies with brand: read theme.tile.all")
  public static var all: TileStyle { TokenContexts.unavailable() }

  /// The same everywhere.
  public static var some: TileStyle {
    TileStyle(
      side: Tokens.Tile.All.Side(rawValue: Tokens.Tile.Some.side.rawValue),
      steps: Tokens.Tile.Some.steps,
      background: Tokens.Tile.Some.background,
      label: TokenLabelStyle(
        text: Tokens.Tile.Some.Label.text,
        fields: [.text]
      )
    )
  }
}

/// How components of the kind "list" look.
///
/// A field that is `nil` is left to the platform.
public struct TokenListStyle: Hashable, Sendable {
  public var background: TokenGradient?
  public var padding: TokenDimension?
  public var row: TokenTextStyle?

  /// Makes a style.
  public init(
    background: TokenGradient? = nil,
    padding: TokenDimension? = nil,
    row: TokenTextStyle? = nil
  ) {
    self.background = background
    self.padding = padding
    self.row = row
  }
}

extension TokenListStyle {
  public static var list: TokenListStyle {
    TokenListStyle(
      background: Tokens.Flow.List.background,
      padding: Tokens.Flow.List.padding,
      row: TokenTextStyle(
        height: Tokens.Flow.List.Row.height
      )
    )
  }
}

/// How components of the kind "silent" look.
///
/// A field that is `nil` is left to the platform.
public struct SilentStyle: Hashable, Sendable {
  public var part: HiddenStyle?

  /// Makes a style.
  public init(
    part: HiddenStyle? = nil
  ) {
    self.part = part
  }
}

extension SilentStyle {
}

/// How components of the kind "label" look.
///
/// A field that is `nil` is left to the platform.
public struct TokenLabelStyle: Hashable, Sendable {
  public var color: TokenColor?
  public var numberOfLines: Int?
  public var text: TokenTypography?
  public var colorDisabled: TokenColor?
  /// The properties of a view that the style sets; it leaves others as they are.
  public var fields: TokenStyleFields

  /// Makes a style.
  public init(
    color: TokenColor? = nil,
    numberOfLines: Int? = nil,
    text: TokenTypography? = nil,
    colorDisabled: TokenColor? = nil,
    fields: TokenStyleFields = .label
  ) {
    self.color = color
    self.numberOfLines = numberOfLines
    self.text = text
    self.colorDisabled = colorDisabled
    self.fields = fields
  }
}

extension TokenLabelStyle {
  public static var none_: TokenLabelStyle {
    TokenLabelStyle(
      color: Tokens.Flow.None.color,
      fields: [.color]
    )
  }
}

/// How components of the kind "view" look.
///
/// A field that is `nil` is left to the platform.
public struct TokenViewStyle: Hashable, Sendable {
  public var thickness: TokenDimension?

  /// Makes a style.
  public init(
    thickness: TokenDimension? = nil
  ) {
    self.thickness = thickness
  }
}

/// How components of the kind "text" look.
///
/// A field that is `nil` is left to the platform.
public struct TokenTextStyle: Hashable, Sendable {
  public var height: TokenDimension?

  /// Makes a style.
  public init(
    height: TokenDimension? = nil
  ) {
    self.height = height
  }
}

/// How components of the kind "hidden" look.
///
/// A field that is `nil` is left to the platform.
public struct HiddenStyle: Hashable, Sendable {

  /// Makes a style.
  public init(
  ) {
  }
}
