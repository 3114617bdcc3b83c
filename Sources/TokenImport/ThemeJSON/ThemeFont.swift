import Diagnostics

/// A font of a theme file.
struct ThemeFont {
  let name: String
  /// The font's file in the app; `nil` for a font of the system.
  let fileName: String?
  /// The font's PostScript name; `nil` for the platform's own font.
  let postScriptName: String?
  let weight: Double
  /// In points.
  let size: Double
  let shadow: Shadow?

  struct Shadow {
    let offset: (x: Double, y: Double)
    let blur: Double
    let color: ColorSource
  }

  /// Where the color of a shadow comes from.
  enum ColorSource {
    case literal(ImportedColor)
    case name(String, Span)
  }

  var isItalic: Bool {
    let style = postScriptName.map(PostScriptName.init)?.style.lowercased() ?? ""
    return style.hasSuffix("italic") || style.hasSuffix("oblique") || style.hasSuffix("it")
  }
}

/// The parts of a font's PostScript name, as in `AvenirNext-DemiBoldItalic`.
struct PostScriptName {
  /// What stands before the hyphen.
  let base: String
  /// What stands behind it.
  let style: String

  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    base = String(parts.first ?? "")
    style = parts.count > 1 ? String(parts[1]) : ""
  }

  /// The family's name that the font most likely has: words are parted where a capital follows a small
  /// letter.
  ///
  /// `SourceSansPro` is `Source Sans Pro`, and `SFProText` is `SF Pro Text`.
  var family: String {
    let letters = Array(base)
    var words = ""
    for (index, letter) in letters.enumerated() {
      let isStart = letter.isUppercase && index > 0
      let followsSmall = isStart && (letters[index - 1].isLowercase || letters[index - 1].isNumber)
      let endsCapitals =
        isStart && letters[index - 1].isUppercase && index + 1 < letters.count
        && letters[index + 1].isLowercase
      if followsSmall || endsCapitals { words.append(" ") }
      words.append(letter)
    }
    return words
  }
}
