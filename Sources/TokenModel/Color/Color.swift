/// A color as defined in the source: a space, three components, an alpha, and a fallback for tools
/// that don't support color spaces.
public struct Color: Hashable, Sendable {
  /// The color space of the components.
  public var space: ColorSpace
  /// The three components, in the ranges of their space.
  ///
  /// A component that is `none` is stored as 0.
  public var components: SIMD3<Double>
  /// A bit set of the components that are `none`: bit *i* for component *i*.
  public var missing: UInt8
  /// The opacity, from 0 to 1.
  ///
  /// `nil` if the source omits it, which means 1.
  public var alpha: Double?
  /// The `hex` fallback, if any.
  public var hex: HexFallback?

  /// Creates a color.
  public init(
    _ space: ColorSpace,
    _ components: SIMD3<Double>,
    missing: UInt8 = 0,
    alpha: Double? = nil,
    hex: HexFallback? = nil
  ) {
    self.space = space
    self.components = components
    self.missing = missing
    self.alpha = alpha
    self.hex = hex
  }

  /// Whether component `index` (0, 1 or 2) is `none`.
  public func isMissing(_ index: Int) -> Bool {
    missing & (1 << UInt8(index)) != 0
  }

  /// The six digits of a color's `hex` property, including the letter case used in the source.
  public struct HexFallback: Hashable, Sendable {
    /// Red, green, and blue, with eight bits each: `0xRRGGBB`.
    public var rgb: UInt32
    /// A bit set of the digits that are uppercase letters: bit *i* for digit *i* from the left.
    public var uppercase: UInt8

    /// Creates a fallback.
    public init(rgb: UInt32, uppercase: UInt8 = 0) {
      self.rgb = rgb
      self.uppercase = uppercase
    }
  }
}

extension Color: ContentHashable {
  @usableFromInline package func mix(into hasher: inout ContentHasher) {
    hasher.mix(UInt64(space.rawValue) << 8 | UInt64(missing))
    hasher.mix(components.x)
    hasher.mix(components.y)
    hasher.mix(components.z)
    hasher.mix(alpha ?? -1)
    hasher.mix(hex.map { UInt64($0.rgb) << 8 | UInt64($0.uppercase) } ?? .max)
  }
}

extension ValueStore {
  /// The color for `handle`.
  @inlinable public subscript(handle: Handle<Color>) -> Color { colors[handle] }

  /// Returns the handle of `color`, adding it to the store if necessary.
  package mutating func intern(_ color: Color) -> ValueID {
    ValueID(colors.intern(color))
  }
}
