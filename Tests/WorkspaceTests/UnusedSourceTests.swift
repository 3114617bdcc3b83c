import Diagnostics
import TestSupport
import TokenCompiler
import Testing

@testable import Workspace

/// Token files that a resolver document doesn't list, although they're next to its files.
@Suite struct `Unused sources` {
  private static let token = #"{ "n": { "$type": "number", "$value": 1 } }"#

  /// The advice for a project with one set in `color.tokens.json`, a folder of themes, and
  /// additional files.
  private static func advice(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    var all = [
      "tokens/tokens.config.json": #"""
      { "source": "app.resolver.json", "outputs": [{ "target": "dtcg", "directory": "." }] }
      """#,
      "tokens/app.resolver.json": #"""
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "color.tokens.json" }] } },
        "modifiers": { "theme": { "default": "light", "contexts": { "light": [],
          "dark": [{ "$ref": "theme/dark.json" }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """#,
      "tokens/color.tokens.json": token, "tokens/theme/dark.json": token,
    ]
    all.merge(files) { $1 }
    try folder.makeFolder(".git")
    for (name, text) in all { try folder.write(text, to: name) }
    var sources = SourceMap()
    var diagnostics: [Diagnostic] = []
    let path = folder.root.appending("tokens/tokens.config.json")
    let project = try Project.open(
      path,
      at: nil,
      current: path.parent,
      sources: &sources,
      diagnostics: &diagnostics
    )
    let opened = try #require(project)
    sources = opened.input.compile(sources).sources
    return opened.adviceOnUnusedFiles(&sources).map(\.message)
  }

  @Test func `unused token files are reported`() throws {
    #expect(try Self.advice([:]) == [])
    #expect(
      try Self.advice(["tokens/effect.tokens.json": Self.token]) == [
        "`effect.tokens.json` isn't used"
      ]
    )
    #expect(
      try Self.advice(["tokens/b.tokens.json": Self.token, "tokens/theme/night.json": Self.token])
        == ["2 token files aren't used: `b.tokens.json`, `theme/night.json`"]
    )
  }

  @Test(arguments: [
    ("tokens/other/effect.tokens.json", token), ("tokens/plain.json", token),
    ("tokens/theme/package.json", #"{ "name": "x" }"#), ("tokens/empty.tokens.json", "{}"),
    ("tokens/broken.tokens.json", "{"), ("tokens/notes.txt", token),
    ("tokens/.hidden.tokens.json", token),
  ])
  func `only token files in the folders of used files are reported`(
    _ name: String,
    _ text: String
  ) throws {
    #expect(try Self.advice([name: text]) == [])
  }

  @Test func `token files of another resolver document aren't reported`() throws {
    #expect(
      try Self.advice([
        "tokens/web.tokens.json": Self.token,
        "tokens/web.resolver.json": #"""
        { "version": "2025.10", "sets": { "a": { "sources": [{ "$ref": "web.tokens.json" }] } } }
        """#,
      ]) == []
    )
    #expect(
      try Self.advice([
        "tokens/web.tokens.json": Self.token,
        "tokens/web.config.json": #"{ "source": ["web.tokens.json"], "outputs": [] }"#,
      ]) == []
    )
  }
}
