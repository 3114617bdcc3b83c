package import TokenModel

/// A color as an app's code or resource contains it.
package struct LiteralColor: Hashable, Sendable {
  /// The nearest color in sRGB: `0xRRGGBBAA`.
  package let rgba: UInt32
  /// Whether the color is outside of sRGB, so ``rgba`` is only similar.
  package let isWide: Bool

  /// Creates a color from sRGB bytes: `0xRRGGBBAA`.
  package init(rgba: UInt32) {
    self.rgba = rgba
    isWide = false
  }

  /// Creates an opaque color from sRGB bytes: `0xRRGGBB`.
  init(rgb: UInt32) { self.init(rgba: rgb << 8 | 0xFF) }

  package init(_ color: Color) {
    let derived = DerivedColor(color)
    rgba = derived.hex
    isWide = !derived.isInSRGB
  }

  /// Creates a color from sRGB components from 0 to 1; `nil` if one is out of range.
  package init?(_ components: SIMD3<Double>, alpha: Double = 1) {
    guard components.min() >= 0, components.max() <= 1, (0...1).contains(alpha) else { return nil }
    var rgba: UInt32 = 0
    for value in [components.x, components.y, components.z, alpha] {
      rgba = rgba << 8 | UInt32((value * 255).rounded())
    }
    self.init(rgba: rgba)
  }

  /// `#rrggbb`, or `#rrggbbaa` for a color that isn't opaque.
  package var text: String { Color.text(rgba: rgba) }

  package var isOpaque: Bool { rgba & 0xFF == 0xFF }

  /// Returns the color with another opacity, from 0 to 1.
  package func withAlpha(_ alpha: Double) -> LiteralColor {
    LiteralColor(rgba: rgba & 0xFFFF_FF00 | UInt32((min(max(alpha, 0), 1) * 255).rounded()))
  }

  /// The color in sRGB.
  package var color: Color { Color(rgba: rgba) }
}
