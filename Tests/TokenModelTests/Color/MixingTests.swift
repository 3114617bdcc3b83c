import Testing
import TokenModel

@Suite struct `Mixing colors` {
  struct Case: CustomTestStringConvertible {
    let first: Color
    let second: Color
    let weight: Double
    let expected: Color
    let origin: String
    init(_ first: Color, _ second: Color, _ weight: Double, _ expected: Color, _ origin: String) {
      self.first = first
      self.second = second
      self.weight = weight
      self.expected = expected
      self.origin = origin
    }
    var testDescription: String { origin }
  }

  @Test(arguments: published + missing)
  func `mixtures match published values`(_ example: Case) {
    let mixed = Color.mix(
      example.first,
      example.second,
      weightOfFirst: example.weight,
      in: example.expected.space
    )
    #expect(mixed.space == example.expected.space)
    #expect(mixed.missing == example.expected.missing)
    #expect(distance(mixed, example.expected) < 6e-4, "\(mixed.components)")
    #expect(abs((mixed.alpha ?? 1) - (example.expected.alpha ?? 1)) < 1e-9)
  }

  /// From Web Platform Tests, css-color/parsing/color-computed-color-mix-function.html, and from
  /// the examples of CSS Color 4, section 12.
  static let published: [Case] = [
    Case(ok(0.1, 0.2, 0.3), ok(0.5, 0.6, 0.7), 0.5, ok(0.3, 0.4, 0.5), "halves"),
    Case(ok(0.1, 0.2, 0.3), ok(0.5, 0.6, 0.7), 0.25, ok(0.4, 0.5, 0.6), "a quarter of the first"),
    Case(ok(0.1, 0.2, 0.3), ok(0.5, 0.6, 0.7), 0, ok(0.5, 0.6, 0.7), "none of the first"),
    Case(
      ok(0.1, 0.2, 0.3, alpha: 0.4),
      ok(0.5, 0.6, 0.7, alpha: 0.8),
      0.5,
      ok(0.36666664, 0.46666664, 0.56666664, alpha: 0.6),
      "two alphas"
    ),
    Case(
      ok(0.1, 0.2, 0.3, alpha: 0.4),
      ok(0.5, 0.6, 0.7, alpha: 0.8),
      0.75,
      ok(0.26, 0.36, 0.46, alpha: 0.5),
      "two alphas, three quarters"
    ),
    Case(
      ok(0.1, 0.2, 0.3, alpha: 0),
      ok(0.3, 0.4, 0.5),
      0.1,
      ok(0.3, 0.4, 0.5, alpha: 0.9),
      "a transparent color has no effect on the color"
    ),
    Case(white, blue, 0.5, ok(0.726, -0.016, -0.156), "white and blue"),
    Case(white, blue, 0.1, ok(0.507, -0.029, -0.28), "a tenth of white and blue"),
    Case(
      Color(.srgb, [0.24, 0.12, 0.98], alpha: 0.4),
      Color(.srgb, [0.62, 0.26, 0.64], alpha: 0.6),
      0.5,
      Color(.srgb, [0.468, 0.204, 0.776], alpha: 0.5),
      "ex-premultiplied-srgb"
    ),
    Case(
      Color(.lab, [66.927, 4.873, 68.622], alpha: 0.4),
      Color(.lab, [53.503, 82.672, -33.901], alpha: 0.6),
      0.5,
      Color(.lab, [58.873, 51.552, 7.108], alpha: 0.5),
      "ex-premultiplied-lab"
    ),
    Case(
      Color(.oklch, [0.6, 0.24, 30]),
      Color(.oklch, [0.8, 0.15, 90]),
      0.5,
      Color(.oklch, [0.7, 0.195, 60]),
      "ex-shorter"
    ),
    Case(
      Color(.hsl, [330, 50, 50]),
      Color(.hsl, [50, 50, 50]),
      0.5,
      Color(.hsl, [10, 50, 50]),
      "the shorter way over 0°"
    ),
    Case(
      Color(.oklch, [0.6, 0.1, 350]),
      Color(.oklch, [0.6, 0.1, 100]),
      0.5,
      Color(.oklch, [0.6, 0.1, 45]),
      "the shorter way from 350° to 100°"
    ),
    Case(
      Color(.oklch, [0.6, 0.1, 100]),
      Color(.oklch, [0.6, 0.1, 350]),
      0.5,
      Color(.oklch, [0.6, 0.1, 45]),
      "the shorter way from 100° to 350°"
    ),
    Case(
      Color(.hsl, [0, 50, 50]),
      Color(.hsl, [180, 50, 50]),
      0.5,
      Color(.hsl, [90, 50, 50]),
      "opposite hues, from 0° to 180°"
    ),
    Case(
      Color(.hsl, [180, 50, 50]),
      Color(.hsl, [0, 50, 50]),
      0.5,
      Color(.hsl, [90, 50, 50]),
      "opposite hues, from 180° to 0°"
    ),
    Case(
      Color(.hwb, [120, 10, 20], alpha: 0.4),
      Color(.hwb, [30, 30, 40], alpha: 0.8),
      0.5,
      Color(.hwb, [75, 23.333333, 33.333333], alpha: 0.6),
      "a hue is not premultiplied"
    ),
  ]

  /// The handling of `none`, from the same sources.
  static let missing: [Case] = [
    Case(
      ok(0, 0.2, 0.3, missing: 0b001),
      ok(0.5, 0, 0.7, missing: 0b010),
      0.5,
      ok(0.5, 0.2, 0.5),
      "missing components come from the other color"
    ),
    Case(
      ok(0, 0, 0, missing: 0b111),
      ok(0, 0, 0, missing: 0b111),
      0.5,
      ok(0, 0, 0, missing: 0b111),
      "a component missing in both colors is missing"
    ),
    Case(
      Color(.oklch, [0.783, 0.108, 326.5]),
      Color(.oklch, [0.392, 0.4, 0], missing: 0b100),
      0,
      Color(.oklch, [0.392, 0.4, 326.5]),
      "ex-oklch-missing-hue"
    ),
    Case(
      Color(.lch, [50, 0.02, 0], missing: 0b100),
      Color(.displayP3, [0.7, 0.5, 0], missing: 0b100),
      0,
      Color(.oklch, [0.63612, 0.1522, 78.748]),
      "ex-analogous-hue, the second color"
    ),
    Case(
      Color(.lch, [50, 0.02, 0], missing: 0b100),
      Color(.displayP3, [0.7, 0.5, 0], missing: 0b100),
      1,
      Color(.oklch, [0.56897, 0.0001, 78.748]),
      "ex-analogous-hue, the first color"
    ),
    Case(
      Color(.lab, [50, 0, 0], missing: 0b110),
      Color(.lch, [70, 40, 120]),
      1,
      Color(.lch, [50, 40, 120]),
      "ex-analogous-set: missing components are carried forward as a set"
    ),
    Case(
      Color(.lab, [50, 0, 20], missing: 0b010),
      Color(.lch, [70, 40, 120]),
      1,
      Color(.lch, [50, 20, 90]),
      "a part of a missing set is not carried forward"
    ),
    Case(
      Color(.srgb, [0, 0, 0], missing: 0b111, alpha: 0.5),
      ok(0.5, 0.1, 0.2, alpha: 0.5),
      1,
      ok(0.5, 0.1, 0.2, alpha: 0.5),
      "ex-analogous-set: a color without components"
    ),
    Case(
      Color(.srgb, [0.5, 0.5, 0.5]),
      Color(.oklch, [0.7, 0.2, 40]),
      0.5,
      Color(.oklch, [0.6491, 0.1, 40]),
      "the hue of a gray is powerless"
    ),
  ]

  @Test(arguments: ColorSpace.allCases)
  func `a gray from any space remains gray if it's darkened or lightened`(_ origin: ColorSpace) {
    for level in [0, 0.000_02, 0.25, 0.5, 0.9999, 1] {
      let gray = Color(.srgb, SIMD3(repeating: level)).converted(to: origin)
      for space in [ColorSpace.lch, .srgb, .displayP3, .hsl] {
        for changed in [
          gray.darkened(by: 0.25, in: space), gray.lightened(by: 0.25, in: space),
        ] {
          let srgb = changed.converted(to: .srgb).components
          #expect(srgb.max() - srgb.min() < 1e-4, "\(level) in \(space.name): \(srgb)")
        }
      }
    }
  }

  @Test(arguments: [ColorSpace.hsl, .hwb, .lch, .oklch], ColorSpace.allCases)
  func `a gray from any space takes the hue of the other color`(
    _ space: ColorSpace,
    _ origin: ColorSpace
  ) throws {
    let hue = try #require(space.hueIndex)
    let blue = Self.blue.converted(to: space)
    for level in [0, 0.5, 1] {
      let gray = Color(.srgb, SIMD3(repeating: level)).converted(to: origin)
      // A gray that was specified with a hue of 0 keeps that hue.
      guard origin.hueIndex == nil else { continue }
      let mixed = Color.mix(gray, Self.blue, in: space)
      #expect(abs(mixed.components[hue] - blue.components[hue]) < 1e-6, "\(level)")
    }
  }

  @Test func `OKLab is the default space, and also the space of the result`() {
    #expect(Color.mix(Self.white, Self.blue).space == .oklab)
    #expect(Color.mix(Self.white, Self.blue, in: .srgb) == Color(.srgb, [0.5, 0.5, 1]))
  }

  @Test(arguments: ColorSpace.allCases)
  func `a mixture with all of one color is that color`(_ space: ColorSpace) {
    var generator = SeededGenerator(state: UInt64(space.rawValue) + 701)
    for _ in 0..<500 {
      let first = generator.color(in: .displayP3)
      let second = generator.color(in: .oklch).withAlpha(0.25)
      let alone = Color.mix(first, second, weightOfFirst: 1, in: space)
      #expect(distance(alone, first.converted(to: space)) < 1e-9)
      let other = Color.mix(first, second, weightOfFirst: 0, in: space)
      #expect(distance(other, second.converted(to: space)) < 1e-9)
      #expect(alone.alpha == 1 && other.alpha == 0.25)
    }
  }

  @Test func `the order of the colors doesn't matter`() {
    var generator = SeededGenerator(state: 801)
    for _ in 0..<500 {
      let first = generator.color(in: .srgb).withAlpha(0.75)
      let second = generator.color(in: .lab)
      let weight = Double.random(in: 0...1, using: &generator)
      let forward = Color.mix(first, second, weightOfFirst: weight)
      let backward = Color.mix(second, first, weightOfFirst: 1 - weight)
      #expect(distance(forward, backward) < 1e-9)
    }
  }

  @Test func `alpha is omitted if both colors omit it`() {
    #expect(Color.mix(Self.white, Self.blue).alpha == nil)
    #expect(Color.mix(Self.white.withAlpha(1), Self.blue).alpha == 1)
  }

  @Test func `two transparent colors give a transparent color`() {
    let mixed = Color.mix(Self.white.withAlpha(0), Self.blue.withAlpha(0))
    #expect(mixed == Color(.oklab, [0, 0, 0], alpha: 0))
  }

  @Test func `a mixture has no fallback, but a color with a new alpha keeps it`() {
    let color = Color(.srgb, [1, 0, 0], hex: .init(rgb: 0xFF0000))
    #expect(Color.mix(color, color).hex == nil)
    #expect(color.withAlpha(0.5) == Color(.srgb, [1, 0, 0], alpha: 0.5, hex: color.hex))
    let missing = Color(.lch, [50, 0, 0], missing: 0b110, alpha: 0.1)
    #expect(missing.withAlpha(1) == Color(.lch, [50, 0, 0], missing: 0b110, alpha: 1))
  }

  @Test func `the components of a mixture have at most ten decimal places`() {
    let mixed = Color.mix(Self.white, Self.blue, weightOfFirst: 1.0 / 3)
    for index in 0..<3 {
      #expect(mixed.components[index] == mixed.components[index].rounded(toDigits: 10))
    }
    let sum = Color.mix(Color(.srgb, [0.1, 0, 0]), Color(.srgb, [0.5, 0, 0]), in: .srgb)
    #expect(sum.components.x == 0.3)
  }

  private static let white = Color(.srgb, [1, 1, 1])
  private static let blue = Color(.srgb, [0, 0, 1])
  private static func ok(
    _ lightness: Double,
    _ a: Double,
    _ b: Double,
    missing: UInt8 = 0,
    alpha: Double? = nil
  ) -> Color {
    Color(.oklab, [lightness, a, b], missing: missing, alpha: alpha)
  }
}
