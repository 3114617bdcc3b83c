import Diagnostics
import Testing

@testable import TokenCompiler

/// Context-dependent values: minimal cases found with random sources.
@Suite struct `Values in contexts` {
  /// A resolver document with the modifier `theme`, whose context `dark` adds a tree.
  private func project(_ base: String, dark: String) -> Project {
    Project([
      "app.resolver.json": """
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
        "modifiers": { "theme": { "default": "light", "contexts": {
          "light": [], "dark": [{ "$ref": "dark.tokens.json" }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """,
      "base.tokens.json": base,
      "dark.tokens.json": dark,
    ])
  }

  private let dark = ["theme": "dark"]

  @Test func `a token that becomes an alias by $ref in one context has its value there`() {
    let compilation = project(
      ##"{ "$type": "number", "n": { "$value": 1 }, "k": { "$type": "number", "$value": 2 } }"##,
      dark: ##"{ "k": { "$ref": "#/n" } }"##
    ).compile()
    #expect(compilation.messages.isEmpty)
    #expect(compilation.ir?.value("k") == "2.0")
    #expect(compilation.ir?.value("k", dark) == "1.0")
  }

  @Test func `an override without a type doesn't inherit the type of the overridden token`() {
    let compilation = project(
      ##"{ "n": { "$type": "number", "$value": 1 } }"##,
      dark: ##"{ "n": { "$value": 2 } }"##
    ).compile()
    #expect(compilation.messages == ["error[missing-type]: `n` has no type here"])
  }

  @Test func `inherited tokens take their types from the extended group in the same context`() {
    let compilation = project(
      ##"""
      { "a": { "$type": "number", "n": { "$value": 1 } },
        "b": { "$type": "duration", "m": { "$value": { "value": 1, "unit": "s" } } },
        "d": { "$extends": "{a}" } }
      """##,
      dark: ##"{ "d": { "$extends": "{b}" } }"##
    ).compile()
    let errors = compilation.messages.filter { $0.hasPrefix("error") }
    #expect(errors.isEmpty)
    #expect(compilation.ir?.value("d.n") == "1.0" && compilation.ir?.value("d.n", dark) == nil)
    #expect(compilation.ir?.value("d.m") == nil && compilation.ir?.value("d.m", dark) == "1.0s")
  }

  @Test func `a reference to a property that is missing in one context is reported`() {
    let compilation = project(
      ##"""
      { "a": { "$type": "dimension", "n": { "$value": { "value": 1, "unit": "px" } } }, "b": {},
        "d": { "$extends": "{a}" },
        "x": { "$type": "number", "$value": { "$ref": "#/d/n/$value/value" } } }
      """##,
      dark: ##"{ "d": { "$extends": "{b}" } }"##
    ).compile()
    #expect(
      compilation.messages.filter { $0.hasPrefix("error") } == [
        "error[unknown-reference]: `d.n` does not exist where theme = dark"
      ]
    )
  }

  @Test func `an expression with a deferred operand makes the token vary with its operands`() {
    let compilation = project(
      ##"""
      { "n": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
        "$type": "strokeStyle",
        "a": { "$value": { "dashArray": [{ "value": 1, "unit": "px" }], "lineCap": "round" } },
        "k": { "$value": { "dashArray": ["~{n} * 2"], "lineCap": { "$ref": "#/a/$value/lineCap" } } } }
      """##,
      dark: ##"{ "n": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } } }"##
    ).compile()
    #expect(compilation.messages.isEmpty)
    #expect(compilation.ir?.value("k") == "2.0px round")
    #expect(compilation.ir?.value("k", dark) == "4.0px round")
  }

  @Test func `extending a group that is missing in some contexts is reported`() {
    let compilation = project(
      ##"""
      { "a": { "s": { "$type": "number", "n": { "$value": 1 } } }, "b": {},
        "d": { "$extends": "{a}" }, "e": { "$extends": "{d.s}" } }
      """##,
      dark: ##"{ "d": { "$extends": "{b}" } }"##
    ).compile()
    #expect(
      compilation.messages.filter { $0.hasPrefix("error") } == [
        "error[unknown-reference]: there is no group `d.s` where theme = dark"
      ]
    )
  }

  @Test func `a reference into the result of an expression is always an error`() {
    let source = ##"""
      { "n": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
        "f": { "$type": "dimension", "$value": FORMULA },
        "x": { "$type": "number", "$value": { "$ref": "#/f/$value/value" } } }
      """##
    let formulas = [
      ##""~{n} * 2""##,
      ##"{ "value": 2, "unit": "px" }, "$extensions": { "dev.tokens": { "expression": "{n} * 2" } }"##,
    ]
    for formula in formulas {
      let compilation = Project(source.replacing("FORMULA", with: formula)).compile()
      #expect(compilation.messages.count == 1 && compilation.ir == nil, "\(compilation.messages)")
      #expect(compilation.messages.first?.contains("`f` has an expression") == true)
    }
  }

  @Test func `an unresolved $extends is allowed if every context overrides it`() {
    let compilation = Project([
      "app.resolver.json": ##"""
      { "version": "2025.10",
        "sets": { "base": { "sources": [
          { "a": { "$type": "number", "n": { "$value": 1 } }, "g": { "$extends": "{gone}" } } ] } },
        "modifiers": { "theme": { "default": "light", "contexts": {
          "light": [{ "g": { "$extends": "{a}" } }], "dark": [{ "g": { "$extends": "{a}" } }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """##
    ]).compile()
    #expect(compilation.messages.isEmpty)
    #expect(compilation.ir?.values(in: dark)["g.n"] == compilation.ir?.values(in: [:])["a.n"])
  }
}
