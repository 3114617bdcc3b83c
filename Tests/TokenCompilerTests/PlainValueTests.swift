import Testing

@testable import TokenCompiler

/// References to values that aren't tokens.
struct PlainValueTests {
  private static let globals = """
    { "globals": { "size": "16", "unit": "px", "list": ["#ff0000", 0.5], "fonts": "Inter" } }
    """

  @Test(arguments: [
    (##""type": "size", "value": "{globals.size}{globals.unit}""##, "16.0px"),
    (##""type": "number", "value": "{globals.size}""##, "16.0"),
    (##""type": "size", "value": "{globals.size.value}px""##, "16.0px"),
    (##""type": "opacity", "value": "{globals.list.1}""##, "0.5"),
    (##""type": "dimension", "value": "{globals.size} * 2""##, "32.0px"),
    (##""type": "dimension", "value": "{own} * {globals.list.1}""##, "2.0px"),
    (##""type": "fontFamily", "value": "{globals.fonts}""##, "Inter"),
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

  @Test func `a plain value next to tokens becomes a token only if it's referenced`() {
    let token = ##""x": { "type": "size", "value": "{base}px" }"##
    #expect(Project("{ \"base\": 4, \(token) }").compile().ir?.value("x") == "4.0px")
    let other = Project("{ \"base\": 4, \"bse\": 5, \(token) }").compile()
    #expect(other.messages.count { $0.contains("`bse`") } == 1, "\(other.messages)")
  }

  @Test func `DTCG files can't reference plain values`() {
    let token = ##""x": { "$type": "dimension", "$value": "{globals.size}" }"##
    let project = Project(["a.json": "{ \(token) }", "b.json": ##"{ "c": { "size": 4 } }"##])
    #expect(project.compile().ir == nil)
  }
}
