import Diagnostics
import JSONSyntax
package import TokenModel

extension DerivedColor {
  /// `#` and six digits, or eight if the color isn't opaque.
  package var hexText: String { Color.text(rgba: hex) }
}

extension Diagnostic {
  /// The DTCG representation of a color, rounded for readability.
  static func colorText(_ color: Color) -> String {
    let components = (0..<3).map {
      color.isMissing($0) ? "\"none\"" : color.components[$0].shortened.jsonText
    }
    let alpha = color.alpha.map { ", \"alpha\": \($0.shortened.jsonText)" } ?? ""
    return "{ \"colorSpace\": \"\(color.space.name)\", \"components\": "
      + "[\(components.joined(separator: ", "))]\(alpha) }"
  }
}

extension Double {
  /// The number of fractional digits in the shortest decimal representation without an exponent, at
  /// most 400.
  var decimals: Int {
    let text = jsonText.split(separator: "e", omittingEmptySubsequences: false)
    let exponent = text.count > 1 ? Int(text[1]) ?? 0 : 0
    let fraction = text[0].split(separator: ".", omittingEmptySubsequences: false)
    return min(max(0, (fraction.count > 1 ? fraction[1].utf8.count : 0) - exponent), 400)
  }

  /// 10 to the power of -`exponent`, computed by repeated division.
  static func tenth(toThe exponent: Int) -> Double {
    (0..<exponent).reduce(1) { product, _ in product / 10 }
  }
}
