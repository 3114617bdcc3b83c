import Diagnostics
import TokenCompiler
import Testing

@testable import TokenLint

/// The rules about uses, references, names, and contexts.
@Suite struct `Rules about structure` {
  private static func hidden(_ rest: String) -> String {
    """
    { "swatch": { "$type": "color", "$extensions": { "dev.tokens": { "visibility": "private" } },
        "used": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
        "unused": { "$value": { "colorSpace": "srgb", "components": [0, 1, 0] } } },
      \(rest) }
    """
  }

  @Test(arguments: [
    #""a": { "$type": "color", "$value": "{swatch.used}" }"#,
    #""a": { "$type": "color", "$value": "~color.alpha({swatch.used}, 0.5)" }"#,
    """
    "a": { "$type": "color", "$value": { "colorSpace": "srgb",
      "components": [{ "$ref": "#/swatch/used/$value/components/0" }, 0, 0] } }
    """,
    """
    "a": { "$type": "border", "$value": { "color": "{swatch.used}", "style": "solid",
      "width": { "value": 1, "unit": "px" } } }
    """,
  ])
  func `a private token is used by any kind of reference`(_ user: String) throws {
    #expect(
      try Linted(Self.hidden(user)).messages(UnusedPrivateRule.self) == [
        "no token uses the private token `swatch.unused`"
      ]
    )
  }

  @Test func `the tokens of an extended group are used`() throws {
    let extending = """
      "all": { "$extends": "{swatch}",
        "$extensions": { "dev.tokens": { "visibility": "public" } } }
      """
    #expect(
      try Linted(Self.hidden(extending))
        .messages(UnusedPrivateRule.self).isEmpty
    )
  }

  @Test func `an override with the base value is reported at the override`() throws {
    let same = try Linted(light: colors(["a": "#ffffff"]), dark: colors(["a": "#ffffff"]))
    let found = same.diagnostics(SameInAllContextsRule.self)
    #expect(found.map(\.message) == ["this override of `a` repeats its value"])
    #expect(found.first?.primary?.span.file != found.first?.secondary.first?.span.file)
    let other = try Linted(light: colors(["a": "#ffffff"]), dark: colors(["a": "#000000"]))
    #expect(other.messages(SameInAllContextsRule.self).isEmpty)
  }

  @Test func `a value that each context needs isn't an override`() throws {
    let resolver = """
      { "version": "2025.10",
        "modifiers": { "theme": { "contexts": { "light": [{ "$ref": "light.tokens.json" }],
          "dark": [{ "$ref": "dark.tokens.json" }] }, "default": "light" } },
        "resolutionOrder": [{ "$ref": "#/modifiers/theme" }] }
      """
    let source = try Linted([
      "app.resolver.json": resolver, "light.tokens.json": colors(["a": "#ffffff"]),
      "dark.tokens.json": colors(["a": "#ffffff"]),
    ])
    #expect(source.messages(SameInAllContextsRule.self).isEmpty)
  }

  @Test func `an override that restores the base value isn't redundant`() throws {
    let resolver = """
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
        "modifiers": {
          "theme": { "contexts": { "light": [], "dark": [{ "$ref": "dark.tokens.json" }] },
            "default": "light" },
          "contrast": { "contexts": { "normal": [], "high": [{ "$ref": "high.tokens.json" }] },
            "default": "normal" } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" },
          { "$ref": "#/modifiers/contrast" }] }
      """
    let source = try Linted([
      "app.resolver.json": resolver, "base.tokens.json": colors(["a": "#ffffff"]),
      "dark.tokens.json": colors(["a": "#000000"]), "high.tokens.json": colors(["a": "#ffffff"]),
    ])
    #expect(source.messages(SameInAllContextsRule.self).isEmpty)
  }

  /// A source with overrides for a dark theme and then for high contrast, and for both.
  private func ordered(_ theme: String, _ contrast: String, both: String? = nil) throws -> Linted {
    func modifier(_ first: String, _ second: String, _ files: [String]) -> String {
      let list = files.joined(separator: ", ")
      return
        #"{ "contexts": { "\#(first)": [], "\#(second)": [\#(list)] }, "default": "\#(first)" }"#
    }
    let dark = #"{ "$ref": "dark.tokens.json" }"#
    let when = #""$extensions": { "dev.tokens": { "when": { "theme": "dark" } } }"#
    let high = [#"{ "$ref": "high.tokens.json" }"#, #"{ "$ref": "both.tokens.json", \#(when) }"#]
    let resolver = """
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
        "modifiers": { "theme": \(modifier("light", "dark", [dark])),
          "contrast": \(modifier("normal", "high", both == nil ? [high[0]] : high)) },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" },
          { "$ref": "#/modifiers/contrast" }] }
      """
    return try Linted([
      "app.resolver.json": resolver,
      "base.tokens.json": colors(["p.a": "#000000", "p.b": "#ffffff", "t.ink": "#777777"]),
      "dark.tokens.json": colors(["t.ink": theme]), "high.tokens.json": colors(["t.ink": contrast]),
      "both.tokens.json": colors(["t.ink": both ?? "{p.a}"]),
    ])
  }

  @Test func `overrides whose order decides are reported, unless there is one for both`() throws {
    let found = try ordered("{p.a}", "{p.b}").diagnostics(ContextOrderRule.self)
    #expect(
      found.map(\.message) == [
        "the value of `t.ink` depends on the order of `theme` and `contrast`"
      ]
    )
    #expect(found.first?.primary?.text == "applies in theme=dark contrast=high")
    #expect(try ordered("#000000", "#ffffff").messages(ContextOrderRule.self).count == 1)
    #expect(try ordered("{p.a}", "{p.a}").messages(ContextOrderRule.self).isEmpty)
    #expect(try ordered("#000000", "#000000").messages(ContextOrderRule.self).isEmpty)
    #expect(try ordered("{p.a}", "{p.b}", both: "{p.a}").messages(ContextOrderRule.self).isEmpty)
    let themed = try Linted(light: colors(["a": "#ffffff"]), dark: colors(["a": "#000000"]))
    #expect(themed.messages(ContextOrderRule.self).isEmpty)
  }

  @Test func `references to deprecated tokens are reported with the reason`() throws {
    let source = try Linted(
      """
      { "$type": "color", "ink": { "$value": "#000000", "$deprecated": "Use text." },
        "old": { "$value": "{ink}", "$deprecated": true }, "body": { "$value": "{ink}" },
        "far": { "$value": "{body}" },
        "group": { "$deprecated": true, "a": { "$value": "#000000" } } }
      """
    )
    let found = source.diagnostics(DeprecatedUsedRule.self)
    #expect(found.map(\.message) == ["`body` refers to the deprecated token `ink`"])
    #expect(found.first?.notes == ["the reason for the deprecation: Use text."])
    #expect(
      source.messages(DeprecatedWithoutReplacementRule.self) == [
        "the deprecation of `group` doesn't name a replacement",
        "the deprecation of `old` doesn't name a replacement",
      ]
    )
  }

  @Test func `names have a case, a depth, and words to avoid`() throws {
    let source = try Linted(colors(["textColor.big-one.a": "#000000", "textColor.b": "#000000"]))
    func messages(_ texts: [String: [String]]) -> [String] {
      source.messages(NamingRule.self, .texts(texts))
    }
    #expect(messages(["case": ["kebab"]]) == ["`textColor` isn't in kebab case"])
    #expect(messages(["case": ["camel"]]) == ["`textColor.big-one` isn't in camel case"])
    #expect(messages(["case": ["pascal"]]).count == 4)
    #expect(messages(["words": ["color"]]) == ["`textColor` contains the word `Color`"])
    #expect(
      source.messages(NamingRule.self, .numbers(["depth": 2])) == [
        "`textColor.big-one.a` has 3 names, expected at most 2"
      ]
    )
    var options = LintOptions.texts(["case": ["kebab"]])
    options["groups"] = .objects([.texts(["paths": ["textColor.**"]])])
    #expect(source.messages(NamingRule.self, options).isEmpty)
    let group = LintOptions.texts(["paths": ["textColor.*.a"], "pattern": ["*.{small,big}-one.*"]])
    options["groups"] = .objects([group])
    #expect(source.messages(NamingRule.self, options).isEmpty)
    #expect(
      messages(["pattern": ["textColor.{a,b}", "x"]]) == [
        "`textColor.big-one.a` doesn't match `textColor.{a,b}` or `x`"
      ]
    )
  }

  @Test func `layers refer to themselves and to the next layer`() throws {
    let source = try Linted(
      colors([
        "swatch.a": "#000000", "color.a": "{swatch.a}", "color.b": "{color.a}",
        "button.good": "{color.a}", "button.bad": "{swatch.a}", "swatch.b": "{color.a}",
      ])
    )
    let layers = ["button.**", "color.**", "swatch.**"]
    #expect(
      source.messages(LayeringRule.self, .texts(["layers": layers]))
        == [
          "`button.bad` refers to `swatch.a` in the layer `swatch.**`",
          "`swatch.b` refers to `color.a` in the layer `color.**`",
        ].sorted { $0 > $1 }
    )
  }

  @Test func `only the first token of a chain that is too long is reported`() throws {
    let source = try Linted(
      colors(["a": "#000000", "b": "{a}", "c": "{b}", "d": "{c}", "e": "{d}"])
    )
    let found = source.diagnostics(AliasDepthRule.self, .numbers(["maximum": 2]))
    #expect(found.map(\.message) == ["`d` is 3 aliases away from its value, expected at most 2"])
    #expect(found.first?.notes == ["`d` → `c` → `b` → `a`"])
  }

  @Test func `a budget counts public tokens by type`() throws {
    let source = try Linted(colors(["a": "#000000", "b": "#000000", "c": "#000000"]))
    func messages(_ type: String, _ limit: Double) -> [String] {
      var options = LintOptions()
      options["limits"] = .limits([(Located(type), limit)])
      return source.messages(TokenBudgetRule.self, options)
    }
    #expect(messages("color", 3).isEmpty)
    #expect(messages("color", 2) == ["there are 3 public color tokens, expected at most 2"])
    #expect(messages("colour", 2) == ["`colour` is not a token type"])
  }

  @Test func `private tokens need no description`() throws {
    #expect(
      try Linted(Self.hidden(##""a": { "$type": "color", "$value": "#000000" }"##))
        .messages(DescriptionMissingRule.self) == ["`a` has no description"]
    )
  }
}
