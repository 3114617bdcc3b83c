import TokenModel

/// The range of numbers that a color component may have.
enum ComponentRange: Equatable, CustomStringConvertible {
  /// 0 to 1.
  case unit
  /// 0 to 100.
  case percentage
  /// 0 up to, but not including, 360.
  case hue
  /// 0 or more.
  case chroma
  /// Any number.
  case free

  func contains(_ value: Double) -> Bool {
    switch self {
    case .unit: value >= 0 && value <= 1
    case .percentage: value >= 0 && value <= 100
    case .hue: value >= 0 && value < 360
    case .chroma: value >= 0
    case .free: true
    }
  }

  var description: String {
    switch self {
    case .unit: "a number from 0 to 1"
    case .percentage: "a number from 0 to 100"
    case .hue: "a number of degrees from 0 to below 360"
    case .chroma: "a number that is not negative"
    case .free: "a number"
    }
  }
}

extension ColorSpace {
  private static let all = allCases

  /// The color space called `name`, which is UTF-8 text.
  init?(name: UnsafeBufferPointer<UInt8>) {
    let found = Self.all.first { space in
      let known = space.name.utf8
      return known.count == name.count && known.elementsEqual(name)
    }
    guard let found else { return nil }
    self = found
  }

  /// The range of component `index` (Color Module, *Supported color spaces*).
  func range(ofComponent index: Int) -> ComponentRange {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50: .unit
    case .hsl, .hwb: index == 0 ? .hue : .percentage
    case .lab: index == 0 ? .percentage : .free
    case .oklab: index == 0 ? .unit : .free
    case .lch: index == 0 ? .percentage : index == 1 ? .chroma : .hue
    case .oklch: index == 0 ? .unit : index == 1 ? .chroma : .hue
    }
  }

  /// The names of the components for diagnostics.
  var componentNames: [String] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: ["red", "green", "blue"]
    case .xyzD65, .xyzD50: ["X", "Y", "Z"]
    case .hsl: ["hue", "saturation", "lightness"]
    case .hwb: ["hue", "whiteness", "blackness"]
    case .lab, .oklab: ["lightness", "component a", "component b"]
    case .lch, .oklch: ["lightness", "chroma", "hue"]
    }
  }

  /// Whether components are commonly written as integers from 0 to 255.
  var commonlyUsesEightBitComponents: Bool {
    switch self {
    case .srgb, .displayP3, .a98RGB, .prophotoRGB, .rec2020: true
    default: false
    }
  }
}
