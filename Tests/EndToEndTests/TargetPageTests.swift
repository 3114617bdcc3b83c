import Foundation
import TestSupport
import Testing

/// The tasks on the pages about targets: each output entry with the lines of its generated files,
/// and each command.
///
/// A block of code of an app has a second word after its language, such as `swift uikit`.
/// `DesignTokensTests` compiles the Swift ones. A numbered task without an entry uses the first
/// entry of the page.
@Suite struct TargetPageTests {
  private static let pages = ["android", "css", "gallery", "json", "kotlin", "swift", "web"]

  private struct Example: CustomTestStringConvertible {
    let page: String
    let title: String
    let output: String
    var lines: [String] = []

    var testDescription: String { "\(page): \(title)" }
  }

  private struct Page {
    var examples: [Example] = []
    /// The titles of the sections with commands.
    var commands: [String] = []

    private let name: String
    private var title = ""
    // Whether the next block shows lines of the preceding example.
    private var isOpen = false

    init(_ name: String) throws {
      self.name = name
      let url = SampleProject.repository.appending(path: "templates/guide/\(name).md")
      var block: (info: Substring, lines: [String])?
      for line in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n") {
        if line.hasPrefix("```") {
          if let finished = block { add(finished.info, finished.lines) }
          block = block == nil ? (line.dropFirst(3), []) : nil
        } else if block != nil {
          block?.lines.append(line)
        } else if line.hasPrefix("#") {
          title = line
          isOpen = false
        }
      }
    }

    private mutating func add(_ info: Substring, _ block: [String]) {
      if info == "json", block.first?.hasPrefix(#"{ "target""#) == true {
        let output = block.joined(separator: "\n")
        examples.append(Example(page: name, title: title, output: output))
        isOpen = true
      } else if info == "console" {
        commands.append(title)
      } else if !info.contains(" ") {
        if title.hasPrefix("### "), examples.last?.title != title, let first = examples.first {
          examples.append(Example(page: name, title: title, output: first.output))
          isOpen = true
        }
        guard isOpen else { return }
        examples[examples.count - 1].lines = block.map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        isOpen = false
      }
    }
  }

  @Test(arguments: try pages.flatMap { try Page($0).examples })
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
  func `the commands on the page print the lines below them`(page: String) throws {
    let project = try SampleProject()
    try Walkthrough("templates/guide/\(page).md").run(in: project.folder)
  }

  @Test(arguments: pages)
  func `a page has at least ten tasks`(page: String) throws {
    let page = try Page(page)
    #expect(Set(page.examples.map(\.title) + page.commands).count >= 10)
  }
}
