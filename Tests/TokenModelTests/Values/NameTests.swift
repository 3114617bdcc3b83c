import Testing
import TokenModel

@Suite struct `Names in DTCG` {
  @Test func `token types are spelled as in the Format Module`() {
    #expect(
      TokenType.allCases.map(\.name) == [
        "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
        "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
      ]
    )
    let composite = TokenType.allCases.filter(\.isComposite)
    #expect(composite == [.strokeStyle, .border, .transition, .shadow, .gradient, .typography])
  }

  @Test func `color spaces are spelled as in the Color Module`() {
    #expect(
      ColorSpace.allCases.map(\.name) == [
        "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3",
        "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50",
      ]
    )
  }

  @Test func `font weights have the numbers in the Format Module's table`() {
    let table: [(Double, [String])] = [
      (100, ["thin", "hairline"]), (200, ["extra-light", "ultra-light"]), (300, ["light"]),
      (400, ["normal", "regular", "book"]), (500, ["medium"]), (600, ["semi-bold", "demi-bold"]),
      (700, ["bold"]), (800, ["extra-bold", "ultra-bold"]), (900, ["black", "heavy"]),
      (950, ["extra-black", "ultra-black"]),
    ]
    #expect(FontWeight.Name.allCases.map(\.name) == table.flatMap(\.1))
    for (value, names) in table {
      let weights = FontWeight.Name.allCases.filter { names.contains($0.name) }
      #expect(weights.map { FontWeight.named($0).value } == names.map { _ in value })
    }
    #expect(FontWeight.number(650).value == 650)
  }

  @Test func `units are spelled as in CSS`() {
    #expect(
      Dimension.Unit.allCases.map(\.name) == [
        "px", "rem", "em", "%", "vw", "vh", "vmin", "vmax", "vi", "vb", "svw", "svh", "lvw", "lvh",
        "dvw", "dvh", "ex", "ch", "cap", "ic", "lh", "rlh", "cqw", "cqh", "cqi", "cqb", "cqmin",
        "cqmax", "cm", "mm", "Q", "in", "pt", "pc",
      ]
    )
    #expect(Dimension.Unit.allCases.filter(\.isStandard) == [.px, .rem])
    #expect(TimeSpan.Unit.allCases.map(\.name) == ["ms", "s"])
    #expect(TimeSpan(0.25, .s).milliseconds == 250)
    #expect(TimeSpan(250, .ms).milliseconds == 250)
  }

  @Test(arguments: ["bgColor", "bg-color", "BG_COLOR", "bg.color", "bg color", "--bg__color-"])
  func `a name in any case has the same words`(_ name: String) {
    #expect(CasedWords.split(name).map { $0.lowercased() } == ["bg", "color"])
  }

  @Test func `stroke style keywords are spelled as in the Format Module`() {
    #expect(
      StrokeStyle.Name.allCases.map(\.name) == [
        "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
      ]
    )
    #expect(StrokeStyle.LineCap.allCases.map(\.name) == ["round", "butt", "square"])
  }
}
