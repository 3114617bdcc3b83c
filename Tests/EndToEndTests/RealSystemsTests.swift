import Foundation
import TestSupport
import Testing

/// Design systems that are in use, where their sources lie beside the repository.
@Suite struct RealSystems {
  private static let sources = SampleProject.repository
    .appending(path: "../shared/data/dtcg-examples").standardizedFileURL
  private static let areThere = FileManager.default.fileExists(atPath: sources.path)

  @Test(
    .enabled(if: areThere, "the sources of the four systems are not beside the repository"),
    arguments: ["figma-sds", "github-primer", "ibm-carbon", "microsoft-fluent"]
  )
  func `a system builds on all targets, and its outputs are current`(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.copy(Self.sources.appending(path: name), to: "source/\(name)")
    try folder.copy(
      Self.sources.appending(path: "\(name).resolver.json"),
      to: "source/\(name).resolver.json"
    )
    let targets = try FileManager.default
      .contentsOfDirectory(atPath: SampleProject.repository.appending(path: "templates").path)
      .filter { !$0.contains(".") }.sorted()
    let outputs = targets.map { "{ \"target\": \"\($0)\", \"directory\": \"out/\($0)\" }" }
    try folder.write(
      """
      { "source": "source/\(name).resolver.json", "outputs": [\(outputs.joined(separator: ", "))] }
      """,
      to: "tokens.config.json"
    )
    let build = try ProgramRun(["build"], in: folder.url(""))
    #expect(build.status == 0, "\(build.error)")
    #expect(Set(folder.files.filter { $0.hasPrefix("out/") }.map(target)) == Set(targets))
    #expect(try ProgramRun(["check", "--quiet"], in: folder.url("")).status == 0)
    let ir = try ProgramRun(["ir"], in: folder.url(""))
    let value = try JSONSerialization.jsonObject(with: Data(ir.output.utf8)) as? [String: Any]
    #expect((value?["tokens"] as? [Any])?.isEmpty == false)
  }

  private func target(of path: String) -> String {
    path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
  }
}
