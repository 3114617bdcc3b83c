import Diagnostics
import Testing

@testable import TokenCompiler

/// Properties that older files place next to a value instead of inside it.
@Suite struct `Members beside a value` {
  private let ink =
    #""ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }"#

  private func compile(_ tokens: String) -> Compilation {
    Project("{ \(ink), \(tokens) }").compile()
  }

  @Test func `alpha overrides the opacity of a color`() {
    let compilation = compile(
      ##"""
      "clear": { "$type": "color", "$value": "#ffffff", "alpha": 0 },
      "half": { "$type": "color", "alpha": 0.5,
        "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 1 } }
      """##
    )
    #expect(compilation.ir?.value("clear") == "srgb [\"1.0\", \"1.0\", \"1.0\"] 0.0")
    #expect(compilation.ir?.value("half") == "srgb [\"1.0\", \"0.0\", \"0.0\"] 0.5")
    #expect(compilation.diagnostics.filter { $0.code == .legacyMember }.count == 2)
  }

  @Test func `alpha overrides the opacity of a reference or an expression`() {
    let black = "srgb [\"0.0\", \"0.0\", \"0.0\"]"
    let compilation = compile(
      ##"""
      "a": { "$value": "{ink}", "alpha": "0.25" },
      "b": { "$type": "color", "$value": "~color.alpha({ink}, 0.9)", "alpha": 0.5 },
      "d": { "$value": "{a}", "alpha": 0.125 },
      "line": { "$type": "border", "$value": { "color": "{ink}", "style": "solid",
        "width": { "value": 1, "unit": "px" } } },
      "e": { "$type": "color", "$value": { "$ref": "#/line/$value/color" }, "alpha": 0.5 }
      """##
    )
    #expect(compilation.ir?.value("a") == "\(black) 0.25")
    #expect(compilation.ir?.value("b") == "\(black) 0.5")
    #expect(compilation.ir?.value("d") == "\(black) 0.125")
    #expect(compilation.ir?.value("e") == "\(black) 0.5")
  }

  @Test func `alpha next to a reference applies to the referenced color in every context`() {
    let compilation = Project.themed(
      #"{ \#(ink), "haze": { "$value": "{ink}", "alpha": 0.5 } }"#,
      dark: ##"{ "ink": { "$type": "color", "$value": "#ffffff" } }"##
    ).compile()
    #expect(compilation.ir?.value("haze") == "srgb [\"0.0\", \"0.0\", \"0.0\"] 0.5")
    #expect(
      compilation.ir?.value("haze", ["theme": "dark"]) == "srgb [\"1.0\", \"1.0\", \"1.0\"] 0.5"
    )
  }

  @Test func `alpha next to the color of a shadow or stop is the color's opacity`() {
    let lengths =
      [#""offsetX""#, #""offsetY""#, #""blur""#, #""spread""#]
      .map { #"\#($0): { "value": 0, "unit": "px" }"# }.joined(separator: ", ")
    let compilation = compile(
      ##"""
      "card": { "$type": "shadow", "$value": [
        { "color": "{ink}", "alpha": 0.25, \##(lengths) },
        { "color": "#ff0000", \##(lengths), "alpha": 0.5 } ] },
      "fade": { "$type": "gradient", "$value": [ { "color": "{ink}", "alpha": 0, "position": 0 } ] }
      """##
    )
    let zero = "0.0px 0.0px 0.0px 0.0px"
    #expect(
      compilation.ir?.value("card") == "srgb [\"0.0\", \"0.0\", \"0.0\"] 0.25 \(zero); "
        + "srgb [\"1.0\", \"0.0\", \"0.0\"] 0.5 \(zero)"
    )
    #expect(compilation.ir?.value("fade") == "srgb [\"0.0\", \"0.0\", \"0.0\"] 0.0 0.0")
  }

  @Test func `alpha that can't be applied is an error`() {
    let compilation = compile(
      ##"""
      "half": { "$type": "number", "$value": 0.5 },
      "a": { "$value": "{ink}", "alpha": "{half}" },
      "b": { "$value": "{ink}", "alpha": 50 },
      "c": { "$type": "color", "alpha": 0.5, "$value": { "colorSpace": "srgb",
        "components": { "$ref": "#/ink/$value/components" } } }
      """##
    )
    #expect(compilation.ir == nil)
    #expect(
      compilation.diagnostics.filter { $0.severity == .error }.map(\.code)
        == [.invalidColor, .invalidColor, .invalidColor]
    )
  }

  @Test func `a reference can't bypass an alpha`() {
    let compilation = compile(
      ##"""
      "haze": { "$value": "{ink}", "alpha": 0.5 },
      "line": { "$type": "border", "$value": { "color": "{haze}", "style": "solid",
        "width": { "value": 1, "unit": "px" } } },
      "edge": { "$type": "color", "$value": { "$ref": "#/line/$value/color" } }
      """##
    )
    #expect(
      compilation.messages.contains(
        "error[unknown-reference]: this reference to the `$value` of `haze` doesn't include the "
          + "`alpha` next to it"
      )
    )
  }

  @Test func `a property without meaning for the type is ignored with a warning`() {
    let compilation = compile(
      ##"""
      "n": { "$type": "number", "$value": 4, "unit": "px", "alpha": 1 },
      "c": { "$value": "{ink}", "alpha": null },
      "s": { "g": { "$type": "string", "$value": "a", "alpha": 1 } }
      """##
    )
    #expect(compilation.diagnostics.filter { $0.code == .ignoredMember }.count == 4)
  }

  @Test func `unit next to a number is the unit of the value`() {
    let compilation = compile(
      ##"""
      "gap": { "$type": "dimension", "$value": 16, "unit": "rem" },
      "pause": { "$type": "duration", "$value": "0.2", "unit": "s" }
      """##
    )
    #expect(compilation.ir?.value("gap") == "16.0rem")
    #expect(compilation.ir?.value("pause") == "0.2s")
    #expect(
      compilation.diagnostics.map(\.help) == [
        #"write `{ "value": 16, "unit": "rem" }`"#, #"write `{ "value": 0.2, "unit": "s" }`"#,
      ]
    )
  }
}
