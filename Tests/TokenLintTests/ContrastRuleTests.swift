import Diagnostics
import TokenCompiler
import Testing

@testable import TokenLint

/// The rule `contrast`: the pairs it finds, and their contrast in every context.
@Suite struct `Contrast of pairs` {
  private func pairs(_ tokens: KeyValuePairs<String, String>) throws -> [String] {
    let source = LintSource(try Linted(colors(tokens)).ir)
    return ContrastPairs(source, LintOptions()).pairs.map {
      "\(source.path(of: $0.text)) on \(source.path(of: $0.ground)) \($0.minimum)"
    }
  }

  @Test func `names at the same path are pairs`() throws {
    #expect(
      try pairs(["text.a": "#000000", "background.a": "#ffffff", "background.b": "#ffffff"])
        == ["text.a on background.a 4.5"]
    )
    #expect(
      try pairs(["button.fgColor.rest": "#000000", "button.bgColor.rest": "#ffffff"])
        == ["button.fgColor.rest on button.bgColor.rest 4.5"]
    )
    #expect(
      try pairs(["icon-accent": "#000000", "surface-accent": "#ffffff"])
        == ["icon-accent on surface-accent 3.0"]
    )
    #expect(
      try pairs(["color.on.accent": "#000000", "color.background.accent": "#ffffff"])
        == ["color.on.accent on color.background.accent 4.5"]
    )
  }

  @Test func `a name that begins with on is paired with the rest of the name`() throws {
    #expect(
      try pairs(["color.onPrimary": "#000000", "color.primary": "#ffffff"])
        == ["color.onPrimary on color.primary 4.5"]
    )
    #expect(
      try pairs(["text.brand.on-brand": "#000000", "background.brand.default": "#ffffff"])
        == ["text.brand.on-brand on background.brand.default 4.5"]
    )
    #expect(
      try pairs([
        "text.brand.on-brand-secondary": "#000000", "background.brand.secondary": "#ffffff",
      ]) == ["text.brand.on-brand-secondary on background.brand.secondary 4.5"]
    )
  }

  @Test func `in a group with names that begin with on, other names aren't pairs`() throws {
    let found = try pairs([
      "text.brand.default": "#0000ff", "text.brand.on-brand": "#ffffff",
      "background.brand.default": "#0000ff",
    ])
    #expect(found == ["text.brand.on-brand on background.brand.default 4.5"])
  }

  @Test func `disabled states and unrelated names aren't pairs`() throws {
    #expect(try pairs(["text.disabled": "#888888", "background.disabled": "#999999"]).isEmpty)
    #expect(try pairs(["context.a": "#888888", "background.a": "#999999"]).isEmpty)
    #expect(try pairs(["once.a": "#888888", "ce.a": "#999999"]).isEmpty)
  }

  @Test(arguments: [("#767676", 0), ("#777777", 1), ("#000000", 0), ("#ffffff", 1)])
  func `the limit is that of WCAG`(_ text: String, _ count: Int) throws {
    let source = try Linted(colors(["text.a": text, "background.a": "#ffffff"]))
    #expect(source.messages(ContrastRule.self).count == count)
  }

  @Test func `the contrast of APCA is additional information`() throws {
    let source = try Linted(colors(["text.a": "#888888", "background.a": "#ffffff"]))
    let note = "the lightness contrast of APCA is Lc 63"
    let found = source.diagnostics(ContrastRule.self, .texts(["measure": ["apca"]]))
    #expect(found.count == 1 && found[0].notes.contains(note))
    #expect(found[0].message.contains("3.54:1"))
    #expect(source.diagnostics(ContrastRule.self)[0].notes.contains(note) == false)
  }

  @Test func `a pair is reported once, with its worst contexts and a color that is enough`() throws
  {
    let source = try Linted(
      light: colors(["text.a": "#777777", "background.a": "#ffffff"]),
      dark: colors(["text.a": "#444444", "background.a": "#222222"])
    )
    let found = try #require(source.diagnostics(ContrastRule.self).first)
    #expect(source.diagnostics(ContrastRule.self).count == 1)
    #expect(
      found.message
        == "`text.a` on `background.a` has a contrast of 1.63:1, expected at least 4.5:1"
    )
    #expect(found.primary?.text == "#444444 in theme=dark")
    #expect(found.notes.contains("it's also too low in theme=light (4.47:1)"))
    #expect(found.help == "`#898989` would be enough")
  }

  @Test func `the smallest change that is enough is suggested`() throws {
    let source = try Linted(colors(["text.a": "#006eff", "background.a": "#ffffff"]))
    #expect(source.diagnostics(ContrastRule.self).first?.help == "`#006efe` would be enough")
  }

  @Test func `pairs that always have the same colors are one finding`() throws {
    let source = try Linted(
      colors([
        "gray.500": "#888888", "gray.400": "#999999", "text.a": "{gray.500}",
        "background.a": "{gray.400}", "text.b": "{text.a}", "background.b": "{gray.400}",
      ])
    )
    let found = source.diagnostics(ContrastRule.self)
    #expect(found.count == 1)
    #expect(found.first?.notes.last == "the same colors: `text.b` on `background.b`")
  }

  @Test func `translucent text is blended, and a translucent background needs a page`() throws {
    let source = try Linted(
      colors(["text.a": "#00000080", "background.a": "#ffffff"])
    )
    #expect(source.messages(ContrastRule.self).count == 1)
    let none = try Linted(colors(["text.a": "#ffffff00", "background.a": "#ffffff"]))
    #expect(none.messages(ContrastRule.self).isEmpty)
    let tokens = colors(["text.a": "#ffffff", "background.a": "#00000000", "page": "#ffffff"])
    let unknown = try Linted(tokens).diagnostics(ContrastRule.self)
    #expect(unknown.map(\.severity) == [.advice])
    #expect(unknown.first?.message == "1 pair is not checked completely")
    let known = try Linted(tokens).messages(ContrastRule.self, .texts(["page": ["page"]]))
    #expect(known.count == 1 && known[0].contains("1:1"))
    let notes = try Linted(tokens).diagnostics(ContrastRule.self, .texts(["page": ["page"]]))
    #expect(notes[0].notes.last == "the background is translucent, and `page` is behind it")
    let wrong = try Linted(tokens).messages(ContrastRule.self, .texts(["page": ["pgae"]]))
    #expect(wrong.first == "the page `pgae` isn't a color token")
  }

  @Test func `the configuration adds pairs, and a pattern without matches is reported`() throws {
    let source = try Linted(
      colors(["fore": "#777777", "back.page": "#ffffff", "back.card": "#eeeeee"])
    )
    func messages(_ foreground: String) -> [String] {
      var options = LintOptions()
      let pair = LintOptions.texts(["foreground": [foreground], "background": ["back.{page,card}"]])
      options["pairs"] = .objects([pair])
      return source.messages(ContrastRule.self, options)
    }
    #expect(messages("fore").count == 2)
    #expect(messages("for").first == "`for` matches no color")
  }

  @Test func `a pair in the configuration can require more in some contexts`() throws {
    let source = try Linted(
      light: colors(["fore": "#666666", "back": "#ffffff"]),
      dark: colors(["fore": "#595959"])
    )
    func messages(_ minimum: Double, _ contexts: [String]) -> [String] {
      var pair = LintOptions.texts([
        "foreground": ["fore"], "background": ["back"], "contexts": contexts,
      ])
      pair["minimum"] = .number(minimum)
      var options = LintOptions()
      options["pairs"] = .objects([pair])
      return source.messages(ContrastRule.self, options)
    }
    #expect(messages(6, []).count == 1)
    #expect(messages(6, ["theme=light"]).count == 1)
    #expect(messages(6, ["theme=dark"]).isEmpty)
    #expect(messages(6, ["theme=dark", "theme=light"]).count == 1)
    #expect(messages(8, ["theme=dark"]).count == 1)
    #expect(
      messages(6, ["theme=drak"]).first == "`theme=drak` is not a context; nothing is checked there"
    )
    #expect(messages(6, ["dark"]).first?.hasPrefix("`dark` is not a context") == true)
  }

  @Test func `no pairs are never a silent success`() throws {
    let none = try Linted(colors(["a": "#000000", "b": "#ffffff"]))
    #expect(
      none.messages(ContrastRule.self) == [
        "no contrast was checked, because no pairs of colors were found"
      ]
    )
    #expect(try Linted(colors(["a": "#000000"])).messages(ContrastRule.self).isEmpty)
  }

  @Test func `names whose colors are mostly the same aren't pairs`() throws {
    func source(_ ground: String) throws -> Linted {
      try Linted(
        colors([
          "content.a": "#aa0000", "content.b": "#bb0000", "content.c": "#cc0000",
          "content.d": "#dd0000", "content.e": "#cc1100", "background.a": ground,
          "background.b": ground,
          "background.c": ground, "background.d": "#ffffff",
          "background.e": ground,
        ])
      )
    }
    let doubtful = try source("#bb0000").diagnostics(ContrastRule.self)
    #expect(
      doubtful.map(\.message) == [
        "5 pairs of `content` and `background` are not checked, because most are nearly the same color"
      ]
    )
    #expect(doubtful.first?.severity == .advice)
    var options = LintOptions()
    let pair = LintOptions.texts(["foreground": ["content.a"], "background": ["background.a"]])
    options["pairs"] = .objects([pair])
    #expect(try source("#bb0000").messages(ContrastRule.self, options).count == 2)
    #expect(try source("#ff8888").messages(ContrastRule.self).count == 4)
  }

  @Test func `the pair with the highest requirement is reported`() throws {
    let source = try Linted(
      colors([
        "gray": "#999999", "icon.a": "{gray}", "text.a": "{gray}", "background.a": "#ffffff",
      ])
    )
    let found = source.diagnostics(ContrastRule.self)
    #expect(found.count == 1 && found[0].message.hasPrefix("`text.a` on"))
    #expect(found.first?.notes.last == "the same colors: `icon.a` on `background.a`")
  }

  @Test func `a component with large text needs less contrast`() throws {
    func source(_ size: Int) -> String {
      """
      { "ink": { "$type": "color", "$value": "#888888" },
        "title": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontWeight": 400,
          "fontSize": { "value": \(size), "unit": "px" }, "lineHeight": 1.2,
          "letterSpacing": { "value": 0, "unit": "px" } } },
        "card": { "$extensions": { "dev.tokens": { "component": "label" } },
          "background": { "$type": "color", "$value": "#ffffff" },
          "color": { "$type": "color", "$value": "{ink}" },
          "text": { "$type": "typography", "$value": "{title}" } } }
      """
    }
    #expect(try Linted(source(24)).messages(ContrastRule.self).isEmpty)
    #expect(try Linted(source(23)).messages(ContrastRule.self).count == 1)
  }
}
