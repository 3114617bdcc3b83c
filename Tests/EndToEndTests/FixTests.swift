import Foundation
import TestSupport
import Testing

/// `tokens build --fix` and `tokens lint --fix`.
@Suite struct `Fixing a source` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    let modifiers = #""modifiers": { "theme": { "contexts": ["light", "dark"] } }"#
    let outputs = #""outputs": [{ "target": "css", "directory": "out" }]"#
    try folder.write(#"{ "source": ["*.tokens.json"], \#(modifiers), \#(outputs) }"#, to: config)
  }

  private let config = "tokens.config.json"
  private static let white = ##""$value": { "colorSpace": "srgb", "components": [1, 1, 1] }"##

  private func run(_ line: String) throws -> ProgramRun {
    try ProgramRun(line.split(separator: " ").map(String.init), in: folder.url(""))
  }

  private static let faulty = """
    {
      "color": {
        "ink": { "$type": "colr",   \(white) },
        "paper": {
          \(white)
        },
        "link": { "$type": "color", "$value": "{color.ikn}" },
        "visited": { "$type": "color", "$value": "{color.ikn}" }
      },
      "gap": { "$type": "dimension",   "$value": "16px" },
      "odd": { "$type": "dimension", "$value": { "value": 1, "unit": "lightyear" } }
    }

    """

  private static let fixed =
    faulty
    .replacing("colr", with: "color").replacing("ikn", with: "ink")
    .replacing("\"paper\": {\n      ", with: "\"paper\": {\n      \"$type\": \"color\",\n      ")
    .replacing("\"16px\"", with: #"{ "value": 16, "unit": "px" }"#)

  @Test func `build fixes what it knows exactly, keeps the layout, and then builds`() throws {
    let healthy = Self.faulty.replacing("lightyear", with: "px")
    try folder.write(healthy, to: "a.tokens.json")
    let before = folder.marks
    let dry = try run("build --fix --dry-run")
    #expect(dry.status == 1 && dry.error.contains("fix         a.tokens.json  (4 fixes, 1 value"))
    #expect(folder.marks == before)
    let first = try run("build --fix")
    #expect(first.status == 0, "\(first.error)")
    #expect(folder.text("a.tokens.json") == Self.fixed.replacing("lightyear", with: "px"))
    #expect(first.error.hasPrefix("fixed       a.tokens.json  (4 fixes, 1 value"))
    let marks = folder.marks
    #expect(try run("build --fix").error == "nothing to fix\n1 file is up to date\n")
    #expect(folder.marks == marks)
  }

  @Test func `errors that can't be fixed remain, and the others are fixed`() throws {
    try folder.write(Self.faulty, to: "a.tokens.json")
    let run = try run("build --fix")
    #expect(run.status == 1 && run.error.contains("error[invalid-dimension]"))
    #expect(!run.error.contains("unknown-reference"))
    // Forms are only rewritten in a source without errors.
    #expect(
      folder.text("a.tokens.json")
        == Self.fixed.replacing(#"{ "value": 16, "unit": "px" }"#, with: "\"16px\"")
    )
  }

  @Test func `the same mistake is fixed everywhere, next to one that can't be fixed`() throws {
    let line = ##""$type": "color", "$value": { "colorSpace": "srb", "components": [1, 1, 1] }"##
    let odd = line.replacing("srb", with: "qqqqq")
    let text = "{ \"a\": { \(line) }, \"b\": { \(line) }, \"c\": { \(odd) } }"
    try folder.write(text, to: "a.tokens.json")
    #expect(try run("build --fix").error.contains("(2 fixes)"))
    #expect(folder.text("a.tokens.json") == text.replacing("srb", with: "srgb"))
  }

  @Test func `a suggestion that would change a token isn't applied`() throws {
    let text = """
      { "a": { "$type": "color", \(Self.white), "$extensions": {
          "dev.token": { "visibility": "private" } } } }
      """
    try folder.write(text, to: "a.tokens.json")
    let run = try run("build --fix")
    #expect(run.status == 0 && run.error.contains("did you mean `dev.tokens`?"))
    #expect(run.error.contains("nothing to fix"))
    #expect(folder.text("a.tokens.json") == text)
  }

  @Test func `a name in the configuration is corrected`() throws {
    try folder.write("{ \"a\": { \"$type\": \"color\", \(Self.white) } }", to: "a.tokens.json")
    let right = try #require(folder.text(config))
    try folder.replace("modifiers", with: "modifers", in: config)
    let run = try run("build --fix")
    #expect(run.status == 0 && run.error.hasPrefix("fixed       tokens.config.json  (1 fix)\n"))
    #expect(folder.text(config) == right)
    // A level of the wrong diagnostic would be worse than an error.
    try folder.replace(
      "\"modifiers\"",
      with: "\"lint\": { \"unknown-rule\": \"warn\" }, \"modifiers\"",
      in: config
    )
    let wrong = folder.text(config)
    #expect(try self.run("build --fix").status == 1)
    #expect(folder.text(config) == wrong)
  }

  private static let redundant = """
    { "a": { "$type": "color", \(white), "$extensions": { "dev.tokens": {
        "contexts": { "dark": { "colorSpace": "srgb", "components": [1, 1, 1] } },
        "lint": { "small-text": "for print" } } } },
      "b": { "$type": "color", "$value": "{a}" } }
    """

  @Test func `lint removes what changes no token, and check writes nothing`() throws {
    try folder.write(Self.redundant, to: "a.tokens.json")
    #expect(try run("build").status == 0)
    #expect(try run("check --lint --fix").status == 2)
    let output = folder.text("out/tokens.css")
    #expect(try run("lint --dry-run").status == 2)
    let before = folder.marks
    #expect(
      try run("lint --fix --dry-run").error.contains("fix         a.tokens.json  (2 fixes)")
    )
    #expect(folder.marks == before)
    let run = try run("lint --fix")
    #expect(run.error.hasPrefix("advice[contrast]") && run.error.contains("fixed       a.tokens"))
    #expect(
      folder.text("a.tokens.json") == """
        { "a": { "$type": "color", \(Self.white) },
          "b": { "$type": "color", "$value": "{a}" } }
        """
    )
    #expect(try self.run("build").status == 0)
    #expect(folder.text("out/tokens.css") == output)
    #expect(try self.run("lint --fix").error.contains("nothing to fix"))
    try folder.write(Self.redundant, to: "a.tokens.json")
    let report = try self.run("lint --fix --format json").output
    #expect(report.contains(#""files":[{"file":"a.tokens.json","forms":"2 fixes"}]"#), "\(report)")
  }

  @Test func `without permission, no file is changed`() throws {
    try folder.write(Self.redundant, to: "a.tokens.json")
    try folder.write(Self.redundant.replacing("\"a\"", with: "\"c\""), to: "b.tokens.json")
    let mode = [FileAttributeKey.posixPermissions: 0o444]
    try FileManager.default.setAttributes(mode, ofItemAtPath: folder.url("b.tokens.json").path)
    let before = folder.marks
    let run = try run("lint --fix")
    #expect(run.status == 3 && run.error.contains("`b.tokens.json` can't be written"))
    #expect(run.error.contains("run `tokens lint` again"))
    #expect(folder.marks == before)
  }

  @Test func `a file outside the repository isn't edited`() throws {
    let outside = try TemporaryFolder()
    try outside.write(Self.redundant, to: "a.tokens.json")
    try folder.link("a.tokens.json", to: outside.url("a.tokens.json").path)
    let run = try run("lint --fix")
    #expect(run.status == 1 && run.error.contains("outside the repository"), "\(run.error)")
    #expect(outside.text("a.tokens.json") == Self.redundant)
  }

  @Test func `fixing can't be combined with watching or updating a baseline`() throws {
    #expect(try run("build --fix --watch").status == 2)
    #expect(try run("lint --fix --baseline x --update-baseline").status == 2)
  }
}
