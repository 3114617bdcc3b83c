internal import SourceForms

/// The colors that UIKit, AppKit, and SwiftUI name.
enum AppleColors {
  /// The colors of `UIColor` and `NSColor` that are the same in every appearance: `0xRRGGBB`.
  static let fixed: [String: UInt32] = [
    "black": 0x000000, "darkGray": 0x555555, "lightGray": 0xAAAAAA, "white": 0xFFFFFF,
    "gray": 0x808080, "red": 0xFF0000, "green": 0x00FF00, "blue": 0x0000FF, "cyan": 0x00FFFF,
    "yellow": 0xFFFF00, "magenta": 0xFF00FF, "orange": 0xFF8000, "purple": 0x800080,
    "brown": 0x996633,
  ]

  /// The colors of SwiftUI's `Color` that vary with the appearance.
  static let swiftUI: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "primary", "secondary", "accentColor",
  ]

  private static let dynamic: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "separator", "opaqueSeparator",
    "link", "placeholderText", "secondarySystemBackground", "tertiarySystemBackground",
    "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "darkText", "lightText",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "labelColor",
    "secondaryLabelColor", "textColor", "windowBackgroundColor", "controlBackgroundColor",
    "controlAccentColor", "separatorColor",
  ]

  /// Whether `UIColor` or `NSColor` has a color with a name that varies with the appearance.
  static func isDynamic(_ name: String) -> Bool {
    dynamic.contains(name)
      || name.hasPrefix("system") && name.dropFirst(6).first?.isUppercase == true
  }

  /// Returns the weight of a font, such as `semibold`; `nil` for other names.
  static func weight(_ name: String) -> Double? {
    weights.weight(named: name.lowercased())
  }

  private static let weights = [
    "ultralight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// Splits the name of a font such as `AvenirNext-DemiBold` into family and weight.
  static func font(named name: String) -> LiteralTextStyle {
    var style = LiteralTextStyle()
    let parts = name.split(separator: "-", maxSplits: 1)
    style.family = name
    guard parts.count == 2, let weight = FontWeightName(parts[1]) else { return style }
    style.family = String(parts[0])
    style.weight = weight.value
    style.isItalic = weight.isItalic
    return style
  }
}
