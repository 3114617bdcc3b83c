import Testing
import TokenCompiler

@testable import TokenOutput

/// The options of the target `css`. `Tests/Compilers` shows in a browser that the rules mean what they should.
@Suite struct StyleSheetOptionTests {
  private static let tokens = ##"""
    {
      "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
        "$extensions": { "dev.tokens": { "contexts": {
          "theme": { "dark": { "colorSpace": "srgb", "components": [1, 1, 1] } } } } } },
      "text": { "$type": "color", "$value": "{ink}" },
      "gap": { "$type": "dimension", "$value": { "value": 12, "unit": "px" },
        "$extensions": { "dev.tokens": { "contexts": {
          "brand": { "sand": { "value": 1.5, "unit": "rem" } } } } } },
      "hidden": { "$type": "color", "$extensions": { "dev.tokens": { "visibility": "private" } },
        "used": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
        "mixed": { "$value": { "colorSpace": "srgb", "components": [0, 1, 0] } },
        "chained": { "$value": "{hidden.far}" },
        "far": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } },
        "spare": { "$value": "{hidden.alone}" },
        "alone": { "$value": { "colorSpace": "srgb", "components": [0.2, 0, 0] } } },
      "a": { "$type": "color", "$value": "{hidden.used}" },
      "b": { "$type": "color", "$value": "~color.mix({hidden.mixed}, {a}, 0.5)" },
      "c": { "$type": "color", "$value": "{ink}", "$extensions": { "dev.tokens": { "contexts": {
        "theme": { "dark": "{hidden.chained}" } } } } }
    }
    """##

  private func render(
    _ options: [OptionSetting],
    modifiers: [(name: String, contexts: [String])] = [
      ("theme", ["light", "dark"]), ("brand", ["plum", "sand"]),
    ],
    contexts: [ContextChoice] = []
  ) throws -> Workshop.Result {
    var workshop = Workshop(Self.tokens)
    workshop.modifiers = modifiers
    workshop.request.options = options
    workshop.request.contexts = contexts
    return try workshop.render("css")
  }

  private func sheet(_ options: OptionSetting...) throws -> String {
    let result = try render(options)
    #expect(result.codes.isEmpty, "\(result.report)")
    return result.files["tokens.css"] ?? ""
  }

  @Test func `everything is in the layer`() throws {
    let text = try sheet(OptionSetting("layer", .string("design.tokens")))
    let lines = text.split(separator: "\n")
    #expect(lines[1] == "@layer design.tokens {" && lines.last == "}")
    #expect(lines[2...].dropLast().allSatisfy { $0.hasPrefix("  ") })
    #expect(!lines.contains { $0.last == " " })
  }

  @Test func `no selector has specificity with where`() throws {
    let text = try sheet(OptionSetting("where", .boolean(true)))
    for line in text.split(separator: "\n") where line.hasSuffix("{") && !line.contains("@") {
      #expect(line.trimmingPrefix(while: { $0 == " " }).hasPrefix(":where("), "\(line)")
    }
  }

  @Test func `contexts are chosen by the selectors and attributes that options name`() throws {
    let selectors = [
      OptionSetting.Value.ContextText(modifier: "theme", context: "dark", text: ".dark")
    ]
    let attributes = [OptionSetting.Value.ModifierText(modifier: "brand", text: "data-shop")]
    let text = try sheet(
      OptionSetting("selectors", .contexts(selectors)),
      OptionSetting("attributes", .modifiers(attributes))
    )
    #expect(text.contains("\n.dark {\n"))
    #expect(text.contains("\n  :root:not([data-theme=\"light\"], .dark) {\n"))
    #expect(text.contains("\n[data-shop=\"sand\"] {\n"))
    #expect(!text.contains("data-brand") && !text.contains("\"dark\""))
  }

  @Test func `an attribute without a context leaves the choice to the system`() throws {
    #expect(try sheet().contains("  :root:not([data-theme=\"light\"], [data-theme=\"dark\"]) {"))
  }

  @Test func `either media queries or selectors can be what chooses`() throws {
    func choosing(_ word: String) -> OptionSetting {
      OptionSetting("switch", .modifiers([.init(modifier: "theme", text: word)]))
    }
    let byMedia = try sheet(choosing("media"))
    #expect(byMedia.contains("@media (prefers-color-scheme: dark) {\n  :root {"))
    #expect(!byMedia.contains("data-theme"))
    let bySelectors = try sheet(choosing("selectors"))
    #expect(!bySelectors.contains("@media"))
    #expect(bySelectors.contains("[data-theme=\"dark\"]"))
  }

  @Test func `a colour holds light and dark where light-dark is asked for`() throws {
    let text = try sheet(OptionSetting("lightDark", .boolean(true)))
    #expect(text.contains("--ink: light-dark(#000000, #ffffff);"))
    #expect(text.contains("--c: light-dark(var(--ink), var(--hidden-chained));"))
    #expect(text.contains("--text: var(--ink);"))
    // No rule for dark is left but that of the scheme.
    #expect(text.matches(of: /--ink/).count == text.matches(of: /--ink:/).count + 2)
  }

  @Test func `each choice of contexts has a file beside the base`() throws {
    let result = try render([OptionSetting("themeFiles", .boolean(true))])
    #expect(
      result.order == [
        "tokens.css", "tokens.light-sand.css", "tokens.dark-plum.css", "tokens.dark-sand.css",
      ]
    )
    let dark = try #require(result.files["tokens.dark-plum.css"])
    #expect(dark.contains(":root {\n  --ink: #ffffff;"))
    #expect(dark.contains("color-scheme: dark;"))
    #expect(!dark.contains("--gap"))
    #expect(result.files["tokens.css"]?.contains("data-theme") == false)
  }

  @Test func `lengths are in the unit that is asked for`() throws {
    let rem = try sheet(
      OptionSetting("unit", .string("rem")),
      OptionSetting("remBase", .number(10))
    )
    #expect(rem.contains("--gap: 1.2rem;") && rem.contains("--gap: 1.5rem;"))
    let px = try sheet(OptionSetting("unit", .string("px")))
    #expect(px.contains("--gap: 12px;") && px.contains("--gap: 24px;"))
    let source = try sheet()
    #expect(source.contains("--gap: 12px;") && source.contains("--gap: 1.5rem;"))
  }

  @Test func `public tokens are registered with their types`() throws {
    let text = try sheet(OptionSetting("registered", .boolean(true)))
    #expect(
      text.contains(
        "@property --gap {\n  syntax: \"<length>\";\n  inherits: true;\n  initial-value: 12px;\n}"
      )
    )
    #expect(text.contains("@property --text {\n  syntax: \"<color>\";"))
    #expect(!text.contains("@property --hidden"))
  }

  @Test func `private tokens that nothing refers to are left out`() throws {
    func hidden(_ options: OptionSetting...) throws -> [String] {
      try render(options).files["tokens.css", default: ""].matches(of: /--hidden-(\w+):/)
        .map { String($0.1) }
    }
    #expect(try hidden() == ["used", "chained", "far"])
    #expect(
      try hidden(OptionSetting("private", .string("keep")))
        == ["used", "mixed", "chained", "far", "spare", "alone"]
    )
    #expect(try hidden(OptionSetting("private", .string("omit"))) == [])
  }

  @Test func `an output that is pinned to dark has its colour scheme`() throws {
    let dark = ContextChoice(modifier: Located("theme"), context: Located("dark"))
    let text = try #require(try render([], contexts: [dark]).files["tokens.css"])
    #expect(text.contains(":root {\n  color-scheme: dark;\n}"))
  }

  @Test func `a target that extends css keeps what stands between names`() throws {
    var workshop = Workshop(
      ##"{ "size": { "$extensions": { "dev.tokens": { "constants": {"##
        + ##" "box": { "type": "size", "value": { "width": 1, "height": 2 } } } } } } }"##
    )
    workshop.addTarget(
      "mine",
      ["target.json": ##"{ "targetVersion": 1, "extends": "css", "names": { "join": "_" } }"##]
    )
    #expect(
      try workshop.render("mine").files["tokens.css"]?.contains("--size_box_width: 1px;") == true
    )
  }

  private static let senseless: [([OptionSetting], String)] = [
    ([OptionSetting("remBase", .number(10))], "the option `remBase` does nothing without"),
    (
      [OptionSetting("lightDark", .boolean(true)), OptionSetting("registered", .boolean(true))],
      "the options `lightDark` and `registered` exclude each other"
    ),
    (
      [OptionSetting("lightDark", .boolean(true)), OptionSetting("themeFiles", .boolean(true))],
      "the options `lightDark` and `themeFiles` exclude each other"
    ),
    (
      [
        OptionSetting("themeFiles", .boolean(true)),
        OptionSetting("switch", .modifiers([.init(modifier: "theme", text: "media")])),
      ],
      "the option `themeFiles` makes rules without conditions"
    ),
    (
      [OptionSetting("switch", .modifiers([.init(modifier: "brand", text: "media")]))],
      "no media query chooses `sand` of `brand`"
    ),
    (
      [
        OptionSetting("switch", .modifiers([.init(modifier: "theme", text: "media")])),
        OptionSetting("attributes", .modifiers([.init(modifier: "theme", text: "data-mode")])),
      ],
      "the option `switch` leaves `theme` to media queries, so `attributes` and `selectors` do"
    ),
    (
      [OptionSetting("fontFiles", .string("fonts/"))],
      "the option `fontFiles` is set, but no public"
    ),
    (
      [OptionSetting("selector", .string(":root, .acme"))], "`selector` is `:root, .acme`, expected"
    ),
    (
      [OptionSetting("switch", .modifiers([.init(modifier: "theme", text: "both")]))],
      "`switch` is an object, expected an object of texts that match `media|selectors`"
    ),
    (
      [OptionSetting("attributes", .modifiers([.init(modifier: "them", text: "data-x")]))],
      "the source has no modifier `them`"
    ),
    (
      [OptionSetting("attributes", .string("data-x"))],
      "`attributes` is `data-x`, expected an object such as"
    ),
  ]

  @Test(arguments: senseless.indices)
  func `options that make no sense are refused with one message`(_ index: Int) throws {
    let (options, message) = Self.senseless[index]
    let messages = try render(options).messages
    #expect(messages.count == 1 && messages[0].hasPrefix(message), "\(messages)")
  }

  @Test func `light-dark needs a pair of contexts`() throws {
    let messages = try render(
      [OptionSetting("lightDark", .boolean(true))],
      modifiers: [("theme", ["light", "dark", "sepia"]), ("brand", ["plum", "sand"])]
    ).messages
    #expect(messages.count == 1 && messages[0].contains("which `theme` is not"), "\(messages)")
  }
}
