/// One or several layers of shadow, the topmost first.
public struct Shadow: Hashable, Sendable {
  /// The layers, in the order of the source; never empty.
  public var layers: [Shadow.Layer]
  /// Whether the source wrote a list (also one of a single layer) and not an object.
  public var isList: Bool

  /// Makes a shadow.
  public init(layers: [Shadow.Layer], isList: Bool) {
    self.layers = layers
    self.isList = isList
  }
}

extension Shadow {
  /// One layer of a ``Shadow``.
  public struct Layer: Hashable, Sendable {
    /// Its colour.
    public var color: Handle<Color>
    /// How far it is moved towards the end of the line.
    public var offsetX: Handle<Dimension>
    /// How far it is moved down.
    public var offsetY: Handle<Dimension>
    /// How soft its edge is, as the CSS blur radius.
    public var blur: Handle<Dimension>
    /// How much larger than the box it is.
    public var spread: Handle<Dimension>
    /// Whether it falls inside the box; `nil` where the source leaves it out, which means `false`.
    public var inset: Bool?

    /// Makes a layer.
    public init(
      color: Handle<Color>,
      offsetX: Handle<Dimension>,
      offsetY: Handle<Dimension>,
      blur: Handle<Dimension>,
      spread: Handle<Dimension>,
      inset: Bool? = nil
    ) {
      self.color = color
      self.offsetX = offsetX
      self.offsetY = offsetY
      self.blur = blur
      self.spread = spread
      self.inset = inset
    }
  }
}

extension Shadow: ContentHashable {
  @usableFromInline package var contentHash: UInt64 {
    var hasher = ContentHasher.forTable()
    hasher.mix(UInt64(isList ? 1 : 0))
    for layer in layers {
      hasher.mix(UInt64(layer.color.index) << 32 | UInt64(layer.offsetX.index))
      hasher.mix(UInt64(layer.offsetY.index) << 32 | UInt64(layer.blur.index))
      let inset: UInt64 = layer.inset.map { $0 ? 2 : 1 } ?? 0
      hasher.mix(UInt64(layer.spread.index) << 32 | inset)
    }
    return hasher.state
  }
}

extension ValueStore {
  /// The shadow behind `handle`.
  @inlinable public subscript(handle: Handle<Shadow>) -> Shadow { shadows[handle] }

  /// The handle of `shadow`, which is added unless it is there already.
  package mutating func intern(_ shadow: Shadow) -> ValueID {
    ValueID(shadows.intern(shadow))
  }
}
