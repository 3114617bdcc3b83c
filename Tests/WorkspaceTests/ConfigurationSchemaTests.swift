import Foundation
import Testing

@testable import Workspace

/// The schema in the program is that of this repository.
@Suite struct `ConfigurationSchema` {
  private static func file(_ path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
      .appending(path: path).standardizedFileURL
  }

  @Test func `is the one that the program writes`() throws {
    let source = Self.file("tokens/tokens.config.schema.json")
    let copy = Self.file("Sources/Workspace/Starter/ConfigurationSchema.generated.swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil,
      text != Workspace.ConfigurationSchema.text
    {
      let swift = try String(contentsOf: copy, encoding: .utf8)
      let start = try #require(swift.range(of: "#\"\"\"\n")?.upperBound)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty ? "" : "    " + $0
      }
      let new = swift[..<start] + lines.joined(separator: "\n") + "\n    \"\"\"#\n}\n"
      try Data(String(new).utf8).write(to: copy)
      Issue.record("recorded; build, and run the tests without UPDATE_GOLDENS")
    }
    #expect(Workspace.ConfigurationSchema.text == text)
  }
}
