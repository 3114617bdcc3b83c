import Foundation
import TestSupport
import Testing

/// An audit of an app whose values are known.
@Suite struct PlantedAppTests {
  private struct Report: Decodable {
    struct Finding: Decodable {
      let kind: String
      let value: String
      let file: String
      let line: Int
      let match: String?
    }
    let findings: [Finding]
  }

  private let folder: TemporaryFolder
  private let app = PlantedApp(seed: 174, filesOfKind: 30)

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    for (path, text) in app.files { try folder.write(text, to: path) }
  }

  private func run(_ line: String) throws -> ProgramRun {
    try ProgramRun(line.split(separator: " ").map(String.init), in: folder.url(""))
  }

  private func findings(_ line: String) throws -> [Report.Finding] {
    let output = try run("\(line) --format json").output
    return try JSONDecoder().decode(Report.self, from: Data(output.utf8)).findings
  }

  @Test func `every value is found, and nothing else`() throws {
    let found = try findings("audit .").map {
      PlantedApp.Value(kind: $0.kind, text: $0.value, file: $0.file, line: $0.line)
    }
    #expect(found.count == app.values.count)
    let (missing, extra) = (Set(app.values).subtracting(found), Set(found).subtracting(app.values))
    #expect(missing.isEmpty, "\(missing.sorted { $0.file < $1.file }.prefix(10))")
    #expect(extra.isEmpty, "\(extra.sorted { $0.file < $1.file }.prefix(10))")
  }

  @Test func `the proposal builds, and its tokens replace values`() throws {
    let configuration = "design/tokens.config.json"
    try #require(try run("audit . --propose design --min-count 2").status == 0)
    let build = try run("build \(configuration)")
    try #require(build.status == 0, "\(build.error)")
    let before = try findings("audit . --config \(configuration)")
    let apply = try run("audit . --config \(configuration) --apply --force")
    #expect(apply.status == 0, "\(apply.error)")
    #expect(try run("check \(configuration)").status == 0, "generated files stay")
    let after = try findings("audit . --config \(configuration)")
    let replaced =
      before.filter { $0.match == "exact" }.count - after.filter { $0.match == "exact" }.count
    #expect(replaced > 100 && after.count == before.count - replaced, "\(replaced)")
    let others = { (list: [Report.Finding]) in list.filter { $0.match != "exact" }.map(\.value) }
    #expect(others(after) == others(before))
    let again = try run("audit . --config \(configuration) --apply --force --dry-run")
    #expect(again.output.isEmpty, "\(again.output.prefix(400))")
  }
}
