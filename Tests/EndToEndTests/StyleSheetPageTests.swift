import Foundation
import TestSupport
import Testing

/// The page on the target `css`: each output that it shows, and the lines below it.
@Suite struct StyleSheetPageTests {
  private struct Example: CustomTestStringConvertible {
    let title: String
    let output: String
    let lines: [String]

    var testDescription: String { title }
  }

  private static func examples() throws -> [Example] {
    let page = SampleProject.repository.appending(path: "templates/css.md")
    var examples: [Example] = []
    var title = ""
    var language: String?
    var output = ""
    var lines: [String] = []
    for line in try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if language == "css" {
          examples.append(Example(title: title, output: output, lines: lines))
        }
        language = language == nil ? String(line.dropFirst(3)) : nil
        if language == "json" { output = "" }
        lines = []
      } else if language == "json" {
        output += line + "\n"
      } else if language == "css" {
        lines.append(line.trimmingCharacters(in: .whitespaces))
      } else if line.hasPrefix("#") {
        title = line
      }
    }
    return examples
  }

  @Test(arguments: try examples())
  private func `an example of the page gives the lines that it shows`(_ example: Example) throws {
    let project = try SampleProject()
    try project.folder.write(
      #"{ "source": "app.resolver.json", "outputs": [\#(example.output)] }"#,
      to: "tokens/tokens.config.json"
    )
    let run = try project.run("build")
    #expect(run.status == 0, "\(run.error)")
    let made = project.folder.files.filter { $0.hasSuffix(".css") }
      .compactMap { project.folder.text($0) }
      .flatMap { $0.components(separatedBy: "\n") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    for line in example.lines {
      #expect(made.contains { $0 == line || $0 == line + "," || $0 == line + " {" }, "\(line)")
    }
  }

  @Test func `the page shows ten tasks`() throws {
    let tasks = Set(try Self.examples().map(\.title)).filter { $0.hasPrefix("### ") }
    #expect(tasks.count == 10)
  }
}
