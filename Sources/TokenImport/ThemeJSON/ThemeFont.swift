import Diagnostics
import SourceForms

/// A font of a theme file.
struct ThemeFont {
  let name: String
  /// The location of the name.
  let span: Span
  /// The font's file in the app; `nil` for a system font.
  let fileName: String?
  /// The font's PostScript name; `nil` for the platform's own font.
  let postScriptName: String?
  let weight: Double
  /// The size in points.
  let size: Double
  let shadow: Shadow?

  struct Shadow {
    let offset: (x: Double, y: Double)
    let blur: Double
    let color: ColorSource
  }

  /// The color of a shadow, or its name.
  enum ColorSource {
    case literal(CSSColor)
    case name(String, Span)
  }

  var isItalic: Bool {
    let style = postScriptName.map(PostScriptName.init)?.style.lowercased() ?? ""
    return style.hasSuffix("italic") || style.hasSuffix("oblique") || style.hasSuffix("it")
  }
}

/// The parts of a font's PostScript name, such as `AvenirNext-DemiBoldItalic`.
struct PostScriptName {
  /// The part before the hyphen.
  let base: String
  /// The part after the hyphen; empty if there is none.
  let style: String

  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    base = String(parts.first ?? "")
    style = parts.count > 1 ? String(parts[1]) : ""
  }

  /// The likely name of the font's family, with a space wherever an uppercase letter follows a
  /// lowercase one.
  ///
  /// `SourceSansPro` becomes `Source Sans Pro`, and `SFProText` becomes `SF Pro Text`.
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
