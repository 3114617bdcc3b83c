extension Color {
  /// Creates a color in sRGB from one byte each of red, green, blue, and alpha.
  package init(rgba: UInt32) {
    let channels = SIMD3(Double(rgba >> 24), Double(rgba >> 16 & 0xFF), Double(rgba >> 8 & 0xFF))
    let alpha = rgba & 0xFF
    self.init(.srgb, channels / 255, alpha: alpha == 0xFF ? nil : Double(alpha) / 255)
  }

  /// Returns `#rrggbb`, or `#rrggbbaa` for a color that isn't opaque.
  package static func text(rgba: UInt32) -> String {
    let isOpaque = rgba & 0xFF == 0xFF
    let digits = String(UInt64(isOpaque ? rgba >> 8 : rgba) | 1 << (isOpaque ? 24 : 32), radix: 16)
    return "#" + digits.dropFirst()
  }
}
