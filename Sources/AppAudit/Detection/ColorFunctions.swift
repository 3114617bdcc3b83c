internal import JSONSyntax
internal import SourceForms
internal import TokenModel

/// Colors from the arguments that the color initializers of several platforms share.
enum ColorFunctions {
  /// Creates a color from hexadecimal digits, with the opacity at the end or, as on Android, at the
  /// start.
  ///
  /// - Returns: the color, or `nil` unless there are 6 or 8 digits.
  static func color(digits: some StringProtocol, opacityFirst: Bool) -> LiteralColor? {
    guard let number = UInt32(digits, radix: 16) else { return nil }
    switch digits.count {
    case 6: return LiteralColor(rgba: number << 8 | 0xFF)
    case 8: return LiteralColor(rgba: opacityFirst ? number << 8 | number >> 24 : number)
    default: return nil
    }
  }

  /// Parses `#rgb`, `#rrggbb`, or `#rrggbbaa`, or the same with the opacity first.
  static func color(hash text: String, opacityFirst: Bool) -> LiteralColor? {
    guard text.hasPrefix("#") else { return nil }
    var digits = String(text.dropFirst())
    guard digits.utf8.allSatisfy({ $0.hexadecimalValue != nil }) else { return nil }
    if digits.count == 3 || digits.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
    return color(digits: digits, opacityFirst: opacityFirst)
  }

  /// Creates a color from red, green, and blue, which are bytes if any is a whole number above 1.
  static func color(_ components: [Double], alpha: Double?) -> LiteralColor? {
    guard components.count == 3 else { return nil }
    var channels = SIMD3(components[0], components[1], components[2])
    if channels.max() > 1 {
      guard channels == channels.rounded(.toNearestOrEven) else { return nil }
      channels /= 255
    }
    return LiteralColor(channels, alpha: alpha ?? 1)
  }

  /// Creates a color from hue, saturation, and brightness, each from 0 to 1.
  ///
  /// HSB is HWB with white = (1 − saturation) × brightness and black = 1 − brightness.
  static func color(hue: Double, _ saturation: Double, _ brightness: Double, alpha: Double?)
    -> LiteralColor?
  {
    let parts = SIMD3(hue, saturation, brightness)
    guard parts.min() >= 0, parts.max() <= 1 else { return nil }
    let white = (1 - saturation) * brightness * 100
    let color = Color(
      .hwb,
      SIMD3(hue * 360, white, 100 - brightness * 100),
      alpha: alpha
    )
    return LiteralColor(color)
  }

  /// Creates a color in Display P3.
  static func displayP3(_ components: [Double], alpha: Double?) -> LiteralColor? {
    guard components.count == 3 else { return nil }
    let channels = SIMD3(components[0], components[1], components[2])
    guard channels.min() >= 0, channels.max() <= 1 else { return nil }
    return LiteralColor(Color(.displayP3, channels, alpha: alpha))
  }
}
