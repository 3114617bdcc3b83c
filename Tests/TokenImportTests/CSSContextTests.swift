import SourceForms
import Testing

@testable import TokenImport

/// Realistic style sheets.
@Suite struct `Custom properties of CSS` {
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
    #expect(CSSColorMix.token(text)?.value == formula.map { .string($0) })
  }
}
