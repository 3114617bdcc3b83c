import Foundation
import TestSupport
import Testing

/// Real design systems, if their sources are available next to the repository.
@Suite struct RealSystems {
  private static let sources = SampleProject.repository
    .appending(path: "../shared/data/dtcg-examples").standardizedFileURL
  private static let areThere = FileManager.default.fileExists(atPath: sources.path)

  @Test(
    .enabled(if: areThere, "the sources of the systems are not next to the repository"),
    arguments: ["figma-sds", "github-primer", "ibm-carbon", "microsoft-fluent"]
  )
  func `a system builds for all targets, and its outputs are up to date`(_ name: String) throws {
    let targets = try FileManager.default
      .contentsOfDirectory(atPath: SampleProject.repository.appending(path: "templates").path)
      .filter { !$0.contains(".") && $0 != "guide" }.sorted()
    let folder = try Self.project(name, targets: targets)
    let build = try ProgramRun(["build"], in: folder.url(""))
    #expect(build.status == 0, "\(build.error)")
    #expect(Set(folder.files.filter { $0.hasPrefix("out/") }.map(target)) == Set(targets))
    #expect(try ProgramRun(["check", "--quiet"], in: folder.url("")).status == 0)
    let ir = try ProgramRun(["ir"], in: folder.url(""))
    let value = try JSONSerialization.jsonObject(with: Data(ir.output.utf8)) as? [String: Any]
    #expect((value?["tokens"] as? [Any])?.isEmpty == false)
  }

  @Test(
    .enabled(if: areThere, "the sources of the systems are not next to the repository"),
    arguments: [
      "adobe-spectrum", "apple-hig", "figma-sds", "github-primer", "ibm-carbon", "microsoft-fluent",
    ]
  )
  func `the output of a build fits on a screen`(_ name: String) throws {
    let targets = ["android", "css", "json", "kotlin", "swift"]
    let folder = try Self.project(name, targets: targets)
    let build = try ProgramRun(["build"], in: folder.url(""))
    let lines = build.error.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 40, "\(build.error)")
  }

  private static func project(_ name: String, targets: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.copy(sources.appending(path: name), to: "source/\(name)")
    try folder.copy(
      sources.appending(path: "\(name).resolver.json"),
      to: "source/\(name).resolver.json"
    )
    let outputs = targets.map { "{ \"target\": \"\($0)\", \"directory\": \"out/\($0)\" }" }
    try folder.write(
      """
      { "source": "source/\(name).resolver.json", "outputs": [\(outputs.joined(separator: ", "))] }
      """,
      to: "tokens.config.json"
    )
    return folder
  }

  private func target(of path: String) -> String {
    path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
  }
}
