import JSONSyntax

/// A colour as CSS writes it (CSS Color 4, sections 5 to 10).
struct CSSColor: Equatable {
  /// The word of the standard's `colorSpace`.
  let space: String
  /// The components as the standard has them; `nil` for `none`.
  let components: [Double?]
  let alpha: Double?
  /// The six digits and their sign, where the color was written so.
  private var hex: String?

  /// The value of a color token.
  var json: String {
    let parts = components.map { $0.map(\.inJSON) ?? "\"none\"" }.joined(separator: ", ")
    let alpha = alpha.map { ", \"alpha\": \($0.inJSON)" } ?? ""
    let hex = hex.map { ", \"hex\": \"\($0)\"" } ?? ""
    return "{ \"colorSpace\": \"\(space)\", \"components\": [\(parts)]\(alpha)\(hex) }"
  }

  /// The same color with its six digits, where it has them.
  func withDigits() -> Self {
    var color = self
    if let digits = hexadecimal?.prefix(7) { color.hex = String(digits) }
    return color
  }

  /// The same color with another opacity.
  func withAlpha(_ alpha: Double) -> Self {
    var color = Self(space, components, alpha: alpha)
    color.hex = hex
    return color
  }

  /// The colour as formulas have it, `#rrggbb` or `#rrggbbaa`; `nil` if it is not made of whole bytes in
  /// sRGB.
  var hexadecimal: String? {
    guard space == "srgb" else { return nil }
    var text = "#"
    for component in components + (alpha.map { [$0] } ?? []) {
      guard let component else { return nil }
      let byte = (component * 255).rounded()
      guard byte >= 0, byte <= 255, abs(byte - component * 255) < 1e-9 else { return nil }
      let digits = String(UInt8(byte), radix: 16)
      text += digits.count == 1 ? "0" + digits : digits
    }
    return text
  }

  init(_ space: String, _ components: [Double?], alpha: Double?) {
    self.space = space
    self.components = components
    self.alpha = alpha.flatMap { $0 == 1 ? nil : min(max($0, 0), 1) }
  }

  /// Reads a colour: hexadecimal digits after `#`, a name, or a function.
  init?(_ text: some StringProtocol) {
    let text = text.trimmingBlanks
    if text.first == "#" {
      guard let color = Self(hexadecimal: text.dropFirst()) else { return nil }
      self = color
    } else if let call = CSSFunction(text) {
      guard let color = Self(call) else { return nil }
      self = color
    } else if text.lowercased() == "transparent" {
      self.init("srgb", [0, 0, 0], alpha: 0)
    } else if let rgb = Self.named(text.lowercased()) {
      self.init(rgb: rgb)
    } else {
      return nil
    }
  }

  private init(rgb: UInt32) {
    let channels = [rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF]
    self.init("srgb", channels.map { Double($0) / 255 }, alpha: nil)
  }

  private init?(hexadecimal digits: some StringProtocol) {
    guard digits.allSatisfy({ $0.isHexDigit && $0.isASCII }) else { return nil }
    let long = digits.count < 6 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard [6, 8].contains(long.count), [3, 4, 6, 8].contains(digits.count),
      let number = UInt32(long, radix: 16)
    else { return nil }
    let color = Self(rgb: long.count == 8 ? number >> 8 : number)
    let alpha = long.count == 8 ? Double(number & 0xFF) / 255 : nil
    self.init("srgb", color.components, alpha: alpha)
    hex = "#\(long.prefix(6))"
  }

  private init?(_ call: CSSFunction) {
    let values = call.arguments
    // `rgba(#102030, 0.5)` is of tools, not of CSS.
    if values.count + (call.alpha == nil ? 0 : 1) == 2, values[0].first == "#" {
      guard let color = Self(values[0]),
        let alpha = Self.part(call.alpha ?? values[1], percent: 0.01)
      else { return nil }
      self = color.withAlpha(alpha)
      return
    }
    let alpha = call.alpha.map { Self.part($0, percent: 0.01) }
    if case .some(nil) = alpha { return nil }
    func parts(_ scales: [(plain: Double, percent: Double)]) -> [Double?]? {
      guard values.count == scales.count else { return nil }
      var parts: [Double?] = []
      for (text, scale) in zip(values, scales) {
        if text == "none" {
          parts.append(nil)
        } else if let part = Self.part(text, plain: scale.plain, percent: scale.percent) {
          parts.append(part)
        } else {
          return nil
        }
      }
      return parts
    }
    let space: String
    let found: [Double?]?
    switch call.name {
    case "rgb", "rgba":
      space = "srgb"
      found = parts([(1 / 255, 0.01), (1 / 255, 0.01), (1 / 255, 0.01)])
    case "hsl", "hsla":
      space = "hsl"
      found = parts([(1, .nan), (1, 1), (1, 1)])
    case "hwb":
      space = "hwb"
      found = parts([(1, .nan), (1, 1), (1, 1)])
    case "lab":
      space = "lab"
      found = parts([(1, 1), (1, 1.25), (1, 1.25)])
    case "lch":
      space = "lch"
      found = parts([(1, 1), (1, 1.5), (1, .nan)])
    case "oklab":
      space = "oklab"
      found = parts([(1, 0.01), (1, 0.004), (1, 0.004)])
    case "oklch":
      space = "oklch"
      found = parts([(1, 0.01), (1, 0.004), (1, .nan)])
    case "color":
      guard let named = values.first, let known = Self.spaces[named], values.count == 4 else {
        return nil
      }
      let channels = values.dropFirst().map { $0 == "none" ? nil : Self.part($0, percent: 0.01) }
      guard zip(values.dropFirst(), channels).allSatisfy({ $0 == "none" || $1 != nil }) else {
        return nil
      }
      self.init(known, channels, alpha: alpha ?? nil)
      return
    default:
      return nil
    }
    guard let found else { return nil }
    self.init(space, found, alpha: alpha ?? nil)
  }

  /// The predefined spaces of `color()`, by the standard's words for them.
  private static let spaces = [
    "srgb": "srgb", "srgb-linear": "srgb-linear", "display-p3": "display-p3",
    "a98-rgb": "a98-rgb", "prophoto-rgb": "prophoto-rgb", "rec2020": "rec2020",
    "xyz": "xyz-d65", "xyz-d65": "xyz-d65", "xyz-d50": "xyz-d50",
  ]

  /// A number, a percentage or an angle.
  ///
  /// - Parameters:
  ///   - text: the number.
  ///   - plain: what one of a plain number counts.
  ///   - percent: what one per cent counts; `nan` for an angle, which has no percentage.
  /// - Returns: the number; `nil` for any other text.
  static func part(
    _ text: some StringProtocol,
    plain: Double = 1,
    percent: Double
  ) -> Double? {
    guard let measure = Measure(text) else { return nil }
    switch measure.unit {
    // Divided, because a 255th is no number of the computer's.
    case "": return plain == 1 / 255 ? measure.value / 255 : measure.value * plain
    case "%":
      if percent.isNaN { return nil }
      return percent == 0.01 ? measure.value / 100 : measure.value * percent
    case "deg" where percent.isNaN: return measure.value
    case "turn" where percent.isNaN: return measure.value * 360
    case "grad" where percent.isNaN: return measure.value * 0.9
    case "rad" where percent.isNaN: return measure.value * 180 / .pi
    default: return nil
    }
  }
}

/// A call as CSS writes it: `name(a, b, c)` or `name(a b c / d)`.
struct CSSFunction {
  /// In lower case.
  let name: String
  let arguments: [String]
  /// The part after a slash, or the fourth of four that are separated by commas.
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
      ? slash[0].split(separator: ",", omittingEmptySubsequences: false).map {
        String($0.trimmingBlanks)
      }
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
