import DesignTokens
import Testing

@Suite struct `Fonts` {
  @Test(arguments: [
    (400, "400"), (450, "500"), (500, "500"), (300, "100"), (50, "100"), (600, "700"),
    (800, "700"), (520, "700"), (90, "100"), (700, "700"),
  ])
  func `a font has the face closest to the weight, in the order of CSS`(weight: Int, face: String) {
    let family = TokenFontFamily(
      ["Inter"],
      faces: [700, 100, 500, 400].map { .init(weight: $0, postScriptName: "\(Int($0))") }
    )
    let found = family.face(weight: TokenFontWeight(Double(weight)), isItalic: false)
    #expect(found?.postScriptName == face)
  }

  @Test func `weights between 400 and 500 prefer lighter faces to those above 500`() {
    let family = TokenFontFamily(
      ["Inter"],
      faces: [510, 100, 300].map { .init(weight: $0, postScriptName: "\(Int($0))") }
    )
    #expect(family.face(weight: 450, isItalic: false)?.weight == 300)
    #expect(family.face(weight: 501, isItalic: false)?.weight == 510)
  }

  @Test func `a font keeps its slant rather than its weight`() {
    let family = TokenFontFamily(
      ["Inter"],
      faces: [
        .init(weight: 700, postScriptName: "Bold"),
        .init(weight: 300, isItalic: true, postScriptName: "LightItalic"),
        .init(weight: 700, isItalic: true, file: "nameless.ttf"),
      ]
    )
    #expect(family.face(weight: 700, isItalic: true)?.postScriptName == "LightItalic")
    #expect(family.face(weight: 300, isItalic: false)?.postScriptName == "Bold")
    #expect(TokenFontFamily(["Inter"]).face(weight: 400, isItalic: false) == nil)
  }

  @Test func `a font comes from the first installed family`() {
    let family = TokenFontFamily(
      ["Inter", "Georgia", "ui-serif"],
      faces: [.init(weight: 400, postScriptName: "Inter-Regular")]
    )
    func source(_ installed: Set<String>) -> TokenFontFamily.Source {
      family.source(weight: 400, isItalic: false) { installed.contains($0) }
    }
    #expect(source(["Inter-Regular", "Inter", "Georgia"]) == .face("Inter-Regular"))
    #expect(source(["Inter", "Georgia"]) == .family("Inter"))
    #expect(source(["Georgia"]) == .family("Georgia"))
    #expect(source([]) == .system(.serif))
    let missing = TokenFontFamily(["Nowhere", "cursive"])
    #expect(
      missing.source(weight: 400, isItalic: false) { _ in false } == .system(.standard)
    )
  }

  @Test(arguments: [
    ("system-ui", TokenFontFamily.Design.standard), ("Sans-Serif", .standard),
    ("serif", .serif), ("monospace", .monospaced), ("ui-rounded", .rounded),
  ])
  func `generic families are the system's fonts`(name: String, design: TokenFontFamily.Design) {
    #expect(TokenFontFamily.Design(genericFamily: name) == design)
  }

  @Test func `other families aren't system fonts`() {
    #expect(TokenFontFamily.Design(genericFamily: "Inter") == nil)
  }

  @Test(arguments: [(1, 100), (149, 100), (150, 200), (400, 400), (649, 600), (950, 900)])
  func `every weight has a name`(weight: Double, hundreds: Int) {
    #expect(TokenFontWeight(weight).hundreds == hundreds)
  }
}

@Suite struct `Text` {
  @Test func `text is scaled as a whole`() {
    let larger = Typography(size: 20, lineHeight: 24, kern: -0.5).scaled(by: 1.5)
    #expect(larger == Typography(size: 30, lineHeight: 36, kern: -0.75))
    #expect(Typography().scaled(by: 2) == Typography())
    #expect(TokenTheme().text.headline.scaled(by: 1.5).kernInEms == -0.5 / 24)
  }

  @Test func `kern has the same value in points and in ems`() {
    var style = Typography(size: 20, kern: -0.5)
    #expect(style.kernInEms == -0.025)
    style.kernInEms = 0.1
    #expect(style.kern == 2)
    style.kernInEms = nil
    #expect(style.kern == nil)
    #expect(Typography(kern: 1).kernInEms == nil)
    #expect(Typography(size: 0, kern: 1).kernInEms == nil)
  }

  @Test func `text is centered vertically in its line`() {
    let style = Typography(size: 17, lineHeight: 24)
    #expect(style.baselineOffset(fontLineHeight: 20) == 2)
    #expect(style.baselineOffset(fontLineHeight: 20, isDoubled: true) == 1)
    #expect(style.baselineOffset(fontLineHeight: 30) == -3)
    #expect(Typography(size: 17).baselineOffset(fontLineHeight: 20) == 0)
  }

  @Test func `text styles are found by name and by number`() {
    for style in TextStyle.allCases { #expect(TextStyle(name: style.name) == style) }
    #expect(TextStyle(name: "headline") == TextStyle(rawValue: 3))
    #expect(TextStyle(name: "nothing") == nil)
  }
}
