import Testing

@testable import TokenModel

@Suite struct ToneTests {
  private func bytes(_ color: Color) -> Color {
    let hex = DerivedColor(color).hex
    let parts = SIMD3(Double(hex >> 24), Double(hex >> 16 & 0xFF), Double(hex >> 8 & 0xFF))
    return Color(.srgb, parts / 255)
  }

  @Test func reachesTheContrastIfAnyColorDoes() {
    var state: UInt64 = 1
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24)
    }
    for _ in 0..<300 {
      let color = Color(.srgb, SIMD3(random(), random(), random()))
      let ground = bytes(Color(.srgb, SIMD3(random(), random(), random())))
      let contrast = 1 + random() * 12
      let tone = color.tone(contrast: contrast, on: ground)
      let reached = bytes(tone).contrast(on: ground)
      let most = max(
        Color(.srgb, SIMD3(0, 0, 0)).contrast(on: ground),
        Color(.srgb, SIMD3(1, 1, 1)).contrast(on: ground)
      )
      #expect(reached >= min(contrast, most) - 1e-9)
      // No more than one step of a byte beyond.
      if contrast < most { #expect(reached < contrast * 1.1 + 0.1) }
      #expect(DerivedColor(tone).isInSRGB)
    }
  }

  @Test func keepsTheHue() {
    let plum = Color(.srgb, SIMD3(0.4, 0, 0.4))
    let tone = plum.tone(contrast: 4.5, on: Color(.srgb, SIMD3(1, 1, 1)))
    #expect(tone.space == .oklch)
    #expect(abs(tone.components.z - plum.converted(to: .oklch).components.z) < 1e-6)
    // A dark color on black becomes light.
    let light = plum.tone(contrast: 7, on: Color(.srgb, SIMD3(0, 0, 0)))
    #expect(light.components.x > 0.6)
  }
}
