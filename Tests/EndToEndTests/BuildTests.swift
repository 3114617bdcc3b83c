import Foundation
import TestSupport
import Testing

/// The path of a change from the source to the generated files, and the reports of `check` along
/// the way.
@Suite struct Building {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
  }

  /// The outputs that aren't up to date: their state, followed by the changed tokens.
  private func differences(_ run: ProgramRun) throws -> [String: [String]] {
    let outputs = try JSONReport(run.output).outputs.filter { $0.state != "current" }
    return Dictionary(uniqueKeysWithValues: outputs.map { ($0.file, [$0.state] + $0.tokens) })
  }

  @Test func `after a build everything is up to date, and a second build writes nothing`() throws {
    #expect(try project.run("build").status == 0)
    #expect(try project.run("check").status == 0)
    let before = project.folder.marks
    let second = try project.run("build")
    #expect(second.status == 0)
    #expect(second.error.hasPrefix("all "))
    #expect(project.folder.marks == before)
  }

  @Test func `an edited swatch makes its files stale, and only those are regenerated`() throws {
    #expect(try project.run("build").status == 0)
    let before = project.folder.marks
    try project.folder.replace(
      "\"components\": [0.898, 0.659, 0.898]",
      with: "\"components\": [0.9, 0.66, 0.9]",
      in: "tokens/swatch.tokens.json"
    )
    let check = try project.run("check --format json")
    #expect(check.status == 1)
    let stale = try differences(check)
    #expect(stale["Sources/DesignTokens/Tokens+Swatch.swift"]?.contains("swatch.lilac") == true)
    #expect(stale["tokens/generated/css/tokens.css"]?.contains("swatch.lilac") == true)
    #expect(stale.values.allSatisfy { $0.first == "stale" })
    let text = try project.run("check").error
    #expect(text.contains("in `tokens/generated/css`: `tokens.css`"), "\(text)")
    #expect(text.contains("`swatch.lilac`"))

    #expect(try project.run("build").status == 0)
    #expect(project.changes(since: before) == stale.keys.sorted())
    #expect(stale.count < project.generated.count)
    #expect(try project.run("check").status == 0)
  }

  @Test func `a file edited by hand is reported, kept, and overwritten only with force`() throws {
    let file = "tokens/generated/css/tokens.css"
    #expect(try project.run("build").status == 0)
    let built = try #require(project.folder.text(file))
    let edited = built.replacing("@media", with: "@Media")
    try project.folder.write(edited, to: file)

    let check = try project.run("check --format json")
    #expect(check.status == 1)
    #expect(try differences(check)[file]?.first == "edited")
    let build = try project.run("build")
    #expect(build.status == 1)
    #expect(build.error.contains("error[edited-output]: `\(file)` was edited by hand"))
    #expect(build.error.contains("--force"))
    #expect(project.folder.text(file) == edited)

    #expect(try project.run("build --force").status == 0)
    #expect(project.folder.text(file) == built)
    #expect(try project.run("check").status == 0)
  }

  @Test func `a hand edit that spans two tokens names both`() throws {
    let file = "tokens/generated/json/tokens.json"
    #expect(try project.run("build").status == 0)
    let built = try #require(project.folder.text(file))
    let edited = built.replacing(
      /ffffffff",(\s+"field": )"#efeaf0/,
      with: { "00000000\",\($0.output.1)\"#000000" }
    )
    #expect(edited != built)
    try project.folder.write(edited, to: file)
    let check = try project.run("check --format json")
    let tokens = ["color.background.card", "color.background.field"]
    #expect(try differences(check)[file] == ["edited"] + tokens)
  }

  @Test func `a missing file is reported with its tokens, and regenerated`() throws {
    #expect(try project.run("build").status == 0)
    try project.folder.remove("tokens/generated/json/tokens.json")
    let missing = try differences(project.run("check --format json"))
    #expect(missing.keys.sorted() == ["tokens/generated/json/tokens.json"])
    #expect(missing.values.first?.prefix(2) == ["missing", "color.background.page"])
    #expect(try project.run("build").status == 0)
    #expect(try project.run("check").status == 0)
  }

  @Test func `moving an output deletes the old files`() throws {
    #expect(try project.run("build").status == 0)
    try project.folder.replace(
      "generated/css",
      with: "generated/moved",
      in: "tokens/tokens.config.json"
    )
    let found = try differences(project.run("check --format json"))
    #expect(found["tokens/generated/css/tokens.css"] == ["leftover"])
    #expect(found["tokens/generated/moved/tokens.css"]?.first == "missing")
    #expect(try project.run("build").status == 0)
    let old = project.folder.url("tokens/generated/css").path
    #expect(!FileManager.default.fileExists(atPath: old))
    #expect(try project.run("check").status == 0)
  }

  @Test func `a single target can be built`() throws {
    #expect(try project.run("build --target css").status == 0)
    let css = ["tokens/generated/css/components.css", "tokens/generated/css/tokens.css"]
    #expect(project.generated == css)
    #expect(try project.run("build --target json --target css").status == 0)
    #expect(project.generated == css + ["tokens/generated/json/tokens.json"])
  }

  @Test func `a dry run lists the files that would change without writing them`() throws {
    let before = project.folder.files
    let run = try project.run("build --dry-run")
    #expect(run.status == 0)
    #expect(run.error.contains("write       tokens/generated/css/tokens.css  (missing)"))
    #expect(project.folder.files == before)
  }

  @Test func `with an error in the source, nothing is written`() throws {
    let file = "tokens/theme/dark.tokens.json"
    try project.folder.replace("{swatch.night}", with: "{swatch.nihgt}", in: file)
    let before = project.folder.contents
    let run = try project.run("build")
    #expect(run.status == 1)
    #expect(run.error.contains("error[unknown-reference]"))
    #expect(run.error.contains("--> \(file):5:27"))
    #expect(project.folder.contents == before)
  }

  @Test func `a manifest with merge conflict markers is reported once and regenerated`() throws {
    #expect(try project.run("build").status == 0)
    let manifest = "tokens/.tokens-manifest.json"
    let text = try #require(project.folder.text(manifest))
    try project.folder.write("<<<<<<< HEAD\n" + text, to: manifest)
    let report = try JSONReport(project.run("check --format json").output)
    #expect(report.status == 1)
    #expect(report.diagnostics.map(\.code) == ["unreadable-manifest"])
    #expect(try project.run("build --strict").status == 0)
    #expect(project.folder.text(manifest) == text)
  }

  @Test func `files generated by another version of the program are explained`() throws {
    #expect(try project.run("build").status == 0)
    let manifest = "tokens/.tokens-manifest.json"
    let text = try #require(project.folder.text(manifest))
    let other = text.replacing(/"generator": "[^"]*"/, with: #""generator": "tokens 0.0.1""#)
    try project.folder.write(other, to: manifest)
    let check = try project.run("check")
    #expect(check.status == 1)
    #expect(check.error.contains("error[stale-manifest]"))
    #expect(check.error.contains("by tokens 0.0.1, but this is tokens"))
    #expect(try project.run("build").status == 0)
    #expect(project.folder.text(manifest) == text)
  }
}
