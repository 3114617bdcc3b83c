import TokenOutput
import Testing

@testable import TokenCompiler
@testable import Workspace

/// The contexts that the rules of published style sheets choose.
@Suite struct `Contexts of rules` {
  private static let dark = Appearance(scheme: .dark, contrast: nil)
  private static let light = Appearance(scheme: .light, contrast: nil)

  private static let modifiers = [
    Modifier(
      name: "theme",
      contexts: ["light", "night-sky"],
      defaultContext: 0,
      role: .appearance,
      appearances: [light, dark]
    ),
    Modifier(name: "brand", contexts: ["plum", "sand", "red-clay"], defaultContext: 0),
    Modifier(
      name: "contrast",
      contexts: ["standard", "high"],
      defaultContext: 0,
      role: .contrast,
      appearances: [
        Appearance(scheme: nil, contrast: .standard), Appearance(scheme: nil, contrast: .high),
      ]
    ),
    Modifier(name: "width", contexts: ["narrow", "wide"], defaultContext: 0),
  ]

  private static let request = OutputRequest(options: [
    OptionSetting("selector", .string(".app")),
    OptionSetting("attributes", .modifiers([text("width", "data-size")])),
    OptionSetting("selectors", .contexts([text("brand", "sand", ".S")])),
    OptionSetting("conditions", .contexts([text("width", "wide", "(min-width: 60rem)")])),
  ])

  private static func text(_ modifier: String, _ text: String) -> OptionSetting.Value.ModifierText {
    .init(modifier: modifier, text: text, span: nil)
  }

  private static func text(
    _ modifier: String,
    _ context: String,
    _ text: String
  ) -> OptionSetting.Value.ContextText {
    .init(modifier: modifier, context: context, text: text, span: nil)
  }

  @Test(arguments: [
    (":root", [""]), ("html, body", [""]), (":host", [""]), (".app", [""]), ("@layer x", [""]),
    (":root:not([data-theme=\"dark\"])", [""]), (":where(:root)", [""]), (".light", [""]),
    ("[data-theme=\"night-sky\"]", ["theme=night-sky"]), (".nightSky", []),
    (".theme-night-sky", ["theme=night-sky"]), (".dark", ["theme=night-sky"]),
    ("[data-theme='dark'], .dark-mode", ["theme=night-sky"]), ("html.dark", ["theme=night-sky"]),
    (":host(.dark)", ["theme=night-sky"]), (":root, .dark", ["", "theme=night-sky"]),
    (".dark .brand-red-clay", ["theme=night-sky brand=red-clay"]),
    ("[data-brand=sand][data-theme=dark]", ["theme=night-sky brand=sand"]),
    (":is(.sand, .red-clay)", ["brand=sand", "brand=red-clay"]), (".S", ["brand=sand"]),
    ("[data-size=wide]", ["width=wide"]), ("[data-theme=wide]", ["width=wide"]),
    ("[data-dark]", ["theme=night-sky"]), (".card", []), (".card, .dark", ["theme=night-sky"]),
    (".dark > .card", []), ("a:hover", []), ("", []), (":not(", [""]), ("[", []), (".", []),
    ("@media (prefers-color-scheme: dark)", ["theme=night-sky"]),
    ("@media screen and (prefers-color-scheme:light)", [""]), ("@media print", []),
    ("@media (prefers-contrast: more)", ["contrast=high"]),
    (
      "@media (prefers-color-scheme: dark) and (prefers-contrast: more)",
      ["theme=night-sky contrast=high"]
    ),
    ("@media (prefers-color-scheme: dark) and (not (prefers-contrast: more))", ["theme=night-sky"]),
    ("@media (min-width: 60rem)", ["width=wide"]), ("@media (min-width: 61rem)", []),
    ("@media not screen", []), ("@supports (color: red)", []), ("@font-face", []),
  ])
  func `a rule applies to the page, in contexts, or to a part of the page`(
    _ block: String,
    _ expected: [String]
  ) {
    var contexts = RuleContexts(Self.modifiers, [Self.request])
    #expect(contexts.contexts(of: [block[...]]).map { $0.text(Self.modifiers) } == expected)
  }

  @Test func `nested rules apply in the contexts of all`() {
    var contexts = RuleContexts(Self.modifiers, [])
    func texts(_ blocks: Substring...) -> [String] {
      contexts.contexts(of: blocks).map { $0.text(Self.modifiers) }
    }
    #expect(texts() == [""])
    #expect(
      texts("@media (prefers-color-scheme: dark)", ":root:not(.light)") == ["theme=night-sky"]
    )
    #expect(texts("@layer a", ".dark", "@media (prefers-contrast: more)").count == 1)
    #expect(texts(".sand", ".red-clay").isEmpty)
    #expect(texts(":root", ".card").isEmpty)
  }

  @Test func `the contexts of a name that two modifiers have are unknown`() {
    let modifiers = ["a", "b"].map {
      Modifier(name: $0, contexts: ["one", "two"], defaultContext: 0)
    }
    var contexts = RuleContexts(modifiers, [])
    #expect(contexts.contexts(of: [".two"]).isEmpty)
    #expect(contexts.contexts(of: ["[data-b=two]"]).map { $0.text(modifiers) } == ["b=two"])
  }

  @Test func `a preference for reduced motion chooses the contexts of a modifier named motion`() {
    let modifiers = [
      Modifier(name: "Motion", contexts: ["full", "reduced"], defaultContext: 0),
      Modifier(name: "pace", contexts: ["fast", "reduced"], defaultContext: 0),
    ]
    var contexts = RuleContexts(modifiers, [])
    func texts(_ block: Substring) -> [String] {
      contexts.contexts(of: [block]).map { $0.text(modifiers) }
    }
    #expect(texts("@media (prefers-reduced-motion: reduce)") == ["Motion=reduced"])
    #expect(texts("@media (prefers-reduced-motion: no-preference)") == [""])
  }
}
