import Diagnostics
import TestSupport
import Testing
import TokenCompiler

@testable import Workspace

/// Targets that several threads load together.
@Suite struct TargetLoadingTests {
  private static func project(_ configuration: String, in folder: TemporaryFolder) throws -> Project
  {
    try folder.write(configuration, to: "tokens.config.json")
    try folder.write("{}", to: "tokens.json")
    var sources = SourceMap()
    var diagnostics: [Diagnostic] = []
    let path = folder.root.appending("tokens.config.json")
    return try #require(
      try Project.open(
        path,
        at: nil,
        current: folder.root,
        sources: &sources,
        diagnostics: &diagnostics
      )
    )
  }

  @Test func `any number of threads loads the same targets`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{ \"targetVersion\": 1, \"files\": [] ", to: "own/broken/target.json")
    let project = try Self.project(
      """
      {
        "source": "tokens.json",
        "templates": ["own"],
        "outputs": [
          { "target": "css", "directory": "a" }, { "target": "swift", "directory": "b" },
          { "target": "broken", "directory": "c" }, { "target": "css", "directory": "d" },
          { "target": "nothing", "directory": "e" }, { "target": "json", "directory": "f" }
        ]
      }
      """,
      in: folder
    )
    let names = project.configuration.outputs.map(\.target)
    let results = try (0..<8).map { threads in
      let loading = TargetLoading(names, of: project)
      if threads > 0 {
        POSIX.onThreads(threads) {
          loading.work()
          if threads > 3 { loading.compileTemplates() }
          loading.end()
        }
      }
      let selection = try loading.selection()
      #expect(["css", "swift", "json"].allSatisfy { selection.target($0) != nil })
      #expect(selection.target("broken") == nil && selection.target("nothing") == nil)
      return selection
    }
    let first = results[0]
    #expect(first.diagnostics.map(\.code.name) == ["malformed-json", "unknown-target"])
    for other in results {
      #expect(other.diagnostics == first.diagnostics)
      #expect(other.sources.files.map(\.path) == first.sources.files.map(\.path))
      #expect(other.fingerprints == first.fingerprints)
      #expect(other.paths == first.paths)
    }
  }

  @Test func `a missing template folder is an error on any thread`() throws {
    let folder = try TemporaryFolder()
    let project = try Self.project(
      """
      {
        "source": "tokens.json", "templates": ["missing"],
        "outputs": [{ "target": "css", "directory": "a" }]
      }
      """,
      in: folder
    )
    let names = project.configuration.outputs.map(\.target)
    let loading = TargetLoading(names, of: project)
    POSIX.onThreads(3) { loading.work() }
    #expect(throws: Finding.self) { try loading.selection() }
  }
}
