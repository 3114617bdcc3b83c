import Diagnostics
import Testing

@testable import TokenCompiler

/// Sources that DTCG allows but that are probably mistakes.
@Suite struct `Warnings about likely mistakes` {
  private func codes(_ text: String) -> [DiagnosticCode] {
    Project(text).compile().diagnostics.map(\.code)
  }

  // MARK: hex

  @Test(arguments: [
    // Exact, or rounded to eight bits, four digits, or two digits.
    ##""colorSpace": "srgb", "components": [1, 0.4, 0], "hex": "#ff6600""##,
    ##""colorSpace": "srgb", "components": [0.5, 0.5, 0.5], "hex": "#7f8080""##,
    ##""colorSpace": "srgb", "components": [0.0706, 0.2, 0.3333], "hex": "#123355""##,
    ##""colorSpace": "srgb", "components": [0.07, 0.2, 0.33], "hex": "#123355""##,
    // Off by one.
    ##""colorSpace": "srgb", "components": [1, 0.4, 0], "hex": "#ff6700""##,
    // Color spaces other than sRGB, with integer components.
    ##""colorSpace": "hsl", "components": [210, 65, 20], "hex": "#123355""##,
    // Outside sRGB, any fallback matches.
    ##""colorSpace": "display-p3", "components": [1, 0, 0], "hex": "#00ff00""##,
    ##""colorSpace": "srgb", "components": ["none", 0, 0], "hex": "#00ff00""##,
  ])
  func `a hex that equals the color within rounding isn't reported`(_ color: String) {
    #expect(codes(#"{ "a": { "$type": "color", "$value": { \#(color) } } }"#) == [])
  }

  @Test(arguments: [
    ##""colorSpace": "srgb", "components": [1, 0.4, 0], "hex": "#ff6800""##,
    // Off by two, with two digits.
    ##""colorSpace": "srgb", "components": [0.55, 0.4, 0], "hex": "#8e6600""##,
    ##""colorSpace": "oklch", "components": [0.5, 0, 0], "hex": "#656565""##,
    ##""colorSpace": "hsl", "components": [210, 65, 20], "hex": "#123377""##,
    ##""colorSpace": "display-p3", "components": [0.5, 0.5, 0.5], "hex": "#008000""##,
  ])
  func `a hex that doesn't match the color is reported with the components`(_ color: String) {
    #expect(codes(#"{ "a": { "$type": "color", "$value": { \#(color) } } }"#) == [.hexDiffers])
  }

  // MARK: Types

  @Test func `an alias whose type differs from its group's is reported unless it has a type`() {
    let space = #""space": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } }"#
    func group(_ alias: String) -> String {
      #"{ \#(space), "color": { "$type": "color", "gap": { \#(alias) } } }"#
    }
    #expect(codes(group(#""$value": "{space}""#)) == [.groupTypeOverridden])
    #expect(codes(group(#""$value": "{space}", "$type": "dimension""#)) == [])
    #expect(codes(#"{ \#(space), "color": { "gap": { "$value": "{space}" } } }"#) == [])
  }

  // MARK: Names

  @Test(arguments: [
    ("dev.token", 1), ("devtokens", 1), ("Dev.Tokens", 1), ("dev.tokn", 1), ("dev.tokens", 0),
    ("web.tokens", 0), ("studio.tokens", 0), ("com.figma", 0), ("dev.styles", 0),
  ])
  func `a misspelled extension key is warned about`(_ name: String, _ count: Int) {
    let extensions = #""$extensions": { "\#(name)": { "visibility": "private" } }"#
    let text =
      #"{ "a": { "$type": "number", "$value": 1, \#(extensions) }, "g": { \#(extensions) } }"#
    #expect(codes(text) == [DiagnosticCode](repeating: .misspelledExtension, count: 2 * count))
  }

  @Test func `a token that exists only in a theme and resembles a base token is reported`() {
    let token = #"{ "$type": "number", "$value": 1 }"#
    let base = #"{ "color": { "accent": \#(token), "blue1": \#(token), "fore": \#(token) } }"#
    func help(_ dark: String) -> [String?] {
      Project.themed(base, dark: dark).compile().diagnostics.map(\.help)
    }
    let other = "define it in every context"
    #expect(help(#"{ "color": { "acent": \#(token) } }"#) == ["did you mean `color.accent`?"])
    #expect(help(#"{ "colr": { "accent": \#(token) } }"#) == ["did you mean `color.accent`?"])
    #expect(help(#"{ "color": { "blue2": \#(token) } }"#) == [other])
    #expect(help(#"{ "color": { "acent": \#(token), "accent": \#(token) } }"#) == [other])
  }

  // MARK: Expressions

  private func formula(_ type: String, _ value: String, _ formula: String) -> [DiagnosticCode] {
    codes(
      ##"""
      { "grid": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
        "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 0.6] } },
        "a": { "$type": "\##(type)", "$value": \##(value),
          "$extensions": { "dev.tokens": { "expression": "\##(formula)" } } } }
      """##
    )
  }

  @Test func `a value that matches its expression isn't reported`() {
    #expect(formula("dimension", #"{ "value": 20, "unit": "px" }"#, "{grid} * 5") == [])
    #expect(formula("dimension", #"{ "value": 1.33, "unit": "px" }"#, "{grid} / 3") == [])
    #expect(formula("dimension", #"{ "value": 0.4, "unit": "px" }"#, "{grid} * 0.1") == [])
    #expect(formula("dimension", #"{ "value": 0, "unit": "rem" }"#, "{grid} * 0") == [])
    #expect(formula("dimension", #""{grid}""#, "{grid} * 5") == [])
    #expect(
      formula(
        "color",
        ##"{ "colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "alpha": 0.5, "hex": "#336699" }"##,
        "color.alpha({ink}, 0.5)"
      ) == []
    )
    #expect(formula("color", ##""#33669980""##, "color.alpha({ink}, 0.5)") == [.legacyColor])
    #expect(
      formula(
        "color",
        #"{ "colorSpace": "hsl", "components": [210, 50, 40], "alpha": 0.5 }"#,
        "color.alpha({ink}, 0.5)"
      ) == []
    )
  }

  @Test func `a value that no longer matches its expression is warned about`() {
    #expect(
      formula("dimension", #"{ "value": 18, "unit": "px" }"#, "{grid} * 5") == [.outdatedValue]
    )
    #expect(
      formula("dimension", #"{ "value": 20, "unit": "rem" }"#, "{grid} * 5") == [.outdatedValue]
    )
    #expect(
      formula(
        "color",
        #"{ "colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "alpha": 0.6 }"#,
        "color.alpha({ink}, 0.5)"
      ) == [.outdatedValue]
    )
  }

  // MARK: Resolver documents

  @Test func `a modifier that isn't applied is reported once for all references that need it`() {
    let token = #"{ "$type": "number", "$value": "{n}" }"#
    let compilation = Project([
      "app.resolver.json": """
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
        "modifiers": { "size": { "default": "s", "contexts": {
          "s": [{ "n": { "$type": "number", "$value": 1 } }], "l": [] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }] }
      """,
      "base.tokens.json": #"{ "a": \#(token), "b": \#(token), "c": { "$value": "{m}" } }"#,
    ]).compile()
    #expect(
      compilation.messages.sorted() == [
        "error[unapplied-part]: `n` is in the modifier `size`, which is not in `resolutionOrder`",
        "error[unknown-reference]: there is no token `m`",
      ]
    )
  }
}
