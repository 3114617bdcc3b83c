import Diagnostics
import JSONSyntax
import TokenModel

extension DerivedColor {
  /// `#` and six digits, or eight for a color that is not opaque.
  var hexText: String {
    let isOpaque = hex & 0xFF == 0xFF
    let digits = String(UInt64(isOpaque ? hex >> 8 : hex) | 1 << (isOpaque ? 24 : 32), radix: 16)
    return "#" + digits.dropFirst()
  }
}

extension Diagnostic {
  /// A color as the standard has it, rounded for people to read.
  static func colorText(_ color: Color) -> String {
    let components = (0..<3).map {
      color.isMissing($0) ? "\"none\"" : color.components[$0].shortened.inJSON
    }
    let alpha = color.alpha.map { ", \"alpha\": \($0.shortened.inJSON)" } ?? ""
    return "{ \"colorSpace\": \"\(color.space.name)\", \"components\": "
      + "[\(components.joined(separator: ", "))]\(alpha) }"
  }
}

extension Double {
  /// How many digits stand after the point of the shortest text; those of an exponent count too.
  var decimals: Int {
    let text = inJSON.split(separator: "e", omittingEmptySubsequences: false)
    let exponent = text.count > 1 ? Int(text[1]) ?? 0 : 0
    let fraction = text[0].split(separator: ".", omittingEmptySubsequences: false)
    return min(max(0, (fraction.count > 1 ? fraction[1].utf8.count : 0) - exponent), 400)
  }

  /// A tenth, a hundredth and so on.
  static func tenth(toThe exponent: Int) -> Double {
    (0..<exponent).reduce(1) { product, _ in product / 10 }
  }
}
