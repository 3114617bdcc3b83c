/// A text style, as defined in the source.
///
/// DTCG requires the five properties from ``fontFamily`` to ``lineHeight``. Files can leave out
/// some of them, which causes a warning, and those properties are `nil`.
public struct Typography: Hashable, Sendable {
  /// The font, or several fonts in order of preference.
  public var fontFamily: Handle<FontFamily>?
  /// The size of the font.
  public var fontSize: Handle<Dimension>?
  /// The thickness of the font's strokes.
  public var fontWeight: Handle<FontWeight>?
  /// The space added between letters.
  public var letterSpacing: Handle<Dimension>?
  /// The line height as a multiple of the font size.
  public var lineHeight: Handle<Number>?
  /// The line height as a length, if the source defines it as one, which DTCG doesn't allow.
  ///
  /// ``lineHeight`` is then its ratio to the font size.
  public var lineHeightLength: Handle<Dimension>?

  /// Creates a typography value.
  public init(
    fontFamily: Handle<FontFamily>?,
    fontSize: Handle<Dimension>?,
    fontWeight: Handle<FontWeight>?,
    letterSpacing: Handle<Dimension>?,
    lineHeight: Handle<Number>?
  ) {
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
  }
}

extension Typography: ContentHashable {
  @usableFromInline package func mix(into hasher: inout ContentHasher) {
    hasher.mix(UInt64(fontFamily?.index ?? .max) << 32 | UInt64(fontSize?.index ?? .max))
    hasher.mix(UInt64(fontWeight?.index ?? .max) << 32 | UInt64(letterSpacing?.index ?? .max))
    hasher.mix(UInt64(lineHeight?.index ?? .max) << 32 | UInt64(lineHeightLength?.index ?? .max))
  }
}

extension ValueStore {
  /// The typography value for `handle`.
  @inlinable public subscript(handle: Handle<Typography>) -> Typography { typographies[handle] }

  /// Returns the handle of `typography`, adding it to the store if necessary.
  package mutating func intern(_ typography: Typography) -> ValueID {
    ValueID(typographies.intern(typography))
  }
}
