import Diagnostics
import Foundation
import Testing

@testable import TokenCompiler

/// The messages of the compiler, a file for each mistake in `Goldens/Compiler`, called after the code
/// of the message.
@Suite struct `Reports` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Goldens/Compiler").standardizedFileURL

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  /// The codes that compiling a source can report.
  static let codes: [DiagnosticCode] = [
    DiagnosticCode.jsonSyntaxCodes, DiagnosticCode.formatCodes, DiagnosticCode.resolverCodes,
    DiagnosticCode.extensionCodes, DiagnosticCode.valueCodes, DiagnosticCode.valueFormCodes,
    DiagnosticCode.expressionCodes, DiagnosticCode.referenceCodes,
  ].flatMap { $0 }

  /// Codes that no small source can bring about, and why.
  static let beyondReach = ["file-too-large": "takes a file of two gigabytes"]

  @Test(arguments: names)
  func `are as they were recorded, one for one mistake`(_ name: String) throws {
    let file = Self.folder.appending(path: name)
    let text = try String(contentsOf: file, encoding: .utf8)
    let golden = GoldenReport(parsing: text)
    let compilation = golden.compile()
    let current = golden.text(for: compilation)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil, current != text {
      try Data(current.utf8).write(to: file)
      Issue.record("recorded \(name); read it, and run the tests without UPDATE_GOLDENS")
    }
    #expect(golden.report(of: compilation) == golden.recorded)
    // A document of token sets is in a form of its own, so this is said of each.
    let codes = compilation.diagnostics.sortedForReport().map(\.code.name)
      .filter { $0 != "foreign-form" || name.hasPrefix("unmatched-set") == false }
    #expect(codes.count == 1, "\(codes)")
    #expect(codes.first == Self.code(of: name))
  }

  @Test func `exist for every code of the compiler, and for no other`() {
    let recorded = Set(Self.names.map(Self.code))
    let reachable = Self.codes.map(\.name).filter { Self.beyondReach[$0] == nil }
    #expect(recorded.subtracting(reachable) == [])
    #expect(Set(reachable).subtracting(recorded) == [])
  }

  /// The code in the name of a recording: the longest that it begins with.
  private static func code(of name: String) -> String? {
    let name = name.dropLast(".txt".count)
    return codes.map(\.name).filter { name == $0 || name.hasPrefix($0 + "-") }
      .max { $0.count < $1.count }
  }
}
