import Diagnostics
import Testing
import TokenModel

@testable import TokenCompiler

/// Lengths that grow with the viewport, in `$extensions["dev.tokens"]`.
struct FluidTests {
  private static let fluid = #"{ "max": "20px", "from": "360px", "to": "1240px" }"#

  private static func length(_ value: String, _ fluid: String?) -> String {
    let own = fluid.map { #", "$extensions": { "dev.tokens": { "fluid": \#($0) } }"# } ?? ""
    return #"{ "$type": "dimension", "$value": \#(value)\#(own) }"#
  }

  private static func compile(_ more: String = "", fluid: String = fluid) -> Compilation {
    Project(#"{ "a": \#(length(#"{ "value": 16, "unit": "px" }"#, fluid))\#(more) }"#).compile()
  }

  private static func text(_ compilation: Compilation, _ name: String) -> String? {
    guard let ir = compilation.ir, let token = ir.token(name) else { return nil }
    return ir.text(of: token.base.value, type: .dimension)
  }

  @Test(arguments: [
    fluid,
    #"{ "min": "16px", "max": "20px", "from": "22.5rem", "to": "77.5rem" }"#,
    #"{ "max": { "value": 20, "unit": "px" }, "from": "360px", "to": "1240px" }"#,
  ])
  func `a length grows between two widths`(_ fluid: String) {
    let compilation = Self.compile(fluid: fluid)
    #expect(compilation.messages == [])
    #expect(Self.text(compilation, "a") == "16px to 20px between widths of 360px and 1240px")
  }

  @Test func `references and positive factors keep the growth`() {
    let compilation = Self.compile(
      #"""
      , "b": { "$type": "dimension", "$value": "{a}" },
      "c": { "$type": "dimension", "$value": "~{a} * 2" },
      "d": { "$type": "dimension", "$value": "~{a} / 4" },
      "e": { "$type": "dimension", "$value": "{a}", "$extensions": { "dev.tokens": {
        "fluid": { "max": "32px", "from": "0px", "to": "100px" } } } }
      """#
    )
    #expect(compilation.messages == [])
    #expect(Self.text(compilation, "b") == "16px to 20px between widths of 360px and 1240px")
    #expect(Self.text(compilation, "c") == "32px to 40px between widths of 360px and 1240px")
    #expect(Self.text(compilation, "d") == "4px to 5px between widths of 360px and 1240px")
    #expect(Self.text(compilation, "e") == "16px to 32px between widths of 0px and 100px")
    // A style sheet refers to `a` in `b`, but not in `e`.
    #expect(compilation.ir?.token("b")?.base.alias != nil)
    #expect(compilation.ir?.token("e")?.base.alias == nil)
  }

  @Test(arguments: [
    "{a} + 1px", "{a} - {a}", "-{a}", "{a} * -1", "{a} * 0", "1 / ({a} / 1px)", "{a} / {a}",
    "round({a})", "if({a} > 1px, 1px, 2px)", "if(1 > 0, {a}, 2px)", "max({a}, 1px)",
  ])
  func `other arithmetic is an error`(_ expression: String) {
    let more = #", "b": { "$type": "dimension", "$value": "~\#(expression)" }"#
    #expect(
      Self.compile(more).messages == [
        "error[expression-type-mismatch]: "
          + "a fluid length can only be multiplied or divided by a positive number"
      ]
    )
  }

  @Test(arguments: [
    (#"20"#, "`fluid` is `20`, expected an object"),
    (
      #""20px""#,
      #"`fluid` is `"20px"`, expected an object, or text such as "#
        + #"`"clamp(1rem, 0.9rem + 1vw, 1.5rem)"`"#
    ),
    (
      #""clamp(12px, 10px + 1vw, 20px)""#,
      "`min` is 12px, but the value of the token is 16px"
    ),
    (#"{ "max": "20px", "from": "360px" }"#, "`fluid` has no `to`"),
    (
      #"{ "max": "20px", "from": "360px", "to": "1240px", "maximum": 2 }"#,
      "`fluid` has no property `maximum`"
    ),
    (
      #"{ "max": "20em", "from": "360px", "to": "1240px" }"#,
      #"`max` is `"20em"`, expected a length in `px` or `rem`, such as `"16px"`, or a reference"#
    ),
    (
      #"{ "max": "{a}", "from": "360px", "to": "1240px" }"#,
      "`a` refers to itself"
    ),
    (
      #"{ "max": "{b}", "from": "360px", "to": "1240px" }"#,
      "there is no token `b`"
    ),
    (
      #"{ "max": "20px", "from": "1240px", "to": "360px" }"#,
      "a length can't grow from a width of 1240px to one of 360px"
    ),
    (
      #"{ "max": "2rem", "from": "360px", "to": "1240px" }"#,
      "a fluid length is between 16px and 2rem, which have different units"
    ),
    (
      #"{ "max": "16px", "from": "360px", "to": "1240px" }"#,
      "`max` is 16px, which isn't greater than the value of the token, 16px"
    ),
    (
      #"{ "min": "12px", "max": "20px", "from": "360px", "to": "1240px" }"#,
      "`min` is 12px, but the value of the token is 16px"
    ),
  ])
  func `mistakes are reported once`(_ fluid: String, _ message: String) {
    #expect(Self.compile(fluid: fluid).diagnostics.map(\.message) == [message])
  }

  @Test(arguments: [
    ("clamp(16px, 12px + 1vw, 20px)", "16px to 20px between widths of 400px and 800px"),
    ("clamp(16px, calc(1vw + 12px), 20px)", "16px to 20px between widths of 400px and 800px"),
    ("clamp(16px, 4vw, 2 * 10px)", "16px to 20px between widths of 400px and 500px"),
    (
      "clamp(16px, 16px + 4 * ((100vw - 360px) / 880), 20px)",
      "16px to 20px between widths of 360px and 1240px"
    ),
  ])
  func `growth can be text in CSS notation`(_ text: String, _ length: String) {
    let compilation = Self.compile(fluid: "\"\(text)\"")
    #expect(compilation.messages == [])
    #expect(Self.text(compilation, "a") == length)
  }

  // MARK: References

  private static let sizes = #"""
    , "s": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } },
    "l": { "$type": "dimension", "$value": "~{s} * 2",
      "$extensions": { "dev.tokens": { "contexts": { "dark": "~{s} * 3" } } } },
    "phone": { "$type": "dimension", "$value": { "value": 22.5, "unit": "rem" } },
    "b": { "$type": "dimension", "$value": "{s}", "$extensions": { "dev.tokens": { "fluid": {
      "min": "{s}", "max": "{l}", "from": "{phone}", "to": "1240px" } } } }
    """#

  @Test func `growth follows references in each context`() throws {
    let own = Self.length(#"{ "value": 16, "unit": "px" }"#, Self.fluid)
    let tokens = #"{ "a": \#(own)\#(Self.sizes) }"#
    let compilation = Project([
      "base.tokens.json": tokens,
      "app.resolver.json": #"""
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
        "modifiers": { "theme": { "contexts": { "light": [], "dark": [] }, "default": "light" } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """#,
    ]).compile()
    #expect(compilation.messages == [])
    let ir = try #require(compilation.ir)
    #expect(Self.text(compilation, "b") == "16px to 32px between widths of 360px and 1240px")
    let token = try #require(ir.token("b"))
    let variants = ir.variants[token.variants.indices]
    #expect(
      variants.map { ir.text(of: $0.resolved.value, type: .dimension) } == [
        "16px to 48px between widths of 360px and 1240px"
      ]
    )
    // A style sheet can't refer to `s`, whose length is fixed.
    #expect(token.base.alias == nil)
  }

  @Test(arguments: [
    (#""{ink}""#, "`ink` is a color, but a dimension is required here"),
    (#""{a}""#, "`max` is a fluid length, expected a fixed one in `px` or `rem`"),
    (#""{wide}""#, "`max` is 50vw, expected a fixed one in `px` or `rem`"),
    (#""{x}""#, "`x` refers to itself"),
  ])
  func `mistakes in references are reported at the reference`(
    _ maximum: String,
    _ message: String
  ) throws {
    let more = #"""
      , "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
      "wide": { "$type": "dimension", "$value": { "value": 50, "unit": "vw" } },
      "x": { "$type": "dimension", "$value": { "value": 16, "unit": "px" },
        "$extensions": { "dev.tokens": { "fluid": { "max": \#(maximum), "from": "0px", "to": "9px" } } } }
      """#
    let errors = Self.compile(more).diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [message])
    let label = try #require(errors.first?.primary)
    #expect(label.span.end - label.span.start >= maximum.utf8.count - 2)
  }

  @Test func `a circular reference is reported at the length`() throws {
    let fluid = #"{ "max": "{b}", "from": "0px", "to": "900px" }"#
    let length = Self.length(#"{ "value": 16, "unit": "px" }"#, fluid)
    let source = #"{ "a": \#(length), "b": { "$type": "dimension", "$value": "~{a} * 2" } }"#
    let errors = Project(source).compile().diagnostics.filter { $0.severity == .error }
    let label = try #require(errors.first?.primary)
    #expect(errors.map(\.code) == [.circularReference])
    let bytes = Array(source.utf8)[Int(label.span.start)..<Int(label.span.end)]
    #expect(String(decoding: bytes, as: UTF8.self) == #""{b}""#)
  }

  @Test func `references that specify the growth are in the IR`() throws {
    let compilation = Self.compile(
      #", "max": \#(Self.length(#"{ "value": 20, "unit": "px" }"#, nil))"#,
      fluid: #"{ "max": "{max}", "from": "360px", "to": "1240px" }"#
    )
    let ir = try #require(compilation.ir)
    let references = ir.references[try #require(ir.token("a")).base.references.indices]
    #expect(references.map(\.pointer.text) == ["/fluid/max"])
    var json: [UInt8] = []
    ir.appendJSON(to: &json)
    #expect(
      String(decoding: json, as: UTF8.self).contains(#""references": { "/fluid/max": "max" }"#)
    )
  }

  @Test func `a length is linear between the widths`() {
    let length = Dimension(16, .px, fluid: .init(maximum: 20, start: 360, end: 1240))
    let numbers = [0, 360, 580, 800, 1240, 9999].map { length.length(atWidth: $0).value }
    #expect(numbers == [16, 16, 17, 18, 20, 20])
    #expect(Dimension(3, .rem).length(atWidth: 800) == Dimension(3, .rem))
  }

  @Test func `only dimensions are fluid`() {
    let own = #""$extensions": { "dev.tokens": { "fluid": \#(Self.fluid) } }"#
    let source = #"{ "n": { "$type": "number", "$value": 1, \#(own) } }"#
    #expect(Project(source).compile().diagnostics.map(\.code) == [.misplacedExtension])
  }
}
