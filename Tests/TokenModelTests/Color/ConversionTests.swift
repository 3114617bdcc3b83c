import Testing
import TokenModel

@Suite struct `Color conversion` {
  struct Figure: CustomTestStringConvertible {
    let source: Color
    let target: Color
    let tolerance: Double
    let origin: String
    init(_ source: Color, _ target: Color, within tolerance: Double, _ origin: String) {
      self.source = source
      self.target = target
      self.tolerance = tolerance
      self.origin = origin
    }
    var testDescription: String { "\(source.space.name) to \(target.space.name): \(origin)" }
  }

  @Test(arguments: specification + primaries + uniform)
  func `conversions match published values`(_ figure: Figure) {
    let forward = figure.source.converted(to: figure.target.space)
    #expect(
      distance(forward, figure.target) <= figure.tolerance,
      "\(figure.source.components) became \(forward.components), not \(figure.target.components)"
    )
  }

  /// Examples from CSS Color 4, by the name of their anchors.
  static let specification: [Figure] = [
    Figure(purple, Color(.lab, [44.36, 36.05, -58.99]), within: 0.005, "ex-xyz"),
    Figure(purple, Color(.xyzD50, [0.2005, 0.14089, 0.4472]), within: 0.00012, "ex-xyz"),
    Figure(purple, Color(.xyzD65, [0.21661, 0.14602, 0.59452]), within: 0.00016, "ex-xyz"),
    Figure(leaf, Color(.lab, [51.2345, -13.6271, 16.2401]), within: 0.0001, "ex-leaf-spectro"),
    Figure(leaf, Color(.srgb, [0.41587, 0.503670, 0.36664]), within: 0.0001, "ex-leaf-spectro"),
    Figure(
      leaf,
      Color(.displayP3, [0.43313, 0.50108, 0.37950]),
      within: 0.0001,
      "ex-leaf-spectro"
    ),
    Figure(leaf, Color(.a98RGB, [0.44091, 0.49971, 0.37408]), within: 0.0001, "ex-leaf-spectro"),
    Figure(
      leaf,
      Color(.prophotoRGB, [0.36589, 0.41717, 0.31333]),
      within: 0.0001,
      "ex-leaf-spectro"
    ),
    Figure(
      Color(.srgb, [0.691, 0.139, 0.259]),
      Color(.srgbLinear, [0.435, 0.017, 0.055]),
      within: 0.0005,
      "srgb-linear-swatches"
    ),
    Figure(
      Color(.displayP3, [1, 1, 0]),
      Color(.srgb, [1, 1, -0.3463]),
      within: 0.0001,
      "ex-gamutmap-p3-yellow-to-srgb"
    ),
    Figure(
      Color(.displayP3, [1, 1, 0]),
      Color(.oklch, [0.96476, 0.24503, 110.23]),
      within: 0.0005,
      "ex-gamutmap-p3-yellow-to-srgb"
    ),
    Figure(
      Color(.rec2020, [0.54, 0.9, 0]),
      Color(.displayP3, [0.3265, 0.9165, -0.1262]),
      within: 0.0001,
      "ex-gamut-clip-good"
    ),
    Figure(
      Color(.prophotoRGB, [0.2, 1, 0.1]),
      Color(.displayP3, [-0.5782, 1.067, -0.2363]),
      within: 0.0006,
      "ex-gamut-clip-acceptable"
    ),
    Figure(
      Color(.displayP3, [0.7, 0.5, 0], missing: 0b100),
      Color(.oklch, [0.63612, 0.1522, 78.748]),
      within: 0.0005,
      "ex-analogous-hue"
    ),
    Figure(
      Color(.srgb, [0.76, 0.62, 0.03]),
      Color(.lab, [66.927, 4.873, 68.622]),
      within: 0.005,
      "ex-premultiplied-lab"
    ),
    Figure(
      Color(.displayP3, [0.84, 0.19, 0.72]),
      Color(.lab, [53.503, 82.672, -33.901]),
      within: 0.015,
      "ex-premultiplied-lab"
    ),
    Figure(
      Color(.hwb, [150, 20, 10]),
      Color(.hsl, [150, 77.78, 55]),
      within: 0.005,
      "ex-hwb-simple"
    ),
    Figure(
      Color(.hwb, [150, 20, 10]),
      Color(.srgb, [0.2, 0.9, 0.55]),
      within: 1e-12,
      "ex-hwb-simple"
    ),
    Figure(
      Color(.hwb, [45, 40, 80]),
      Color(.srgb, SIMD3(repeating: 1.0 / 3)),
      within: 1e-12,
      "ex-hwb-achromatic"
    ),
    Figure(
      Color(.oklch, [0.40101, 0.12332, 21.555]),
      Color(.srgb, [0.4906, 0.1387, 0.159]),
      within: 0.00015,
      "ex-oklch-samples"
    ),
    Figure(
      Color(.oklch, [0.59686, 0.15619, 49.7694]),
      Color(.srgb, [0.7761, 0.3634, 0.0245]),
      within: 0.001,
      "ex-oklch-samples"
    ),
    Figure(
      Color(.oklch, [0.72322, 0.12403, 247.996]),
      Color(.srgb, [0.3829, 0.6727, 0.9385]),
      within: 0.0003,
      "ex-oklch-samples"
    ),
  ]

  /// Bruce Lindbloom's tables of RGB working spaces: the columns for sRGB adapted to D50 and for
  /// Adobe RGB (1998). His white points differ from those of CSS in the fourth digit.
  static let primaries: [Figure] = [
    Figure(Color(.srgb, [1, 0, 0]), Color(.xyzD50, [0.4360747, 0.2225045, 0.0139322])),
    Figure(Color(.srgb, [0, 1, 0]), Color(.xyzD50, [0.3850649, 0.7168786, 0.0971045])),
    Figure(Color(.srgb, [0, 0, 1]), Color(.xyzD50, [0.1430804, 0.0606169, 0.7141733])),
    Figure(Color(.a98RGB, [1, 0, 0]), Color(.xyzD65, [0.5767309, 0.2973769, 0.0270343])),
    Figure(Color(.a98RGB, [0, 1, 0]), Color(.xyzD65, [0.1855540, 0.6273491, 0.0706872])),
    Figure(Color(.a98RGB, [0, 0, 1]), Color(.xyzD65, [0.1881852, 0.0752741, 0.9911085])),
  ]

  /// Björn Ottosson's table of XYZ and Oklab, with three digits.
  static let uniform: [Figure] = [
    Figure(ottosson: [0.950, 1, 1.089], [1, 0, 0]),
    Figure(ottosson: [1, 0, 0], [0.450, 1.236, -0.019]),
    Figure(ottosson: [0, 1, 0], [0.922, -0.671, 0.263]),
    Figure(ottosson: [0, 0, 1], [0.153, -1.415, -0.449]),
  ]

  private static let purple = Color(.srgb, [0x76 / 255.0, 0x54 / 255.0, 0xCD / 255.0])
  private static let leaf = Color(.lch, [51.2345, 21.2, 130])
}

extension `Color conversion`.Figure {
  fileprivate init(_ source: Color, _ target: Color) {
    self.init(source, target, within: 0.0003, "Lindbloom")
  }

  fileprivate init(ottosson source: SIMD3<Double>, _ target: SIMD3<Double>) {
    self.init(Color(.xyzD65, source), Color(.oklab, target), within: 0.0005, "Ottosson")
  }
}
