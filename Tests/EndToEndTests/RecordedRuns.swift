import Diagnostics
import Foundation
import TestSupport
import Testing

/// The reports about mistakes on the command line, in the configuration, in templates, or on disk,
/// with a file for each in `Goldens/Program`, named after the diagnostic code.
///
/// `== run` contains shell commands. The output of the last one is recorded.
@Suite struct `Recorded runs` {
  private static let folder = SampleProject.repository.appending(path: "Tests/Goldens/Program")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  /// Codes that only occur together with another one.
  private static let companions = ["unit-not-on-target.txt": "nonstandard-unit"]

  @Test(arguments: names)
  func `the reports equal the recorded ones`(_ name: String) throws {
    let file = Self.folder.appending(path: name)
    let recording = Recording(parsing: try String(contentsOf: file, encoding: .utf8))
    let folder = try TemporaryFolder()
    try folder.makeFolder("project/.git")
    for part in recording.parts where part.title != "run" {
      try folder.write(part.text, to: "project/\(part.title)")
    }
    let lines = recording.lines(of: "run")
    let last = try #require(lines.last)
    let script = """
      tokens() { "$TOKENS" "$@"; }
      {
      :
      \(lines.dropLast().joined(separator: "\n"))
      } > /dev/null 2>&1
      \(last)
      """
    let run = try ProgramRun(shell: script, in: folder.url("project"))
    let report = "$ \(last)\n\(run.output)\(run.error)[exit status \(run.status)]\n"
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil, report != recording.report {
      try Data(recording.text(with: report).utf8).write(to: file)
      Issue.record("recorded \(name); read it, and run the tests without UPDATE_GOLDENS")
    }
    #expect(report == recording.report)
    let codes = report.matches(of: /(?m)^[a-z]+\[([a-z-]+)\]/).map { String($0.1) }
      .filter { $0 != Self.companions[name] }
    #expect(codes.count == 1, "\(codes)")
    #expect(codes.allSatisfy { name.hasPrefix($0) })
  }
}
