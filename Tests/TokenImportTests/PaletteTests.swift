import SourceForms
import Testing

@testable import TokenImport

/// Swatches named after their appearance.
@Suite struct Palette {
  private func look(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> String {
    CSSColor(SIMD3(red, green, blue) / 255, alpha: alpha).look
  }

  @Test func `a name contains the hue, the lightness, and the opacity`() {
    #expect(look(0, 0, 0) == "black")
    #expect(look(255, 255, 255, 0.5) == "white-a50")
    #expect(look(128, 128, 128) == "gray-60")
    #expect(look(255, 0, 0) == "red-63")
    #expect(look(255, 165, 0) == "orange-79")
    #expect(look(255, 255, 0) == "yellow-97")
    #expect(look(0, 128, 0) == "green-52")
    #expect(look(0, 255, 255) == "teal-91")
    #expect(look(0, 0, 255) == "blue-45")
    #expect(look(128, 0, 128) == "purple-42")
    #expect(look(255, 20, 147) == "pink-65")
  }

  @Test func `each color is added once, and two similar colors have different names`() {
    var palette = ColorPalette()
    let gray = CSSColor(SIMD3(128, 128, 128) / 255)
    let almost = CSSColor(SIMD3(128, 128, 129) / 255)
    #expect(palette.path(of: gray) == ["swatch", "gray-60"])
    #expect(palette.path(of: almost) == ["swatch", "gray-60-2"])
    #expect(palette.path(of: gray) == ["swatch", "gray-60"])
    #expect(palette.group.names == ["gray-60", "gray-60-2"])
  }

  @Test func `files are in their folder, and each has a unique path`() {
    var names = FileNames()
    #expect(names.path("theme", "dark") == "theme/dark.tokens.json")
    #expect(names.path("x", "../../evil") == "x/------evil.tokens.json")
    #expect(names.path("a/b") == "a-b.tokens.json")
    #expect(names.path("A-b") == "A-b-2.tokens.json")
    #expect(names.path("") == "-.tokens.json")
  }

  @Test(arguments: [
    ("AvenirNext-DemiBoldItalic", "Avenir Next"), ("SourceSansPro-Regular", "Source Sans Pro"),
    ("SFProText-Medium", "SF Pro Text"), ("Inter", "Inter"), ("DIN2014-Bold", "DIN2014"),
  ])
  func `the family is derived from a PostScript name`(_ name: String, _ family: String) {
    #expect(PostScriptName(name).family == family)
  }

  @Test(
    arguments: [
      ("UIFontWeightHeavy", 800), ("UIFontWeightUltraLight", 200), ("semibold", 600), ("700", 700),
      ("Heavy", 900), (".bold", 700), ("huge", nil), ("0", nil),
    ] as [(String, Double?)]
  )
  func `weights have the names of UIKit, fonts, and DTCG`(_ word: String, _ weight: Double?) {
    #expect(ImportedWeight(word)?.value == weight)
  }
}
