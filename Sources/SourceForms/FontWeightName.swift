package import TokenModel

/// The name of a font weight, such as `ExtraBold Italic`.
package struct FontWeightName {
  package let value: Double
  /// Whether the name includes `italic` or `oblique`.
  package let isItalic: Bool

  /// Parses a name; `nil` if it isn't the name of a font weight.
  package init?(_ text: some StringProtocol) {
    var letters = text.lowercased().filter { $0.isLetter }
    isItalic = letters.hasSuffix("italic") || letters.hasSuffix("oblique")
    if letters.hasSuffix("italic") { letters.removeLast(6) }
    if letters.hasSuffix("oblique") { letters.removeLast(7) }
    switch letters {
    case "" where isItalic, "roman": value = 400
    case "demi": value = 600
    default:
      guard let name = Self.names[letters] else { return nil }
      value = name.value
    }
  }

  /// Returns the DTCG name for a name in any spelling; `nil` if DTCG doesn't define the name.
  package static func standard(_ text: String) -> FontWeight.Name? {
    names[text.lowercased().filter { !"-_ ".contains($0) }]
  }

  /// The DTCG names, by their letters.
  private static let names = Dictionary(
    uniqueKeysWithValues: FontWeight.Name.allCases.map { ($0.name.filter(\.isLetter), $0) }
  )
}
