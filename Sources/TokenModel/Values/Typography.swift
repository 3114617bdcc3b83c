/// How text looks, as the source gives it.
///
/// The standard asks for all five members; real files leave out some, with a warning, and those are
/// `nil` here.
public struct Typography: Hashable, Sendable {
  /// The font, or fonts in order of preference.
  public var fontFamily: Handle<FontFamily>?
  /// The size of the font.
  public var fontSize: Handle<Dimension>?
  /// The thickness of its strokes.
  public var fontWeight: Handle<FontWeight>?
  /// Space added between letters.
  public var letterSpacing: Handle<Dimension>?
  /// Height of a line as a multiple of the font size.
  public var lineHeight: Handle<Number>?
  /// The height of a line where the source gives it as a length, which the standard does not allow;
  /// ``lineHeight`` is then its ratio to the font size.
  public var lineHeightLength: Handle<Dimension>?

  /// Makes a typography value.
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
  @usableFromInline package var contentHash: UInt64 {
    var hasher = ContentHasher.forTable()
    hasher.mix(UInt64(fontFamily?.index ?? .max) << 32 | UInt64(fontSize?.index ?? .max))
    hasher.mix(UInt64(fontWeight?.index ?? .max) << 32 | UInt64(letterSpacing?.index ?? .max))
    hasher.mix(UInt64(lineHeight?.index ?? .max) << 32 | UInt64(lineHeightLength?.index ?? .max))
    return hasher.state
  }
}

extension ValueStore {
  /// The typography value behind `handle`.
  @inlinable public subscript(handle: Handle<Typography>) -> Typography { typographies[handle] }

  /// The handle of `typography`, which is added unless it is there already.
  package mutating func intern(_ typography: Typography) -> ValueID {
    ValueID(typographies.intern(typography))
  }
}
