import Testing
import TokenModel

@Suite struct `Derived colors` {
  @Test func `a purple has the forms in the description of the IR`() {
    let purple = DerivedColor(Color(.srgb, [0.4, 0, 0.4])).rounded()
    #expect(purple.srgb == [0.4, 0, 0.4, 1])
    #expect(purple.displayP3 == [0.3644, 0.0551, 0.386, 1])
    #expect(purple.hex == 0x66_00_66_FF)
    #expect(purple.isInSRGB)
    #expect(DerivedColor(Color(.srgb, [0.8, 0.7, 0.5])).hex == 0xCC_B3_80_FF)
  }

  @Test func `alpha is kept, rounded to eight bits, and 1 if it's missing`() {
    #expect(DerivedColor(Color(.srgb, [1, 1, 1], alpha: 0.5)).hex == 0xFF_FF_FF_80)
    #expect(DerivedColor(Color(.srgb, [1, 1, 1], alpha: 0.5)).srgb.w == 0.5)
    #expect(DerivedColor(Color(.oklch, [0.5, 0.1, 0], alpha: 0.25)).displayP3.w == 0.25)
    #expect(DerivedColor(Color(.lab, [0, 0, 0])).hex == 0x00_00_00_FF)
    #expect(DerivedColor(Color(.lab, [0, 0, 0], alpha: 0)).hex == 0)
  }

  @Test func `every eight-bit color survives a round trip`() {
    for byte in 0...255 as ClosedRange<UInt32> {
      let component = Double(byte) / 255
      let derived = DerivedColor(Color(.srgb, [component, 0.5, 1], alpha: component))
      #expect(derived.hex == byte << 24 | 0x80_FF_00 | byte)
      #expect(derived.srgb.x == component)
    }
  }

  @Test func `a half in eight bits is rounded up, however it was computed`() {
    for step in 0..<255 {
      let half = (Double(step) + 0.5) / 255
      for component in [half.nextDown, half, half.nextUp] {
        let hex = DerivedColor(Color(.srgb, [component, component, component])).hex
        #expect(hex >> 24 == UInt32(step) + 1)
      }
    }
  }

  @Test(arguments: ColorSpace.allCases)
  func `a color inside sRGB is unchanged`(_ space: ColorSpace) {
    var generator = SeededGenerator(state: UInt64(space.rawValue) + 301)
    for _ in 0..<2000 {
      let color = generator.color(in: .srgb)
      let derived = DerivedColor(color.converted(to: space))
      #expect(derived.isInSRGB)
      #expect(distance(derived.srgb, SIMD4(color.components, 1)) < 1e-9)
      let wide = color.converted(to: .displayP3).components
      #expect(distance(derived.displayP3, SIMD4(wide, 1)) < 1e-9)
    }
  }

  @Test(arguments: ColorSpace.allCases)
  func `the corners of sRGB are inside the gamut in every space`(_ space: ColorSpace) {
    for corner in 0..<8 {
      let components = SIMD3(Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2))
      let derived = DerivedColor(Color(.srgb, components).converted(to: space))
      #expect(derived.isInSRGB)
      #expect(derived.rounded().srgb == SIMD4(components, 1))
      #expect(
        derived
          == DerivedColor(Color(space, Color(.srgb, components).converted(to: space).components))
      )
    }
  }

  @Test func `a color only inside Display P3 keeps its Display P3 components`() {
    let red = DerivedColor(Color(.displayP3, [1, 0, 0]))
    #expect(red.displayP3 == [1, 0, 0, 1])
    #expect(!red.isInSRGB)
    #expect(red.rounded().srgb.x == 1)
    #expect(red.srgb.y > 0 && red.srgb.y < 0.1)
  }

  @Test(arguments: ColorSpace.allCases)
  func `mapped colors are within their gamut`(_ space: ColorSpace) {
    var generator = SeededGenerator(state: UInt64(space.rawValue) + 401)
    for _ in 0..<2000 {
      let derived = DerivedColor(generator.color(in: space))
      #expect(derived.srgb.min() >= 0 && derived.srgb.max() <= 1)
      #expect(derived.displayP3.min() >= 0 && derived.displayP3.max() <= 1)
    }
  }

  @Test(arguments: [ColorSpace.oklch, .rec2020, .prophotoRGB, .lab])
  func `gamut mapping is idempotent`(_ space: ColorSpace) {
    var generator = SeededGenerator(state: UInt64(space.rawValue) + 501)
    for _ in 0..<2000 {
      let derived = DerivedColor(generator.color(in: space))
      let narrow = SIMD3(derived.srgb.x, derived.srgb.y, derived.srgb.z)
      #expect(DerivedColor(Color(.srgb, narrow)).srgb == derived.srgb)
      let wide = SIMD3(derived.displayP3.x, derived.displayP3.y, derived.displayP3.z)
      #expect(DerivedColor(Color(.displayP3, wide)).displayP3 == derived.displayP3)
    }
  }

  @Test(arguments: [ColorSpace.oklch, .rec2020, .prophotoRGB])
  func `mapping lowers chroma and keeps lightness nearly unchanged`(_ space: ColorSpace) {
    var generator = SeededGenerator(state: UInt64(space.rawValue) + 601)
    var mapped = 0
    for _ in 0..<2000 {
      let color = generator.color(in: space)
      let derived = DerivedColor(color)
      guard !derived.isInSRGB else { continue }
      mapped += 1
      let before = color.converted(to: .oklch).components
      let narrow = SIMD3(derived.srgb.x, derived.srgb.y, derived.srgb.z)
      let after = Color(.srgb, narrow).converted(to: .oklch).components
      #expect(after.y <= before.y + 0.02)
      #expect(abs(after.x - min(before.x, 1)) <= 0.0201)
    }
    #expect(mapped > 200)
  }

  @Test func `out-of-range lightness becomes white or black`() {
    #expect(DerivedColor(Color(.oklch, [1, 0.3, 120])).srgb == [1, 1, 1, 1])
    #expect(DerivedColor(Color(.oklab, [1.2, 0, 0])).displayP3 == [1, 1, 1, 1])
    #expect(DerivedColor(Color(.oklch, [0, 0.3, 120])).srgb == [0, 0, 0, 1])
    #expect(DerivedColor(Color(.xyzD65, [2, 2, 2])).hex == 0xFF_FF_FF_FF)
  }

  @Test func `a gray is the same in both gamuts`() {
    for step in 0...1000 {
      let grey = SIMD3(repeating: Double(step) / 1000)
      for space in [ColorSpace.srgb, .displayP3] {
        let derived = DerivedColor(Color(space, grey))
        #expect(derived.srgb == SIMD4(grey, 1))
        #expect(derived.displayP3 == SIMD4(grey, 1))
      }
    }
  }

  @Test func `a missing component counts as zero`() {
    let missing = DerivedColor(Color(.lch, [50, 30, 0], missing: 0b100))
    #expect(missing == DerivedColor(Color(.lch, [50, 30, 0])))
  }

  @Test(arguments: ColorSpace.allCases)
  func `unusual components are handled`(_ space: ColorSpace) {
    let strange: [Double] = [0, 1, -1, 1e9, -1e300, .greatestFiniteMagnitude, .infinity, .nan]
    for x in strange {
      for y in strange {
        for z in strange {
          let derived = DerivedColor(Color(space, [x, y, z], alpha: x))
          #expect(derived.srgb.min() >= 0 && derived.srgb.max() <= 1)
          #expect(derived.displayP3.min() >= 0 && derived.displayP3.max() <= 1)
        }
      }
    }
  }
}
