import Diagnostics
import Foundation
import Testing

@testable import TokenCompiler

/// Four published design systems. None of them is flawless; all must compile in every context, with
/// each flaw reported once. The files are stored outside the repository.
@Suite struct `Real systems` {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/data/dtcg-examples").standardizedFileURL

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// A system, its number of tokens, and the number of warnings for each code.
  struct System: Sendable, CustomTestStringConvertible {
    let name: String
    let warnings: [String: Int]

    var testDescription: String { name }
  }

  static let systems = [
    System(
      name: "github-primer",
      warnings: [
        "font-list-string": 4, "foreign-form": 1, "legacy-color": 5, "legacy-member": 36,
        "missing-composite-member": 11, "missing-in-context": 3, "nonstandard-unit": 1,
      ]
    ),
    System(
      name: "ibm-carbon",
      warnings: [
        "font-list-string": 18, "legacy-color": 6, "legacy-dimension": 28, "missing-default": 1,
        "nonstandard-unit": 3, "unitless-zero": 91,
      ]
    ),
    System(
      name: "microsoft-fluent",
      warnings: [
        "font-list-string": 13, "legacy-color": 49, "missing-default": 1, "unitless-zero": 29,
        "unknown-composite-member": 26,
      ]
    ),
    System(name: "figma-sds", warnings: ["nonstandard-unit": 19]),
  ]

  @Test(.enabled(if: isThere, "the systems are not next to this repository"), arguments: systems)
  func `each system compiles, with each flaw reported once`(_ system: System) throws {
    let compilation = Compilation.file("\(system.name).resolver.json", in: Self.folder)
    #expect(compilation.ir != nil, "\(compilation.messages.prefix(20))")
    var found: [String: Int] = [:]
    for diagnostic in compilation.diagnostics.sortedForReport()
    where diagnostic.severity != .advice {
      found[diagnostic.code.name, default: 0] += 1
    }
    #expect(found == system.warnings)
  }
}
