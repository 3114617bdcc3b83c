import Foundation
import TestSupport
import Testing

/// The output of the built-in targets for unusual sources, recorded in `Goldens/Targets` with a
/// folder for each case.
///
/// A file that is identical to one in `Sources/DesignTokens` is recorded by name only.
@Suite struct RecordedTargets {
  private static let folder = SampleProject.repository.appending(path: "Tests/Goldens/Targets")
  private static let cases = [
    "components", "contrast", "everything", "flavours", "gradients", "plain", "real-life",
  ]

  @Test(arguments: cases)
  func `a source gives the recorded output`(_ name: String) throws {
    let project = try build(name)
    let expected = Self.folder.appending(path: "\(name)/expected")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try? FileManager.default.removeItem(at: expected)
      for (path, bytes) in project {
        let file = expected.appending(path: path)
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try bytes.write(to: file)
      }
      Issue.record("recorded \(name); read it, and run the tests without UPDATE_GOLDENS")
    }
    let recorded = try Self.contents(of: expected)
    #expect(project.keys.sorted() == recorded.keys.sorted())
    for (path, bytes) in project where recorded[path] != bytes {
      Issue.record("\(path) differs:\n\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func `every recording belongs to a case`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.sorted() == Self.cases)
  }

  @Test(arguments: cases)
  func `generated Swift code compiles without warnings`(_ name: String) throws {
    let folder = try Self.run(name).folder
    let line = """
      swiftc -typecheck -swift-version 6 -warnings-as-errors \
      -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature ExistentialAny \
      out/swift/*.swift out/swift/Support/*.swift
      """
    let compilation = try ProgramRun(shell: line, in: folder.url("project"))
    #expect(compilation.status == 0, "\(compilation.error)")
  }

  @Test(arguments: cases)
  func `generated JSON conforms to its schema`(_ name: String) throws {
    let url = SampleProject.repository.appending(path: "templates/tokens.schema.json")
    let schema = try JSONSchema(Data(contentsOf: url))
    let folder = try Self.run(name).folder
    let files = folder.contents.filter { $0.key.hasPrefix("project/out/json/") }
    #expect(!files.isEmpty)
    for (path, bytes) in files {
      #expect(throws: Never.self, "\(path)") { try JSONSerialization.jsonObject(with: bytes) }
      guard path.hasSuffix("/tokens.json") else { continue }
      #expect(try schema.findings(in: bytes) == [], "\(path)")
    }
  }

  /// The report and the output of building a case, by the names of the recordings.
  private func build(_ name: String) throws -> [String: Data] {
    let (folder, run) = try Self.run(name)
    let report = "$ tokens build\n\(run.error)[exit status \(run.status)]\n"
    var files = ["report.txt": Data(report.utf8)]
    var shared: [String] = []
    let own = try Self.contents(
      of: SampleProject.repository.appending(path: "Sources/DesignTokens")
    )
    for (path, bytes) in folder.contents where path.hasPrefix("project/out/") {
      let path = String(path.dropFirst("project/out/".count))
      let isShared = path.hasPrefix("swift/") && own[String(path.dropFirst(6))] == bytes
      if isShared { shared.append(path) } else { files[path] = bytes }
    }
    files["shared.txt"] = Data(shared.sorted().map { "\($0)\n" }.joined().utf8)
    return files
  }

  private static func run(_ name: String) throws -> (folder: TemporaryFolder, run: ProgramRun) {
    let folder = try TemporaryFolder()
    try folder.copy(Self.folder.appending(path: "\(name)/input"), to: "project")
    try folder.makeFolder("project/.git")
    return (folder, try ProgramRun(["build"], in: folder.url("project")))
  }

  private static func contents(of folder: URL) throws -> [String: Data] {
    let copy = try TemporaryFolder()
    try copy.copy(folder, to: "copy")
    let files = copy.contents.map { (String($0.key.dropFirst(5)), $0.value) }
    return Dictionary(uniqueKeysWithValues: files)
  }
}
