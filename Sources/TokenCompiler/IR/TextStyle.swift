public import TokenModel

/// A typography token in the form that platforms need: each measure both absolute and relative.
public struct TextStyle: Hashable, Sendable {
  /// The number in the style guide, from 1; `nil` for a typography token without one.
  public var number: Int?
  /// The fonts, in order of preference.
  public var families: [Family] = []
  /// The size of the font; `nil` where the source leaves it out.
  public var size: Dimension?
  /// The weight, from 1 to 1000; `nil` where the source leaves it out.
  public var weight: Double?
  /// Upright or slanted.
  public var slant: Slant = .normal
  /// The height of a line as a multiple of the font size.
  public var lineHeightRatio: Double?
  /// The height of a line as a length.
  public var lineHeight: Dimension?
  /// Space added between letters, as a length.
  public var kern: Dimension?
  /// Space added between letters, as a multiple of the font size.
  public var kernEm: Double?
  /// The platform text style that it scales with, such as `body`.
  public var relativeTo: TextID?
  /// The platform text style that it is, such as `body`; size and height are then fall-backs.
  public var system: TextID?
  /// How lines are aligned.
  public var align: Align?
  /// Which letter case text is shown in.
  public var letterCase: LetterCase?
  /// Which line is drawn with the text.
  public var decoration: Decoration?
  /// What happens to text that is too long.
  public var lineBreak: LineBreak?
  /// The colour of the text.
  public var color: Part<Color>?
  /// The shadow of the text.
  public var shadow: Part<Shadow>?

  /// Makes a style in which nothing is declared.
  public init() {}

  /// A value that may be another token's.
  public struct Part<Value>: Hashable, Sendable {
    /// The value.
    public var value: Handle<Value>
    /// The token that it is a reference to; `nil` for a value of its own.
    public var alias: TokenID?
  }

  /// One font of the list.
  public struct Family: Hashable, Sendable {
    /// The name as the source gives it.
    public var name: TextID
    /// Whether it is one of CSS's generic families, such as `sans-serif` or `system-ui`.
    public var isGeneric: Bool
    /// Its files, where the source lists them.
    public var faces: [Face]
  }

  /// One file of a font.
  public struct Face: Hashable, Sendable {
    /// The weight that it draws, from 1 to 1000.
    public var weight: Double
    /// Upright or slanted.
    public var slant: Slant
    /// The name by which Apple's platforms find it.
    public var postScriptName: TextID?
    /// The file, as the source gives it.
    public var file: TextID?
    /// The name of the Android resource.
    public var resource: TextID?
  }

  /// Upright or slanted, as CSS `font-style` says.
  public enum Slant: String, Hashable, Sendable, CaseIterable {
    /// The words of CSS.
    case normal, italic, oblique
  }

  /// How lines are aligned, as CSS `text-align` says.
  public enum Align: String, Hashable, Sendable, CaseIterable {
    /// The words of CSS.
    case start, end, left, right, center, justify
  }

  /// Which letter case text is shown in, as CSS `text-transform` says.
  public enum LetterCase: String, Hashable, Sendable, CaseIterable {
    /// The words of CSS.
    case none, uppercase, lowercase, capitalize
  }

  /// Which line is drawn with the text, as CSS `text-decoration-line` says.
  public enum Decoration: String, Hashable, Sendable, CaseIterable {
    /// The words of CSS.
    case none, underline, overline
    /// A line through the text.
    case lineThrough = "line-through"
  }

  /// What happens to text that is too long, by the names of UIKit's `NSLineBreakMode`.
  public enum LineBreak: String, Hashable, Sendable, CaseIterable {
    /// The words of UIKit without their `by`.
    case wordWrapping, charWrapping, clipping, truncatingHead, truncatingMiddle, truncatingTail
  }
}

extension TextStyle: ContentHashable {
  /// What tells most styles apart.
  @usableFromInline package var contentHash: UInt64 {
    var hasher = ContentHasher.forTable()
    hasher.mix(UInt64(truncatingIfNeeded: number ?? 0))
    hasher.mix(size?.value ?? -1)
    hasher.mix(weight ?? -1)
    hasher.mix(lineHeight?.value ?? lineHeightRatio ?? -1)
    hasher.mix(kern?.value ?? kernEm ?? -1)
    for family in families { hasher.mix(UInt64(family.name.index)) }
    hasher.mix(UInt64(color?.value.index ?? .max) << 32 | UInt64(relativeTo?.index ?? .max))
    return hasher.state
  }
}
