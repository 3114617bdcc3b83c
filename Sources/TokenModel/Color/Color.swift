/// A colour as the source gives it: space, three components, alpha, and the fall-back for tools
/// that know no colour spaces.
public struct Color: Hashable, Sendable {
  /// The space that the components are in.
  public var space: ColorSpace
  /// The three components in the ranges of their space; those that are `none` hold 0.
  public var components: SIMD3<Double>
  /// Which components are `none`: bit *i* for component *i*.
  public var missing: UInt8
  /// Opacity from 0 to 1; `nil` where the source leaves it out, which means 1.
  public var alpha: Double?
  /// The `hex` fall-back; `nil` where there is none.
  public var hex: HexFallback?

  /// Makes a colour.
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

  /// The six digits of a colour's `hex` member, with the letter case that the source gave them.
  public struct HexFallback: Hashable, Sendable {
    /// Red, green and blue, eight bits each: `0xRRGGBB`.
    public var rgb: UInt32
    /// Which digits are upper-case letters: bit *i* for digit *i* from the left.
    public var uppercase: UInt8

    /// Makes a fall-back.
    public init(rgb: UInt32, uppercase: UInt8 = 0) {
      self.rgb = rgb
      self.uppercase = uppercase
    }
  }
}

extension Color: ContentHashable {
  @usableFromInline package var contentHash: UInt64 {
    var hasher = ContentHasher.forTable()
    hasher.mix(UInt64(space.rawValue) << 8 | UInt64(missing))
    hasher.mix(components.x)
    hasher.mix(components.y)
    hasher.mix(components.z)
    hasher.mix(alpha ?? -1)
    hasher.mix(hex.map { UInt64($0.rgb) << 8 | UInt64($0.uppercase) } ?? .max)
    return hasher.state
  }
}

extension ValueStore {
  /// The colour behind `handle`.
  @inlinable public subscript(handle: Handle<Color>) -> Color { colors[handle] }

  /// The handle of `color`, which is added unless it is there already.
  package mutating func intern(_ color: Color) -> ValueID {
    ValueID(colors.intern(color))
  }
}
