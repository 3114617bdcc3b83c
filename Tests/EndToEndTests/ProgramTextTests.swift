import CommandLineParsing
import Foundation
import TestSupport
import Testing

@testable import tokens

/// The program's output about itself: schemas, the manual page, and completions.
@Suite struct ProgramTextTests {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
  }

  @Test(arguments: [
    ("config", "tokens/tokens.config.schema.json"), ("target", "templates/target.schema.json"),
    ("ir", "templates/ir.schema.json"), ("json", "templates/tokens.schema.json"),
  ])
  func `a schema is printed verbatim`(_ name: String, _ path: String) throws {
    let file = SampleProject.repository.appending(path: path)
    #expect(
      try project.run("schema \(name)").output == String(contentsOf: file, encoding: .utf8)
    )
  }

  @Test func `the version has two options`() throws {
    let version = try project.run("--version")
    #expect(version.output.hasPrefix("tokens "))
    #expect(try project.run("-V").output == version.output)
    #expect(try project.run("build -V").output == version.output)
  }

  @Test func `a command's help can be requested in two ways`() throws {
    #expect(try project.run("help build").output == project.run("build --help").output)
  }

  @Test func `the manual page has every command and option`() throws {
    let page = try project.run("manual").output
    for command in Program.declaration.subcommands {
      #expect(page.contains(".SS tokens \(command.name)"), "\(command.name)")
      for option in command.options {
        let name = option.spelling.replacing("-", with: "\\-")
        #expect(page.contains("\\fB\(name)\\fR"), "\(option.spelling)")
      }
    }
  }

  @Test(arguments: [
    ("bui", "build\t"), ("build --ta", "--target\t"), ("build --target ko", "kotlin\t"),
    ("build --target=ko", "--target=kotlin\t"), ("explain color.text.li", "color.text.link\t"),
    ("schema co", "config\t"), ("build tok", ":files"),
  ])
  func `a command line is completed`(_ line: String, _ answer: String) throws {
    let run = try project.run("completions bash -- \(line)")
    #expect(run.status == 0)
    #expect(run.output.contains(answer), "\(run.output)")
    #expect(run.error == "")
  }
}
