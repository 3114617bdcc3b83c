import Foundation
import TestSupport
import Testing

/// The same report for people, programs, and workflows.
@Suite struct Reports {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
    let file = "tokens/theme/dark.tokens.json"
    try project.folder.replace("{swatch.night}", with: "{swatch.nihgt}", in: file)
    try project.folder.replace("{swatch.coal}", with: "{swatch.cola}", in: file)
  }

  @Test func `text goes to standard error, and the other formats to standard output`() throws {
    let text = try project.run("build")
    #expect(text.output.isEmpty && !text.error.isEmpty)
    for format in ["json", "github"] {
      let run = try project.run("build --format \(format)")
      #expect(run.error.isEmpty && !run.output.isEmpty)
      #expect(run.status == 1)
    }
    let ir = try project.run("ir --format json")
    #expect(ir.output.isEmpty && ir.error.hasPrefix("{\"version\":1"))
  }

  @Test func `JSON and text have the same contents`() throws {
    let text = try project.run("build").error
    let run = try project.run("build --format json")
    let report = try JSONReport(run.output)
    #expect(report.version == 1)
    #expect(report.command == "build")
    #expect(report.status == run.status)
    #expect(report.diagnostics.count == 2)
    for finding in report.diagnostics {
      #expect(text.contains("\(finding.severity)[\(finding.code)]: \(finding.message)\n"))
      let line = try #require(finding.line)
      let column = try #require(finding.column)
      #expect(text.contains("--> \(finding.file ?? ""):\(line):\(column)\n"))
      #expect(text.contains("= help: \(finding.help ?? "")"))
    }
  }

  @Test func `a workflow gets one annotation for each mistake`() throws {
    let lines = try project.run("check --format github").output.split(separator: "\n")
    #expect(lines.count == 2)
    let start = "::error file=tokens/theme/dark.tokens.json,line=5,endLine=5,col=27,"
    #expect(lines.first?.hasPrefix(start) == true)
    #expect(lines.allSatisfy { $0.contains(",title=unknown-reference::") })
  }

  @Test func `paths are relative to the working directory`() throws {
    let run = try project.run("build tokens.config.json", in: "tokens")
    #expect(run.error.contains("--> theme/dark.tokens.json:5:27"))
    let other = try project.run("build ../tokens.config.json", in: "tokens/theme")
    #expect(other.error.contains("--> dark.tokens.json:5:27"))
  }

  @Test func `color is off unless it's requested`() throws {
    #expect(try !project.run("build").error.contains("\u{1B}["))
    #expect(try project.run("build --color always").error.contains("\u{1B}["))
  }

  @Test func `with strict, warnings are errors`() throws {
    let source = #"{"a": {"$type": "dimension", "$value": "0"}}"#
    try project.folder.write(source, to: "a.json")
    let lenient = try project.run("ir a.json")
    #expect(lenient.status == 0)
    #expect(lenient.error.hasPrefix("warning["))
    #expect(!lenient.output.isEmpty)
    let strict = try project.run("ir a.json --strict")
    #expect(strict.status == 1)
    #expect(strict.error.hasPrefix("error["))
    #expect(strict.output.isEmpty)
  }

  @Test func `quiet prints nothing if there are no errors`() throws {
    let project = try SampleProject()
    let run = try project.run("build --quiet")
    #expect(run.status == 0)
    #expect(run.output.isEmpty && run.error.isEmpty)
    let verbose = try project.run("build --verbose")
    #expect(verbose.error.contains("up to date  tokens/generated/css/tokens.css"))
  }
}
