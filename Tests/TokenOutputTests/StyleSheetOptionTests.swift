import Testing
import TokenCompiler

@testable import TokenOutput

/// The options of the target `css`. `Tests/Compilers` verifies the meaning of the rules in a
/// browser.
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

  @Test func `everything is in the cascade layer`() throws {
    let text = try sheet(OptionSetting("layer", .string("design.tokens")))
    let lines = text.split(separator: "\n")
    #expect(lines[1] == "@layer design.tokens {" && lines.last == "}")
    #expect(lines[2...].dropLast().allSatisfy { $0.hasPrefix("  ") })
    #expect(!lines.contains { $0.last == " " })
  }

  @Test(arguments: [("Reduced", "full"), ("reduce", "full"), ("full", "reduced")])
  func `a modifier named motion follows the user's preference`(
    _ other: String,
    _ base: String
  ) throws {
    var workshop = Workshop(
      ##"""
      { "gap": { "$type": "duration", "$value": { "value": 2, "unit": "s" }, "$extensions": {
          "dev.tokens": { "contexts": { "\##(other)": { "value": 0, "unit": "s" } } } } } }
      """##
    )
    workshop.modifiers = [("motion", [base, other])]
    let preference = other == "full" ? "no-preference" : "reduce"
    let css = try workshop.render("css").files["tokens.css"] ?? ""
    #expect(
      css.contains(
        """
        @media (prefers-reduced-motion: \(preference)) {
          :root:not([data-motion="\(base)"], [data-motion="\(other)"]) {
            --gap: 0s;
        """
      )
    )
    let theme = try workshop.render("tailwind").files["theme.css"] ?? ""
    #expect(theme.contains("@media (prefers-reduced-motion: \(preference)) {\n    :root:not"))
    workshop.modifiers = [("speed", [base, other])]
    #expect(try workshop.render("css").files["tokens.css"]?.contains("@media") == false)
  }

  @Test func `transitions are limited to the properties of the style`() throws {
    var workshop = Workshop(
      ##"""
      { "button": { "$extensions": { "dev.tokens": { "component": "button" } },
          "press": { "$type": "transition", "$value": { "duration": { "value": 1, "unit": "s" },
            "delay": { "value": 0, "unit": "s" }, "timingFunction": [0, 0, 1, 1] } },
          "opacity": { "$type": "number", "$value": 1 },
          "placeholderColor": { "$type": "color", "$value": "#000000" },
          "opacityDisabled": { "$type": "number", "$value": 0.5 },
          "gapHovered": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
          "icon": { "press": { "$type": "transition", "$value": "{button.press}" },
            "$extensions": { "dev.tokens": { "component": "image" } } } } }
      """##
    )
    workshop.request.options = [OptionSetting("transitionProperties", .boolean(true))]
    let text = try workshop.render("css").files["components.css"] ?? ""
    #expect(text.contains("(--button-press);\n  opacity: var(--button-opacity);\n"))
    #expect(text.contains("\n  transition-property: opacity, gap;\n}"))
    #expect(text.contains("(--button-icon-press);\n  transition-property: none;\n}"))
    workshop.request.options = []
    let usual = try workshop.render("css").files["components.css"] ?? ""
    #expect(!usual.contains("transition-property"))
  }

  @Test func `a font shorthand refers to the properties of its style in each context`() throws {
    let tokens = ##"""
      { "text": { "$type": "typography", "body": { "$value": {
        "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
        "lineHeight": 1.5, "letterSpacing": { "value": 0, "unit": "px" } },
        "$extensions": { "dev.tokens": { "contexts": { "brand": { "sand": {
          "fontFamily": "Inter", "fontSize": { "value": 18, "unit": "px" }, "fontWeight": 400,
          "lineHeight": 1.5, "letterSpacing": { "value": 0, "unit": "px" } } } } } } } } }
      """##
    var workshop = Workshop(tokens)
    workshop.modifiers = [("brand", ["plum", "sand"])]
    workshop.request.options = [OptionSetting("fontShorthands", .boolean(true))]
    let sheet = try #require(try workshop.render("css").files["tokens.css"])
    let shorthand = """
      --text-body: var(--text-body-font-weight) \
      var(--text-body-font-size)/var(--text-body-line-height) var(--text-body-font-family);
      """
    let lines = sheet.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.count { $0 == shorthand } == 3, "\(sheet)")
    workshop.request.options = []
    #expect(try workshop.render("css").files["tokens.css"]?.contains("--text-body:") == false)
  }

  @Test func `with where, selectors have no specificity`() throws {
    let text = try sheet(OptionSetting("where", .boolean(true)))
    for line in text.split(separator: "\n") where line.hasSuffix("{") && !line.contains("@") {
      #expect(line.trimmingPrefix(while: { $0 == " " }).hasPrefix(":where("), "\(line)")
    }
  }

  @Test func `contexts use the selectors and attributes named by options`() throws {
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

  @Test func `without an attribute, the system chooses the context`() throws {
    #expect(try sheet().contains("  :root:not([data-theme=\"light\"], [data-theme=\"dark\"]) {"))
  }

  @Test func `contexts can be limited to media queries or to selectors`() throws {
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

  @Test func `a color contains light and dark if light-dark is on`() throws {
    let text = try sheet(OptionSetting("lightDark", .boolean(true)))
    #expect(text.contains("--ink: light-dark(#000000, #ffffff);"))
    #expect(text.contains("--c: light-dark(var(--ink), var(--hidden-chained));"))
    #expect(text.contains("--text: var(--ink);"))
    // The only remaining rules for dark are those of the color scheme.
    #expect(text.matches(of: /--ink/).count == text.matches(of: /--ink:/).count + 2)
  }

  @Test func `each combination of contexts has a file in addition to the base`() throws {
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

  @Test func `lengths have the requested unit`() throws {
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

  @Test func `unreferenced private tokens are omitted`() throws {
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

  @Test func `an output pinned to dark has its color scheme`() throws {
    let dark = ContextChoice(modifier: Located("theme"), context: Located("dark"))
    let text = try #require(try render([], contexts: [dark]).files["tokens.css"])
    #expect(text.contains(":root {\n  color-scheme: dark;\n}"))
  }

  @Test func `a target that extends css keeps the separator of names`() throws {
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
    ([OptionSetting("remBase", .number(10))], "the option `remBase` has no effect without"),
    (
      [OptionSetting("lightDark", .boolean(true)), OptionSetting("registered", .boolean(true))],
      "the options `lightDark` and `registered` cannot be used together"
    ),
    (
      [OptionSetting("lightDark", .boolean(true)), OptionSetting("themeFiles", .boolean(true))],
      "the options `lightDark` and `themeFiles` cannot be used together"
    ),
    (
      [
        OptionSetting("themeFiles", .boolean(true)),
        OptionSetting("switch", .modifiers([.init(modifier: "theme", text: "media")])),
      ],
      "the option `themeFiles` writes rules without conditions"
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
      "the option `switch` leaves `theme` to media queries, so `attributes` and `selectors` have"
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
      "`switch` is an object, expected an object with strings that match `media|selectors`"
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
  func `an invalid combination of options is reported once`(_ index: Int) throws {
    let (options, message) = Self.senseless[index]
    let messages = try render(options).messages
    #expect(messages.count == 1 && messages[0].hasPrefix(message), "\(messages)")
  }

  @Test(arguments: [false, true])
  func `at most one media query of a modifier matches, with equal specificity`(_ isInside: Bool)
    throws
  {
    var workshop = Workshop(
      ##"""
      { "w": { "$type": "number", "$value": 1, "$extensions": { "dev.tokens": { "contexts": {
        "theme": { "light-hc": 2, "dark": 3, "dark-hc": 4 }, "brand": { "q": 5 } } } } } }
      """##
    )
    workshop.modifiers = [
      ("theme", ["light", "dark-hc", "dark", "light-hc"]), ("brand", ["p", "q"]),
    ]
    workshop.appearance = CompileRequest.AppearanceSetting(
      modifier: Located("theme"),
      light: Located("light"),
      dark: Located("dark"),
      highContrast: .contexts(light: Located("light-hc"), dark: Located("dark-hc"))
    )
    if isInside { workshop.request.options = [OptionSetting("selector", .string(".acme"))] }
    for (target, file) in [("css", "tokens.css"), ("tailwind", "theme.css")] {
      let text = try workshop.render(target).files[file] ?? ""
      let dark = "@media (prefers-color-scheme: dark) and "
      #expect(text.contains(dark + "(not (prefers-contrast: more)) {"))
      #expect(text.contains(dark + "(prefers-contrast: more) {"))
      #expect(!text.contains("(prefers-color-scheme: dark) {"))
      // A second `:not()` of the same modifier would increase the specificity above that of a
      // brand's rule.
      #expect(!text.contains(/:root(:not\([^)]*\)){2}/))
      if isInside { break }
    }
  }

  @Test func `light-dark requires a pair of contexts`() throws {
    let messages = try render(
      [OptionSetting("lightDark", .boolean(true))],
      modifiers: [("theme", ["light", "dark", "sepia"]), ("brand", ["plum", "sand"])]
    ).messages
    #expect(messages.count == 1 && messages[0].contains("unlike `theme`"), "\(messages)")
  }
}
