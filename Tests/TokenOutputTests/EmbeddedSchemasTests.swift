import Foundation
import Testing

@testable import TokenOutput

/// The schemas in the program are those of `templates/`.
@Suite struct EmbeddedSchemasTests {
  @Test(arguments: [
    ("target", EmbeddedSchemas.target), ("ir", EmbeddedSchemas.ir),
    ("tokens", EmbeddedSchemas.tokens),
  ])
  func `are the files of templates`(_ name: String, _ text: String) throws {
    let source = Workshop.repository.appending(path: "templates/\(name).schema.json")
    let file = try String(contentsOf: source, encoding: .utf8)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil, file != text {
      let copy = Workshop.repository
        .appending(path: "Sources/TokenOutput/EmbeddedSchemas.generated.swift")
      let swift = try String(contentsOf: copy, encoding: .utf8)
      let start = try #require(swift.range(of: "let \(name) = #\"\"\"\n")?.upperBound)
      let end = try #require(swift.range(of: "    \"\"\"#\n", range: start..<swift.endIndex))
      let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
      let new = swift[..<start] + lines + swift[end.lowerBound...]
      try Data(String(new).utf8).write(to: copy)
      Issue.record("recorded; build, and run the tests without UPDATE_GOLDENS")
    }
    #expect(text == file)
  }
}
