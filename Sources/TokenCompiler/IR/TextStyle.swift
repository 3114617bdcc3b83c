public import TokenModel

/// A normalized typography token, with each measure in absolute and relative form.
public struct TextStyle: Hashable, Sendable {
  /// The number in the style guide, from 1; `nil` if the token has none.
  public var number: Int?
  /// The fonts, in order of preference.
  public var families: [Family] = []
  /// The font size; `nil` if the source omits it.
  public var size: Dimension?
  /// The font weight, from 1 to 1000; `nil` if the source omits it.
  public var weight: Double?
  /// The font style: upright or slanted.
  public var slant: Slant = .normal
  /// The line height as a multiple of the font size.
  public var lineHeightRatio: Double?
  /// The line height as a length.
  public var lineHeight: Dimension?
  /// The space added between letters, as a length.
  public var kern: Dimension?
  /// The space added between letters, as a multiple of the font size.
  public var kernEm: Double?
  /// The platform text style to scale with, such as `body`.
  public var relativeTo: TextID?
  /// The platform text style to use, such as `body`; size and line height are then fallbacks.
  public var system: TextID?
  /// The text alignment.
  public var align: Align?
  /// The letter case transformation.
  public var letterCase: LetterCase?
  /// The line drawn with the text.
  public var decoration: Decoration?
  /// How text that doesn't fit is wrapped or truncated.
  public var lineBreak: LineBreak?
  /// The axes of a variable font, in the order of the source.
  public var variations: [Variation] = []
  /// The text color.
  public var color: Part<Color>?
  /// The text shadow.
  public var shadow: Part<Shadow>?

  /// Creates a style with no properties set.
  public init() {}

  /// A value that's either inline or referenced from another token.
  public struct Part<Value>: Hashable, Sendable {
    /// The resolved value.
    public var value: Handle<Value>
    /// The referenced token; `nil` for an inline value.
    public var alias: TokenID?
  }

  /// A font family in the list of preferred fonts.
  public struct Family: Hashable, Sendable {
    /// The name from the source.
    public var name: TextID
    /// Whether the name is a generic CSS font family, such as `sans-serif` or `system-ui`.
    public var isGeneric: Bool
    /// The font files, if the source lists any.
    public var faces: [Face]
  }

  /// A font file.
  public struct Face: Hashable, Sendable {
    /// The font weight of the file, from 1 to 1000.
    public var weight: Double
    /// The font style of the file: upright or slanted.
    public var slant: Slant
    /// The PostScript name, which identifies the font on Apple platforms.
    public var postScriptName: TextID?
    /// The path of the file, as written in the source.
    public var file: TextID?
    /// The name of the Android font resource.
    public var resource: TextID?
  }

  /// A position on an axis of a variable font, as in the CSS `font-variation-settings` property.
  public struct Variation: Hashable, Sendable {
    /// The tag of the axis: four letters or digits, such as `wght` or `opsz`.
    public var tag: TextID
    /// The position.
    public var value: Double
  }

  /// A font style, as in the CSS `font-style` property.
  public enum Slant: String, Hashable, Sendable, CaseIterable {
    /// The CSS keywords.
    case normal, italic, oblique
  }

  /// A text alignment, as in the CSS `text-align` property.
  public enum Align: String, Hashable, Sendable, CaseIterable {
    /// The CSS keywords.
    case start, end, left, right, center, justify
  }

  /// A letter case transformation, as in the CSS `text-transform` property.
  public enum LetterCase: String, Hashable, Sendable, CaseIterable {
    /// The CSS keywords.
    case none, uppercase, lowercase, capitalize
  }

  /// A line drawn with the text, as in the CSS `text-decoration-line` property.
  public enum Decoration: String, Hashable, Sendable, CaseIterable {
    /// The CSS keywords.
    case none, underline, overline
    /// A line through the text (`line-through`).
    case lineThrough = "line-through"
  }

  /// How text that doesn't fit is wrapped or truncated, named after UIKit's `NSLineBreakMode`.
  public enum LineBreak: String, Hashable, Sendable, CaseIterable {
    /// The names of the UIKit cases, without `by`.
    case wordWrapping, charWrapping, clipping, truncatingHead, truncatingMiddle, truncatingTail
  }
}

extension TextStyle: ContentHashable {
  /// A hash of the properties that usually differ between styles.
  @usableFromInline package func mix(into hasher: inout ContentHasher) {
    hasher.mix(UInt64(truncatingIfNeeded: number ?? 0))
    hasher.mix(size?.value ?? -1)
    hasher.mix(weight ?? -1)
    hasher.mix(lineHeight?.value ?? lineHeightRatio ?? -1)
    hasher.mix(kern?.value ?? kernEm ?? -1)
    for family in families { hasher.mix(UInt64(family.name.index)) }
    hasher.mix(UInt64(color?.value.index ?? .max) << 32 | UInt64(relativeTo?.index ?? .max))
  }
}
