import Testing
import TokenCompiler

@testable import TokenOutput

/// The option `formulas` of the target `css`. `Tests/Compilers` compares the values in a browser.
@Suite struct StyleSheetFormulaTests {
  private func sheet(
    _ tokens: String,
    _ options: OptionSetting...
  ) throws -> String {
    let options = [OptionSetting("formulas", .string("css"))] + options
    return try Workshop.styleSheet(tokens, options, allowing: "out-of-gamut")
  }

  /// Returns the declaration of a token with an expression.
  private func formula(_ expression: String, as type: String) throws -> String {
    let text = try sheet(
      ##"""
      {
        "a": { "$type": "dimension", "$value": { "value": 10, "unit": "px" } },
        "n": { "$type": "number", "$value": 0.5 },
        "w": { "$type": "fontWeight", "$value": "bold" },
        "t": { "$type": "duration", "$value": { "value": 100, "unit": "ms" } },
        "c": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.4, 0.2, 0.6] } },
        "gray": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.2, 0.2, 0.2] } },
        "x": { "$type": "\##(type)", "$value": "~\##(expression)" }
      }
      """##
    )
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("  --x: ") })
    return String(line.dropFirst(7).dropLast())
  }

  @Test(arguments: [
    ("{a}", "var(--a)"), ("-{a}", "calc(-1 * var(--a))"), ("-(4px) + {a}", "calc(-4px + var(--a))"),
    ("{a} - (4px - {a})", "calc(var(--a) - (4px - var(--a)))"),
    ("({a} + 2px) * ({n} + 1)", "calc((var(--a) + 2px) * (var(--n) + 1))"),
    ("{a} / ({n} / 2)", "calc(var(--a) / (var(--n) / 2))"),
    ("{n} * -{a}", "calc(var(--n) * (-1 * var(--a)))"),
    ("max({a} * 2, 4px) - {a}", "calc(max(var(--a) * 2, 4px) - var(--a))"),
    ("round({a} / 3)", "round(var(--a) / 3, 1px)"),
    ("floor({a} / 3)", "round(down, var(--a) / 3, 1px)"),
    ("ceil({a} / 3)", "round(up, var(--a) / 3, 1px)"),
    ("{a} * {n} ^ 2", "calc(var(--a) * pow(var(--n), 2))"),
  ])
  func `lengths are calculated`(expression: String, text: String) throws {
    #expect(try formula(expression, as: "dimension") == text)
  }

  @Test func `other types are calculated`() throws {
    #expect(try formula("{n} * 3", as: "number") == "calc(var(--n) * 3)")
    #expect(try formula("{w} - 100", as: "fontWeight") == "calc(var(--w) - 100)")
    #expect(try formula("{t} * 2 + 40ms", as: "duration") == "calc(var(--t) * 2 + 40ms)")
    #expect(
      try formula("color.mix({c}, #ffffff80, {n})", as: "color")
        == "color-mix(in oklab, var(--c) calc(var(--n) * 100%), #ffffff80)"
    )
    #expect(try formula("color.mix({c}, {gray}, 0.07, lch)", as: "color").contains("var(--c) 7%"))
  }

  @Test(arguments: [
    // Without a counterpart in all current browsers.
    ("if({n} < 1, {a}, 4px)", "dimension", "10px"), ("{a} / 4px", "number", "2.5"),
    ("color.best({c}, {gray}, #ffffff)", "color", "#ffffff"),
    ("color.mix({c}, {gray}, 0.5, p3)", "color", "#4d3366"),
    // A gray has no hue to keep.
    ("color.set({gray}, chroma, 0.05)", "color", "#482832"),
    ("color.mix({c}, color.rotate({gray}, 90, hsl), 0.5, hsl)", "color", "#4d3960"),
    // Computed grays have some hue.
    ("color.darken(color.lighten({gray}, 0.1), 0.1, hsl)", "color", "#3e3e3e"),
    // The last digit decides, so a browser can round in the other direction.
    ("round({n} + 0.505, 0.01)", "number", "1.01"),
    ("2 * 3", "number", "6"),
  ])
  func `values that CSS can't compute are literals`(
    expression: String,
    type: String,
    text: String
  ) throws {
    #expect(try formula(expression, as: type) == text)
  }

  @Test func `colors outside sRGB are literals`() throws {
    #expect(try formula("color.saturate({c}, 0.01)", as: "color").hasPrefix("oklch(from"))
    #expect(try formula("color.saturate({c}, 2)", as: "color").hasPrefix("#"))
  }

  private static let hidden = ##"""
    {
      "secret": { "$extensions": { "dev.tokens": { "visibility": "private" } }, "$type": "dimension",
        "gap": { "$value": { "value": 4, "unit": "px" } },
        "wide": { "$value": "~{base} + {secret.gap}" },
        "same": { "$value": "{base}" },
        "unused": { "$value": { "value": 1, "unit": "px" } },
        "chosen": { "$value": { "value": 2, "unit": "px" } } },
      "base": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
      "x": { "$type": "dimension", "$value": "~{secret.wide} * 2 + {secret.same}" },
      "y": { "$type": "dimension", "$value": "~if({base} < 9px, {secret.chosen}, {base})" },
      "z": { "$type": "dimension", "$value": "~{secret.gap} * 2" }
    }
    """##

  @Test func `private operands are used`() throws {
    let text = try sheet(Self.hidden)
    #expect(text.contains("--x: calc(var(--secret-wide) * 2 + var(--secret-same));"))
    #expect(text.contains("--secret-wide: calc(var(--base) + var(--secret-gap));"))
    #expect(!text.contains("unused") && !text.contains("chosen"))
  }

  @Test func `operands that aren't in the output are inlined`() throws {
    let text = try sheet(Self.hidden, OptionSetting("private", .string("omit")))
    #expect(text.contains("--x: calc((var(--base) + 4px) * 2 + var(--base));"))
    #expect(text.contains("--z: 8px;"))
    #expect(!text.contains("secret"))
  }

  @Test func `lengths have the unit of the option`() throws {
    let tokens = ##"""
      { "a": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
        "b": { "$type": "dimension", "$value": "~max({a} * 2, 4px)" } }
      """##
    let text = try sheet(tokens, OptionSetting("unit", .string("rem")))
    #expect(text.contains("--b: max(var(--a) * 2, 0.25rem);"))
  }

  private static let varying = ##"""
    {
      "a": { "$type": "dimension", "$value": { "value": 8, "unit": "px" },
        "$extensions": { "dev.tokens": { "contexts": { "theme": { "dark": { "value": 4, "unit": "px" } } } } } },
      "b": { "$type": "dimension", "$value": "~max({a}, 44px)" },
      "c": { "$type": "dimension", "$value": "{b}" },
      "d": { "$type": "dimension", "$value": { "value": 1, "unit": "px" },
        "$extensions": { "dev.tokens": { "contexts": { "theme": { "dark": "~{a} * 2" } } } } },
      "e": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
        "$extensions": { "dev.tokens": { "contexts": { "theme": {
          "dark": { "colorSpace": "srgb", "components": [1, 1, 1] } } } } } },
      "f": { "$type": "color", "$value": "~color.alpha({e}, 0.5)" }
    }
    """##

  @Test func `a formula is repeated where its operands change`() throws {
    let text = try sheet(Self.varying)
    let dark = try #require(text.split(separator: "\n[data-theme=\"dark\"] {\n").last)
    #expect(text.contains("--d: 1px;") && dark.contains("--d: calc(var(--a) * 2);"))
    // The value is the same, but not after a change of `--a`.
    #expect(text.contains("[data-theme] {\n  --b: max(var(--a), 44px);\n  --c: var(--b);\n"))
  }

  @Test func `a file for a context repeats formulas with other operands`() throws {
    let tokens = ##"""
      {
        "a": { "$type": "dimension", "$value": { "value": 0, "unit": "px" }, "$extensions": {
          "dev.tokens": { "contexts": { "theme": { "dark": { "value": 4, "unit": "px" } } } } } },
        "b": { "$type": "dimension", "$value": "~{a} * 2", "$extensions": {
          "dev.tokens": { "contexts": { "theme": { "dark": { "value": 0, "unit": "px" } } } } } }
      }
      """##
    var workshop = Workshop(tokens)
    workshop.modifiers = [("theme", ["light", "dark"])]
    workshop.request.options = [
      OptionSetting("formulas", .string("css")), OptionSetting("themeFiles", .boolean(true)),
    ]
    let result = try workshop.render("css")
    #expect(result.files["tokens.dark.css"]?.contains("--b: 0px;") == true)
  }

  @Test func `a color with both appearances has one formula`() throws {
    let text = try sheet(Self.varying, OptionSetting("lightDark", .boolean(true)))
    #expect(text.contains("--e: light-dark(#000000, #ffffff);"))
    #expect(text.contains("--f: oklab(from var(--e) l a b / 0.5);"))
  }

  @Test func `formulas that double in each token end`() throws {
    let tokens = (1...30).map { index in
      ##""t\##(index)": { "$value": "~{secret.t\##(index - 1)} + {secret.t\##(index - 1)}" }"##
    }
    let text = try sheet(
      ##"""
      { "base": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
        "secret": { "$type": "dimension", "$extensions": { "dev.tokens": { "visibility": "private" } },
          "t0": { "$value": "{base}" }, \##(tokens.joined(separator: ",\n")) },
        "x": { "$type": "dimension", "$value": "~{secret.t30} * 1" },
        "y": { "$type": "dimension", "$value": "~{secret.t4} * 1" } }
      """##,
      OptionSetting("private", .string("omit"))
    )
    #expect(text.contains("--x: 1073741824px;") && text.contains("--y: calc((var(--base)"))
  }
}
