import Foundation
import TestSupport
import Testing

/// The reports about mistakes, recorded in `Goldens/Diagnostics` with a folder for each case.
@Suite struct RecordedReports {
  private static let folder = SampleProject.repository.appending(path: "Tests/Goldens/Diagnostics")

  /// The cases by folder, with their command lines.
  private static let cases = [
    "cycle": "build",
    "foreign-file": "build",
    "malformed-json": "build",
    "missing-file": "build",
    "missing-file-in-resolver": "build",
    "name-collision": "build",
    "omitted-tokens": "build --dry-run",
    "outside-directory": "build",
    "several-mistakes": "build",
    "unknown-command": "chekc",
    "unknown-option": "build --froce",
    "unknown-setting": "build",
    "unknown-target": "build",
    "unknown-target-option": "build",
    "unknown-template-variable": "build",
    "wrong-alias": "build",
    "wrong-type": "build",
    "wrong-value": "build",
  ]

  @Test(arguments: cases.keys.sorted())
  func `a mistake gives the recorded report, and nothing is written`(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.copy(Self.folder.appending(path: "\(name)/input"), to: "project")
    try folder.makeFolder("project/.git")
    let before = folder.contents
    let line = try #require(Self.cases[name])
    let run = try ProgramRun(
      line.split(separator: " ").map(String.init),
      in: folder.url("project")
    )
    #expect(folder.contents == before)
    #expect(run.output.isEmpty)
    let report = "$ tokens \(line)\n\(run.error)[exit status \(run.status)]\n"
    let file = Self.folder.appending(path: "\(name)/report.txt")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try Data(report.utf8).write(to: file)
      Issue.record("recorded \(name); read it, and run the tests without UPDATE_GOLDENS")
    }
    #expect(report == (try? String(contentsOf: file, encoding: .utf8)))
  }

  @Test func `every recording belongs to a case`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.sorted() == Self.cases.keys.sorted())
  }
}
