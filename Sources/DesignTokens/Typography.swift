// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// How text looks.
///
/// What is `nil`, the source leaves to the platform.
public struct Typography: Hashable, Sendable {
  /// The typeface.
  public var family: TokenFontFamily?
  /// The size of the font, in points.
  public var size: Double?
  /// How heavy the letters are.
  public var weight: TokenFontWeight?
  /// Whether the letters stand upright.
  public var slant: Slant
  /// The distance from one line to the next, in points.
  public var lineHeight: Double?
  /// The space added between letters, in points.
  public var kern: Double?
  /// The text style of the platform that it grows and shrinks with, such as `body`.
  public var relativeTo: String?
  /// The text style of the platform that it is, such as `body`.
  public var system: String?
  /// The colour of the text.
  public var color: TokenColor?
  /// The side that lines are aligned to.
  public var alignment: Alignment?
  /// The letter case that text is shown in.
  public var letterCase: LetterCase?
  /// The line that is drawn with the text.
  public var decoration: Decoration?
  /// What happens to text that is too long.
  public var lineBreak: LineBreak?
  /// The shadows of the text, the first on top.
  public var shadows: [TokenShadow]

  /// Makes a text style of what every text style has.
  @inline(never)  // Otherwise its code is repeated for every token, as default arguments are.
  public init(
    family: TokenFontFamily,
    size: Double,
    weight: TokenFontWeight,
    lineHeight: Double,
    kern: Double
  ) {
    self.init(
      family: Optional(family),
      size: size,
      weight: weight,
      slant: .normal,
      lineHeight: lineHeight,
      kern: kern
    )
  }

  /// Makes a text style.
  @inline(never)  // Otherwise its code is repeated for every token.
  public init(
    family: TokenFontFamily? = nil,
    size: Double? = nil,
    weight: TokenFontWeight? = nil,
    slant: Slant = .normal,
    lineHeight: Double? = nil,
    kern: Double? = nil,
    relativeTo: String? = nil,
    system: String? = nil,
    color: TokenColor? = nil,
    alignment: Alignment? = nil,
    letterCase: LetterCase? = nil,
    decoration: Decoration? = nil,
    lineBreak: LineBreak? = nil,
    shadows: [TokenShadow] = []
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.slant = slant
    self.lineHeight = lineHeight
    self.kern = kern
    self.relativeTo = relativeTo
    self.system = system
    self.color = color
    self.alignment = alignment
    self.letterCase = letterCase
    self.decoration = decoration
    self.lineBreak = lineBreak
    self.shadows = shadows
  }

  /// Whether letters stand upright.
  public enum Slant: String, CaseIterable, Hashable, Sendable {
    /// `italic` has shapes of its own, `oblique` the upright ones, slanted.
    case normal, italic, oblique
  }

  /// The sides that lines can be aligned to.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    /// `start` and `end` follow the direction of reading.
    case start, end, left, right, center, justify
  }

  /// The letter cases that text can be shown in.
  public enum LetterCase: String, CaseIterable, Hashable, Sendable {
    /// `none` leaves text as it is.
    case none, uppercase, lowercase, capitalize
  }

  /// The lines that can be drawn with text.
  public enum Decoration: String, CaseIterable, Hashable, Sendable {
    /// `lineThrough` strikes the text out.
    case none, underline, overline, lineThrough
  }

  /// What can happen to text that is too long.
  public enum LineBreak: String, CaseIterable, Hashable, Sendable {
    /// The words of `NSLineBreakMode`.
    case wordWrapping, charWrapping, clipping, truncatingHead, truncatingMiddle, truncatingTail
  }
}

/// ``Typography``, by a name that no group of tokens can have.
public typealias TokenTypography = Typography
