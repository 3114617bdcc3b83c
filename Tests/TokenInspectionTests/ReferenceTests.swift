import Testing
import TokenCompiler

@testable import TokenInspection

/// References followed in both directions.
@Suite struct `References of tokens` {
  private static let source = """
    { "red": { "$type": "color", "$value": "#ff0000" },
      "accent": { "$type": "color", "$value": "{red}" },
      "soft": { "$type": "color", "$value": "~ color.mix({accent}, {paper}, 0.5)" },
      "paper": { "$type": "color", "$value": "#ffffff" },
      "edge": { "$type": "border", "$value": { "color": "{accent}", "width": { "value": 1, "unit": "px" },
        "style": "solid" } } }
    """

  @Test func `an edge has the part of the value that contains the reference`() throws {
    let source = try Inspected(Self.source)
    let edges = source.graph.edges(of: try source.token("edge").base)
    #expect(edges.map(\.part) == ["/color"])
    #expect(try edges.map(\.target) == [source.id("accent")])
  }

  @Test func `the operands of an expression are references, each once`() throws {
    let source = try Inspected(Self.source)
    let edges = source.graph.edges(of: try source.token("soft").base)
    #expect(try edges.map(\.target) == [source.id("accent"), source.id("paper")])
  }

  @Test func `the operands of expressions in parts are references`() throws {
    let source = try Inspected(
      """
      { "a": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
        "b": { "$type": "dimension", "$value": "~@a * 2" },
        "edge": { "$type": "border", "$value": { "color": "#ff0000", "width": "~{b} / 2", "style": "solid" } } }
      """
    )
    #expect(try source.explanation("a").uses.map(\.path) == ["b", "edge"])
    #expect(source.graph.edges(of: try source.token("edge").base).map(\.part) == ["/width"])
  }

  @Test func `the lengths that specify growth are references`() throws {
    let fluid = #"{ "min": "{min}", "max": "{max}", "from": "{from}", "to": "{to}" }"#
    let lengths = [("min", 1), ("max", 2), ("from", 300), ("to", 900)].map {
      #""\#($0)": { "$type": "dimension", "$value": { "value": \#($1), "unit": "px" } }"#
    }
    let source = try Inspected(
      """
      { \(lengths.joined(separator: ", ")), "size": { "$type": "dimension", "$value": { "value": 1, "unit": "px" },
          "$extensions": { "dev.tokens": { "fluid": \(fluid) } } } }
      """
    )
    for path in ["min", "max", "from", "to"] {
      #expect(try source.explanation(path).uses.map(\.path) == ["size"])
    }
    let steps = try #require(try source.explanation("size").values.first).steps
    #expect(steps.map(\.part) == ["", "/fluid/min", "/fluid/max", "/fluid/from", "/fluid/to"])
  }

  @Test func `direct uses come before those through another token`() throws {
    let source = try Inspected(Self.source)
    let uses = try source.explanation("red").uses
    #expect(uses.map(\.path) == ["accent", "soft", "edge"])
    #expect(uses.map(\.through) == [nil, "accent", "accent"])
    #expect(try source.explanation("edge").uses.isEmpty)
  }

  @Test func `a reference in one context only is a use`() throws {
    let source = try Inspected(
      light: """
        { "$type": "color", "a": { "$value": "#000000" }, "b": { "$value": "#ffffff" } }
        """,
      dark: """
        { "$type": "color", "b": { "$value": "{a}" } }
        """
    )
    #expect(try source.explanation("a").uses.map(\.path) == ["b"])
    let values = try source.explanation("b").values
    #expect(values.map(\.contexts) == ["theme=light", "theme=dark"])
    #expect(values.map(\.text) == ["#ffffff", "#000000"])
    #expect(values.map { $0.steps.map(\.path) } == [["b"], ["b", "a"]])
  }

  @Test func `colors that refer to each other in different contexts aren't their own uses`() throws
  {
    let source = try Inspected(
      light: """
        { "$type": "color", "text": { "$value": "#000000" }, "ground": { "$value": "{text}" } }
        """,
      dark: """
        { "$type": "color", "text": { "$value": "{ground}" }, "ground": { "$value": "#ffffff" } }
        """
    )
    #expect(try source.explanation("text").uses.map(\.path) == ["ground"])
    #expect(try source.explanation("ground").uses.map(\.path) == ["text"])
  }

  @Test func `steps go down to literal values, with what each contains`() throws {
    let steps = try #require(try Inspected(Self.source).explanation("edge").values.first).steps
    #expect(steps.map(\.depth) == [0, 1, 2])
    #expect(steps.map(\.part) == ["", "/color", ""])
    #expect(steps.map(\.source) == ["1px solid #ff0000", "{red}", "#ff0000"])
  }

  @Test func `a value made of very many tokens has 200 steps and a count of the rest`() throws {
    let stops = (0..<300).map { ##""c\##($0)": { "$value": "#0000ff" }"## }.joined(separator: ", ")
    let list = (0..<300).map { #"{ "color": "{c\#($0)}", "position": \#(Double($0) / 300) }"# }
    let source = try Inspected(
      """
      { "$type": "color", \(stops),
        "all": { "$type": "gradient", "$value": [\(list.joined(separator: ", "))] } }
      """
    )
    let value = try #require(try source.explanation("all").values.first)
    #expect(value.steps.count == 200)
    #expect(value.hiddenTokens == 101)
  }

  @Test func `a deep chain of references needs no recursion`() throws {
    let chain = (1..<500).map { #""c\#($0)": { "$value": "{c\#($0 - 1)}" }"# }.joined(
      separator: ", "
    )
    let source = try Inspected(#"{ "$type": "number", "c0": { "$value": 7 }, \#(chain) }"#)
    let value = try #require(try source.explanation("c499").values.first)
    #expect(value.text == "7")
    #expect(value.steps.count + value.hiddenTokens == 500)
    #expect(try source.explanation("c0").uses.count == 499)
  }
}
