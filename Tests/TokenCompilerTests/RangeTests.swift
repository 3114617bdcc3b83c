import Diagnostics
import Testing

@testable import TokenCompiler

@Suite struct `Ranges of values` {
  /// The diagnostics about ranges, with the source text at their locations.
  private func messages(_ members: String) -> [String] {
    let text = """
      { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
      \(members) }
      """
    let compilation = Project(text).compile()
    #expect(compilation.ir != nil)
    return compilation.diagnostics.sortedForReport().map { diagnostic in
      #expect(diagnostic.code == .valueOutOfRange && diagnostic.severity == .warning)
      let place = diagnostic.primary.map { label in
        String(
          decoding: compilation.sources[label.span.file].bytes[
            Int(label.span.start)..<Int(label.span.end)
          ],
          as: UTF8.self
        )
      }
      return "\(diagnostic.message) @ \(place ?? "nowhere")"
    }
  }

  private func px(_ value: Double) -> String { #"{ "value": \#(value), "unit": "px" }"# }

  @Test(arguments: [
    ("0.5, 0.2", ["a stop of `g` is at 0.2, before the previous one at 0.5 @ 0.2"]),
    ("0.2, 0.2, 1", []),
  ])
  func `the stops of a gradient are in order`(
    _ positions: String,
    _ expected: [String]
  ) {
    let stops = positions.split(separator: ", ").map {
      #"{ "color": "{ink}", "position": \#($0) }"#
    }
    let gradient = #""g": { "$type": "gradient", "$value": [\#(stops.joined(separator: ", "))] }"#
    #expect(messages(gradient) == expected)
  }

  @Test func `plain tokens are limited by their types`() {
    let negative = #""a": { "$type": "dimension", "$value": \#(px(-8)) }"#
    #expect(messages(negative) == [])
    #expect(messages(#""n": { "$type": "number", "$value": -8 }"#) == [])
    #expect(
      messages(#""press": { "$type": "duration", "$value": { "value": -100, "unit": "ms" } }"#)
        == ["`press` is -100 ms, expected a number that isn't negative @ -100"]
    )
    #expect(
      messages(#""a": { "$type": "dimension", "$value": { "value": 1e300, "unit": "px" } }"#)
        == ["`a` is 1e+300 px, expected a number of at most 3.4e38 @ 1e300"]
    )
  }

  @Test func `a delay may be negative`() {
    let early = #""$type": "duration", "$value": { "value": -160, "unit": "ms" }"#
    let still = #"{ "value": 1, "unit": "ms" }"#
    func transition(_ delay: String, _ duration: String) -> String {
      #"""
      "t": { "$type": "transition", "$value":
        { "delay": \#(delay), "duration": \#(duration), "timingFunction": [0, 0, 1, 1] } }
      """#
    }
    #expect(messages(#""animation-delay": { "a": { \#(early) } }"#) == [])
    #expect(messages(#""early": { \#(early) }, \#(transition(#""{early}""#, still))"#) == [])
    #expect(messages(transition(#"{ "value": -1, "unit": "s" }"#, still)) == [])
    #expect(
      messages(#""delay": { \#(early) }, \#(transition(still, #""{delay}""#))"#)
        == ["`delay` is -160 ms, expected a number that isn't negative @ -160"]
    )
  }

  @Test func `properties of composite values are limited`() {
    #expect(
      messages(
        #"""
        "b": { "$type": "border", "$value": { "color": "{ink}", "width": \#(px(-3)), "style":
          { "dashArray": [\#(px(1)), \#(px(-2))], "lineCap": "round" } } },
        "s": { "$type": "shadow", "$value": [{ "color": "{ink}", "offsetX": \#(px(-1)),
          "offsetY": \#(px(-1)), "blur": \#(px(-4)), "spread": \#(px(-1)) }] },
        "t": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": \#(px(-5)),
          "fontWeight": 400, "letterSpacing": \#(px(-1)), "lineHeight": -1.5 } }
        """#
      ) == [
        "the `width` of `b` is -3 px, expected a number that isn't negative @ -3.0",
        "a dash of `b` is -2 px, expected a number that isn't negative @ "
          + #"{ "dashArray": [{ "value": 1.0, "unit": "px" }, { "value": -2.0, "unit": "px" }], "lineCap": "round" }"#,
        "the `blur` of `s` is -4 px, expected a number that isn't negative @ -4.0",
        "the `fontSize` of `t` is -5 px, expected a number that isn't negative @ -5.0",
        "the `lineHeight` of `t` is -1.5, expected a number that isn't negative @ -1.5",
      ]
    )
  }

  @Test func `a number is reported once, at its definition`() {
    let source = #"""
      "r": { "$type": "dimension", "$value": \#(px(-5)) },
      "again": { "$type": "dimension", "$value": "{r}" },
      "a": { "$type": "border", "$value": { "color": "{ink}", "width": "{again}", "style": "solid" } },
      "b": { "$type": "border", "$value": { "color": "{ink}", "width": "{r}", "style": "solid" } },
      "c": { "$type": "border", "$value": "{a}" }
      """#
    #expect(
      messages(source)
        == ["`r` is -5 px, but the `width` of `a` needs a number that isn't negative @ -5.0"]
    )
  }

  @Test func `the result of an expression is limited`() {
    let source = #"""
      "r": { "$type": "dimension", "$value": \#(px(5)) },
      "a": { "$type": "border", "$value": { "color": "{ink}", "width": "~{r} * -1", "style": "solid" } }
      """#
    let range = "expected a number that isn't negative"
    #expect(messages(source) == ["the `width` of `a` is -5 px, \(range) @ \"~{r} * -1\""])
  }

  @Test func `component fields are limited by their names`() {
    let source = #"""
      "space": { "$type": "dimension", "low": { "$value": \#(px(-5)) } },
      "card": { "$extensions": { "dev.tokens": { "component": "view", "constants": {
          "numberOfLines": { "type": "number", "value": -2 },
          "padding": { "type": "insets", "value": { "top": -1, "leading": 0, "bottom": 0, "trailing": 0 } },
          "margin": { "type": "insets", "value": { "top": -1, "leading": 0, "bottom": 0, "trailing": 0 } }
        } } },
        "cornerRadius": { "$type": "dimension", "$value": "{space.low}" },
        "marginTop": { "$type": "dimension", "$value": \#(px(-3)) },
        "opacity": { "$type": "number", "$value": 7 },
        "opacityDisabled": { "$type": "number", "$value": 0.5 } }
      """#
    #expect(
      messages(source) == [
        "`space.low` is -5 px, but `card.cornerRadius` needs a number that isn't negative @ -5.0",
        "`card.numberOfLines` is -2, expected a whole number that isn't negative @ -2",
        "the `top` of `card.padding` is -1 px, expected a number that isn't negative @ -1",
        "`card.opacity` is 7, expected a number from 0 to 1 @ 7",
      ]
    )
  }

  @Test func `values in other contexts are limited`() {
    let source = #"""
      "card": { "$extensions": { "dev.tokens": { "component": "view" } },
        "opacity": { "$type": "number", "$value": 1, "$extensions": { "dev.tokens": {
          "contexts": { "theme": { "dark": 7 } } } } } }
      """#
    let compilation = Project("{ \(source) }").compile { request in
      let contexts = ["light", "dark"].map { Located($0) }
      request.modifiers = [
        CompileRequest.DeclaredModifier(name: Located("theme"), contexts: contexts)
      ]
    }
    let message = "`card.opacity` is 7, expected a number from 0 to 1"
    #expect(compilation.diagnostics.map(\.message) == [message])
  }

  @Test func `arrays are limited`() {
    let layer =
      #"{ "color": "{ink}", "offsetX": \#(px(0)), "offsetY": \#(px(0)), "blur": \#(px(0)), "spread": \#(px(0)) }"#
    func shadow(_ count: Int) -> String {
      let layers = repeatElement(layer, count: count).joined(separator: ",")
      return #""s": { "$type": "shadow", "$value": [\#(layers)] }"#
    }
    #expect(messages(shadow(100)) == [])
    #expect(
      messages(shadow(101)).map { $0.prefix(46) } == [
        "`s` has 101 elements, expected at most 100 @ ["
      ]
    )
  }
}
