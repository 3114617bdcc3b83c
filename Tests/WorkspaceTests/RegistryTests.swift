import Diagnostics
import Foundation
import Testing
import Workspace

@Suite struct Registry {
  @Test func `names are unique`() {
    let names = DiagnosticCode.all.map(\.name)
    #expect(names.count == Set(names).count)
  }

  @Test(arguments: DiagnosticCode.all.map(\.name))
  func `a code has a kebab-case name, a summary, and a page in three parts`(_ name: String) throws {
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

  /// The codes that no recording can trigger, with the reason.
  private static let unrecorded = ["file-too-large": "takes a file of two gigabytes"]

  @Test func `every code has a recorded report in Goldens`() throws {
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

  /// The text of every Swift file in `Sources`.
  private static func sources() throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardizedFileURL
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// The declarations of codes: the Swift name, and the level and name in the heading.
  private static func declarations() throws -> [(member: String, level: String, name: String)] {
    let declaration = /static let (\w+): DiagnosticCode = """\s*(\w+)\[([^\]]*)\]/
    return try sources().flatMap { $0.matches(of: declaration) }
      .map { (String($0.1), String($0.2), String($0.3)) }
  }

  @Test func `every declared code is registered`() throws {
    let declared = try Set(Self.declarations().map(\.name))
    #expect(declared == Set(DiagnosticCode.all.map(\.name)))
  }

  @Test func `a code is declared with the lowest severity of its diagnostics`() throws {
    var severities: [String: Set<String>] = [:]
    for text in try Self.sources() {
      for match in text.matches(of: /(?:Self|Diagnostic)\(\s*\.(\w+),(?:\s*severity: \.(\w+))?/) {
        severities[String(match.1), default: []].insert(match.2.map { String($0) } ?? "declared")
      }
    }
    for (member, level, name) in try Self.declarations() {
      let found = severities[member] ?? ["declared"]
      #expect(found.contains("declared"), "\(name) never has its own level")
      let milder: Set =
        level == "error" ? ["warning", "advice"] : level == "warning" ? ["advice"] : []
      #expect(found.isDisjoint(with: milder), "\(name) is milder than declared")
    }
  }

  @Test func `an unknown code isn't found`() {
    #expect(DiagnosticCode.named("no-such-code") == nil)
  }
}
