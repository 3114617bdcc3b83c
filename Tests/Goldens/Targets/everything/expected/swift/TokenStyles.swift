// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// How components of the kind "button" look.
///
/// A field that is `nil` is left to the platform.
public struct TokenButtonStyle: Hashable, Sendable {
  public var on: Bool?
  /// A hostile title.
  public var title: String?
  public var icon: TokenImage?
  public var ratio: Double?
  public var at: TokenPoint?
  public var box: TokenSize?
  public var frame: TokenRect?
  public var inner: TokenInsets?
  /// Whole, and 4 for another brand.
  public var lines: Int?
  /// Varies with brand and theme.
  public var curve: Tokens.Button.Curve?
  public var face: TokenTypography?
  public var gap: TokenDimension?
  public var accent: TokenColor?

  /// Makes a style.
  public init(
    on: Bool? = nil,
    title: String? = nil,
    icon: TokenImage? = nil,
    ratio: Double? = nil,
    at: TokenPoint? = nil,
    box: TokenSize? = nil,
    frame: TokenRect? = nil,
    inner: TokenInsets? = nil,
    lines: Int? = nil,
    curve: Tokens.Button.Curve? = nil,
    face: TokenTypography? = nil,
    gap: TokenDimension? = nil,
    accent: TokenColor? = nil
  ) {
    self.on = on
    self.title = title
    self.icon = icon
    self.ratio = ratio
    self.at = at
    self.box = box
    self.frame = frame
    self.inner = inner
    self.lines = lines
    self.curve = curve
    self.face = face
    self.gap = gap
    self.accent = accent
  }
}

extension TokenButtonStyle {
  @available(*, unavailable, message: "varies with width and brand and theme and density: read theme.button")
  public static var button: TokenButtonStyle { TokenContexts.unavailable() }
}
