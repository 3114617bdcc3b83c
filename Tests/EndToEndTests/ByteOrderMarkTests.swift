import Foundation
import TestSupport
import Testing

/// Files that begin with a UTF-8 byte order mark, as written by some editors.
@Suite struct `Byte order marks` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
  }

  private func write(_ text: String, to name: String) throws {
    try folder.write("\u{FEFF}" + text, to: name)
  }

  private func run(_ line: String) throws -> ProgramRun {
    try ProgramRun(line.split(separator: " ").map(String.init), in: folder.url(""))
  }

  @Test func `every input of a build may have a byte order mark, and no output gets one`() throws {
    let outputs =
      "[{ \"target\": \"own\", \"directory\": \"out\" }, { \"target\": \"css\", \"directory\": \"out\" }]"
    try write(
      "{ \"source\": \"a.resolver.json\", \"templates\": \"t\", \"outputs\": \(outputs) }",
      to: "tokens.config.json"
    )
    let sources = ["a.tokens.json", "b.json5", "c.jsonc"].map { "{ \"$ref\": \"\($0)\" }" }
    try write(
      """
      { "version": "2025.10", "sets": { "x": { "sources": [\(sources.joined(separator: ", "))] } },
        "resolutionOrder": [{ "$ref": "#/sets/x" }] }
      """,
      to: "a.resolver.json"
    )
    try write("{ \"a\": { \"$type\": \"number\", \"$value\": 1 } }", to: "a.tokens.json")
    try write("{ b: { $type: 'number', $value: 2, }, }", to: "b.json5")
    try write("{ // three\n \"c\": { \"$type\": \"number\", \"$value\": 3 } }", to: "c.jsonc")
    let rule = "{ \"path\": \"own.txt\", \"template\": \"main.tmpl\" }"
    try write("{ \"targetVersion\": 1, \"files\": [\(rule)] }", to: "t/own/target.json")
    try write("{% for t in tokens %}{{ t.name }}{% endfor %}", to: "t/own/main.tmpl")
    let built = try run("build")
    #expect(built.status == 0, "\(built.error)")
    #expect(folder.text("out/own.txt") == "abc")
    #expect(folder.text("out/tokens.css")?.contains("--c: 3;") == true)
    #expect(try run("check").status == 0)
  }

  @Test(arguments: [
    ("css", "a.css", ":root { --ink: #123456 }"),
    ("colors-xml", "a.xml", "<resources><color name=\"ink\">#123456</color></resources>"),
    ("theme-json", "a.json", "{ \"colors\": { \"ink\": { \"r\": 18, \"g\": 52, \"b\": 86 } } }"),
    ("stylesheet", "a.json", "{ \"inkColor\": \"#123456\" }"),
  ])
  func `an imported file may have a BOM`(_ format: String, _ name: String, _ text: String) throws {
    try write(text, to: name)
    let imported = try run("import \(format) \(name)")
    #expect(imported.status == 0, "\(imported.error)")
    #expect(try run("build").status == 0)
    #expect(folder.text("tokens/generated/json/tokens.json")?.contains("#123456ff") == true)
  }

  @Test func `a migrated file keeps its byte order mark`() throws {
    try write("{ a: { value: '4px', type: 'spacing' } /* kept */ }", to: "a.json5")
    #expect(try run("migrate a.json5").status == 0)
    let bytes = try Data(contentsOf: folder.url("a.json5"))
    #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF, UInt8(ascii: "{")]))
    let text = try #require(folder.text("a.json5"))
    #expect(text.contains("/* kept */") && text.contains("$value: { value: 4"))
  }
}
