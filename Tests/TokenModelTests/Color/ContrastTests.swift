import Testing

@testable import TokenModel

/// The contrast of two colors as defined by WCAG 2.2 and by APCA.
@Suite struct `Contrast of colors` {
  private static func srgb(_ hex: UInt32) -> SIMD4<Double> {
    SIMD4(Double(hex >> 16 & 255), Double(hex >> 8 & 255), Double(hex & 255), 255) / 255
  }

  @Test(
    arguments: [
      (0x000000, 0xffffff, 21), (0xffffff, 0xffffff, 1), (0x767676, 0xffffff, 4.542),
      (0x777777, 0xffffff, 4.478), (0xff0000, 0xffffff, 3.998), (0x0000ff, 0xffffff, 8.592),
    ] as [(UInt32, UInt32, Double)]
  )
  func `ratios are those of WCAG`(_ text: UInt32, _ ground: UInt32, _ ratio: Double) {
    let found = Color.contrast(of: Self.srgb(text), on: Self.srgb(ground))
    #expect(abs(found - ratio) < 0.002)
    #expect(abs(Color.contrast(of: Self.srgb(ground), on: Self.srgb(text)) - ratio) < 0.002)
  }

  // The values that APCA publishes for testing implementations.
  @Test(
    arguments: [
      (0x888888, 0xffffff, 63.056), (0xffffff, 0x888888, -68.541), (0x000000, 0xaaaaaa, 58.146),
      (0xaaaaaa, 0x000000, -56.241), (0x112233, 0xddeeff, 91.668), (0xddeeff, 0x112233, -93.068),
      (0x112233, 0x444444, 8.323), (0x444444, 0x112233, -7.527), (0x333333, 0x333333, 0),
    ] as [(UInt32, UInt32, Double)]
  )
  func `lightness contrasts are those of APCA`(_ text: UInt32, _ ground: UInt32, _ value: Double) {
    let found = Color.lightnessContrast(of: Self.srgb(text), on: Self.srgb(ground))
    #expect(abs(found - value) < 0.01)
  }
}
