/// A name of a font's weight, as in `ExtraBold Italic`.
package struct FontWeightName {
  package let value: Double
  /// Whether it says that the letters are slanted too.
  package let isItalic: Bool

  /// Reads a name; `nil` if it is none.
  package init?(_ text: some StringProtocol) {
    var letters = text.lowercased().filter { $0.isLetter }
    isItalic = letters.hasSuffix("italic") || letters.hasSuffix("oblique")
    if letters.hasSuffix("italic") { letters.removeLast(6) }
    if letters.hasSuffix("oblique") { letters.removeLast(7) }
    switch letters {
    case "thin", "hairline": value = 100
    case "extralight", "ultralight": value = 200
    case "light": value = 300
    case "", "normal", "regular", "book", "roman": value = 400
    case "medium": value = 500
    case "semibold", "demibold", "demi": value = 600
    case "bold": value = 700
    case "extrabold", "ultrabold": value = 800
    case "black", "heavy": value = 900
    case "extrablack", "ultrablack": value = 950
    default: return nil
    }
    if letters.isEmpty, !isItalic { return nil }
  }

  /// The standard's spelling of a name; `nil` for a name that it does not have.
  static func standardName(_ text: String) -> String? {
    let letters = text.lowercased().filter { !"-_ ".contains($0) }
    return standardNames.first { $0.filter { $0 != "-" } == letters }
  }

  private static let standardNames = [
    "thin", "hairline", "extra-light", "ultra-light", "light", "normal", "regular", "book",
    "medium", "semi-bold", "demi-bold", "bold", "extra-bold", "ultra-bold", "black", "heavy",
    "extra-black", "ultra-black",
  ]
}
