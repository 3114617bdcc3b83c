import Diagnostics
import Testing
import TokenModel

@testable import TokenCompiler

/// A design tool's native export of variables: one file per collection and mode.
struct DesignToolTests {
  private static let primitives = """
    { "zinc": { "900": { "$type": "color", "$value": { "colorSpace": "srgb",
        "components": [0.20000000298023224, 0.4000000059604645, 1], "alpha": 1, "hex": "#3366FF" },
        "$extensions": { "com.figma.variableId": "VariableID:1:1", "com.figma.scopes": ["ALL_SCOPES"],
          "com.figma.hiddenFromPublishing": true } } },
      "space": { "0.5": { "$type": "number", "$value": 2.4000000953674316 } },
      "$extensions": { "com.figma.modeName": "Mode 1" } }
    """

  private static func semantic(_ alias: String) -> String {
    """
    { "text": { "body": { "$type": "color", "$value": { "colorSpace": "srgb",
        "components": [0.20000000298023224, 0.4000000059604645, 1], "alpha": 1, "hex": "#3366FF" },
        "$extensions": { \(alias), "com.figma.codeSyntax":
          { "WEB": "var(--text) /* x */", "iOS": "bodyText", "ANDROID": "a.b" } } } },
      "$extensions": { "com.figma.modeName": "Light" } }
    """
  }

  private static let flat =
    ##""com.figma.aliasData": { "targetVariableName": "zinc/900", "targetVariableSetName": "core" }"##
  private static let nested =
    ##""com.figma": { "aliasData": { "targetVariableName": "zinc/900" } }"##

  @Test(arguments: [flat, nested])
  func `an alias is a reference`(_ alias: String) throws {
    let project = Project(["a.json": Self.primitives, "b.json": Self.semantic(alias)])
    let compilation = project.compile()
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    let token = try #require(ir.token("text.body"))
    #expect(token.base.alias != nil)
    #expect(ir.value("text.body") == ir.value("zinc.900"))
    #expect(compilation.diagnostics.map(\.code) == [.foreignForm, .foreignForm])
  }

  @Test func `an alias of a token in a resolver document is a reference`() throws {
    let resolver = """
      { "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "s",
          "sources": [{ "$ref": "b.json" }, { "$ref": "a.json" }] }] }
      """
    let files = [
      "app.resolver.json": resolver, "a.json": Self.primitives, "b.json": Self.semantic(Self.flat),
    ]
    let ir = try #require(Project(files).compile().ir)
    #expect(ir.token("text.body")?.base.alias != nil)
  }

  @Test func `an alias of a library variable keeps its value`() throws {
    let ir = try #require(Project(["b.json": Self.semantic(Self.flat)]).compile().ir)
    #expect(ir.token("text.body")?.base.alias == nil)
    #expect(ir.value("text.body") == "srgb [\"0.2\", \"0.4\", \"1.0\"] 1.0")
  }

  @Test func `hidden variables are private, and numbers match those entered in the tool`() throws {
    let ir = try #require(Project(["a.json": Self.primitives]).compile().ir)
    #expect(ir.token("zinc.900")?.isPrivate == true)
    #expect(ir.value("zinc.900") == "srgb [\"0.2\", \"0.4\", \"1.0\"] 1.0")
    #expect(ir.value("space.0_5") == "2.4")
    #expect(ir.token("space.0_5")?.isPrivate == false)
  }

  @Test func `a code name that is an identifier becomes the token's name`() throws {
    let ir = try #require(Project(["b.json": Self.semantic(Self.flat)]).compile().ir)
    let names = ir.nameOverrides.map { "\(ir.texts[$0.target]) \(ir.texts[$0.name])" }
    #expect(names == ["swift bodyText"])
  }
}
