import Foundation
import TestSupport
import Testing

/// Levels of warnings set in the configuration and on the command line.
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

  @Test func `fifty similar warnings fit on a screen, and verbose lists all of them`() throws {
    let short = try run("build")
    #expect(short.status == 0)
    #expect(short.error.contains("and 49 more like this in this file; --verbose lists them"))
    #expect(short.error.contains("\n50 warnings\nwrote 1 of 1 file"))
    #expect(short.error.split(separator: "\n").count < 40)
    let long = try run("build --verbose").error
    #expect(long.matches(of: /(?m)^warning\[legacy-color\]/).count == 50)
  }

  @Test func `allow suppresses a warning, even with strict`() throws {
    for line in ["build", "check --strict"] {
      let run = try run(line, lint: #""legacy-color": "allow""#)
      #expect(run.status == 0)
      #expect(!run.error.contains("legacy-color"))
    }
  }

  @Test func `error fails the build, and warn fails it only with strict`() throws {
    #expect(try run("build", lint: #""legacy-color": "error""#).status == 1)
    #expect(!folder.files.contains("out/tokens.css"))
    #expect(try run("build --strict", lint: #""legacy-color": "warn""#).status == 1)
    #expect(try run("build", lint: #""legacy-color": "warn""#).status == 0)
    #expect(folder.files.contains("out/tokens.css"))
  }

  @Test func `an edited hex fails a strict build, and tokens ir prints both`() throws {
    let color = ##""colorSpace": "srgb", "components": [1, 0.4, 0], "hex": "#ff6600""##
    func write(_ color: String) throws {
      let source = #"{ "a": { "$type": "color", "$value": { \#(color) } } }"#
      try folder.write(source, to: "a.tokens.json")
    }
    try write(color)
    #expect(try run("build --strict").status == 0)
    try write(color.replacing("#ff6600", with: "#ff6400"))
    let edited = try run("build")
    #expect(edited.status == 0)
    #expect(edited.error.contains("warning[hex-differs]"))
    #expect(try run("build --strict").status == 1)
    #expect(try run("ir --strict").status == 0)
  }

  @Test func `quiet hides warnings but not errors, in every format`() throws {
    for format in ["text", "json", "github"] {
      let quiet = try run("build -q --format \(format)")
      #expect(!(quiet.error + quiet.output).contains("legacy-color"))
      let failed = try run("build -q --format \(format)", lint: #""legacy-color": "error""#)
      #expect((failed.error + failed.output).contains("legacy-color"))
    }
  }

  @Test func `explain documents how to set a level`() throws {
    let page = try run("explain legacy-color").output
    #expect(page.contains(#"`"lint": { "legacy-color": LEVEL }`"#))
    #expect(try !run("explain unknown-reference").output.contains("lint"))
  }
}
