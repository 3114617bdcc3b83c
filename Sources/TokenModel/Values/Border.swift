/// A line around a box.
public struct Border: Hashable, Sendable {
  /// The color of the line.
  public var color: Handle<Color>
  /// The width of the line.
  public var width: Handle<Dimension>
  /// The stroke style of the line.
  public var style: Handle<StrokeStyle>

  /// Creates a border.
  public init(color: Handle<Color>, width: Handle<Dimension>, style: Handle<StrokeStyle>) {
    self.color = color
    self.width = width
    self.style = style
  }
}

extension Border: ContentHashable {
  @usableFromInline package func mix(into hasher: inout ContentHasher) {
    hasher.mix(UInt64(color.index) << 32 | UInt64(width.index))
    hasher.mix(UInt64(style.index))
  }
}

extension ValueStore {
  /// The border for `handle`.
  @inlinable public subscript(handle: Handle<Border>) -> Border { borders[handle] }

  /// Returns the handle of `border`, adding it to the store if necessary.
  package mutating func intern(_ border: Border) -> ValueID {
    ValueID(borders.intern(border))
  }
}
