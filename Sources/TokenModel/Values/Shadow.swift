/// One or more layers of shadow, from top to bottom.
public struct Shadow: Hashable, Sendable {
  /// The layers, in the order of the source; never empty.
  public var layers: [Shadow.Layer]
  /// Whether the source contains an array, possibly with a single layer, instead of an object.
  public var isList: Bool

  /// Creates a shadow.
  public init(layers: [Shadow.Layer], isList: Bool) {
    self.layers = layers
    self.isList = isList
  }
}

extension Shadow {
  /// One layer of a ``Shadow``.
  public struct Layer: Hashable, Sendable {
    /// The color of the layer.
    public var color: Handle<Color>
    /// The horizontal offset.
    ///
    /// A positive offset moves the layer to the right.
    public var offsetX: Handle<Dimension>
    /// The vertical offset.
    ///
    /// A positive offset moves the layer down.
    public var offsetY: Handle<Dimension>
    /// The blur radius, as in CSS.
    public var blur: Handle<Dimension>
    /// The distance by which the layer extends beyond the box on each side.
    public var spread: Handle<Dimension>
    /// Whether the layer is inside the box.
    ///
    /// `nil` if the source omits it, which means `false`.
    public var inset: Bool?

    /// Creates a layer.
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
  @usableFromInline package func mix(into hasher: inout ContentHasher) {
    hasher.mix(UInt64(isList ? 1 : 0))
    for layer in layers {
      hasher.mix(UInt64(layer.color.index) << 32 | UInt64(layer.offsetX.index))
      hasher.mix(UInt64(layer.offsetY.index) << 32 | UInt64(layer.blur.index))
      let inset: UInt64 = layer.inset.map { $0 ? 2 : 1 } ?? 0
      hasher.mix(UInt64(layer.spread.index) << 32 | inset)
    }
  }
}

extension ValueStore {
  /// The shadow for `handle`.
  @inlinable public subscript(handle: Handle<Shadow>) -> Shadow { shadows[handle] }

  /// Returns the handle of `shadow`, adding it to the store if necessary.
  package mutating func intern(_ shadow: Shadow) -> ValueID {
    ValueID(shadows.intern(shadow))
  }
}
