import Diagnostics
import TestSupport
import Testing

@testable import TokenCompiler

/// The effects of the order of a source.
@Suite struct `Order` {
  @Test func `the order of properties doesn't affect values`() throws {
    for seed in 0..<Seeds.count {
      let source = RandomSource(seed: UInt64(seed))
      let project = source.project()
      try expectSame(project, shuffled(project, seed: UInt64(seed)), "seed \(seed)")
    }
    for seed in 0..<5 {
      try expectSame(Sources.own, shuffled(Sources.own, seed: UInt64(seed)), "own, \(seed)")
    }
    for (index, project) in Sources.valid.enumerated() {
      let other = shuffled(project, seed: UInt64(index))
      try expectSame(project, other, project.files.values.joined(separator: "\n"))
    }
  }

  private func shuffled(_ project: Project, seed: UInt64) -> Project {
    var random = SeededGenerator(seed: seed)
    var other = project
    for name in project.files.keys.sorted() {
      other.files[name] = project.files[name].map {
        // The order of a modifier's contexts matters: if the base lacks a token, its value in the
        // first context that has one becomes the base value.
        let isDocument = name == "app.resolver.json"
        return ShuffledJSON.shuffled($0, keeping: isDocument ? ["contexts"] : [], using: &random)
      }
    }
    return other
  }

  private func expectSame(_ first: Project, _ second: Project, _ place: String) throws {
    let before = first.compile()
    let after = second.compile()
    #expect((before.ir == nil) == (after.ir == nil), "\(place): \(after.messages)")
    #expect(before.messages.sorted() == after.messages.sorted(), "\(place)")
    guard let old = before.ir, let new = after.ir else { return }
    let wanted = try old.byPath()
    let found = try new.byPath()
    #expect(wanted.keys.sorted() == found.keys.sorted(), "\(place)")
    for (path, token) in wanted { #expect(found[path] == token, "\(place): \(path)") }
  }

  @Test func `the order of files decides which definition wins`() {
    let project = Project([
      "a.tokens.json": #"{ "n": { "$type": "number", "$value": 1 } }"#,
      "b.tokens.json": #"{ "n": { "$type": "number", "$value": 2 } }"#,
    ])
    #expect(project.compile().ir?.value("n") == "2.0")
    let backwards = project.compile { request in
      request.source = .files([Located("b.tokens.json"), Located("a.tokens.json")])
    }
    #expect(backwards.ir?.value("n") == "1.0")
  }

  @Test func `the order of unrelated files doesn't affect values`() throws {
    let names = ["a", "b", "c", "d"]
    let files = Dictionary(
      uniqueKeysWithValues: names.enumerated().map { index, name in
        let other = names[(index + 1) % 4]
        let value = index == 3 ? "7" : "\"{\(other).n}\""
        return (
          "\(name).tokens.json",
          "{ \"\(name)\": { \"$type\": \"number\", \"n\": { \"$value\": \(value) } } }"
        )
      }
    )
    var random = SeededGenerator(seed: 1)
    for _ in 0..<10 {
      let order = files.keys.shuffled(using: &random)
      let compilation = Project(files).compile { request in
        request.source = .files(order.map { Located($0) })
      }
      let ir = try #require(compilation.ir)
      #expect(names.map { ir.value("\($0).n") } == ["7.0", "7.0", "7.0", "7.0"])
    }
  }

  @Test func `sets, modifiers, and contexts of a document follow resolutionOrder`() {
    let source = """
      { "version": "2025.10",
        "modifiers": {
          "b": { "default": "x", "contexts": { "y": [{ "n": { "$type": "number", "$value": 3 } }], "x": [] } },
          "a": { "default": "x", "contexts": { "x": [], "y": [{ "n": { "$type": "number", "$value": 2 } }] } } },
        "sets": { "t": { "sources": [{ "n": { "$type": "number", "$value": 1 } }] },
                  "s": { "sources": [{ "n": { "$type": "number", "$value": 0 } }] } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/sets/t" },
                            { "$ref": "#/modifiers/a" }, { "$ref": "#/modifiers/b" }] }
      """
    let ir = Project(["app.resolver.json": source]).compile().ir
    #expect(ir?.value("n") == "1.0")
    #expect(ir?.value("n", ["a": "y"]) == "2.0")
    #expect(ir?.value("n", ["a": "y", "b": "y"]) == "3.0")
    #expect(ir?.modifiers.map(\.name) == ["a", "b"])
  }

  @Test func `contexts in the short form follow the order of their modifiers`() {
    func source(_ contexts: String) -> String {
      """
      { "version": "2025.10",
        "modifiers": { "a": { "default": "x", "contexts": { "x": [], "y": [] } },
                       "b": { "default": "x", "contexts": { "x": [], "z": [] } } },
        "resolutionOrder": [
          { "type": "set", "name": "s", "sources": [{ "n": { "$type": "number", "$value": 1,
            "$extensions": { "dev.tokens": { "contexts": { \(contexts) } } } } }] },
          { "$ref": "#/modifiers/a" }, { "$ref": "#/modifiers/b" }] }
      """
    }
    let orders = [#""a": { "y": 2 }, "b": { "z": 3 }"#, #""z": 3, "y": 2"#]
    for contexts in orders {
      let project = Project(["app.resolver.json": source(contexts)])
      #expect(project.compile().ir?.value("n", ["a": "y", "b": "z"]) == "3.0")
      #expect(project.compile(pins: [("b", "z")]).ir?.value("n", ["a": "y"]) == "3.0")
      #expect(project.compile(pins: [("a", "y")]).ir?.value("n", ["b": "z"]) == "3.0")
      #expect(project.compile(pins: [("a", "y")]).ir?.value("n", ["b": "x"]) == "2.0")
    }
  }

  @Test func `compiling the same source twice gives the same bytes`() throws {
    func printed(_ project: Project) throws -> [UInt8] {
      var bytes: [UInt8] = []
      try #require(project.compile().ir).appendJSON(to: &bytes)
      return bytes
    }
    for project in [Sources.own] + Sources.valid.prefix(200) {
      #expect(try printed(project) == printed(project))
    }
    for seed in 0..<50 {
      let source = RandomSource(seed: UInt64(seed))
      let project = source.project()
      let first = project.compile()
      let second = project.compile()
      #expect(first.messages == second.messages)
      guard first.ir != nil else { continue }
      #expect(try printed(project) == printed(project))
    }
  }
}
