import Foundation
import TestSupport
import Testing

/// Teams that switch from Style Dictionary can keep the names of their custom properties.
@Suite struct StyleDictionaryNames {
  private static let examples = SampleProject.repository
    .appending(path: "../shared/data/style-dictionary").standardizedFileURL
  private static let areThere = FileManager.default.fileExists(atPath: examples.path)

  @Test(
    .enabled(if: areThere, "the examples are not next to the repository"),
    arguments: ["complete", "advanced/npm-module", "advanced/s3", "advanced/variables-in-outputs"]
  )
  func `custom properties have the names given by the transform name/kebab`(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.copy(Self.examples.appending(path: "\(name)/tokens"), to: "tokens")
    try folder.write(
      "{ \"source\": [\"tokens/**/*.json\"], \"outputs\": [{ \"target\": \"css\", \"directory\": \"css\" }] }",
      to: "tokens.config.json"
    )
    let build = try ProgramRun(["build", "--quiet"], in: folder.url(""))
    #expect(build.status == 0, "\(build.error)")
    let text = folder.files.filter { $0.hasSuffix(".css") }.compactMap { folder.text($0) }.joined()
    let ours = Set(text.matches(of: /(?m)^ +(--[A-Za-z0-9_-]+):/).map { String($0.1) })
    var theirs: Set<String> = []
    for file in folder.files where file.hasPrefix("tokens/") {
      let content = try #require(folder.text(file))
      collect(try JSONSerialization.jsonObject(with: Data(content.utf8)), at: [], &theirs)
    }
    #expect(!theirs.isEmpty)
    #expect(ours == theirs)
  }

  /// Collects the names given by the transform: lowercase path segments joined with hyphens.
  private func collect(_ node: Any, at path: [String], _ names: inout Set<String>) {
    guard let object = node as? [String: Any] else { return }
    if object["value"] != nil {
      let words = path.joined(separator: "-").replacing(/([a-z0-9])([A-Z])/) { "\($0.1)-\($0.2)" }
      names.insert("--" + words.replacing(/[^A-Za-z0-9]+/, with: "-").lowercased())
      return
    }
    for (name, value) in object { collect(value, at: path + [name], &names) }
  }
}
