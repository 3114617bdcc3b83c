import Testing

@testable import TokenOutput

/// Formulas in composite values.
@Suite struct `Formulas in parts` {
  private func sheet(
    _ tokens: String,
    _ options: OptionSetting...
  ) throws -> String {
    try Workshop.styleSheet(tokens, options, allowing: "nonstandard-unit")
  }

  private static let css = OptionSetting("formulas", .string("css"))

  private static let tokens = ##"""
    {
      "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.4, 0.2, 0.6] } },
      "a": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
      "n": { "$type": "number", "$value": 0.5 },
      "t": { "$type": "duration", "$value": { "value": 100, "unit": "ms" } },
      "raised": { "$type": "shadow", "$value": [
        { "color": "~color.alpha({ink}, {n})", "offsetX": { "value": 0, "unit": "px" }, "offsetY": "{a}",
          "blur": "~{a} * 2 + 1px", "spread": "~-{a}" },
        { "color": "{ink}", "offsetX": "~{a} / 4", "offsetY": "~max({a}, 4px)",
          "blur": { "value": 0, "unit": "px" }, "spread": { "value": 0, "unit": "px" }, "inset": true } ] },
      "line": { "$type": "border", "$value": { "color": "~color.mix({ink}, #ffffff, 0.25)", "width": "~{a} / 8",
        "style": { "dashArray": ["~{a} / 2", { "value": 2, "unit": "px" }], "lineCap": "round" } } },
      "body": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": "~{a} * 2",
        "fontWeight": "~{n} * 800", "letterSpacing": "~{a} / 16", "lineHeight": "~{n} + 1" } },
      "fade": { "$type": "gradient", "$value": [
        { "color": "~color.alpha({ink}, 0.1)", "position": 0 }, { "color": "{ink}", "position": "~{n} * 2" } ] },
      "slide": { "$type": "transition", "$value": { "duration": "~{t} * 2", "delay": "~{t} / 2",
        "timingFunction": [0, 0, 1, 1] } },
      "copy": { "$type": "shadow", "$value": ["{soft}", "{soft}"] },
      "soft": { "$type": "shadow", "$extensions": { "dev.tokens": { "visibility": "private" } }, "$value": {
        "color": "~color.alpha({ink}, 0.2)", "offsetX": { "value": 0, "unit": "px" }, "offsetY": "~{a} / 2",
        "blur": { "value": 0, "unit": "px" }, "spread": { "value": 0, "unit": "px" } } }
    }
    """##

  @Test(arguments: [
    "--raised: 0px var(--a) calc(var(--a) * 2 + 1px) calc(-1 * var(--a)) "
      + "oklab(from var(--ink) l a b / var(--n)), "
      + "inset calc(var(--a) / 4) max(var(--a), 4px) 0px 0px var(--ink);",
    "--line: calc(var(--a) / 8) dashed color-mix(in oklab, var(--ink) 25%, #ffffff);",
    "--body-font-size: calc(var(--a) * 2);", "--body-font-weight: calc(var(--n) * 800);",
    "--body-letter-spacing: calc(var(--a) / 16);", "--body-line-height: calc(var(--n) + 1);",
    "--fade: oklab(from var(--ink) l a b / 0.1) 0%, var(--ink) 100%;",
    "--slide: calc(var(--t) * 2) cubic-bezier(0, 0, 1, 1) calc(var(--t) / 2);",
    // The layers are printed, with the formulas of the shadow that they refer to.
    "--copy: 0px calc(var(--a) / 2) 0px 0px oklab(from var(--ink) l a b / 0.2), "
      + "0px calc(var(--a) / 2) 0px 0px oklab(from var(--ink) l a b / 0.2);",
  ])
  func `expressions in composite values are formulas`(_ line: String) throws {
    #expect(try sheet(Self.tokens, Self.css).contains("  \(line)\n"))
  }

  @Test func `expressions are values without the option`() throws {
    let text = try sheet(Self.tokens)
    #expect(!text.contains("calc(") && !text.contains("from var("))
    #expect(text.contains("--line: 1px dashed #d6cbe7;"))
  }

  @Test func `only text styles use the unit of the option`() throws {
    let text = try sheet(Self.tokens, Self.css, OptionSetting("unit", .string("rem")))
    #expect(text.contains("calc(var(--a) * 2 + 1px)"))
    #expect(text.contains("--body-font-size: calc(var(--a) * 2);"))
  }

  @Test func `percentages of the font size are values`() throws {
    let text = try sheet(
      ##"""
      { "p": { "$type": "dimension", "$value": { "value": 2, "unit": "%" } },
        "body": { "$type": "typography", "$value": { "fontFamily": "Inter",
          "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400, "letterSpacing": "~{p} * 2",
          "lineHeight": 1.5 } } }
      """##,
      Self.css
    )
    #expect(text.contains("--body-letter-spacing: 0.04em;"))
  }

  @Test func `a private token that only a part is computed from is declared`() throws {
    let tokens = ##"""
      { "secret": { "$type": "dimension", "$extensions": { "dev.tokens": { "visibility": "private" } },
          "gap": { "$value": { "value": 4, "unit": "px" } } },
        "line": { "$type": "border", "$value": { "color": { "colorSpace": "srgb", "components": [0, 0, 0] },
          "width": "~{secret.gap} / 2", "style": "solid" } } }
      """##
    let text = try sheet(tokens, Self.css)
    #expect(text.contains("--secret-gap: 4px;"))
    #expect(text.contains("--line: calc(var(--secret-gap) / 2) solid #000000;"))
    #expect(!(try sheet(tokens)).contains("secret"))
    let omitted = try sheet(tokens, Self.css, OptionSetting("private", .string("omit")))
    #expect(omitted.contains("--line: 2px solid #000000;"))
  }

  private static let varying = ##"""
    {
      "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
        "$extensions": { "dev.tokens": { "contexts": { "theme": {
          "dark": { "colorSpace": "srgb", "components": [1, 1, 1] } } } } } },
      "a": { "$type": "dimension", "$value": { "value": 8, "unit": "px" },
        "$extensions": { "dev.tokens": { "contexts": { "theme": { "dark": { "value": 4, "unit": "px" } } } } } },
      "least": { "$type": "dimension", "$value": "~max({a}, 44px)" },
      "line": { "$type": "border", "$value": { "color": "~color.alpha({ink}, 0.5)", "width": "~max({a}, 9px)",
        "style": "solid" } },
      "body": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": "~max({a}, 12px)",
        "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } },
      "large": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": "{least}",
        "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } }
    }
    """##

  @Test func `formulas are repeated where their operands change`() throws {
    let text = try sheet(Self.varying, Self.css)
    let rules = try #require(text.split(separator: "\n[data-theme] {\n").last)
    let rest = try #require(rules.split(separator: "}").first)
    #expect(rest.contains("--line: max(var(--a), 9px) solid oklab(from var(--ink) l a b / 0.5);"))
    // The size is the same, but not after a change of `--a`.
    #expect(rest.contains("--body-font-size: max(var(--a), 12px);"))
    #expect(rest.contains("--large-font-size: var(--least);"))
    #expect(!rest.contains("--body-font-weight"))
  }

  @Test func `a color with both appearances is an operand of parts`() throws {
    let text = try sheet(Self.varying, Self.css, OptionSetting("lightDark", .boolean(true)))
    #expect(text.contains("solid oklab(from var(--ink) l a b / 0.5);"))
  }
}
