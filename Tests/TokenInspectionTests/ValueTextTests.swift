import Testing
import TokenCompiler
import TokenModel

@testable import TokenInspection

/// Values on one line, as `explain` and `list` print them.
@Suite struct `Values as text` {
  @Test(arguments: [
    ("color", "\"#FF8000\"", "#ff8000"),
    ("color", "\"#ff800080\"", "#ff800080"),
    (
      "color", #"{ "colorSpace": "display-p3", "components": [1, 0, 0] }"#,
      "color(display-p3 1 0 0)"
    ),
    (
      "color", #"{ "colorSpace": "oklch", "components": [0.7, 0.4, "none"], "alpha": 0.5 }"#,
      "oklch(0.7 0.4 none / 0.5)"
    ),
    ("dimension", #"{ "value": 1.50, "unit": "rem" }"#, "1.5rem"),
    ("duration", #"{ "value": 200, "unit": "ms" }"#, "200ms"),
    ("fontFamily", #"["Inter", "serif"]"#, "Inter, serif"),
    ("fontWeight", "\"semi-bold\"", "semi-bold"),
    ("fontWeight", "450", "450"),
    ("cubicBezier", "[0.2, 0, 0, 1]", "cubic-bezier(0.2, 0, 0, 1)"),
    ("number", "1e3", "1000"),
    ("strokeStyle", "\"dotted\"", "dotted"),
    (
      "strokeStyle",
      #"{ "dashArray": [{ "value": 4, "unit": "px" }, { "value": 2, "unit": "px" }], "lineCap": "round" }"#,
      "dashes 4px 2px, round"
    ),
    (
      "shadow",
      """
      { "inset": true, "color": "#00000080", "offsetX": { "value": 0, "unit": "px" },
        "offsetY": { "value": 1, "unit": "px" }, "blur": { "value": 2, "unit": "px" },
        "spread": { "value": 0, "unit": "px" } }
      """, "inset 0px 1px 2px 0px #00000080"
    ),
    (
      "gradient",
      ##"[{ "color": "#000000", "position": 0 }, { "color": "#ffffff", "position": 0.5 }]"##,
      "#000000 0%, #ffffff 50%"
    ),
    (
      "transition",
      """
      { "duration": { "value": 1, "unit": "s" }, "delay": { "value": 0, "unit": "ms" },
        "timingFunction": [0, 0, 1, 1] }
      """, "1s cubic-bezier(0, 0, 1, 1) 0ms"
    ),
  ])
  func `each type has the notation of CSS`(_ type: String, _ value: String, _ text: String) throws {
    let source = try Inspected(#"{ "a": { "$type": "\#(type)", "$value": \#(value) } }"#)
    #expect(try source.text("a") == text)
  }

  @Test func `a text style is weight, size and line height, and family`() throws {
    let source = try Inspected(
      """
      { "a": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontWeight": 600,
        "fontSize": { "value": 16, "unit": "px" }, "lineHeight": 1.25,
        "letterSpacing": { "value": 0.1, "unit": "px" } } } }
      """
    )
    #expect(try source.text("a") == "600 16px/1.25 Inter letter-spacing 0.1px")
  }
}

/// Colors found by value, and tokens by their line.
@Suite struct `Lookups by color and line` {
  @Test func `the nearest colors come first, and the source's order decides between equals`() throws
  {
    let source = try Inspected(
      """
      { "$type": "color", "far": { "$value": "#0000ff" }, "same": { "$value": "#fe0000" },
        "again": { "$value": "#fe0000" }, "near": { "$value": "#f00000" },
        "size": { "$type": "number", "$value": 1 } }
      """
    )
    let red = Color(.srgb, SIMD3(1, 0, 0))
    let found = source.ir.nearestColors(to: red, count: 3)
    #expect(found.map { source.ir.path(of: $0.token) } == ["same", "again", "near"])
    #expect(source.ir.nearestColors(to: red, count: 9).count == 4)
  }

  @Test func `a token counts in the context in which it comes nearest`() throws {
    let source = try Inspected(
      light: #"{ "$type": "color", "a": { "$value": "\#("#00ff00")" } }"#,
      dark: #"{ "$type": "color", "a": { "$value": "\#("#ff0000")" } }"#
    )
    let found = source.ir.nearestColors(to: Color(.srgb, SIMD3(1, 0, 0)), count: 1)
    #expect(found.map(\.distance) == [0])
    #expect(
      found.map { source.ir.text(of: $0.choices, for: try! source.token("a").dependsOn) } == [
        "theme=dark"
      ]
    )
  }

  @Test func `each line of a token finds it, braces in strings don't matter`() throws {
    let source = try Inspected(
      """
      {
        "$type": "number",
        "a": {
          "$description": "} \\" {",
          "$value": 1
        },
        "b": { "$value": 2 }, "c": { "$value": 3 }
      }
      """
    )
    let file = try source.token("a").base.origin.file
    let found = (0...10).map { line in
      source.ir.tokens(atLine: line, of: file).map { source.ir.path(of: $0) }.joined(separator: " ")
    }
    #expect(found == ["", "", "", "a", "a", "a", "a", "b c", "", "", ""])
  }
}
