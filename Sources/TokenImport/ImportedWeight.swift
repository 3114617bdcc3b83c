import SourceForms

/// The weight of a font in the words of UIKit, of fonts' names, or as a number.
struct ImportedWeight {
  let value: Double

  /// A weight of the standard, from 1 to 1000.
  init?(_ number: Double) {
    guard (1...1000).contains(number) else { return nil }
    value = number
  }

  /// A name such as `UIFontWeightSemibold`, `.bold` or `DemiBoldItalic`.
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
    // UIKit knows a weight between bold and black by this name; elsewhere it is black.
    if text.hasPrefix("UIFont") || text.hasPrefix("."), word.lowercased() == "heavy" {
      self.init(800)
      return
    }
    guard let weight = FontWeightName(word) else { return nil }
    self.init(weight.value)
  }
}
