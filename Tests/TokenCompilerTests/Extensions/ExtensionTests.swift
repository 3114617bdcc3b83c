import Diagnostics
import Testing
import TokenModel

@testable import TokenCompiler

@Suite struct OwnExtension {
  /// A source with a color, a dimension, a font, and a text style that have these extensions.
  static func project(
    group: String = "{}",
    color: String = "{}",
    size: String = "{}",
    face: String = "{}",
    text: String = "{}"
  ) -> Project {
    func extensions(_ text: String) -> String { #""$extensions": { "dev.tokens": \#(text) }"# }
    return Project(
      """
      { "g": { \(extensions(group)),
        "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
          \(extensions(color)) },
        "grid": { "$type": "dimension", "$value": { "value": 4, "unit": "px" }, \(extensions(size)) },
        "face": { "$type": "fontFamily", "$value": "Inter", \(extensions(face)) },
        "body": { "$type": "typography", "$value": { "fontFamily": "{g.face}",
          "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
          "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 }, \(extensions(text)) } } }
      """
    )
  }

  @Test func `all properties of a text style are read`() throws {
    let compilation = Self.project(
      size: #"{ "grid": true }"#,
      face: """
        { "faces": [{ "weight": "bold", "style": "italic", "postScriptName": "Inter-Bold",
          "file": "inter.ttf", "resource": "inter" }, { "weight": 400 }] }
        """,
      text: """
        { "number": 7, "lineHeight": { "value": 28, "unit": "px" }, "kern": "{g.grid}",
          "relativeTo": "body", "system": "headline", "color": "{g.ink}", "align": "justify",
          "case": "uppercase", "decoration": "line-through", "style": "oblique",
          "lineBreak": "truncatingMiddle", "fontVariationSettings": { "wght": 450.5, "GRAD": -20 },
          "shadow": { "color": "{g.ink}", "offsetX": "{g.grid}", "offsetY": "{g.grid}",
                      "blur": "{g.grid}", "spread": "{g.grid}" } }
        """
    ).compile()
    #expect(compilation.messages == [])
    let ir = try #require(compilation.ir)
    let token = try #require(ir.token("g.body"))
    let style = ir.textStyles[Int(try #require(token.base.textStyle))]
    #expect(style.number == 7)
    #expect(style.lineHeight == Dimension(28, .px) && style.lineHeightRatio == 1.75)
    #expect(style.kern == Dimension(4, .px) && style.kernEm == 0.25)
    #expect(style.relativeTo.map { ir.texts[$0] } == "body")
    #expect(style.system.map { ir.texts[$0] } == "headline")
    #expect(style.align == .justify && style.letterCase == .uppercase)
    #expect(style.decoration == .lineThrough && style.slant == .oblique)
    #expect(style.lineBreak == .truncatingMiddle)
    #expect(style.variations.map { ir.texts[$0.tag] } == ["wght", "GRAD"])
    #expect(style.variations.map(\.value) == [450.5, -20])
    #expect(style.color?.alias.map { ir.tokens[Int($0.index)].path } == ir.token("g.ink")?.path)
    #expect(style.shadow.map { ir.values[$0.value].layers.count } == 1)
    #expect(style.families.first?.faces.map(\.weight) == [700, 400])
    #expect(style.families.first?.faces.map(\.slant) == [.italic, .normal])
  }

  @Test(arguments: [
    (##"{ "weight": 400 }"##, "axes with tags of four letters or digits, such as `wght`"),
    (##"{ "1abc": 400 }"##, "axes with tags of four letters or digits, such as `wght`"),
    (##"{ "wgh\"": 400 }"##, "axes with tags of four letters or digits, such as `wght`"),
    (##"{ "wght": "bold" }"##, "a number"), ("450", "an object"),
  ])
  func `axes of variable fonts are validated`(value: String, expected: String) {
    let messages = Self.project(text: ##"{ "fontVariationSettings": \##(value) }"##)
      .compile().messages
    #expect(messages.count == 1 && messages.first?.contains("expected \(expected)") == true)
  }

  @Test func `constants of all types are read`() throws {
    let compilation = Self.project(
      group: """
        { "visibility": "private", "names": { "android": "gee" }, "component": "card",
          "constants": {
            "a": { "type": "boolean", "value": false, "$description": "Why." },
            "b": { "type": "string", "value": "" }, "c": { "type": "image", "value": "dot" },
            "d": { "type": "number", "value": 1.5 },
            "e": { "type": "point", "value": { "y": 2, "x": 1 } },
            "f": { "type": "size", "value": { "width": 1, "height": 2 } },
            "g": { "type": "rect", "value": { "x": 1, "y": 2, "width": 3, "height": 4 } },
            "h": { "type": "insets",
                   "value": { "top": 1, "leading": 2, "bottom": 3, "trailing": 4 } } } }
        """
    ).compile()
    #expect(compilation.messages == [])
    let ir = try #require(compilation.ir)
    let group = try #require(ir.groups.first)
    #expect(group.isPrivate)
    let constants = group.constants.map { ir.constant($0) }
    #expect(
      constants.map(\.typeName) == [
        "boolean", "string", "image", "number", "point", "size", "rect", "insets",
      ]
    )
    #expect(
      constants.map { ir.describe($0) } == [
        "false", "", "dot", "1.5", "1.0px 2.0px", "1.0px 2.0px", "1.0px 2.0px 3.0px 4.0px",
        "1.0px 2.0px 3.0px 4.0px",
      ]
    )
    let first = ir.tokens[Int(try #require(group.constants.first).index)]
    #expect(first.description.map { ir.texts[$0] } == "Why.")
    #expect(ir.components.map { ir.texts[$0.kind] } == ["card"])
    #expect(ir.nameOverrides.map { ir.texts[$0.name] } == ["gee"])
  }

  @Test func `extensions of other vendors are never reported`() {
    let project = Project(
      #"{ "a": { "$extensions": { "org.example": { "anything": [1] }, "dev.token": 3 } } }"#
    )
    #expect(project.compile().messages == [])
  }

  @Test func `a context may be named with or without its modifier`() {
    let project = Project(
      """
      { "n": { "$type": "number", "$value": 1, "$extensions": { "dev.tokens": { "contexts": {
        "dark": 2, "size": { "large": 3 } } } } } }
      """
    )
    let compilation = project.compile { request in
      request.modifiers = [("theme", ["light", "dark"]), ("size", ["small", "large"])].map {
        CompileRequest.DeclaredModifier(name: Located($0.0), contexts: $0.1.map { Located($0) })
      }
    }
    #expect(compilation.messages == [])
    #expect(compilation.ir?.value("n") == compilation.ir?.describe(number: 1))
    #expect(compilation.ir?.value("n", ["theme": "dark"]) == compilation.ir?.describe(number: 2))
    #expect(compilation.ir?.value("n", ["size": "large"]) == compilation.ir?.describe(number: 3))
  }
}

extension IR {
  fileprivate func describe(number: Double) -> String? {
    var values = values
    return describe(ValueID(values.numbers.intern(Number(number))), .number)
  }
}
