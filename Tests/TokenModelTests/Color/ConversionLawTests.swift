import Testing
import TokenModel

@Suite struct `Laws of color conversion` {
  @Test(arguments: ColorSpace.allCases)
  func `a color survives a round trip through every space`(_ space: ColorSpace) {
    var generator = SeededGenerator(state: UInt64(space.rawValue) + 1)
    for _ in 0..<1000 {
      let color = generator.color(in: .srgb)
      let back = color.converted(to: space).converted(to: .srgb)
      #expect(distance(back, color) < 1e-9, "\(color.components) came back as \(back.components)")
    }
  }

  @Test(arguments: ColorSpace.allCases)
  func `a color outside sRGB survives a round trip through every space`(_ space: ColorSpace) {
    var generator = SeededGenerator(state: UInt64(space.rawValue) + 101)
    for _ in 0..<1000 {
      let color = generator.color(in: .rec2020)
      let back = color.converted(to: space).converted(to: .rec2020)
      #expect(distance(back, color) < 1e-8, "\(color.components) came back as \(back.components)")
    }
  }

  @Test(arguments: ColorSpace.allCases)
  func `the path between two spaces doesn't matter`(_ space: ColorSpace) {
    var generator = SeededGenerator(state: UInt64(space.rawValue) + 201)
    for target in ColorSpace.allCases {
      for _ in 0..<50 {
        // Compared in RGB, because a hue near gray and a saturation near white are insignificant.
        let color = generator.color(in: .displayP3).converted(to: space)
        let direct = color.converted(to: target).converted(to: .displayP3)
        let detour = color.converted(to: .xyzD65).converted(to: target).converted(to: .displayP3)
        #expect(distance(direct, detour) < 1e-9)
      }
    }
  }

  @Test func `a color is unchanged in its own space`() {
    let color = Color(
      .oklch,
      [0.5, 0, 0],
      missing: 0b110,
      alpha: 0.25,
      hex: .init(rgb: 0x123ABC, uppercase: 0b111)
    )
    #expect(color.converted(to: .oklch) == color)
  }

  @Test func `alpha and the fallback are preserved`() {
    let color = Color(.srgb, [1, 0, 0], alpha: 0.25, hex: .init(rgb: 0xFF0000))
    let converted = color.converted(to: .lch)
    #expect(converted.alpha == 0.25)
    #expect(converted.hex == color.hex)
    #expect(color.converted(to: .lab).withAlpha(1).converted(to: .srgb).alpha == 1)
  }

  @Test func `a missing component counts as zero`() {
    let missing = Color(.oklch, [0.6, 0.1, 0], missing: 0b100)
    let zero = Color(.oklch, [0.6, 0.1, 0])
    #expect(missing.converted(to: .srgb) == zero.converted(to: .srgb))
    #expect(missing.converted(to: .srgb).missing == 0)
  }

  @Test(arguments: [ColorSpace.hsl, .hwb, .lch, .oklch])
  func `gray has no hue`(_ space: ColorSpace) throws {
    let hue = try #require(space.hueIndex)
    for step in 0...255 {
      let grey = Color(.srgb, SIMD3(repeating: Double(step) / 255)).converted(to: space)
      #expect(grey.missing == 1 << UInt8(hue))
      #expect(grey.components[hue] == 0)
    }
    let faint = Color(.srgb, [0.5, 0.5, 0.501]).converted(to: space)
    #expect(faint.missing == 0)
  }

  @Test func `hues range from 0 up to but not including 360`() {
    var generator = SeededGenerator(state: 7)
    for space in [ColorSpace.hsl, .hwb, .lch, .oklch] {
      for _ in 0..<1000 {
        let color = generator.color(in: .rec2020).converted(to: space)
        let hue = color.components[space.hueIndex ?? 0]
        #expect(hue >= 0 && hue < 360)
      }
      let red = Color(.srgb, [1, 0, 0x1p-60]).converted(to: space)
      #expect(red.components[space.hueIndex ?? 0] < 360)
    }
  }

  @Test func `HSL and HWB convert to sRGB without rounding`() {
    #expect(Color(.hsl, [120, 100, 25]).converted(to: .srgb).components == [0, 0.5, 0])
    #expect(Color(.hsl, [0, 0, 40]).converted(to: .srgb).components == [0.4, 0.4, 0.4])
    #expect(Color(.hwb, [240, 0, 0]).converted(to: .srgb).components == [0, 0, 1])
    #expect(
      Color(.hwb, [300, 25, 50]).converted(to: .hsl).components == [300, 33.33333333333333, 37.5]
    )
  }

  @Test(arguments: ColorSpace.allCases)
  func `components of any size convert to finite numbers`(_ space: ColorSpace) {
    let extremes: [Double] = [0, -0.0, 1, -1, 1e300, -1e300, .greatestFiniteMagnitude]
    for x in extremes {
      for y in extremes {
        for z in extremes {
          for target in ColorSpace.allCases where target != space {
            let components = Color(space, [x, y, z]).converted(to: target).components
            #expect(
              components.x.isFinite && components.y.isFinite && components.z.isFinite,
              "\([x, y, z]) in \(target.name)"
            )
          }
        }
      }
    }
  }
}
