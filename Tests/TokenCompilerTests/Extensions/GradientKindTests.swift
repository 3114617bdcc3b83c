import Diagnostics
import Testing
import TokenModel

@testable import TokenCompiler

/// The kinds of gradients in `$extensions["dev.tokens"]`.
struct GradientKindTests {
  private static let stops = ##"""
    [{ "color": { "colorSpace": "srgb", "components": [1, 0, 0] }, "position": 0 },
     { "color": { "colorSpace": "srgb", "components": [0, 0, 1] }, "position": 1 }]
    """##
  /// The stops as text.
  private static let text = "#ff0000 0%, #0000ff 100%"

  private static func gradient(_ name: String, _ kind: String?, value: String? = nil) -> String {
    let own = kind.map { #", "$extensions": { "dev.tokens": { "gradient": \#($0) } }"# } ?? ""
    return #""\#(name)": { "$type": "gradient", "$value": \#(value ?? stops)\#(own) }"#
  }

  /// The value of the token `name` in CSS notation, in the base or in dark appearance.
  private static func css(_ compilation: Compilation, _ name: String, isDark: Bool = false)
    -> String?
  {
    guard let ir = compilation.ir, let token = ir.token(name) else { return nil }
    let variant = ir.variants[token.variants.indices].first
    let resolved = isDark ? variant?.resolved ?? token.base : token.base
    return ir.text(of: resolved.value, type: .gradient)
  }

  @Test(arguments: [
    (#"{ "kind": "linear" }"#, "linear-gradient(180deg, "),
    (#"{ "kind": "linear", "angle": 45 }"#, "linear-gradient(45deg, "),
    (#"{ "angle": -90.5, "kind": "linear" }"#, "linear-gradient(269.5deg, "),
    (#"{ "kind": "linear", "angle": 720 }"#, "linear-gradient(0deg, "),
    (#"{ "kind": "linear", "to": "top" }"#, "linear-gradient(0deg, "),
    (#"{ "kind": "linear", "to": "right" }"#, "linear-gradient(90deg, "),
    (#"{ "kind": "linear", "to": "bottom" }"#, "linear-gradient(180deg, "),
    (#"{ "kind": "linear", "to": "left" }"#, "linear-gradient(270deg, "),
    (#"{ "kind": "linear", "to": "top left" }"#, "linear-gradient(to top left, "),
    (#"{ "kind": "linear", "to": "right bottom" }"#, "linear-gradient(to bottom right, "),
    (#"{ "kind": "radial" }"#, "radial-gradient(ellipse at 50% 50%, "),
    (
      #"{ "kind": "radial", "shape": "circle", "size": "closest-side", "at": [0.25, 1] }"#,
      "radial-gradient(circle closest-side at 25% 100%, "
    ),
    (#"{ "kind": "conic" }"#, "conic-gradient(from 0deg at 50% 50%, "),
    (
      #"{ "kind": "conic", "from": 450, "at": [0, 1.5] }"#,
      "conic-gradient(from 90deg at 0% 150%, "
    ),
  ])
  func `a kind has the meaning and the defaults of CSS`(_ kind: String, _ start: String) {
    let compilation = Project("{ \(Self.gradient("g", kind)) }").compile()
    #expect(compilation.messages == [])
    #expect(Self.css(compilation, "g") == "\(start)\(Self.text))")
  }

  @Test func `a gradient without a kind consists of stops`() {
    let compilation = Project("{ \(Self.gradient("g", nil)) }").compile()
    #expect(Self.css(compilation, "g") == Self.text)
  }

  @Test(arguments: [
    (#""linear""#, #"`gradient` is `"linear"`, expected an object"#),
    ("{}", "`gradient` has no `kind`"),
    (
      #"{ "kind": "liner" }"#,
      #"`kind` is `"liner"`, expected one of `linear`, `radial`, `conic`"#
    ),
    (#"{ "knd": "linear" }"#, "`gradient` has no property `knd`"),
    (
      #"{ "kind": "linear", "angle": "45deg" }"#,
      #"`angle` is `"45deg"`, expected a number of degrees"#
    ),
    (
      #"{ "kind": "linear", "angle": 45, "to": "top" }"#,
      "a linear gradient has both `angle` and `to`"
    ),
    (
      #"{ "kind": "linear", "to": "to top" }"#,
      "`to` is `\"to top\"`, expected `top`, `right`, `bottom`, `left`, or a corner such as `top right`"
    ),
    (
      #"{ "kind": "linear", "to": "top bottom" }"#,
      "`to` is `\"top bottom\"`, expected `top`, `right`, `bottom`, `left`, or a corner such as `top right`"
    ),
    (#"{ "kind": "linear", "shape": "circle" }"#, "a linear gradient has no property `shape`"),
    (#"{ "kind": "radial", "angle": 45 }"#, "a radial gradient has no property `angle`"),
    (
      #"{ "kind": "radial", "shape": "square" }"#,
      #"`shape` is `"square"`, expected one of `circle`, `ellipse`"#
    ),
    (
      #"{ "kind": "radial", "size": "cover" }"#,
      #"`size` is `"cover"`, expected one of `closest-side`, `closest-corner`, `farthest-side`, `farthest-corner`"#
    ),
    (
      #"{ "kind": "conic", "at": [0.5] }"#,
      "`at` is a list, expected two fractions of the width and height, such as `[0.5, 0.5]`"
    ),
    (
      #"{ "kind": "conic", "at": [0.5, "50%"] }"#,
      "`at` is a list, expected two fractions of the width and height, such as `[0.5, 0.5]`"
    ),
    (#"{ "kind": "conic", "from": "top" }"#, #"`from` is `"top"`, expected a number of degrees"#),
  ])
  func `a mistake gives one error`(_ kind: String, _ message: String) {
    let compilation = Project("{ \(Self.gradient("g", kind)) }").compile()
    #expect(compilation.diagnostics.map(\.message) == [message])
    #expect(compilation.diagnostics.allSatisfy { $0.severity == .error })
  }

  @Test func `only a gradient has a kind`() {
    let compilation = Project(
      #"""
      { "a": { "$type": "number", "$value": 1,
               "$extensions": { "dev.tokens": { "gradient": { "kind": "conic" } } } } }
      """#
    ).compile()
    #expect(compilation.diagnostics.map(\.code) == [.misplacedExtension])
  }

  // MARK: Aliases and overrides

  @Test func `an alias has the kind of its target, or its own`() throws {
    let compilation = Project(
      """
      { \(Self.gradient("g", #"{ "kind": "linear", "angle": 45 }"#)),
        \(Self.gradient("same", nil, value: #""{g}""#)),
        \(Self.gradient("again", #"{ "kind": "linear", "angle": 405 }"#, value: #""{g}""#)),
        \(Self.gradient("own", #"{ "kind": "conic" }"#, value: #""{g}""#)) }
      """
    ).compile()
    let ir = try #require(compilation.ir)
    #expect(Self.css(compilation, "same") == "linear-gradient(45deg, \(Self.text))")
    #expect(Self.css(compilation, "own") == "conic-gradient(from 0deg at 50% 50%, \(Self.text))")
    #expect(ir.token("same")?.base.alias != nil)
    #expect(ir.token("again")?.base.alias != nil)
    // Outputs would write a reference, and the kind would be lost.
    #expect(ir.token("own")?.base.alias == nil)
  }

  @Test func `the kind of a referenced stop has no effect`() {
    let stop = #"[{ "color": { "colorSpace": "srgb", "components": [1, 0, 0] }, "position": 0 }]"#
    let compilation = Project(
      """
      { \(Self.gradient("one", #"{ "kind": "conic" }"#, value: stop)),
        \(Self.gradient("g", nil, value: #"["{one}"]"#)) }
      """
    ).compile()
    #expect(Self.css(compilation, "g") == "#ff0000 0%")
  }

  private static func themed(_ base: String, dark: String) -> Compilation {
    Project([
      "base.tokens.json": "{ \(base) }",
      "dark.tokens.json": "{ \(dark) }",
      "app.resolver.json": #"""
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
        "modifiers": { "theme": { "contexts": { "light": [],
          "dark": [{ "$ref": "dark.tokens.json" }] }, "default": "light" } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """#,
    ]).compile()
  }

  private static let green =
    ##"[{ "color": { "colorSpace": "srgb", "components": [0, 1, 0] }, "position": 0 }]"##

  @Test func `an override keeps the kind`() {
    let compilation = Self.themed(
      Self.gradient("g", #"{ "kind": "linear", "angle": 45 }"#),
      dark: Self.gradient("g", nil, value: Self.green)
    )
    #expect(Self.css(compilation, "g") == "linear-gradient(45deg, \(Self.text))")
    #expect(Self.css(compilation, "g", isDark: true) == "linear-gradient(45deg, #00ff00 0%)")
  }

  @Test func `an override can have another kind`() {
    let compilation = Self.themed(
      Self.gradient("g", #"{ "kind": "linear" }"#),
      dark: Self.gradient("g", #"{ "kind": "conic" }"#)
    )
    #expect(Self.css(compilation, "g") == "linear-gradient(180deg, \(Self.text))")
    #expect(
      Self.css(compilation, "g", isDark: true)
        == "conic-gradient(from 0deg at 50% 50%, \(Self.text))"
    )
  }

  /// Targets write a gradient without a kind in a form that can't replace the other one.
  @Test func `a kind in one context gives the others the default`() {
    let compilation = Self.themed(
      "\(Self.gradient("g", nil)), \(Self.gradient("alias", nil, value: #""{g}""#))",
      dark: Self.gradient("g", #"{ "kind": "conic" }"#)
    )
    for name in ["g", "alias"] {
      #expect(Self.css(compilation, name) == "linear-gradient(180deg, \(Self.text))")
    }
    #expect(compilation.ir?.token("alias")?.base.alias != nil)
  }

  @Test func `a context value has the kind of its token`() {
    let compilation = Self.themed(
      #"""
      "g": { "$type": "gradient", "$value": \#(Self.stops), "$extensions": { "dev.tokens": {
        "gradient": { "kind": "conic" }, "contexts": { "dark": \#(Self.green) } } } }
      """#,
      dark: ""
    )
    #expect(
      Self.css(compilation, "g", isDark: true) == "conic-gradient(from 0deg at 50% 50%, #00ff00 0%)"
    )
  }

  // MARK: The printed IR

  @Test func `the IR contains the kind next to the value`() throws {
    let compilation = Project(
      #"""
      { \#(Self.gradient("a", #"{ "kind": "linear", "to": "left top" }"#)),
        \#(Self.gradient("b", #"{ "kind": "radial", "shape": "circle" }"#)),
        \#(Self.gradient("c", #"{ "kind": "conic", "from": -90 }"#)),
        \#(Self.gradient("d", nil)) }
      """#
    ).compile()
    var bytes: [UInt8] = []
    try #require(compilation.ir).appendJSON(to: &bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.filter { $0.hasPrefix(#""gradient": "#) } == [
        #""gradient": { "kind": "linear", "to": "top left" },"#,
        #""gradient": { "kind": "radial", "shape": "circle", "size": "farthest-corner", "at": [0.5, 0.5] },"#,
        #""gradient": { "kind": "conic", "from": 270, "at": [0.5, 0.5] },"#,
      ]
    )
  }
}
