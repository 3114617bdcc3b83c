import Foundation
import TestSupport
import Testing

/// The questions of newcomers in `tokens/README.md`: each is answered by a command or a page.
@Suite struct `Questions of newcomers` {
  private struct Question: CustomTestStringConvertible {
    let text: String
    /// What to type.
    let commands: [String]
    /// What the output has, so that the answer can be found in it.
    let findings: [String]
    let hasLink: Bool

    var testDescription: String { text }

    /// A row of the table: the question, the answer, and what to look for.
    init?(row: String) {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard row.hasPrefix("| "), cells.count == 3, cells[0].hasSuffix("?") else { return nil }
      text = cells[0]
      commands = cells[1].codeSpans.filter { $0.hasPrefix("tokens ") }
      findings = cells[2].codeSpans
      hasLink = cells[1].contains("](")
    }
  }

  private static func questions() throws -> [Question] {
    let page = SampleProject.repository.appending(path: "tokens/README.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    return text.components(separatedBy: "\n").compactMap { Question(row: $0) }
  }

  @Test func `there are twenty at least, and each has an answer`() throws {
    let questions = try Self.questions()
    #expect(questions.count >= 20)
    for question in questions {
      #expect(!question.commands.isEmpty || question.hasLink, "\(question.text)")
      #expect(question.commands.isEmpty == question.findings.isEmpty, "\(question.text)")
    }
  }

  @Test(arguments: try questions().filter { !$0.commands.isEmpty })
  private func `a command answers it`(_ question: Question) throws {
    let project = try SampleProject()
    #expect(try project.run("build").status == 0)
    try project.folder.makeFolder("new")
    for command in question.commands {
      // Beginners begin in a folder of their own.
      let folder = command.hasPrefix("tokens init") ? "new" : ""
      let script = "tokens() { \"$TOKENS\" \"$@\"; }\n\(command)"
      let run = try ProgramRun(shell: script, in: project.folder.url(folder))
      #expect(run.status == 0, "\(command): \(run.error)")
      for finding in question.findings {
        #expect((run.output + run.error).contains(finding), "\(command): \(finding)")
      }
    }
  }
}

extension String {
  /// What stands between backquotes.
  fileprivate var codeSpans: [String] {
    components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }
}
