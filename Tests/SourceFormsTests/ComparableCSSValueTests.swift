import Testing

@testable import SourceForms

/// Different notations of the same value.
@Suite struct `Comparable values of CSS` {
  private func areEqual(_ first: String, _ second: String) -> Bool {
    let one = ComparableCSSValue(first)
    let other = ComparableCSSValue(second)
    #expect(one.isEquivalent(to: other) == other.isEquivalent(to: one))
    return one.isEquivalent(to: other)
  }

  @Test(arguments: [
    ("#FFF", "white"), ("#ffff", "rgb(255, 255, 255)"), ("rgb(0 0 0 / 50%)", "#00000080"),
    ("rgba(#102030, .5)", "#10203080"), ("hsl(120, 100%, 25%)", "#008000"),
    ("hsla(29,84,52,1.0)", "#eb811e"), ("transparent", "rgba(0,0,0,0)"), ("#102030", "#112030"),
    ("0 1px 2px rgba(0,0,0,.1)", "0px 1px  2px #0000001a"), ("1rem", "16px"), ("0.5s", "500ms"),
    ("0", "0rem"), ("-.5px", "-0.5px"), ("1.111rem", "17.78px"), ("1.50", "1.5"),
    ("\"Open Sans\", Arial", "'open sans',arial"), ("Open Sans", "\"Open Sans\""),
    ("cubic-bezier( 0.1, 0,.2, 1 )", "cubic-bezier(.1,0,0.2,1)"), ("oklch(0 0 0)", "#000"),
    ("16PX", "16px"), ("0 0 8px #000, 0 1px #111 inset", "0 0 8px 0 #000,inset 0 1px 0 0 #111"),
    ("\"\\201C\"", "\"\u{201C}\""), ("400 1.125rem/1.5556 'A B'", "400 18px/1.75rem A B"),
    ("18px/150% A", "18px/1.5 A"), ("18px/27px A", "18px/1.5 A"),
  ])
  func `these values are equal`(_ first: String, _ second: String) {
    #expect(areEqual(first, second))
  }

  @Test(arguments: [
    ("#fff", "#ffe"), ("#000", "#00000080"), ("1px", "1.1px"), ("1", "1px"), ("1.4", "1.41"),
    ("1px 2px", "1px, 2px"), ("1px", "1em"), ("0%", "0"), ("a b", "ab"), ("a", "a b"), ("", "0"),
    ("rgb(1, 2)", "rgb(1, 3)"), ("var(--a)", "var(--b)"), ("0.04px", "0"),
    ("1px red", "1px 0 red"), ("1px 2px 3px 4px 5px red", "1px 2px 3px 4px red"),
    ("1px 2px solid red", "1px 2px 0 solid red"), ("1px 2px", "1px 2px 0 0"),
    ("18px/1.5 A", "18px/1.6 A"), ("1.5em/1.5 A", "1.5em/2.25px A"), ("16/9", "16/9px"),
    ("18px/0 A", "18px/1 A"), ("18px/", "18px/1"), ("10px / 50%", "10px / 5px"),
    ("10px / 50% 20px", "10px / 5px 20px"),
  ])
  func `these values differ`(_ first: String, _ second: String) {
    #expect(!areEqual(first, second))
  }

  @Test func `the size of a rem can be set, and quotation marks are known`() {
    let value = ComparableCSSValue("1.6rem", remSize: 10)
    #expect(value.isEquivalent(to: ComparableCSSValue("16px")))
    #expect(ComparableCSSValue(" 'a'").isQuoted && !ComparableCSSValue("a 'b'").isQuoted)
  }

  @Test func `references are followed, and undefined and circular ones stay`() {
    let table = CSSPropertyTable([
      "--a": "var(--b) 1px", "--b": "var(--none, var(--c))", "--c": "2px", "--d": "var(--d)",
      "--e": "var(--f)",
    ])
    #expect(table.resolved("calc(var(--a))") == "calc(2px 1px)")
    #expect(table.resolved("var(--d)") == "var(--d)")
    #expect(table.resolved("var(--e)") == "var(--f)")
    #expect(table.resolved("1px light-dark(rgb(1, 2, 3), #fff)") == "1px rgb(1, 2, 3)")
    let dark = CSSPropertyTable(["--a": "light-dark(#000, #fff)"], isDark: true)
    #expect(
      dark.resolved("1px var(--a)") == "1px #fff" && dark.resolved("light-dark(") == "light-dark("
    )
  }

  @Test func `values that grow exponentially are resolved only in part`() {
    var values = ["--v0": "1px"]
    for index in 1...60 { values["--v\(index)"] = "var(--v\(index - 1)) var(--v\(index - 1))" }
    #expect(CSSPropertyTable(values).resolved("var(--v60)").utf8.count < 1 << 20)
  }
}
