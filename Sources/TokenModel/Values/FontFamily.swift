/// One or more font names, in order of preference.
public struct FontFamily: Hashable, Sendable {
  /// The names, in the order of the source; never empty.
  public var names: [TextID]
  /// Whether the source contains an array, possibly with a single name, instead of a string.
  public var isList: Bool

  /// Creates a font family.
  public init(names: [TextID], isList: Bool) {
    self.names = names
    self.isList = isList
  }
}

extension FontFamily: ContentHashable {
  @usableFromInline package func mix(into hasher: inout ContentHasher) {
    hasher.mix(UInt64(isList ? 1 : 0))
    for name in names { hasher.mix(UInt64(name.index)) }
  }
}

extension ValueStore {
  /// The font family for `handle`.
  @inlinable public subscript(handle: Handle<FontFamily>) -> FontFamily { fontFamilies[handle] }

  /// Returns the handle of `fontFamily`, adding it to the store if necessary.
  package mutating func intern(_ fontFamily: FontFamily) -> ValueID {
    ValueID(fontFamilies.intern(fontFamily))
  }
}
