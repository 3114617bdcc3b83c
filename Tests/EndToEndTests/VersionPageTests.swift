import Foundation
import TestSupport
import Testing

/// The facts and commands on the page about versions.
@Suite struct VersionPageTests {
  private let project: SampleProject
  private let page: String

  init() throws {
    project = try SampleProject()
    let file = SampleProject.repository.appending(path: "tokens/guide/versions.md")
    page = try String(contentsOf: file, encoding: .utf8)
  }

  /// The current version of a property according to the page.
  private func version(of file: String, _ member: String) throws -> String {
    let start = "| \(file) | `\(member)` | "
    let row = try #require(page.components(separatedBy: "\n").first { $0.hasPrefix(start) })
    return try #require(row.dropFirst(start.count).split(separator: "|").first)
      .trimmingCharacters(in: CharacterSet(charactersIn: " `"))
  }

  private func number(_ member: String, in text: String) throws -> String {
    let pattern = try Regex("\"\(member)\": ?([0-9]+)", as: (Substring, Substring).self)
    return String(try #require(text.firstMatch(of: pattern)).output.1)
  }

  @Test func `the page has the program's version`() throws {
    let version = try project.run("--version").output.split(separator: " ").last ?? ""
    #expect(page.contains("current version is \(version.trimmingCharacters(in: .newlines));"))
  }

  @Test func `the page has the version numbers of files`() throws {
    #expect(try project.run("build").status == 0)
    let manifest = try #require(project.folder.text("tokens/.tokens-manifest.json"))
    #expect(
      try number("manifestVersion", in: manifest)
        == version(of: "`.tokens-manifest.json`", "manifestVersion")
    )
    let json = try #require(project.folder.text("tokens/generated/json/tokens.json"))
    #expect(try number("version", in: json) == version(of: "target `json`", "version"))
    let ir = try project.run("ir").output
    #expect(try number("irVersion", in: ir) == version(of: "`tokens ir`", "irVersion"))
    let report = try project.run("check --format json").output
    #expect(try number("version", in: report) == version(of: "`--format json`", "version"))
    #expect(try project.run("init --target own").status == 0)
    let target = try #require(project.folder.text("tokens/templates/own/target.json"))
    #expect(
      try number("targetVersion", in: target) == version(of: "`target.json`", "targetVersion")
    )
    let resolver = try #require(project.folder.text("tokens/app.resolver.json"))
    #expect(
      resolver.contains(
        "\"version\": \"\(try version(of: "resolver document", "version"))\""
      )
    )
  }

  @Test func `the commands of an update give the output on the page`() throws {
    try Walkthrough("tokens/guide/versions.md").run(in: project.folder)
  }

  private static let refusals: [(file: String, text: String, with: String, code: String)] = [
    ("app.resolver.json", "\"2025.10\"", "\"2030.1\"", "unsupported-version"),
    ("tokens.config.json", "\"lint\"", "\"lnt\"", "unknown-setting"),
    (
      "tokens.config.json", "\"omitted-member\": \"allow\"", "\"no-such-code\": \"allow\"", "error["
    ),
  ]

  @Test(arguments: refusals)
  func `a different version number or an unknown setting is an error`(
    _ file: String,
    _ text: String,
    _ other: String,
    _ code: String
  ) throws {
    let before = try #require(project.folder.text("tokens/\(file)"))
    try #require(before.contains(text))
    try project.folder.write(before.replacing(text, with: other), to: "tokens/\(file)")
    let run = try project.run("build")
    #expect(run.status == 1 && run.error.contains(code), "\(run.error)")
  }

  @Test func `files are left unchanged if the manifest has a different version`() throws {
    #expect(try project.run("build").status == 0)
    let path = "tokens/.tokens-manifest.json"
    let manifest = try #require(project.folder.text(path))
    try project.folder.write(
      manifest.replacing("\"manifestVersion\": 1", with: "\"manifestVersion\": 99"),
      to: path
    )
    let css = "tokens/generated/css/tokens.css"
    let edited = try #require(project.folder.text(css)) + "/* by hand */\n"
    try project.folder.write(edited, to: css)
    let run = try project.run("build")
    #expect(run.status == 1 && run.error.contains("newer-version"), "\(run.error)")
    #expect(project.folder.text(css) == edited)
  }
}
