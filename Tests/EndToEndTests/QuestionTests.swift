import Foundation
import TestSupport
import Testing

/// The common questions in `tokens/guide/questions.md`, each with commands or a page that answer
/// it.
@Suite struct `Questions of newcomers` {
  private struct Question: CustomTestStringConvertible {
    let text: String
    /// The commands to type.
    let commands: [String]
    /// Texts of the answer that the output must contain.
    let findings: [String]
    let hasLink: Bool

    var testDescription: String { text }

    /// Parses a row of the table: the question, the answer, and the texts to look for.
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
    let page = SampleProject.repository.appending(path: "tokens/guide/questions.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    return text.components(separatedBy: "\n").compactMap { Question(row: $0) }
  }

  @Test func `there are at least twenty questions, and each has an answer`() throws {
    let questions = try Self.questions()
    #expect(questions.count >= 20)
    for question in questions {
      #expect(!question.commands.isEmpty || question.hasLink, "\(question.text)")
      #expect(question.commands.isEmpty == question.findings.isEmpty, "\(question.text)")
    }
  }

  @Test(arguments: try questions().filter { !$0.commands.isEmpty })
  private func `a command answers the question`(_ question: Question) throws {
    let project = try SampleProject()
    #expect(try project.run("build").status == 0)
    try project.folder.makeFolder("new")
    for command in question.commands {
      // Beginners start in an empty folder.
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
  /// The texts between backquotes.
  fileprivate var codeSpans: [String] {
    components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }
}
