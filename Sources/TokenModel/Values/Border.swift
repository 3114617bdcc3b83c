/// The line around a box.
public struct Border: Hashable, Sendable {
  /// Its colour.
  public var color: Handle<Color>
  /// Its width.
  public var width: Handle<Dimension>
  /// How it is drawn.
  public var style: Handle<StrokeStyle>

  /// Makes a border.
  public init(color: Handle<Color>, width: Handle<Dimension>, style: Handle<StrokeStyle>) {
    self.color = color
    self.width = width
    self.style = style
  }
}

extension Border: ContentHashable {
  @usableFromInline package var contentHash: UInt64 {
    var hasher = ContentHasher.forTable()
    hasher.mix(UInt64(color.index) << 32 | UInt64(width.index))
    hasher.mix(UInt64(style.index))
    return hasher.state
  }
}

extension ValueStore {
  /// The border behind `handle`.
  @inlinable public subscript(handle: Handle<Border>) -> Border { borders[handle] }

  /// The handle of `border`, which is added unless it is there already.
  package mutating func intern(_ border: Border) -> ValueID {
    ValueID(borders.intern(border))
  }
}
