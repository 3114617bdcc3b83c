import Foundation
import TestSupport
import Testing

/// What the configuration and the command line make of warnings.
@Suite struct `Levels of warnings` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let colors = (0..<50).map { "\"c\($0)\": { \"$value\": \"#ff0000\" }" }
    let source = "{ \"color\": { \"$type\": \"color\", \(colors.joined(separator: ",\n")) } }"
    try folder.write(source, to: "a.tokens.json")
  }

  private func run(_ line: String, lint: String = "") throws -> ProgramRun {
    let outputs = #"[{ "target": "css", "directory": "out" }]"#
    try folder.write(
      #"{ "source": "a.tokens.json", "outputs": \#(outputs), "lint": { \#(lint) } }"#,
      to: "tokens.config.json"
    )
    return try ProgramRun(line.split(separator: " ").map(String.init), in: folder.url(""))
  }

  @Test func `fifty like ones fit on a screen, and the program can be asked for all`() throws {
    let short = try run("build")
    #expect(short.status == 0)
    #expect(short.error.contains("and 49 more like this in this file; --verbose lists them"))
    #expect(short.error.contains("\n50 warnings\nwrote 1 of 1 file"))
    #expect(short.error.split(separator: "\n").count < 40)
    let long = try run("build --verbose").error
    #expect(long.matches(of: /(?m)^warning\[legacy-color\]/).count == 50)
  }

  @Test func `allow says nothing, also under strict`() throws {
    for line in ["build", "check --strict"] {
      let run = try run(line, lint: #""legacy-color": "allow""#)
      #expect(run.status == 0)
      #expect(!run.error.contains("legacy-color"))
    }
  }

  @Test func `error fails the build, and warn fails it under strict only`() throws {
    #expect(try run("build", lint: #""legacy-color": "error""#).status == 1)
    #expect(!folder.files.contains("out/tokens.css"))
    #expect(try run("build --strict", lint: #""legacy-color": "warn""#).status == 1)
    #expect(try run("build", lint: #""legacy-color": "warn""#).status == 0)
    #expect(folder.files.contains("out/tokens.css"))
  }

  @Test func `quiet hides warnings and keeps errors, in every form`() throws {
    for format in ["text", "json", "github"] {
      let quiet = try run("build -q --format \(format)")
      #expect(!(quiet.error + quiet.output).contains("legacy-color"))
      let failed = try run("build -q --format \(format)", lint: #""legacy-color": "error""#)
      #expect((failed.error + failed.output).contains("legacy-color"))
    }
  }

  @Test func `explain says how a level is set`() throws {
    let page = try run("explain legacy-color").output
    #expect(page.contains(#"`"lint": { "legacy-color": LEVEL }`"#))
    #expect(try !run("explain unknown-reference").output.contains("lint"))
  }
}
