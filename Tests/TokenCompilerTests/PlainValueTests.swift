import Diagnostics
import Testing

@testable import TokenCompiler

/// References to values that aren't tokens.
struct PlainValueTests {
  private static let globals = """
    { "globals": { "size": "16", "unit": "px", "list": ["#ff0000", 0.5], "fonts": "Inter",
      "length": "{globals.size}{globals.unit}", "one": "{globals.other}", "other": "{globals.one}" } }
    """

  @Test(arguments: [
    (##""type": "size", "value": "{globals.size}{globals.unit}""##, "16.0px"),
    (##""type": "number", "value": "{globals.size}""##, "16.0"),
    (##""type": "size", "value": "{globals.size.value}px""##, "16.0px"),
    (##""type": "opacity", "value": "{globals.list.1}""##, "0.5"),
    (##""type": "dimension", "value": "{globals.size} * 2""##, "32.0px"),
    (##""type": "dimension", "value": "{own} * {globals.list.1}""##, "2.0px"),
    (##""type": "fontFamily", "value": "{globals.fonts}""##, "Inter"),
    (##""type": "size", "value": "{globals.length}""##, "16.0px"),
  ])
  func `a reference is replaced by the value's text`(_ token: String, _ value: String) throws {
    let own = ##""own": { "type": "size", "value": "4px" }"##
    let project = Project([
      "a.json": "{ \(own), \"x\": { \(token) } }", "globals.json": Self.globals,
    ])
    let compilation = project.compile()
    #expect(compilation.ir?.value("x") == value, "\(compilation.messages)")
    #expect(compilation.ir?.tokens.count == 2)
  }

  @Test func `plain values that refer to each other are an error`() {
    let token = ##"{ "x": { "type": "size", "value": "{globals.one}" } }"##
    let compilation = Project(["a.json": token, "globals.json": Self.globals]).compile()
    #expect(compilation.ir == nil && compilation.diagnostics.contains { $0.severity == .error })
  }

  @Test func `plain values that repeat others don't grow without limit`() {
    var values = ##""v0": "{w}{w}", "w": """##
    for index in 1..<60 {
      let before = "{values.v\(index - 1)}"
      values += ##", "v\##(index)": "\##(before)x\##(before)""##
    }
    let token = ##"{ "x": { "type": "size", "value": "{values.v59}" } }"##
    let project = Project(["a.json": token, "b.json": "{ \"values\": { \(values) } }"])
    #expect(project.compile().ir == nil)
  }

  @Test func `a plain value next to tokens becomes a token only if it's referenced`() {
    let token = ##""x": { "type": "size", "value": "{base}px" }"##
    #expect(Project("{ \"base\": 4, \(token) }").compile().ir?.value("x") == "4.0px")
    let other = Project("{ \"base\": 4, \"bse\": 5, \(token) }").compile()
    #expect(other.messages.count { $0.contains("`bse`") } == 1, "\(other.messages)")
  }

  @Test(
    arguments: [
      ("{h.fontSize}", "16.0px"), ("{h.fontSize} * 2", "32.0px"), ("{h.letterSpacing}", "1.0px"),
      ("{g.fontSize}", nil),
    ] as [(String, String?)]
  )
  func `a reference can be to a property of a composite value`(_ text: String, _ value: String?) {
    func style(_ size: String) -> String {
      ##"""
      { "value": { "fontFamily": "Inter", "fontWeight": 400, "lineHeight": 1.5, "fontSize": "\##(size)",
        "letterSpacing": "{one}" }, "type": "typography" }
      """##
    }
    let token = ##"{ "value": "\##(text)", "type": "sizing" }"##
    let compilation = Project([
      "a.json": ##"{ "h": \##(style("16px")), "g": \##(style("16px")), "x": \##(token) }"##,
      "b.json": ##"{ "one": { "value": "1px", "type": "sizing" }, "g": \##(style("2px")) }"##,
    ]).compile()
    #expect(compilation.ir?.value("x") == value, "\(compilation.messages)")
  }

  @Test func `a file that contains only lists is ignored`() {
    let token = ##""x": { "type": "size", "value": "4px" }"##
    let lists = ##"{ "names": { "blue": ["10", "20"], "black": [] } }"##
    let compilation = Project(["a.json": "{ \(token) }", "b.json": lists]).compile()
    #expect(compilation.ir?.tokens.count == 1)
    #expect(compilation.diagnostics.map(\.code) == [.foreignForm, .ignoredMember])
  }

  @Test(arguments: ["a", "z"])
  func `DTCG files can reference the values of a file without tokens`(_ name: String) {
    let token = ##""x": { "$type": "dimension", "$value": "{c.size}" }"##
    let values = ##"{ "c": { "size": "4px" } }"##
    // The file with the values can be read before or after.
    let compilation = Project(["\(name).json": "{ \(token) }", "m.json": values]).compile()
    #expect(compilation.ir?.value("x") == "4.0px", "\(compilation.messages)")
    #expect(compilation.diagnostics.map(\.code) == [.foreignForm, .foreignForm])
    let other = ##"{ "x": { "$type": "number", "$value": 1 }, "c": { "size": 4 } }"##
    #expect(Project(["a.json": "{ \(token) }", "m.json": other]).compile().ir == nil)
  }
}
