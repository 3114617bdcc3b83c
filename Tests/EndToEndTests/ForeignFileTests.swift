import Foundation
import TestSupport
import Testing

/// The documented ways to use files that can't be edited.
@Suite struct `Files of others` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let outputs = #"[{ "target": "css", "directory": "out" }]"#
    try folder.write(
      #"{ "source": "app.resolver.json", "outputs": \#(outputs) }"#,
      to: "tokens.config.json"
    )
    try folder.write(
      """
      {
        "core/base": { "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } },
        "other": { "size": { "$type": "dimension", "$value": { "value": 9, "unit": "px" } } }
      }
      """,
      to: "export.json"
    )
    try folder.write(
      """
      {
        "gap": { "$description": "Between things.", "$type": "dimension",
          "$value": { "value": 8, "unit": "px" } }
      }
      """,
      to: "overlay.tokens.json"
    )
  }

  private func css(_ sources: String) throws -> String {
    try folder.write(
      """
      {
        "version": "2025.10",
        "sets": { "base": { "sources": [\(sources)] } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }]
      }
      """,
      to: "app.resolver.json"
    )
    let run = try ProgramRun(["build"], in: folder.url(""))
    #expect(run.status == 0, "\(run.error)")
    return try #require(folder.text("out/tokens.css"))
  }

  @Test func `a reference with a JSON Pointer reads a part of a file`() throws {
    let text = try css(#"{ "$ref": "export.json#/core~1base" }"#)
    #expect(text.contains("--gap: 4px;"))
    #expect(!text.contains("size"))
  }

  @Test func `a file merged last overrides the others`() throws {
    let text = try css(
      #"{ "$ref": "export.json#/core~1base" }, { "$ref": "overlay.tokens.json" }"#
    )
    #expect(text.contains("--gap: 8px;"))
    #expect(text.contains("Between things."))
  }
}
