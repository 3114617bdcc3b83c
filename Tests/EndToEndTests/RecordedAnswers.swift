import Foundation
import TestSupport
import Testing

/// The answers to questions about tokens, with a file for each question in `Goldens/Answers`.
///
/// `== run` contains shell commands whose output is recorded.
@Suite struct `Recorded answers` {
  private static let folder = SampleProject.repository.appending(path: "Tests/Goldens/Answers")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  @Test(arguments: names)
  func `the answers equal the recorded ones`(_ name: String) throws {
    let file = Self.folder.appending(path: name)
    let recording = Recording(parsing: try String(contentsOf: file, encoding: .utf8))
    let folder = try TemporaryFolder()
    try folder.makeFolder("project/.git")
    for source in [
      "app.resolver.json", "app.tokens.json", "dark.tokens.json", "tokens.config.json",
    ] {
      let sample = Self.folder.appending(path: "source/\(source)")
      try folder.write(try String(contentsOf: sample, encoding: .utf8), to: "project/\(source)")
    }
    var report = ""
    for line in recording.lines(of: "run") {
      let script = "tokens() { \"$TOKENS\" \"$@\"; }\n\(line)"
      let run = try ProgramRun(shell: script, in: folder.url("project"))
      report += "$ \(line)\n\(run.output)\(run.error)"
      if run.status != 0 { report += "[exit status \(run.status)]\n" }
    }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil, report != recording.report {
      try Data(recording.text(with: report).utf8).write(to: file)
      Issue.record("recorded \(name); read it, and run the tests without UPDATE_GOLDENS")
    }
    #expect(report == recording.report)
  }
}
