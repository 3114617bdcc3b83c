import Diagnostics
import JSONSyntax
import Testing
import TokenModel

@testable import TokenCompiler

/// Token files of other tools are read with the meaning that they have in those tools.
struct ForeignFormTests {
  /// A token in another tool's form and its value.
  struct Case: CustomTestStringConvertible, Sendable {
    let token: String
    let value: String

    var testDescription: String { token }
  }

  static func compile(_ text: String) -> Compilation { Project(text).compile() }

  /// Tokens that the tests' tokens refer to.
  static let others = """
    "a": { "value": "4px", "type": "dimension" }, "rem": { "value": "1rem", "type": "sizing" },
    "scale": { "value": "1.5", "type": "borderRadius" }, "also": { "value": "{scale}", "type": "sizing" },
    "third": { "value": "0.25", "type": "other" }, "bold": { "value": "Bold", "type": "fontWeights" }, "two": { "value": "2", "type": "math" },
    "red": { "value": "#ff0000", "type": "color" }, "half": { "value": 0.5, "type": "number" }
    """

  @Test(arguments: [
    Case(token: ##"{ "value": "16", "type": "spacing" }"##, value: "16.0px"),
    Case(token: ##"{ "value": 16, "type": "sizing" }"##, value: "16.0px"),
    Case(token: ##"{ "value": "12dp", "type": "dimension" }"##, value: "12.0px"),
    Case(token: ##"{ "value": 2, "unit": "rem", "type": "dimension" }"##, value: "2.0rem"),
    Case(token: ##"{ "value": "16 * 1.5", "type": "fontSizes" }"##, value: "24.0px"),
    Case(token: ##"{ "value": "{a} * {two}", "type": "spacing" }"##, value: "8.0px"),
    Case(token: ##"{ "value": "{a} * {scale}", "type": "spacing" }"##, value: "6.0px"),
    Case(token: ##"{ "value": "{a} * {also}", "type": "spacing" }"##, value: "6.0px"),
    Case(token: ##"{ "value": "{scale} * {also}", "type": "spacing" }"##, value: "2.25px"),
    Case(token: ##"{ "value": "{a} * {third}", "type": "spacing" }"##, value: "1.0px"),
    Case(token: ##"{ "value": "{two} * 4", "type": "spacing" }"##, value: "8.0px"),
    Case(token: ##"{ "value": "{a} + 2", "type": "spacing" }"##, value: "6.0px"),
    Case(token: ##"{ "value": "12 / {a}", "type": "spacing" }"##, value: "3.0px"),
    Case(token: ##"{ "value": "floor({a}/3)*4", "type": "sizing" }"##, value: "4.0px"),
    Case(token: ##"{ "value": "roundTo({a} / 3, 2)", "type": "sizing" }"##, value: "1.33px"),
    Case(token: ##"{ "value": "max({a}, 6)", "type": "sizing" }"##, value: "6.0px"),
    Case(token: ##"{ "value": "ceil(10 / 4) * 4px", "type": "sizing" }"##, value: "12.0px"),
    Case(token: ##"{ "value": "{rem}*0.875", "type": "lineHeights" }"##, value: "0.875rem"),
    Case(token: ##"{ "value": "{half} * 3", "type": "lineHeights" }"##, value: "1.5"),
    Case(token: ##"{ "value": "{bold} - 200", "type": "fontWeights" }"##, value: "500.0"),
    Case(
      token: ##"{ "value": "rgba({red}, {half})", "type": "color" }"##,
      value: "srgb [\"1.0\", \"0.0\", \"0.0\"] 0.5"
    ),
    Case(token: ##"{ "value": "{a}", "type": "borderRadius" }"##, value: "4.0px"),
    Case(token: ##"{ "value": "50%", "type": "opacity" }"##, value: "0.5"),
    Case(token: ##"{ "value": "4px", "type": "number" }"##, value: "4.0px"),
    Case(token: ##"{ "value": "1.5", "type": "lineHeights" }"##, value: "1.5"),
    Case(token: ##"{ "value": "150%", "type": "lineHeights" }"##, value: "1.5"),
    Case(token: ##"{ "value": "16", "type": "lineHeights" }"##, value: "16.0px"),
    Case(token: ##"{ "value": "200", "type": "time" }"##, value: "200.0ms"),
    Case(token: ##"{ "value": "700", "type": "fontWeights" }"##, value: "700.0"),
    Case(token: ##"{ "value": "ExtraBold", "type": "fontWeights" }"##, value: "800.0"),
    Case(token: ##"{ "value": "20px" }"##, value: "20.0px"),
    Case(token: ##"{ "value": "120ms" }"##, value: "120.0ms"),
    Case(token: ##"{ "value": 1.25 }"##, value: "1.25"),
    Case(token: ##"{ "value": "{half}" }"##, value: "0.5"),
  ])
  func `a dimension is read exactly`(_ test: Case) throws {
    let compilation = Self.compile("{ \(Self.others), \"x\": \(test.token) }")
    #expect(compilation.diagnostics.map(\.code) == [.foreignForm], "\(compilation.messages)")
    #expect(compilation.ir?.value("x") == test.value)
  }

  @Test func `a percentage in letter spacing is relative to the font size`() {
    let compilation = Self.compile(##"{ "x": { "value": "-5%", "type": "letterSpacing" } }"##)
    #expect(compilation.ir?.value("x") == "-0.05em")
  }

  @Test(arguments: [
    ##"{ "value": "#3366cc", "type": "color" }"##, ##"{ "value": "rgb(51, 102, 204)" }"##,
    ##"{ "value": { "r": 51, "g": 102, "b": 204 }, "type": "color" }"##,
  ])
  func `a color in another tool's form equals its DTCG form`(_ token: String) {
    let standard =
      ##"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 0.8] } }"##
    let expected = Self.compile("{ \"x\": \(standard) }").ir?.value("x")
    #expect(expected != nil)
    #expect(Self.compile("{ \"x\": \(token) }").ir?.value("x") == expected)
  }

  @Test(arguments: [
    (
      ##"{ "type": "lighten", "value": "0.1", "space": "srgb" }"##,
      "~color.lighten({red}, 0.1, srgb)"
    ),
    (
      ##"{ "type": "darken", "value": "{half}", "space": "hsl" }"##,
      "~color.darken({red}, {half}, hsl)"
    ),
    (##"{ "type": "alpha", "value": 0.25 }"##, "~color.alpha({red}, 0.25)"),
    (
      ##"{ "type": "mix", "value": "0.25", "color": "#0000ff", "space": "srgb" }"##,
      "~color.mix({red}, #0000ff, 0.75, srgb)"
    ),
  ])
  func `a color modifier equals an expression`(_ modifier: String, _ formula: String) throws {
    let studio = "\"$extensions\": { \"studio.tokens\": { \"modify\": \(modifier) } }"
    let token = "\"x\": { \"value\": \"{red}\", \"type\": \"color\", \(studio) }"
    let own = "\"y\": { \"$type\": \"color\", \"$value\": \"\(formula)\" }"
    let compilation = Self.compile("{ \(Self.others), \(token), \(own) }")
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(ir.value("x") == ir.value("y"))
    #expect(ir.value("x") != ir.value("red"))
  }

  @Test(arguments: [
    (
      ##"{ "value": { "color": "{red}", "alpha": 0.5 }, "type": "color" }"##,
      "~color.alpha({red}, 0.5)"
    ),
    (
      ##"{ "value": { "color": "#ff0000", "alpha": 0.5 }, "type": "color" }"##,
      "~color.alpha({red}, 0.5)"
    ),
    (##"{ "value": " {red} ", "type": "color" }"##, "{red}"),
  ])
  func `an opacity next to a color, and blanks around a reference, are read`(
    _ token: String,
    _ value: String
  ) throws {
    let own = "\"y\": { \"$type\": \"color\", \"$value\": \"\(value)\" }"
    let compilation = Self.compile("{ \(Self.others), \"x\": \(token), \(own) }")
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(compilation.diagnostics.map(\.code) == [.foreignForm])
    #expect(ir.value("x") == ir.value("y"))
  }

  @Test(
    arguments: [
      ("set_chroma({red}, 0.2)", [.foreignForm, .invalidColor]),
      ("set_chroma(#fff, 0.2)", [.foreignForm, .invalidColor]),
      ("color-mix(in oklch, {red}, white)", [.foreignForm]),
      ("var(--ink)", [.foreignForm]),
    ] as [(String, [DiagnosticCode])]
  )
  func `a color is a function of CSS`(_ value: String, _ codes: [DiagnosticCode]) {
    let token = "\"x\": { \"value\": \"\(value)\", \"type\": \"color\" }"
    #expect(Self.compile("{ \(Self.others), \(token) }").diagnostics.map(\.code) == codes)
  }

  @Test func `empty groups aren't reported as properties of another tool`() {
    let text = ##"{ "a": { "value": 1, "type": "number" }, "b": { "c": {} }, "d": { "e": 2 } }"##
    let compilation = Self.compile(text)
    #expect(compilation.diagnostics.map(\.code) == [.foreignForm, .ignoredMember])
    #expect(compilation.messages.contains { $0.contains("`d` is a property of another tool") })
  }

  @Test func `an unsupported color modifier is warned about`() {
    let studio =
      ##""$extensions": { "studio.tokens": { "modify": { "type": "spin", "value": 1 } } }"##
    let token = "{ \"x\": { \"value\": \"#f00\", \"type\": \"color\", \(studio) } }"
    #expect(Self.compile(token).diagnostics.map(\.code) == [.foreignForm, .ignoredMember])
  }

  @Test func `a property isn't misspelled if the token also has the one it's similar to`() {
    func codes(_ properties: String) -> [DiagnosticCode] {
      Self.compile("{ \"x\": { \"$value\": 1, \(properties) } }").diagnostics.map(\.code)
    }
    let style = ##""$style": "bold""##
    #expect(codes(##""$type": "number", \##(style)"##) == [.ignoredMember])
    #expect(codes(style) == [.unknownProperty])
  }

  @Test func `text styles can have properties as in CSS`() throws {
    let compilation = Self.compile(
      """
      { "a": { "value": { "font-family": "Inter", "font-size": 16, "font-weight": 400,
          "letter-spacing": "0", "line-height": 1.2, "text-transform": "uppercase" } } }
      """
    )
    let same = Self.compile(
      """
      { "a": { "value": { "fontFamily": "Inter", "fontSize": 16, "fontWeight": 400,
          "letterSpacing": "0", "lineHeight": 1.2, "textTransform": "uppercase" } } }
      """
    )
    let value = try #require(compilation.ir?.value("a"), "\(compilation.messages)")
    #expect(value == same.ir?.value("a"))
    #expect(compilation.diagnostics.map(\.code) == [.foreignForm])
  }

  @Test func `an unsupported property that changes a value is warned about`() {
    let token = ##"{ "x": { "value": "#f00", "type": "color", "modify": [], "attributes": {} } }"##
    #expect(Self.compile(token).diagnostics.map(\.code) == [.foreignForm, .ignoredMember])
  }

  @Test func `strings, booleans, and lists of lengths are constants`() throws {
    let compilation = Self.compile(
      """
      { "icon": { "home": { "value": "ic_home", "type": "asset" },
        "on": { "value": true, "type": "boolean" } },
        "pad": { "wide": { "value": "4px 8px", "type": "spacing", "description": "Around." } } }
      """
    )
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(compilation.diagnostics.map(\.code) == [.foreignForm])
    var bytes: [UInt8] = []
    ir.appendJSON(to: &bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    for word in ["ic_home", "\"on\"", "4px 8px", "Around."] {
      #expect(text.contains(word), "\(word)")
    }
  }

  @Test func `a group named value or type remains a group`() throws {
    let source =
      ##"{ "g": { "value": { "n": { "$type": "number", "$value": 1 } }, "type": { "m": { "$type": "number", "$value": 2 } } } }"##
    let compilation = Self.compile(source)
    #expect(compilation.diagnostics.isEmpty)
    #expect(compilation.ir?.value("g.value.n") == "1.0")
    #expect(compilation.ir?.value("g.type.m") == "2.0")
  }

  @Test func `values in a group that aren't tokens are reported`() {
    let source =
      ##"{ "g": { "base": "16", "category": "x", "a": { "value": "1px", "type": "size" } } }"##
    #expect(Self.compile(source).diagnostics.map(\.code).contains(.ignoredMember))
    #expect(Self.compile(##"{ "value": "x" }"##).diagnostics.map(\.code) == [.notAnObject])
    let empty = Self.compile(##"{ "a": { "value": "", "type": "dimension" } }"##)
    #expect(empty.diagnostics.map(\.code).contains(.invalidDimension))
  }

  @Test(arguments: [
    ##"{ "a": { "value": 1, "type": "spacing" }"##, ##"{ "a": { "value": 1 "type": "spacing" } }"##,
    ##"{ "a": { "value" 1, "type": "spacing", } }"##,
    ##"{ "a": { value: [1, "type": "spacing" } }"##,
    ##"{ "a": { "b": { "value": 1, 'type': "x" ] } }"##,
  ])
  func `syntax errors are reported in any form`(_ text: String) {
    let compilation = Self.compile(text)
    #expect(compilation.ir == nil)
    #expect(compilation.diagnostics.contains { $0.code == .malformedJSON })
  }

  @Test func `a duplicate property is reported at its location in the file`() {
    let source = ##"{ "a": { "$value": "2px", "value": "1px", "type": "dimension" } }"##
    let report = Project(source).report()
    #expect(report.contains("repeated-member"))
    #expect(report.contains("a.tokens.json:1:27"), "\(report)")
  }

  @Test func `a token named value is a token`() {
    let source =
      ##"{ "g": { "$type": "number", "value": { "$value": 1 }, "type": { "$value": 2 } } }"##
    let compilation = Self.compile(source)
    #expect(compilation.diagnostics.isEmpty, "\(compilation.messages)")
    #expect(compilation.ir?.value("g.value") == "1.0")
    #expect(compilation.ir?.value("g.type") == "2.0")
  }

  @Test func `a diagnostic has the location in the file`() {
    let source = """
      {
        "a": { "value": "{missing}", "type": "spacing" }
      }
      """
    #expect(
      Self.compile(source).messages.contains { $0.contains("missing") },
      "\(Self.compile(source).messages)"
    )
    #expect(Project(source).report().contains("a.tokens.json:2:19"), "\(Project(source).report())")
  }

  @Test func `files with the extension json5 are parsed as JSON5`() {
    let text = "{ // sizes\n a: { $type: 'number', $value: .5, }, }"
    let project = Project(["a.tokens.json5": text])
    #expect(project.compile().diagnostics.isEmpty, "\(project.report())")
    #expect(project.compile().ir?.value("a") == "0.5")
    #expect(Project(["a.tokens.json": text]).compile().ir == nil)
  }

  @Test func `a JSON file that only JSON5 allows is read with one warning`() {
    let text = """
      { "a": { "value": "4px", }, // small
        "b": { "value": "{c}", }, "b": { "value": "{a}" } }
      """
    let project = Project(["a.json": text])
    let compilation = project.compile()
    let codes = Set(compilation.diagnostics.map(\.code))
    #expect(codes == [.foreignForm, .json5Syntax], "\(compilation.messages)")
    #expect(compilation.diagnostics.count == 2)
    #expect(compilation.ir?.value("b") == "4.0px")
    #expect(project.report().contains("`b` is repeated, and the last one applies"))
    #expect(project.report().contains("a.json:1:24"), "\(project.report())")
  }

  @Test func `the extensions of a JSON5 file become JSON in the IR`() throws {
    let text =
      "{ a: { $type: 'number', $value: 1, $extensions: { 'org.example': { b: .5, }, }, }, }"
    let ir = try #require(Project(["a.tokens.json5": text]).compile().ir)
    var bytes: [UInt8] = []
    ir.appendJSON(to: &bytes)
    let printed = String(decoding: bytes, as: UTF8.self)
    #expect(printed.contains(##""extensions": {"org.example":{"b":0.5}}"##), "\(printed)")
  }

  @Test func `a file whose only foreign values are text in CSS notation is converted`() throws {
    let compilation = Self.compile(
      ##"""
      {
        "ink": { "$type": "color", "$value": "#ff0000" },
        "fade": { "$type": "color", "$value": "repeating-linear-gradient({ink}, transparent)" },
        "same": { "$type": "color", "$value": "{fade}" }
      }
      """##
    )
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(ir.constants.count == 2)
  }

  @Test func `an alias of text in CSS notation is text in any file`() throws {
    let compilation = Project([
      "a.json": ##"""
      {
        "bg": { "$type": "color", "$value": "{fade}" },
        "same": { "$type": "color", "$value": "{bg}" },
        "small": { "$type": "dimension", "$value": "{fluid}" },
        "wide": { "$type": "dimension", "$value": "{sum}" }
      }
      """##,
      "b.json": ##"""
      {
        "fade": { "$type": "color", "$value": "repeating-linear-gradient(red, blue)" },
        "fluid": { "$type": "dimension", "$value": "clamp(1px, 2vh, 3px)" },
        "sum": { "$type": "dimension", "$value": "calc(1px + 2vw)" }
      }
      """##,
    ]).compile()
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(ir.constants.count == 6)
    #expect(ir.value("small") == "1.0px")
    let string =
      ##"{ "s": { "$type": "string", "$value": "x" }, "t": { "$type": "color", "$value": "{s}" } }"##
    #expect(Self.compile(string).ir == nil)
  }

  // MARK: Gradients in CSS notation

  @Test(arguments: [
    #"{ "value": "linear-gradient(45deg, {red} 0%, rgba({red}, 0.5) 100%)", "type": "color" }"#,
    #"{ "value": "linear-gradient(45deg, {red}, rgba({red}, 0.5))", "type": "gradient" }"#,
    #"{ "value": "linear-gradient(0.125turn, {red}, rgba({red}, 0.5))" }"#,
    #"{ "$value": "linear-gradient(45deg, {red}, rgba({red}, 0.5))", "$type": "color" }"#,
    #"{ "$value": "linear-gradient(45deg, {red}, rgba({red}, 0.5))", "$type": "gradient" }"#,
  ])
  func `a gradient in CSS notation keeps its kind`(_ token: String) throws {
    let compilation = Self.compile("{ \(Self.others), \"x\": \(token) }")
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(compilation.diagnostics.map(\.code) == [.foreignForm], "\(compilation.messages)")
    let value = try #require(ir.token("x")).base.value
    #expect(
      ir.text(of: value, type: .gradient) == "linear-gradient(45deg, #ff0000 0%, #ff000080 100%)"
    )
  }

  @Test func `an alias of a gradient in CSS notation is a gradient in any file`() throws {
    let compilation = Project([
      "a.json": ##"""
      {
        "bg": { "$type": "color", "$value": "{fade}" },
        "group": { "$type": "color", "same": { "$value": "{bg}" } }
      }
      """##,
      "b.json": ##"""
      {
        "fade": { "$type": "color", "$value": "conic-gradient(red, blue)" },
        "own": { "$type": "color", "$value": "{fade}" }
      }
      """##,
    ]).compile()
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(ir.tokens.map(\.type) == [TokenType](repeating: .gradient, count: 4))
    // In a file in DTCG form, it's a mistake.
    let other =
      ##"""
      {
        "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "fade": { "$type": "gradient", "$value": [{ "color": "{ink}", "position": 0 }] },
        "same": { "$type": "color", "$value": "{fade}" }
      }
      """##
    #expect(Self.compile(other).ir == nil)
  }

  /// A token can't be both text and a gradient.
  @Test func `a gradient stays text if another file has other text`() throws {
    let compilation = Project([
      "a.json": #"{ "fade": { "$type": "color", "$value": "linear-gradient(red, blue)" } }"#,
      "b.json": #"{ "fade": { "$type": "color", "$value": "linear-gradient(red, 10px, blue)" } }"#,
    ]).compile()
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(ir.constants.count == 1)
  }

  private static func fluid(_ size: String) -> Compilation {
    compile(
      ##"""
      {
        "size": { "value": "\##(size)", "type": "fontSizes" },
        "step": { "value": "{size}", "type": "fontSizes" },
        "text": { "value": { "fontFamily": "Inter", "fontSize": "{step}", "fontWeight": 400,
          "letterSpacing": 0, "lineHeight": 1.5 }, "type": "typography" }
      }
      """##
    )
  }

  @Test(arguments: [
    ("16px * 50%", "dimension", "8.0px"), ("{rem} * 50%", "dimension", "0.5rem"),
    ("1s + 200ms", "duration", "1200.0ms"), ("1rem + 4px", "dimension", "calc(1rem + 4px)"),
    ("100% - 4px", "sizing", "calc(100% - 4px)"),
    ("{rem} * 2 - {px}", "spacing", "calc(1rem * 2 - 4px)"),
  ])
  func `a formula with several units is computed if it's exact and text in CSS otherwise`(
    _ formula: String,
    _ type: String,
    _ result: String
  ) throws {
    let compilation = Self.compile(
      ##"""
      {
        "rem": { "value": "1rem", "type": "dimension" }, "px": { "value": "4px", "type": "dimension" },
        "x": { "value": "\##(formula)", "type": "\##(type)" }
      }
      """##
    )
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(ir.value("x") == result)
  }

  @Test func `a formula that neither we nor CSS can calculate is an error`() {
    for formula in ["4px * 2px", "1rem / 0 + 4px"] {
      let token = ##"{ "x": { "value": "\##(formula)", "type": "dimension" } }"##
      #expect(Self.compile(token).diagnostics.map(\.code).contains(.invalidDimension), "\(formula)")
    }
  }

  @Test func `sizes and weights whose type is font get their own types`() throws {
    let compilation = Self.compile(
      ##"""
      { "font": { "$type": "font", "family": { "$value": "Inter" }, "size": { "$value": "10px" },
        "weight": { "$value": "700" }, "line": { "height": { "$value": "1.5" } } } }
      """##
    )
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    let types = Dictionary(zip(ir.tokenNames, ir.tokens.map(\.type))) { first, _ in first }
    #expect(types["font.family"] == .fontFamily && types["font.size"] == .dimension)
    #expect(types["font.weight"] == .fontWeight && types["font.line.height"] == .number)
  }

  @Test func `text of an unknown type is in CSS notation if it can't be words`() throws {
    let compilation = Self.compile(
      ##"""
      { "breakpoint": { "$type": "breakpoint", "small": { "$value": "640px" },
        "fluid": { "$value": "min(40rem, 100vw)" }, "icon": { "$value": "heart" } } }
      """##
    )
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    var bytes: [UInt8] = []
    ir.appendJSON(to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self).split(separator: "verbatim").count == 3)
  }

  @Test func `a size that depends on the screen is its smallest size`() throws {
    let ir = try #require(Self.fluid("clamp(1rem, 0.9rem + 1vh, 1.5rem)").ir)
    var bytes: [UInt8] = []
    ir.appendJSON(to: &bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(#""fontSize": { "value": 1, "unit": "rem" }"#))
    #expect(text.contains(#""/fontSize": "step""#))
    #expect(Self.fluid("calc(1rem + 1vw)").ir == nil)
  }
}
