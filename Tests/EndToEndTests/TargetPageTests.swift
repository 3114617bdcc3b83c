import Foundation
import TestSupport
import Testing

/// The tasks on the pages about targets: each output entry, and the lines of its generated files.
@Suite struct TargetPageTests {
  /// The pages and their minimum numbers of tasks.
  private static let pages = [
    "android": 1, "css": 10, "gallery": 6, "json": 7, "kotlin": 1, "swift": 1, "web": 10,
  ]

  private struct Example: CustomTestStringConvertible {
    let page: String
    let title: String
    let output: String
    var lines: [String] = []

    var testDescription: String { "\(page): \(title)" }
  }

  private static func examples() throws -> [Example] {
    try pages.keys.sorted().flatMap { try examples(of: $0) }
  }

  private static func examples(of page: String) throws -> [Example] {
    let url = SampleProject.repository.appending(path: "templates/guide/\(page).md")
    var examples: [Example] = []
    var title = ""
    var language: String?
    var block: [String] = []
    // Whether the next block shows lines of the preceding example.
    var isOpen = false
    for line in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if language == "json", block.first?.hasPrefix(#"{ "target""#) == true {
          let output = block.joined(separator: "\n")
          examples.append(Example(page: page, title: title, output: output))
          isOpen = true
        } else if language != nil, isOpen {
          examples[examples.count - 1].lines = block.map {
            $0.trimmingCharacters(in: .whitespaces)
          }
          isOpen = false
        }
        language = language == nil ? String(line.dropFirst(3)) : nil
        block = []
      } else if language != nil {
        block.append(line)
      } else if line.hasPrefix("#") {
        title = line
        isOpen = false
      }
    }
    return examples
  }

  @Test(arguments: try examples())
  private func `an output on the page generates the lines below it`(_ example: Example) throws {
    let project = try SampleProject()
    let before = Set(project.folder.files)
    try project.folder.write(
      #"{ "source": "app.resolver.json", "outputs": [\#(example.output)] }"#,
      to: "tokens/tokens.config.json"
    )
    let run = try project.run("build")
    #expect(run.status == 0, "\(run.error)")
    let made = project.folder.files.filter { !before.contains($0) }
      .compactMap { project.folder.text($0) }
      .flatMap { $0.components(separatedBy: "\n") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    for line in example.lines {
      #expect(made.contains { Self.shows(line, $0) }, "\(line)")
    }
  }

  /// Whether a line of a page shows a generated line; `…` matches any text.
  private static func shows(_ line: String, _ made: String) -> Bool {
    if made == line || made == line + "," || made == line + " {" { return true }
    let parts = line.components(separatedBy: "…")
    return parts.count == 2 && made.hasPrefix(parts[0]) && made.hasSuffix(parts[1])
  }

  @Test(arguments: pages)
  func `a page has the expected number of tasks`(page: String, count: Int) throws {
    #expect(Set(try Self.examples(of: page).map(\.title)).count >= count, "\(page)")
  }
}
