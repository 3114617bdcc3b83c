import Testing
import TokenModel

@testable import TokenCompiler

/// Tokens that groups generate, from every place in which a source can have groups.
struct GeneratorTests {
  private static let group = """
    { "space": { "$type": "dimension", "$extensions": { "dev.tokens": {
      "scale": { "base": "BASE", "ratio": 2, "names": ["s", "m"] } } } } }
    """

  private static func group(_ base: String) -> String {
    group.replacing("BASE", with: base)
  }

  @Test func `a group of a file generates tokens`() throws {
    let ir = try #require(Project(Self.group("4px")).compile().ir)
    #expect(ir.value("space.s") == "4.0px")
    #expect(ir.value("space.m") == "8.0px")
  }

  @Test func `a later layer replaces them`() throws {
    let ir = try #require(Project.themed(Self.group("4px"), dark: Self.group("6px")).compile().ir)
    #expect(ir.value("space.m", ["theme": "light"]) == "8.0px")
    #expect(ir.value("space.m", ["theme": "dark"]) == "12.0px")
  }

  @Test func `sources in a resolver document generate tokens`() throws {
    let resolver = """
      { "version": "2025.10",
        "modifiers": { "size": { "default": "normal", "contexts": {
          "normal": [], "large": [\(Self.group("6px"))] } } },
        "resolutionOrder": [
          { "type": "set", "name": "base", "sources": [\(Self.group("4px"))] },
          { "$ref": "#/modifiers/size" }] }
      """
    let ir = try #require(Project(["app.resolver.json": resolver]).compile().ir)
    #expect(ir.value("space.m", ["size": "normal"]) == "8.0px")
    #expect(ir.value("space.m", ["size": "large"]) == "12.0px")
    let report = Project(["app.resolver.json": resolver.replacing("names", with: "nmes")]).report()
    #expect(report.contains("app.resolver.json:4:3"), "\(report)")
  }
}
