import Foundation
import TestSupport

/// A copy of this repository's `tokens/` without the generated files.
struct SampleProject {
  let folder: TemporaryFolder

  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  init() throws {
    folder = try TemporaryFolder()
    let source = Self.repository.appending(path: "tokens")
    for name in try FileManager.default.contentsOfDirectory(atPath: source.path) {
      guard name != "generated", !name.hasPrefix(".") else { continue }
      try folder.copy(source.appending(path: name), to: "tokens/\(name)")
    }
    try folder.makeFolder(".git")
  }

  /// Runs the program, by default in the project's folder.
  func run(_ line: String, in directory: String = "") throws -> ProgramRun {
    let arguments = line.split(separator: " ").map(String.init)
    return try ProgramRun(arguments, in: folder.url(directory))
  }

  /// The generated files, without the manifest.
  var generated: [String] {
    folder.files.filter { $0.hasPrefix("Sources/") || $0.hasPrefix("tokens/generated/") }
  }

  /// The generated files that differ from `before`.
  func changes(since before: [String: String]) -> [String] {
    let now = folder.marks
    return generated.filter { now[$0] != before[$0] }
  }
}

/// A report in the format of `--format json`.
struct JSONReport: Decodable {
  let version: Int
  let command: String
  let status: Int32
  let diagnostics: [Finding]
  let outputs: [Output]

  struct Finding: Decodable {
    let code: String
    let severity: String
    let message: String
    let file: String?
    let line: Int?
    let column: Int?
    let help: String?
  }

  struct Output: Decodable {
    let file: String
    let target: String
    let state: String
    let tokens: [String]
  }

  init(_ text: String) throws {
    self = try JSONDecoder().decode(JSONReport.self, from: Data(text.utf8))
  }
}
