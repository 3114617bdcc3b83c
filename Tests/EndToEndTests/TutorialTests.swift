import Foundation
import TestSupport
import Testing

/// The tutorial in `templates/guide/own-target.md`, step by step.
///
/// The line before a block names its file. Files in `out` are the expected results. A file that
/// appears again replaces the earlier one.
@Suite struct TutorialTests {
  private struct Block {
    let path: String
    let text: String
  }

  /// The blocks of each step.
  private let steps: [(title: String, blocks: [Block])]

  init() throws {
    let page = SampleProject.repository.appending(path: "templates/guide/own-target.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: "\n## Tutorial\n"))
    let rest = text[start.upperBound...]
    let end = rest.range(of: "\n## ")?.lowerBound ?? rest.endIndex
    var steps: [(title: String, blocks: [Block])] = []
    var path: String?
    var block = ""
    var before: Substring = ""
    for line in rest[..<end].split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let finished = path {
          steps[steps.count - 1].blocks.append(Block(path: finished, text: block))
          path = nil
        } else {
          path = before.split(separator: "`").first.map(String.init)
          block = ""
        }
      } else if path != nil {
        block += line + "\n"
      } else if line.hasPrefix("### ") {
        steps.append((String(line.dropFirst(4)), []))
      }
      before = line
    }
    self.steps = steps
  }

  @Test func `every step of the tutorial builds the results on the page`() throws {
    #expect(steps.count >= 4)
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    for step in steps where !step.blocks.isEmpty {
      for block in step.blocks where !block.path.hasPrefix("out/") {
        try folder.write(block.text, to: block.path)
      }
      let run = try ProgramRun(["build"], in: folder.url(""))
      #expect(run.status == 0, "\(step.title): \(run.error)")
      let shown = step.blocks.filter { $0.path.hasPrefix("out/") }
      #expect(!shown.isEmpty, "\(step.title)")
      for block in shown {
        #expect(folder.text(block.path) == block.text, "\(step.title): \(block.path)")
      }
    }
  }
}
