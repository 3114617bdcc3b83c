import Testing
import TokenCompiler

@testable import TokenOutput

/// Names that Android templates derive from a token's name and the name of a property.
@Suite struct PartCollisionTests {
  private static let black = ##"{ "colorSpace": "srgb", "components": [0, 0, 0] }"##
  private static let pixel = ##"{ "value": 1, "unit": "px" }"##
  private static let color = ##"{ "$type": "color", "$value": \##(black) }"##
  private static let dimension = ##"{ "$type": "dimension", "$value": \##(pixel) }"##
  private static let duration =
    ##"{ "$type": "duration", "$value": { "value": 1, "unit": "ms" } }"##
  private static let layer = ##"""
    { "color": \##(black), "offsetX": \##(pixel), "offsetY": \##(pixel), "blur": \##(pixel),
      "spread": \##(pixel) }
    """##
  private static let shadow = ##"{ "$type": "shadow", "$value": \##(layer) }"##
  private static let twoLayers = ##"{ "$type": "shadow", "$value": [\##(layer), \##(layer)] }"##
  private static let gradient = ##"""
    { "$type": "gradient", "$value": [{ "color": \##(black), "position": 0 }] }
    """##
  private static let transition = ##"""
    { "$type": "transition", "$value": { "duration": { "value": 1, "unit": "ms" },
      "delay": { "value": 1, "unit": "ms" }, "timingFunction": [0, 0, 1, 1] } }
    """##

  private static func border(color: String = black, style: String = ##""solid""##) -> String {
    ##"""
    { "$type": "border",
      "$value": { "color": \##(color), "width": \##(pixel), "style": \##(style) } }
    """##
  }

  private static func text(_ more: String = "") -> String {
    ##"""
    { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": \##(pixel), "fontWeight": 400,
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 },
      "$extensions": { "dev.tokens": { \##(more) } } }
    """##
  }

  private static func constant(_ type: String, _ value: String) -> String {
    ##"{ "type": "\##(type)", "value": \##(value) }"##
  }

  @Test func `a token with the name of another's part can be left out`() throws {
    var workshop = Workshop(
      "{ \"edge\": \(Self.border()), \"edge-color\": \(Self.color), \"z\": \(Self.color) }"
    )
    workshop.omitsErrors = true
    let result = try workshop.render("android")
    #expect(result.codes == ["name-collision"])
    #expect(
      result.messages == [
        "`edge-color` and `color` of `edge` are both called `edge_color` in `android`, so "
          + "`edge-color` is left out"
      ]
    )
    let colors = try #require(result.files["values/colors.xml"])
    #expect(colors.contains("name=\"z\"") && colors.contains("name=\"edge_color\""))
  }

  /// The messages for a group `x` with these tokens.
  private func messages(
    _ members: [(String, String)],
    constants: [(String, String)] = [],
    target: String = "android"
  ) throws -> [String] {
    let list = { (entries: [(String, String)]) in
      entries.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ",\n")
    }
    let workshop = Workshop(
      ##"""
      { "x": {
        "$extensions": { "dev.tokens": { "constants": { \##(list(constants)) } } },
        \##(list(members))
      } }
      """##
    )
    let result = try workshop.render(target)
    return zip(result.codes, result.messages).filter { $0.0 != "omitted-member" }.map(\.1)
  }

  @Test(arguments: [
    ("edge-color", color, border(), "`color` of `x.edge`"),
    ("edge-width", dimension, border(), "`width` of `x.edge`"),
    (
      "edge-style", #"{ "$type": "strokeStyle", "$value": "solid" }"#, border(),
      "`style` of `x.edge`"
    ),
    (
      "edge-style-dash-2", dimension,
      border(style: #"{ "dashArray": [\#(pixel), \#(pixel)], "lineCap": "round" }"#),
      "dash 2 of `x.edge`"
    ),
    ("edge-duration", duration, transition, "`duration` of `x.edge`"),
    (
      "edge-timing-function", #"{ "$type": "cubicBezier", "$value": [0, 0, 1, 1] }"#, transition,
      "`timingFunction` of `x.edge`"
    ),
    ("edge-color", color, shadow, "`color` of layer 1 of `x.edge`"),
    ("edge-2-offset-x", dimension, twoLayers, "`offsetX` of layer 2 of `x.edge`"),
    ("edge-color-1", color, gradient, "`color` of stop 1 of `x.edge`"),
    (
      "edge-position-1", #"{ "$type": "number", "$value": 1 }"#, gradient,
      "`position` of stop 1 of `x.edge`"
    ),
    ("edge-font-size", dimension, text(), "`fontSize` of `x.edge`"),
    ("edge-line-height", dimension, text(), "`lineHeight` of `x.edge`"),
    ("edge-font-weight", duration, text(), "`fontWeight` of `x.edge`"),
    ("edge-number", duration, text(#""number": 1"#), "`number` of `x.edge`"),
    (
      "edge-shadow-color", color, text(#""shadow": \#(layer)"#),
      "`shadowColor` of layer 1 of `x.edge`"
    ),
    ("edge-shadow-dx", dimension, text(#""shadow": \#(layer)"#), "`shadow` of `x.edge`"),
    (
      "edge-generic", #"{ "$type": "fontFamily", "$value": "A" }"#,
      #"{ "$type": "fontFamily", "$value": ["A", "serif"] }"#, "`generic` of `x.edge`"
    ),
  ])
  func `a token named like a property of another token is an error`(
    name: String,
    token: String,
    whole: String,
    part: String
  ) throws {
    let identifier = "x_" + String(name.map { $0 == "-" ? "_" : $0 })
    #expect(
      try messages([("edge", whole), (name, token)]) == [
        "`x.\(name)` and \(part) are both called `\(identifier)` in `android`"
      ]
    )
  }

  @Test(arguments: [
    // Resources of different types may have the same name.
    ("edge-color", dimension, border()),
    ("edge-width", color, border()),
    ("edge-color", transition, border()),
    ("edge-font-size", color, text()),
    // There is no such property.
    ("edge-line-height-multiple", dimension, text()),
    ("edge-color", color, text()),
    ("edge-number", duration, text()),
    ("edge-2-color", color, shadow),
    ("edge-color-2", color, gradient),
    ("edge-style-dash-1", dimension, border()),
    (
      "edge-generic", #"{ "$type": "fontFamily", "$value": "A" }"#,
      #"{ "$type": "fontFamily", "$value": "A" }"#
    ),
  ])
  func `a token that shares no resource with a property isn't an error`(
    name: String,
    token: String,
    whole: String
  ) throws {
    #expect(try messages([("edge", whole), (name, token)]) == [])
  }

  @Test func `two properties with the same name are an error with both locations`() throws {
    let workshop = Workshop(
      ##"""
      { "x": {
        "text": \##(Self.text(#""lineHeight": { "value": 20, "unit": "px" }"#)),
        "$extensions": { "dev.tokens": { "constants": {
          "text-line": { "type": "size", "value": { "width": 1, "height": 2 } }
        } } }
      } }
      """##
    )
    for (target, name) in [("android", "x_text_line_height"), ("css", "x-text-line-height")] {
      let report = try workshop.render(target).report
      #expect(
        report == """
          error name-collision: `height` of `x.text-line` and `lineHeight` of `x.text` are both called \
          `\(name)` in `\(target)`
            at a.tokens.json:6:5
            also a.tokens.json:2:3 its `lineHeight` is called `\(name)`
            help: rename `x.text-line` for this target: \
          `"$extensions": {"dev.tokens": {"names": {"\(target)": "…"}}}`
          """
      )
    }
  }

  @Test func `layers of two shadows with the same name are one error`() throws {
    #expect(
      try messages([("edge", Self.twoLayers), ("edge-2", Self.shadow)]) == [
        "`color` of layer 1 of `x.edge-2` and `color` of layer 2 of `x.edge` are both called "
          + "`x_edge_2_color` in `android`"
      ]
    )
    #expect(try messages([("edge", Self.shadow), ("edge-2", Self.shadow)]) == [])
    #expect(
      try messages([
        ("edge", Self.text(#""shadow": \#(Self.layer)"#)), ("edge-shadow", Self.shadow),
      ])
        == [
          "`color` of layer 1 of `x.edge-shadow` and `shadowColor` of layer 1 of `x.edge` are both "
            + "called `x_edge_shadow_color` in `android`"
        ]
    )
  }

  @Test func `a property that references the token with its name doesn't collide`() throws {
    #expect(
      try messages([("edge", Self.border(color: #""{x.edge-color}""#)), ("edge-color", Self.color)])
        == []
    )
    let style = ##"""
      { "$type": "strokeStyle", "$value": { "dashArray": [\##(Self.pixel)], "lineCap": "butt" } }
      """##
    #expect(
      try messages([("edge", Self.border(style: #""{x.edge-style}""#)), ("edge-style", style)])
        == []
    )
    #expect(
      try messages([
        ("edge", Self.text(#""shadow": "{x.edge-shadow}""#)), ("edge-shadow", Self.shadow),
      ]) == []
    )
    // In CSS, each of these properties is a custom property.
    #expect(
      try messages(
        [("edge", Self.text(#""color": "{x.edge-color}""#)), ("edge-color", Self.color)],
        target: "css"
      )
      .count == 1
    )
  }

  @Test func `a reference to the token of that name in some contexts only is an error`() throws {
    var workshop = Workshop(
      ##"""
      { "x": {
        "edge": { "$type": "border",
          "$value": { "color": "{x.edge-color}", "width": \##(Self.pixel), "style": "solid" },
          "$extensions": { "dev.tokens": { "contexts": { "theme": { "dark":
            { "color": "{x.other}", "width": \##(Self.pixel), "style": "solid" } } } } } },
        "edge-color": \##(Self.color),
        "other": { "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }
      } }
      """##
    )
    workshop.modifiers = [("theme", ["light", "dark"])]
    workshop.appearance = CompileRequest.AppearanceSetting(
      modifier: Located("theme"),
      light: Located("light"),
      dark: Located("dark")
    )
    #expect(try workshop.render("android").codes == ["name-collision"])
  }

  @Test func `a property that a token has in contexts of other outputs counts`() throws {
    var workshop = Workshop(
      ##"""
      { "x": {
        "edge": { "$type": "shadow", "$value": \##(Self.layer),
          "$extensions": { "dev.tokens": { "contexts": { "size": {
            "large": [\##(Self.layer), \##(Self.layer)] } } } } },
        "edge-2-color": \##(Self.color)
      } }
      """##
    )
    workshop.modifiers = [("size", ["small", "large"])]
    workshop.request.contexts = [
      ContextChoice(modifier: Located("size"), context: Located("small"))
    ]
    #expect(try workshop.render("android").codes == ["name-collision"])
  }

  @Test func `an app font with the same name as a font family is an error`() throws {
    func family(_ resource: String) -> String {
      ##"""
      { "$type": "fontFamily", "$value": "A", "$extensions": { "dev.tokens": {
        "faces": [{ "resource": "\##(resource)", "weight": 400 }] } } }
      """##
    }
    for resource in ["x_a", "X a"] {
      #expect(
        try messages([("a", family(resource))]) == [
          "the app's font `x_a` would have the same name as this family: rename one of them"
        ]
      )
    }
    #expect(try messages([("a", family("a")), ("b", family("a"))]) == [])
  }
}
