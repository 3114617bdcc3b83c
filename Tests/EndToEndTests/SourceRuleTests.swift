import Foundation
import TestSupport
import Testing

/// What the configuration says of tokens whose files must not be edited.
@Suite struct `Rules for files of others` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      {
        "internal": { "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } },
        "draft": {
          "size": { "$type": "dimension", "$value": { "value": 9, "unit": "px" } },
          "card": {
            "$extensions": { "dev.tokens": { "component": "view" } },
            "background": {
              "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] }
            }
          }
        }
      }
      """,
      to: "vendor/export.json"
    )
    try folder.write(
      """
      {
        "internal": { "own": { "$type": "number", "$value": 2 } },
        "space": { "$type": "dimension", "small": { "$value": "{internal.gap}" } }
      }
      """,
      to: "app.tokens.json"
    )
  }

  private func build(_ rules: String, _ words: String...) throws -> ProgramRun {
    let output =
      #"{ "target": "json", "directory": "out" }, { "target": "css", "directory": "css" }"#
    try folder.write(
      """
      {
        "source": ["vendor/*.json", "app.tokens.json"], "rules": [\(rules)],
        "outputs": [\(output)]
      }
      """,
      to: "tokens.config.json"
    )
    return try ProgramRun(["build"] + words, in: folder.url(""))
  }

  /// What `tokens ir` says of the visibility of a token.
  private func isPrivate(_ path: String) throws -> Bool? {
    let output = try ProgramRun(["ir"], in: folder.url("")).output
    let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let tokens = try #require(json?["tokens"] as? [[String: Any]])
    let token = tokens.first { $0["path"] as? String == path }
    return (token?["visibility"] as? String).map { $0 == "private" }
  }

  @Test func `without rules everything is public`() throws {
    #expect(try build("").status == 0)
    #expect(try isPrivate("internal.gap") == false)
  }

  @Test func `tokens become private by their path and file`() throws {
    let rule = #"{ "files": "vendor/*.json", "paths": "internal.**", "private": true }"#
    let run = try build(rule)
    #expect(run.status == 0, "\(run.error)")
    #expect(try isPrivate("internal.gap") == true)
    #expect(try isPrivate("internal.own") == false)
    #expect(try isPrivate("space.small") == false)
  }

  @Test func `a later rule wins`() throws {
    let run = try build(
      #"{ "paths": "internal.**", "private": true }, { "paths": "**.own", "private": false }"#
    )
    #expect(run.status == 0, "\(run.error)")
    #expect(try isPrivate("internal.gap") == true)
    #expect(try isPrivate("internal.own") == false)
  }

  @Test func `tokens are left out, and components of which nothing is left`() throws {
    let run = try build(#"{ "paths": "draft.**", "omit": true }"#)
    #expect(run.status == 0, "\(run.error)")
    let text = try #require(folder.text("css/tokens.css"))
    #expect(text.contains("--internal-gap: 4px;"))
    #expect(!text.contains("draft"))
    #expect(!folder.files.contains("css/components.css"))
    #expect(try isPrivate("draft.size") == nil)
  }

  @Test func `what refers to a token that is left out is reported`() throws {
    let run = try build(#"{ "paths": "internal.gap", "omit": true }"#)
    #expect(run.status == 1)
    #expect(run.error.contains("[unknown-reference]"))
    #expect(run.error.contains("app.tokens.json:3"))
  }

  @Test func `a token that another file defines too is left out of one file only`() throws {
    try folder.write(
      #"{ "internal": { "gap": { "$type": "dimension", "$value": { "value": 5, "unit": "px" } } } }"#,
      to: "vendor/more.json"
    )
    let run = try build(#"{ "files": "vendor/more.json", "omit": true }"#)
    #expect(run.status == 0, "\(run.error)")
    #expect(folder.text("css/tokens.css")?.contains("--internal-gap: 4px;") == true)
  }

  @Test func `a rule that matches nothing is a warning at its place`() throws {
    let run = try build(#"{ "paths": "internl.**", "private": true }"#)
    #expect(run.status == 0)
    #expect(run.error.contains("warning[unmatched-rule]"))
    #expect(run.error.contains("tokens.config.json:2:"))
    #expect(try build(#"{ "paths": "internl.**", "omit": true }"#, "--strict").status == 1)
  }

  @Test func `lengths without a unit get that of the last rule, and others keep theirs`() throws {
    try folder.write(
      """
      { "size": { "a": { "value": "0.75", "type": "fontSize" }, "b": { "value": 2, "type": "spacing" },
        "c": { "value": "3px", "type": "sizing" }, "d": { "$type": "dimension", "$value": 4 },
        "time": { "value": "200", "type": "time" }, "ratio": { "value": "1.5", "type": "lineHeights" },
        "shadow": { "type": "boxShadow", "value": { "x": 0, "y": 1, "blur": 2, "spread": 0, "color": "#000" } } } }
      """,
      to: "vendor/more.json"
    )
    let rem = #"{ "files": "vendor/*.json", "unit": "rem" }"#
    let run = try build(#"\#(rem), { "paths": ["size.b", "size.shadow"], "unit": "px" }"#)
    #expect(run.status == 0, "\(run.error)")
    let css = try #require(folder.text("css/tokens.css"))
    for line in [
      "--size-a: 0.75rem", "--size-b: 2px", "--size-c: 3px", "--size-d: 4rem", "--size-time: 200ms",
      "--size-ratio: 1.5", "--size-shadow: 0px 1px 2px 0px #000000", "--internal-gap: 4px",
    ] {
      #expect(css.contains("\(line);"), "\(line)")
    }
    let wrong = try build(#"{ "paths": "size.**", "unit": "em" }"#)
    #expect(wrong.status == 1)
    #expect(wrong.error.contains("expected `px` or `rem`"), "\(wrong.error)")
  }
}
