import Diagnostics
package import TokenModel

/// A color in CSS notation (CSS Color 4, sections 5 to 10).
package struct CSSColor: Hashable, Sendable {
  package let space: ColorSpace
  /// The components in DTCG's ranges; `nil` for `none`.
  package let components: [Double?]
  /// The opacity; `nil` for an opaque color.
  package let alpha: Double?
  /// The `hex` fallback, as `#rrggbb`; `nil` to omit it.
  private var hex: String?
  /// Whether the color uses `color()`, whose components aren't clamped by browsers.
  private(set) var isPredefined = false

  /// The value of a color token.
  package var value: DraftValue {
    let parts = components.map { $0.map { DraftValue.number($0) } ?? .string("none") }
    var members: [DraftValue.Member] = [
      .init("colorSpace", .string(space.name)), .init("components", .array(parts)),
    ]
    if let alpha { members.append(.init("alpha", .number(alpha))) }
    if let hex { members.append(.init("hex", .string(hex))) }
    return .object(members)
  }

  /// The color in its own space.
  package var color: Color {
    var missing: UInt8 = 0
    for (index, component) in components.enumerated() where component == nil {
      missing |= 1 << UInt8(index)
    }
    return Color(space, SIMD3(components.map { $0 ?? 0 }), missing: missing, alpha: alpha)
  }

  /// Returns the same color with a `hex` fallback, if the components are whole bytes.
  package func withDigits() -> Self {
    var color = self
    if let digits = hexadecimal?.prefix(7) { color.hex = String(digits) }
    return color
  }

  func with(_ components: [Double?]) -> Self {
    var color = Self(space, components, alpha: alpha)
    color.hex = hex
    color.isPredefined = isPredefined
    return color
  }

  func withAlpha(_ alpha: Double) -> Self {
    var color = Self(space, components, alpha: alpha)
    color.hex = hex
    return color
  }

  /// The color as an operand of an expression, `#rrggbb` or `#rrggbbaa`; `nil` unless the color is
  /// in sRGB and all components are whole bytes.
  package var hexadecimal: String? {
    space == .srgb ? Self.digits(components + (alpha.map { [$0] } ?? [])) : nil
  }

  /// Returns `#` and the hexadecimal digits of the components; `nil` if any component isn't a whole
  /// byte.
  private static func digits(_ components: [Double?], tolerance: Double = 1e-9) -> String? {
    var text = "#"
    for component in components {
      guard let component else { return nil }
      let byte = (component * 255).rounded()
      guard byte >= 0, byte <= 255, abs(byte - component * 255) < tolerance else { return nil }
      text += UInt8(byte).hexadecimal(digits: 2)
    }
    return text
  }

  init(_ space: ColorSpace, _ components: [Double?], alpha: Double?) {
    self.space = space
    self.components = components
    self.alpha = alpha.flatMap { $0 == 1 ? nil : min(max($0, 0), 1) }
  }

  /// Creates a color from red, green, and blue, each from 0 to 1.
  ///
  /// The color has a `hex` fallback if the components are whole bytes in sRGB.
  package init(_ channels: SIMD3<Double>, alpha: Double = 1, space: ColorSpace = .srgb) {
    self.init(space, (0..<3).map { channels[$0] }, alpha: alpha)
    if space == .srgb { hex = Self.digits(components, tolerance: 255e-9) }
  }

  /// Parses a color: hexadecimal digits after `#`, a name, or a function.
  package init?(_ text: some StringProtocol) {
    let text = text.trimmingBlanks
    if text.first == "#" {
      self.init(hexadecimal: text.dropFirst())
    } else if let call = CSSFunction(text) {
      self.init(call)
    } else if text.lowercased() == "transparent" {
      self.init(.srgb, [0, 0, 0], alpha: 0)
    } else if let rgb = Self.named(text.lowercased()) {
      self.init(rgb: rgb)
    } else {
      return nil
    }
  }

  private init(rgb: UInt32) {
    let channels = [rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF]
    self.init(.srgb, channels.map { Double($0) / 255 }, alpha: nil)
  }

  private init?(hexadecimal digits: some StringProtocol) {
    guard digits.allSatisfy({ $0.isHexDigit && $0.isASCII }) else { return nil }
    let long = digits.count < 6 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard [6, 8].contains(long.count), [3, 4, 6, 8].contains(digits.count),
      let number = UInt32(long, radix: 16)
    else { return nil }
    let color = Self(rgb: long.count == 8 ? number >> 8 : number)
    let alpha = long.count == 8 ? Double(number & 0xFF) / 255 : nil
    self.init(.srgb, color.components, alpha: alpha)
    hex = "#\(long.prefix(6))"
  }

  private init?(_ call: CSSFunction) {
    let values = call.arguments
    // `rgba(#102030, 0.5)` isn't valid CSS, but other tools use it.
    if values.count + (call.alpha == nil ? 0 : 1) == 2, values[0].first == "#" {
      guard let color = Self(values[0]),
        let alpha = Self.part(call.alpha ?? values[1], percent: 0.01)
      else { return nil }
      self = color.withAlpha(alpha)
      return
    }
    let alpha = call.alpha.map { Self.part($0, percent: 0.01) }
    if case .some(nil) = alpha { return nil }
    let isPredefined = call.name == "color"
    let texts = isPredefined ? values.dropFirst() : values[...]
    guard
      let (space, scales) = isPredefined
        ? values.first.flatMap({ Self.predefined[$0] }) : Self.functions[call.name],
      texts.count == scales.count
    else { return nil }
    var components: [Double?] = []
    for (text, scale) in zip(texts, scales) {
      let part = Self.part(text, plain: scale.plain, percent: scale.percent)
      guard part != nil || text == "none" else { return nil }
      components.append(part)
    }
    self.init(space, components, alpha: alpha ?? nil)
    self.isPredefined = isPredefined
  }

  /// The color space that a function or a name denotes, and the scales of the components.
  private typealias Notation = (space: ColorSpace, scales: [Scale])

  /// The predefined spaces of `color()`.
  private static let predefined: [String: Notation] = {
    let spaces: [ColorSpace] = [
      .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50,
    ]
    let named = spaces.map { ($0.name, $0) } + [("xyz", .xyzD65)]
    let shares = [Scale](repeating: (1, 0.01), count: 3)
    return Dictionary(uniqueKeysWithValues: named.map { ($0, ($1, shares)) })
  }()

  /// The factors that convert a plain number and a percentage to a component.
  ///
  /// The factor of the percentage is NaN for angles, which can't be percentages.
  private typealias Scale = (plain: Double, percent: Double)

  private static let bytes = [Scale](repeating: (1 / 255, 0.01), count: 3)
  private static let hues: [Scale] = [(1, .nan), (1, 1), (1, 1)]

  private static let functions: [String: Notation] = [
    "rgb": (.srgb, bytes), "rgba": (.srgb, bytes),
    "hsl": (.hsl, hues), "hsla": (.hsl, hues), "hwb": (.hwb, hues),
    "lab": (.lab, [(1, 1), (1, 1.25), (1, 1.25)]),
    "lch": (.lch, [(1, 1), (1, 1.5), (1, .nan)]),
    "oklab": (.oklab, [(1, 0.01), (1, 0.004), (1, 0.004)]),
    "oklch": (.oklch, [(1, 0.01), (1, 0.004), (1, .nan)]),
  ]

  /// Parses a number, a percentage, or an angle.
  ///
  /// - Parameters:
  ///   - text: the number.
  ///   - plain: the factor for a plain number.
  ///   - percent: the factor for a percentage; NaN for an angle, which can't be a percentage.
  /// - Returns: the component; `nil` for any other text.
  static func part(
    _ text: some StringProtocol,
    plain: Double = 1,
    percent: Double
  ) -> Double? {
    guard let measure = Measure(text) else { return nil }
    switch measure.unit {
    // Division is more accurate, because 1/255 can't be represented exactly.
    case "": return plain == 1 / 255 ? measure.value / 255 : measure.value * plain
    case "%":
      if percent.isNaN { return nil }
      return percent == 0.01 ? measure.value / 100 : measure.value * percent
    default: return percent.isNaN ? measure.degrees : nil
    }
  }

  // MARK: Clamping

  /// The color as interpreted by browsers (CSS Color 4, sections 5 to 10).
  ///
  /// Color functions clamp their components, and hues are normalized angles. The result is `nil` if
  /// a color is outside the gamut of its predefined `color()` space, because DTCG can't express
  /// such a color.
  package var clamped: CSSColor? {
    let ranges: [ClosedRange<Double>?]
    switch space {
    case .srgb where !isPredefined: ranges = [0...1, 0...1, 0...1]
    case .hsl, .hwb: ranges = [nil, 0...100, 0...100]
    case .lab: ranges = [0...100, nil, nil]
    case .lch: ranges = [0...100, 0...(.infinity), nil]
    case .oklab: ranges = [0...1, nil, nil]
    case .oklch: ranges = [0...1, 0...(.infinity), nil]
    case .xyzD50, .xyzD65: return self
    default:
      let isInGamut = components.allSatisfy { $0.map((0...1).contains) ?? true }
      return isInGamut ? self : nil
    }
    return with(
      components.enumerated().map { index, component in
        guard let component else { return nil }
        if index == space.hueIndex { return Self.angle(component) }
        return ranges[index].map { min(max(component, $0.lowerBound), $0.upperBound) } ?? component
      }
    )
  }

  /// Returns the equivalent angle that is at least 0° and less than 360°.
  private static func angle(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let angle = rest < 0 ? rest + 360 : rest
    return angle == 360 ? 0 : angle
  }
}

/// A CSS function call: `name(a, b, c)` or `name(a b c / d)`.
struct CSSFunction {
  /// The lowercase name.
  let name: String
  let arguments: [String]
  /// The argument after a slash, or the fourth of four comma-separated arguments.
  let alpha: String?

  init?(_ text: some StringProtocol) {
    guard text.last == ")", let open = text.firstIndex(of: "(") else { return nil }
    let name = text[..<open].lowercased()
    guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "-") }) else {
      return nil
    }
    let inner = text[text.index(after: open)...].dropLast()
    self.name = name
    let slash = inner.split(separator: "/", omittingEmptySubsequences: false)
    guard slash.count <= 2 else { return nil }
    let isOld = slash[0].contains(",")
    var parts =
      isOld
      ? slash[0].split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
      : slash[0].split { $0.isWhitespace }.map { String($0) }
    if slash.count == 2 {
      alpha = String(slash[1].trimmingBlanks)
    } else if isOld, parts.count == 4 {
      alpha = parts.removeLast()
    } else {
      alpha = nil
    }
    guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    arguments = parts
  }
}
