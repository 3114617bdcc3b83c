import Foundation
import TestSupport
import Testing

/// Configuration rules for tokens in files that can't be edited.
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

  private func build(
    _ rules: String,
    _ words: String...,
    renames: String = ""
  ) throws -> ProgramRun {
    let output =
      #"{ "target": "json", "directory": "out" }, { "target": "css", "directory": "css" }"#
    try folder.write(
      """
      {
        "source": ["vendor/*.json", "app.tokens.json"], "rules": [\(rules)],
        "rename": { \(renames) },
        "outputs": [\(output)]
      }
      """,
      to: "tokens.config.json"
    )
    return try ProgramRun(["build"] + words, in: folder.url(""))
  }

  /// Whether a token is private according to `tokens ir`.
  private func isPrivate(_ path: String) throws -> Bool? {
    let output = try ProgramRun(["ir"], in: folder.url("")).output
    let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let tokens = try #require(json?["tokens"] as? [[String: Any]])
    let token = tokens.first { $0["path"] as? String == path }
    return (token?["visibility"] as? String).map { $0 == "private" }
  }

  @Test func `without rules, everything is public`() throws {
    #expect(try build("").status == 0)
    #expect(try isPrivate("internal.gap") == false)
  }

  @Test func `tokens can be made private by path and file`() throws {
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

  @Test func `omitted tokens are removed, and so are components without any tokens`() throws {
    let run = try build(#"{ "paths": "draft.**", "omit": true }"#)
    #expect(run.status == 0, "\(run.error)")
    let text = try #require(folder.text("css/tokens.css"))
    #expect(text.contains("--internal-gap: 4px;"))
    #expect(!text.contains("draft"))
    #expect(!folder.files.contains("css/components.css"))
    #expect(try isPrivate("draft.size") == nil)
  }

  @Test func `a reference to an omitted token is reported`() throws {
    let run = try build(#"{ "paths": "internal.gap", "omit": true }"#)
    #expect(run.status == 1)
    #expect(run.error.contains("[unknown-reference]"))
    #expect(run.error.contains("app.tokens.json:3"))
  }

  @Test func `a token that several files define can be omitted from one of them`() throws {
    try folder.write(
      #"{ "internal": { "gap": { "$type": "dimension", "$value": { "value": 5, "unit": "px" } } } }"#,
      to: "vendor/more.json"
    )
    let run = try build(#"{ "files": "vendor/more.json", "omit": true }"#)
    #expect(run.status == 0, "\(run.error)")
    #expect(folder.text("css/tokens.css")?.contains("--internal-gap: 4px;") == true)
  }

  @Test func `a rule without matches is a warning at its location`() throws {
    let run = try build(#"{ "paths": "internl.**", "private": true }"#)
    #expect(run.status == 0)
    #expect(run.error.contains("warning[unmatched-rule]"))
    #expect(run.error.contains("tokens.config.json:2:"))
    #expect(try build(#"{ "paths": "internl.**", "omit": true }"#, "--strict").status == 1)
  }

  @Test func `a type for tokens that all declare another one is a warning at its rule`() throws {
    try folder.write(
      #"{ "n": { "a": { "$type": "number", "$value": 4 }, "b": { "$value": 8 } } }"#,
      to: "vendor/numbers.json"
    )
    let run = try build(#"{ "paths": "n.a", "type": "dimension", "unit": "px" }"#)
    #expect(run.error.contains("all tokens of this rule declare a type, such as `number`"))
    #expect(run.error.contains("tokens.config.json:2:"))
    #expect(try !build(#"{ "paths": "n.*", "type": "number" }"#).error.contains("unmatched-rule"))
    #expect(try !build(#"{ "paths": "n.a", "type": "number" }"#).error.contains("unmatched-rule"))
  }

  @Test func `tokens without a type take the last rule's type, and others keep theirs`() throws {
    try folder.write(
      """
      {
        "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "mark": { "$value": "{ink}" },
        "typed": { "$type": "number", "a": { "$value": 1 }, "b": { "$type": "duration",
          "$value": { "value": 5, "unit": "ms" } } },
        "old": { "c": { "value": "8" }, "d": { "value": "{ink}" } }
      }
      """,
      to: "vendor/more.json"
    )
    let vendor = #"{ "files": "vendor/more.json", "type": "color" }"#
    let run = try build(#"\#(vendor), { "paths": "old.**", "type": "number" }"#)
    #expect(run.status == 0, "\(run.error)")
    let css = try #require(folder.text("css/tokens.css"))
    for line in [
      "--ink: #000000", "--mark: var(--ink)", "--typed-a: 1", "--typed-b: 5ms", "--old-c: 8",
      "--old-d: var(--ink)",
    ] {
      #expect(css.contains("\(line);"), "\(line)")
    }
    let wrong = try build(#"{ "paths": "ink", "type": "colour" }"#)
    #expect(wrong.status == 1)
    #expect(wrong.error.contains("did you mean `color`?"), "\(wrong.error)")
    try folder.write(#"{ "ink": { "$value": 4 } }"#, to: "vendor/more.json")
    let without = try build("")
    #expect(without.error.contains("or a rule to the configuration"), "\(without.error)")
  }

  @Test func `lengths without a unit take the last rule's unit, and others keep theirs`() throws {
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

  // MARK: Renames

  /// The declarations in the style sheet.
  private func declarations(renames: String) throws -> [String] {
    let run = try build("", renames: renames)
    #expect(run.status == 0, "\(run.error)")
    #expect(!run.error.contains("warning"), "\(run.error)")
    let lines = try #require(folder.text("css/tokens.css")).split(separator: "\n")
    return lines.map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("--") }.map(String.init)
  }

  @Test(arguments: [
    (
      #""internal": "core""#,
      ["--core-gap: 4px;", "--core-own: 2;", "--space-small: var(--core-gap);"]
    ),
    (#""internal": """#, ["--gap: 4px;", "--own: 2;", "--space-small: var(--gap);"]),
    (
      #""internal.gap": "space.base""#,
      ["--space-base: 4px;", "--internal-own: 2;", "--space-small: var(--space-base);"]
    ),
    (
      #""internal": "a.b.c""#,
      ["--a-b-c-gap: 4px;", "--a-b-c-own: 2;", "--space-small: var(--a-b-c-gap);"]
    ),
    (
      #""internal": "space", "space": "internal""#,
      ["--space-gap: 4px;", "--space-own: 2;", "--internal-small: var(--space-gap);"]
    ),
    (
      #""internal": "internal.old""#,
      ["--internal-old-gap: 4px;", "--space-small: var(--internal-old-gap);"]
    ),
  ])
  func `groups and tokens can be renamed, and references follow`(
    _ renames: String,
    _ expected: [String]
  ) throws {
    let lines = try declarations(renames: renames)
    for line in expected { #expect(lines.contains(line), "\(lines)") }
    #expect(lines.count == 5)
    let checked = try ProgramRun(["check"], in: folder.url(""))
    #expect(checked.status == 0)
  }

  @Test func `rules and outputs use the new paths`() throws {
    let run = try build(
      #"{ "paths": "core.**", "private": true }"#,
      renames: #""internal": "core""#
    )
    #expect(run.status == 0, "\(run.error)")
    #expect(try isPrivate("core.gap") == true)
  }

  @Test func `two tokens in a file can't be renamed to the same path`() throws {
    let run = try build("", renames: #""draft": "internal", "internal.gap": "internal.size""#)
    #expect(run.status == 1)
    #expect(
      run.error.contains("error[conflicting-rename]: two tokens in this file"),
      "\(run.error)"
    )
    let token = try build("", renames: #""internal.gap": """#)
    #expect(token.error.contains("the token `gap` is renamed to an empty path"), "\(token.error)")
  }

  @Test(arguments: [#""a..b": "c""#, #""a": "b.""#, #""": "b""#, #""a.*": "b""#])
  func `an invalid path is an error`(_ renames: String) throws {
    let run = try build("", renames: renames)
    #expect(run.status == 1)
    #expect(run.error.contains("is not the path of a group or a token"), "\(run.error)")
  }

  @Test func `an unknown path is a warning`() throws {
    let run = try build("", renames: #""intern": "core""#)
    #expect(run.status == 0)
    #expect(
      run.error.contains("warning[unmatched-rule]: there is no group or token `intern`")
    )
  }
}
