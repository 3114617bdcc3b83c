import Diagnostics
import Foundation
import Testing

@Suite struct Registry {
  @Test func `names are unique`() {
    let names = DiagnosticCode.all.map(\.name)
    #expect(names.count == Set(names).count)
  }

  @Test(arguments: DiagnosticCode.all.map(\.name))
  func `a code has a kebab-case name, a summary and a page in three parts`(_ name: String) throws {
    let code = try #require(DiagnosticCode.named(name))
    #expect(name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil)
    #expect(!code.summary.isEmpty && !code.summary.hasSuffix(".") && !code.summary.contains("\n"))
    let parts = code.explanation.components(separatedBy: "\n\nExample:\n\n    ")
    #expect(parts.count == 2 && parts[0].count > 20, "one `Example:` with an indented text")
    let rest = (parts.last ?? "").components(separatedBy: "\n\nFix: ")
    #expect(rest.count == 2 && (rest.last ?? "").count > 10, "one `Fix:` at the end")
    for line in code.explanation.split(separator: "\n") {
      #expect(line.count <= 80, "too wide: \(line)")
    }
  }

  /// Codes that no recording can bring about, and why.
  private static let unrecorded = ["file-too-large": "takes a file of two gigabytes"]

  @Test func `every code has a report in Goldens, as a person gets to read it`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Goldens").standardizedFileURL
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var recorded: Set<String> = []
    let line = /^(?:error|warning|advice)\[([a-z0-9-]+)\]:/.anchorsMatchLineEndings()
    for case let file as URL in files ?? .init() where file.pathExtension == "txt" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: line) {
        recorded.insert(String(match.1))
      }
    }
    for code in DiagnosticCode.all {
      #expect(recorded.contains(code.name) == (Self.unrecorded[code.name] == nil), "\(code.name)")
    }
    #expect(recorded.subtracting(DiagnosticCode.all.map(\.name)) == [])
  }

  @Test func `every code that a stage declares is registered`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Diagnostics/Codes").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    var declared: Set<String> = []
    for file in files where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      for match in source.matches(of: /DiagnosticCode\(\s*"([^"]*)"/) {
        declared.insert(String(match.1))
      }
    }
    #expect(declared == Set(DiagnosticCode.all.map(\.name)))
  }

  @Test func `a code is declared with the severity that its mildest message has`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardizedFileURL
    var declared: [String: String] = [:]
    var mild: Set<String> = []
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /static let (\w+) = DiagnosticCode\(\s*"([^"]*)"/) {
        declared[String(match.1)] = String(match.2)
      }
      for match in text.matches(of: /Diagnostic\(\s*\.(\w+),\s*severity: \.(warning|advice)/) {
        mild.insert(String(match.1))
      }
    }
    let lowerable = DiagnosticCode.all.filter { $0.severity != .error }.map(\.name)
    #expect(Set(mild.compactMap { declared[$0] }) == Set(lowerable))
  }

  @Test func `a name that is not a code finds nothing`() {
    #expect(DiagnosticCode.named("no-such-code") == nil)
  }
}
