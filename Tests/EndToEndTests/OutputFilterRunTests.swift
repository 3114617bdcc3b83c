import Foundation
import TestSupport
import Testing

/// Outputs configured to contain a subset of the tokens.
@Suite struct `Filters of outputs` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      {
        "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } }
      }
      """,
      to: "design/vendor/base.tokens.json"
    )
    try folder.write(
      #"{ "text": { "$type": "color", "body": { "$value": "{ink}" } } }"#,
      to: "design/app.tokens.json"
    )
  }

  private func configure(_ outputs: String) throws {
    try folder.write(
      #"{ "source": ["vendor/*.json", "app.tokens.json"], "outputs": [\#(outputs)] }"#,
      to: "design/tokens.config.json"
    )
  }

  private func run(_ words: String...) throws -> ProgramRun {
    try ProgramRun(words + ["design/tokens.config.json"], in: folder.url(""))
  }

  @Test func `each output has its own subset of tokens`() throws {
    try configure(
      """
      { "target": "css", "directory": "colors", "include": { "types": "color" } },
      { "target": "css", "directory": "own", "exclude": { "files": "vendor/*.json" } },
      { "target": "css", "directory": "all" }
      """
    )
    let run = try run("build")
    #expect(run.status == 0, "\(run.error)")
    let colors = try #require(folder.text("design/colors/tokens.css"))
    #expect(colors.contains("--text-body: var(--ink);"))
    #expect(!colors.contains("--gap"))
    let own = try #require(folder.text("design/own/tokens.css"))
    #expect(own.contains("--text-body: #000000;"))
    #expect(!own.contains("--ink"))
    let all = try #require(folder.text("design/all/tokens.css"))
    #expect(all.contains("--ink") && all.contains("--gap"))
  }

  @Test func `a filter without matches is a warning with a configurable level`() throws {
    try configure(#"{ "target": "css", "directory": "d", "exclude": { "paths": "legacy.**" } }"#)
    let warned = try run("build")
    #expect(warned.status == 0)
    #expect(warned.error.contains("warning[unmatched-filter]: `legacy.**` matches no token"))
    #expect(warned.error.contains("tokens.config.json:1:"))
    #expect(try run("build", "--strict").status == 1)
  }

  @Test func `a changed filter makes the files stale`() throws {
    try configure(#"{ "target": "css", "directory": "d" }"#)
    #expect(try run("build").status == 0)
    try configure(#"{ "target": "css", "directory": "d", "include": { "paths": "text.*" } }"#)
    let check = try run("check")
    #expect(check.status == 1)
    #expect(check.error.contains("is out of date"))
    #expect(try run("build").status == 0)
    #expect(try run("check").status == 0)
  }
}
