import Diagnostics
import Testing

@testable import TokenImport

/// Realistic style sheets.
@Suite struct `Custom properties of CSS` {
  private func declarations(_ text: String) -> [CSSDeclaration] {
    let file = ImportFile(id: SourceMap.FileID(index: 0), path: "a.css", bytes: Array(text.utf8))
    return CSSScanner.declarations(of: file)
  }

  @Test func `the contents of comments, strings, and parentheses are skipped`() {
    let found = declarations(
      """
      /* :root { --no: 1 } */ a::before { content: "} --no: 1; {" }
      :root { --a: url(data:x;y{}); --b: "; --no: 1";  /* --no: 2; */ --c : 1 /* x */ 2 ! important }
      """
    )
    #expect(found.map(\.name) == ["a", "b", "c"])
    #expect(found.map(\.value) == ["url(data:x;y{})", "\"; --no: 1\"", "1 2"])
  }

  @Test func `an escaped quote doesn't end a string`() {
    let found = declarations(#":root { --a: "x\"; --no: 1"; --b: 'y\'}'; --c: 2 }"#)
    #expect(found.map(\.name) == ["a", "b", "c"])
    #expect(found.map(\.value) == [#""x\"; --no: 1""#, #"'y\'}'"#, "2"])
  }

  @Test func `the last declaration needs no semicolon, and no text makes the scanner trap`() {
    #expect(declarations(":root{--a:1}").map(\.value) == ["1"])
    let whole = "@media (x) { :root { --a: var(--b, \"c\\\"\"); /* d */ } } }"
    for length in 0...whole.utf8.count { _ = declarations(String(whole.prefix(length))) }
    #expect(declarations("}}}; --a: 1 }").map(\.name) == ["a"])
    #expect(declarations("/*").isEmpty && declarations("'\\").isEmpty)
  }

  @Test(arguments: [
    (":root", CSSContext.base), ("html", .base), (":host, :root", .base), ("@layer tokens", .base),
    ("@theme", .base), ("[data-theme=\"dark\"]", CSSContext.dark), (".dark", CSSContext.dark),
    (":root.dark", CSSContext.dark), (":root, [data-theme=light]", .base),
    ("[data-bs-theme='dark']", CSSContext.dark),
    ("@media (prefers-color-scheme: dark)", CSSContext.dark),
    ("@media(prefers-contrast:more)", .context(modifier: "contrast", name: "high")),
    ("[data-brand=plum]", .context(modifier: "brand", name: "plum")),
    ("[data-brand=plum] .card", .other("[data-brand=plum] .card")), (".card", .other(".card")),
    (".dark, .card", .other(".dark, .card")), ("@media print", .other("@media print")),
  ])
  func `a block applies to the page, to a context, or to a part of the page`(
    _ block: String,
    _ context: CSSContext
  ) {
    #expect(CSSContext([block[...]]) == context)
  }

  @Test func `nested dark blocks are dark, and two modifiers at once aren't a context`() {
    #expect(CSSContext(["@media (prefers-color-scheme: dark)", ":root:not(.light)"]) == .dark)
    #expect(CSSContext(["@media (prefers-color-scheme: dark)", ".dark"]) == .dark)
    let both: [Substring] = ["@media (prefers-color-scheme: dark)", "[data-brand=plum]"]
    #expect(CSSContext(both) == .other(both.joined(separator: " ")))
  }

  @Test(arguments: [
    ("color-mix(in oklab, {a} 30%, {b})", "~color.mix({a}, {b}, 0.3)"),
    ("color-mix(in srgb, {a}, white 25%)", "~color.mix({a}, #ffffff, 0.75, srgb)"),
    ("color-mix(in oklab, {a}, transparent)", "~color.mix({a}, #00000000, 0.5)"),
    ("color-mix(in oklab, {a} 20%, {b} 20%)", nil), ("color-mix(in lch, {a}, {b})", nil),
  ])
  func `a mixture becomes an expression if possible`(_ text: String, _ formula: String?) {
    #expect(CSSColorMix(text)?.formula == formula)
  }

  @Test func `references have fallbacks, which may have references`() {
    let text = CSSVariableText("var(--a, var(--b, 1px)) + var(--c)")
    #expect(text.references == ["a", "c"])
    #expect(text.text { "{\($0)}" } == "{a} + {c}")
    #expect(text.text { $0 == "c" ? "2px" : nil } == "var(--b, 1px) + 2px")
    #expect(CSSVariableText("var(--a, 4px)").fallback == "4px")
    #expect(CSSVariableText("var(").references.isEmpty)
  }
}
