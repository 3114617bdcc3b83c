import TokenCompiler
import TokenModel

/// The fonts used by values, in flat lists.
struct FontTable: Sendable {
  private(set) var families: [Font] = []
  /// The fonts of each font family value, as ranges of ``families``.
  private(set) var byValue: [Range<Int>] = []
  /// The fonts of each text style, as ranges of ``families``.
  private(set) var byStyle: [Range<Int>] = []

  /// A font in a list of font families.
  struct Font: Sendable {
    let name: TextID
    let isGeneric: Bool
    let faces: [TextStyle.Face]
  }

  init(_ ir: IR) {
    for style in ir.textStyles {
      let start = families.count
      for family in style.families {
        families.append(
          Font(name: family.name, isGeneric: family.isGeneric, faces: family.faces)
        )
      }
      byStyle.append(start..<families.count)
    }
    for value in ir.values.fontFamilies.elements {
      let start = families.count
      for name in value.names {
        let isGeneric = FontTable.genericNames.contains(ir.texts[name])
        families.append(Font(name: name, isGeneric: isGeneric, faces: ir.fontFaces[name] ?? []))
      }
      byValue.append(start..<families.count)
    }
  }

  /// The generic families of CSS Fonts Level 4.
  private static let genericNames: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "emoji", "math", "fangsong",
  ]
}
