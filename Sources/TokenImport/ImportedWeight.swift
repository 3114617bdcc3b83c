import SourceForms
import TokenModel

/// A font weight, given by a UIKit constant, a name, or a number.
struct ImportedWeight {
  let value: Double

  /// Creates a weight from 1 to 1000; `nil` for any other number.
  init?(_ number: Double) {
    guard ValueRole.fontWeight.range.contains(number) else { return nil }
    value = number
  }

  /// Parses a name such as `UIFontWeightSemibold`, `.bold`, or `DemiBoldItalic`.
  init?(_ text: String) {
    if let number = Double(text) {
      self.init(number)
      return
    }
    var word = text[...]
    for prefix in ["UIFontWeight", "UIFont.Weight.", "Font.Weight.", "."]
    where word.hasPrefix(prefix) {
      word = word.dropFirst(prefix.count)
    }
    // In UIKit, `heavy` is between bold and black. Elsewhere, it's the same as black.
    if text.hasPrefix("UIFont") || text.hasPrefix("."), word.lowercased() == "heavy" {
      self.init(800)
      return
    }
    guard let weight = FontWeightName(word) else { return nil }
    self.init(weight.value)
  }
}
