import Foundation
import TestSupport
import Testing

/// `tokens check --against`.
@Suite struct `Published style sheets` {
  private struct Report: Decodable {
    struct Section: Decodable {
      struct Difference: Decodable {
        let name: String
        let token: String?
        let line: Int
        let published: String
        let ours: String?
      }

      let file: String
      let contexts: String
      let equal: Int
      let different: Int
      let missing: Int
      let additional: Int
      let differences: [Difference]
      let onlyInOutputs: [String]
    }

    let status: Int
    let against: [Section]?
  }

  /// A project with a modifier `theme` and three tokens, one of which refers to another.
  private func project(_ outputs: String = #"{ "target": "css", "directory": "out" }"#) throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(
      """
      { "source": ["base.json"], "outputs": [\(outputs)],
        "modifiers": { "theme": { "contexts": ["light", "dark"] } } }
      """,
      to: "tokens.config.json"
    )
    try folder.write(
      """
      { "color": { "$type": "color", "ink": {
            "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
            "$extensions": { "dev.tokens": { "contexts": { "theme": {
              "dark": { "colorSpace": "srgb", "components": [1, 1, 1] } } } } }
          },
          "text": { "$value": "{color.ink}" } },
        "gap": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } } }
      """,
      to: "base.json"
    )
    return folder
  }

  private func sections(_ arguments: String, in folder: TemporaryFolder) throws -> [Report.Section]
  {
    let line = "check --format json " + arguments
    let run = try ProgramRun(line.split(separator: " ").map(String.init), in: folder.url(""))
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).against ?? []
  }

  private func counts(_ arguments: String, in folder: TemporaryFolder) throws -> [String] {
    try sections(arguments, in: folder).map {
      "\($0.contexts): \($0.equal) \($0.different) \($0.missing) \($0.additional)"
    }
  }

  @Test func `notations don't matter, and nothing is written`() throws {
    let folder = try project()
    try folder.write(
      """
      @layer base { :root { --color-ink: rgb(0 0 0); --color-text: var(--color-ink); --gap: 1rem } }
      @media (prefers-color-scheme: dark) { :root:not(.light) { --color-ink: WHITE } }
      """,
      to: "site.css"
    )
    let before = folder.files
    let run = try ProgramRun(["check", "--against", "site.css"], in: folder.url(""))
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(
      run.error == """
        site.css: 3 equal, 0 different, 0 missing, 0 additional
        site.css, theme=dark: 1 equal, 0 different, 0 missing, 0 additional

        """
    )
    #expect(folder.files == before)
  }

  @Test func `each kind of difference is counted and located`() throws {
    let folder = try project()
    try folder.write(
      ":root {\n --color-ink: #111;\n --color-old: red;\n --color-text: black }",
      to: "a.css"
    )
    let section = try #require(try sections("--against a.css", in: folder).first)
    #expect(try counts("--against a.css", in: folder) == [": 1 1 1 1"])
    #expect(section.differences.map(\.name) == ["--color-ink", "--color-old"])
    #expect(section.differences.map(\.line) == [2, 3])
    #expect(section.differences.map(\.token) == ["color.ink", nil])
    #expect(section.differences.map(\.ours) == ["#000000", nil])
    #expect(section.onlyInOutputs == ["--gap"])
    let lines = try ProgramRun(
      ["check", "--against", "a.css", "--format", "lines"],
      in: folder.url("")
    )
    #expect(lines.status == 1)
    #expect(lines.error.contains("/a.css:2:2: error: `--color-ink` is published as `#111`"))
    #expect(lines.error.contains("/a.css:3:2: error: no output prints `--color-old`"))
  }

  @Test func `a context can be a rule, an argument, or missing`() throws {
    let folder = try project()
    let base = "--color-ink: #000; --color-text: #000; --gap: 16px"
    try folder.write(":root { \(base) } .dark { --color-ink: #fff }", to: "rule.css")
    // The text doesn't follow the ink there.
    #expect(
      try counts("--against rule.css", in: folder)
        == [": 3 0 0 0", "theme=dark: 1 1 0 0"]
    )
    try folder.write(":root { \(base) }", to: "light.css")
    try folder.write(":root { --color-ink: #fff; --color-text: #fff }", to: "dark.css")
    #expect(
      try counts("--against light.css --against theme=dark:dark.css", in: folder)
        == [": 3 0 0 0", "theme=dark: 2 0 0 0"]
    )
    #expect(try counts("--against theme=dark:dark.css", in: folder) == ["theme=dark: 2 0 0 1"])
    try folder.write(".night { --color-ink: #fff; --color-text: #fff }", to: "night.css")
    #expect(try counts("--against theme=dark:night.css", in: folder) == ["theme=dark: 2 0 0 1"])
    let run = try ProgramRun(["check", "--against", "light.css"], in: folder.url(""))
    #expect(run.status == 0 && run.error.contains("no published rules for theme=dark\n"))
  }

  @Test func `a reference to a property of another style sheet equals the same reference`() throws {
    let folder = try project()
    try folder.write(":root { --color-text: var(--color-ink); }", to: "a.css")
    try folder.write(":root { --color-text: var(--color-page); }", to: "b.css")
    #expect(try counts("--against a.css", in: folder) == [": 1 0 0 2"])
    #expect(try counts("--against b.css", in: folder) == [": 0 1 0 2"])
  }

  @Test func `contexts that no output prints aren't missing`() throws {
    for isMissing in [true, false] {
      let contexts = isMissing ? "" : #", "contexts": { "theme": "dark" }"#
      let folder = try project(#"{ "target": "css", "directory": "out"\#(contexts) }"#)
      try folder.write(":root { --gap: 16px; }", to: "a.css")
      let run = try ProgramRun(["check", "--against", "a.css"], in: folder.url(""))
      let text = run.output + run.error
      #expect(text.contains("no published rules for theme=dark") == isMissing, "\(text)")
    }
  }

  @Test func `colors for both color schemes are compared in both`() throws {
    let folder = try project()
    let properties =
      "--color-text: light-dark(#000, var(--w)); --w: #fff; --gap: 16px !important; --gap: 1px"
    try folder.write(":root { --color-ink: light-dark(#000, #eee); \(properties) }", to: "a.css")
    #expect(
      try counts("--against a.css", in: folder) == [": 3 0 1 0", "theme=dark: 1 1 0 0"]
    )
  }

  @Test func `two rules for a context are both compared`() throws {
    let folder = try project()
    try folder.write(
      """
      @media (prefers-color-scheme: dark) { :root { --color-ink: #eee } }
      .dark { --color-ink: #ddd; --color-ink: #fff }
      """,
      to: "a.css"
    )
    #expect(try counts("--against a.css", in: folder) == ["theme=dark: 0 1 0 2"])
  }

  @Test func `the options of the output, and outputs for single contexts, are respected`() throws {
    let one =
      #"{ "target": "css", "directory": "a", "options": { "prefix": "x", "selectors": { "theme": { "dark": ".n" } } } }"#
    let folder = try project(one)
    let properties = "--x-color-ink: #000; --x-color-text: #000; --x-gap: 16px"
    try folder.write(
      ":root { \(properties) } .n { --x-color-ink: #fff; --x-color-text: #fff }",
      to: "a.css"
    )
    #expect(try counts("--against a.css", in: folder) == [": 3 0 0 0", "theme=dark: 2 0 0 0"])
    let dark = #"{ "target": "css", "directory": "b", "contexts": { "theme": "dark" } }"#
    let light = #"{ "target": "css", "directory": "c", "contexts": { "theme": "light" } }"#
    let other = try project("\(dark), \(light)")
    try other.write(":root { --color-ink: #000 } .dark { --color-ink: #fff }", to: "a.css")
    #expect(try counts("--against a.css", in: other) == [": 1 0 0 2", "theme=dark: 1 0 0 1"])
  }

  @Test func `without css outputs, the default options are used`() throws {
    let folder = try project(#"{ "target": "json", "directory": "out" }"#)
    try folder.write(
      "$gap: 1rem !default; // x\n$color-text: $color-ink; $color-ink: #000;",
      to: "a.scss"
    )
    let run = try ProgramRun(["check", "--against", "a.scss"], in: folder.url(""))
    #expect(run.status == 0, "\(run.error)")
    #expect(
      run.error.hasPrefix("the configuration has no css output; its default options were used\n")
    )
    #expect(run.error.contains("a.scss: 3 equal, 0 different, 0 missing, 0 additional"))
  }

  @Test(arguments: [
    ("no.css", 2, "there is no file `no.css`"),
    ("theme=drak:a.css", 2, "`theme` has no context `drak`"),
    ("out", 3, "`out` can't be read"),
    ("plain.css", 1, "`plain.css` is a style sheet without custom"),
    ("text.txt", 1, "`text.txt` is not a style sheet"),
    ("part.css", 1, "no rule of `part.css` applies"),
    ("bytes.css", 1, "0xFF is not valid UTF-8"),
  ])
  func `a file that can't be compared is an error with help`(
    _ argument: String,
    _ status: Int32,
    _ message: String
  ) throws {
    let folder = try project()
    try folder.makeFolder("out")
    try folder.write(":root { --gap: 16px }", to: "a.css")
    try folder.write("a { color: red }", to: "plain.css")
    try folder.write("<p>Hello</p>\n", to: "text.txt")
    try folder.write(".card { --gap: 16px }", to: "part.css")
    try Data([0x3A, 0xFF]).write(to: folder.url("bytes.css"))
    let run = try ProgramRun(["check", "--against", argument], in: folder.url(""))
    #expect(run.status == status, "\(run.error)")
    #expect(run.error.contains(message), "\(run.error)")
    #expect(argument == "out" || run.error.contains("= help: "), "\(run.error)")
  }

  @Test func `a long report fits on a screen, and verbose reports are complete`() throws {
    let folder = try project()
    let properties = (0..<500).map { "  --old-\($0): \($0)px;\n" }.joined()
    let changed = "--color-ink: red; --gap: 1px; --color-text: red"
    try folder.write(":root { \(changed);\n\(properties)} .dark { \(changed) }", to: "a.css")
    let brief = try ProgramRun(["check", "--against", "a.css"], in: folder.url(""))
    #expect(brief.status == 1)
    #expect(brief.error.split(separator: "\n", omittingEmptySubsequences: false).count <= 60)
    #expect(brief.error.contains("and 492 more; --verbose lists all"))
    let all = try ProgramRun(["check", "--against", "a.css", "--verbose"], in: folder.url(""))
    #expect(all.error.components(separatedBy: "error[missing-property]").count == 501)
    #expect(all.error.components(separatedBy: "error[different-property]").count == 7)
  }

  @Test func `the outputs of a build equal themselves`() throws {
    let sample = try SampleProject()
    #expect(try sample.run("build --quiet").status == 0)
    let sheet = try #require(sample.generated.first { $0.hasSuffix("css/tokens.css") })
    let found = try sections("--against \(sheet)", in: sample.folder)
    #expect(found.count > 2)
    for section in found {
      #expect(section.equal > 0 && section.differences.isEmpty && section.additional == 0)
    }
  }
}
