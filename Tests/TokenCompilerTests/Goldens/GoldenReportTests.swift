import Diagnostics
import Foundation
import JSONSyntax
import Testing

@testable import TokenCompiler

/// The compiler's diagnostics, with a file in `Goldens/Compiler` for each mistake, named after the
/// diagnostic code.
@Suite struct `Reports` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Goldens/Compiler").standardizedFileURL

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  /// The codes of the diagnostics that compilation can report.
  static let codes: [DiagnosticCode] = [
    DiagnosticCode.jsonSyntaxCodes, DiagnosticCode.jsonValueCodes, DiagnosticCode.contextCodes,
    DiagnosticCode.foreignFormCodes, DiagnosticCode.resolverCodes, DiagnosticCode.sourceCodes,
    DiagnosticCode.tokenSetCodes, DiagnosticCode.expressionCodes, DiagnosticCode.componentCodes,
    DiagnosticCode.rangeCodes, DiagnosticCode.colorCodes, DiagnosticCode.compositeValueCodes,
    DiagnosticCode.extensionCodes, DiagnosticCode.formatCodes, DiagnosticCode.lineHeightCodes,
    DiagnosticCode.referenceCodes, DiagnosticCode.siblingCodes, DiagnosticCode.typeCodes,
    DiagnosticCode.valueCodes, DiagnosticCode.inheritanceCodes, DiagnosticCode.mismatchCodes,
    DiagnosticCode.resolutionCodes, DiagnosticCode.resolvedValueCodes,
    DiagnosticCode.unappliedPartCodes,
  ].flatMap { $0 }

  /// The codes that no small source can trigger, with the reason.
  static let beyondReach = ["file-too-large": "takes a file of two gigabytes"]

  @Test(arguments: names)
  func `each recorded report is current and has exactly one diagnostic`(_ name: String) throws {
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
    // A document of token sets always has an additional diagnostic about its form.
    let codes = compilation.diagnostics.sortedForReport().map(\.code.name)
      .filter { $0 != "foreign-form" || name.hasPrefix("unmatched-set") == false }
    #expect(codes.count == 1, "\(codes)")
    #expect(codes.first == Self.code(of: name))
  }

  @Test func `every code of the compiler, and no other, has a recorded report`() {
    let recorded = Set(Self.names.map(Self.code))
    let reachable = Self.codes.map(\.name).filter { Self.beyondReach[$0] == nil }
    #expect(recorded.subtracting(reachable) == [])
    #expect(Set(reachable).subtracting(recorded) == [])
  }

  /// The code in the name of a recording: the longest one that is a prefix of the name.
  private static func code(of name: String) -> String? {
    let name = name.dropLast(".txt".count)
    return codes.map(\.name).filter { name == $0 || name.hasPrefix($0 + "-") }
      .max { $0.count < $1.count }
  }
}
