import Diagnostics
import Foundation
import Testing

@testable import TokenCompiler

/// Four design systems as they are published: none is clean, all have to compile in all contexts,
/// with each flaw reported once. They lie beside the repository and are not a part of it.
@Suite struct `Real systems` {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/data/dtcg-examples").standardizedFileURL

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// A system, how many tokens it has, and the codes of its warnings with their numbers.
  struct System: Sendable, CustomTestStringConvertible {
    let name: String
    let warnings: [String: Int]

    var testDescription: String { name }
  }

  static let systems = [
    System(
      name: "github-primer",
      warnings: [
        "font-list-string": 4, "legacy-color": 5, "legacy-member": 36,
        "missing-composite-member": 11, "missing-in-context": 3, "nonstandard-unit": 1,
        "removed-type": 3,
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

  @Test(.enabled(if: isThere, "the systems are not beside this repository"), arguments: systems)
  func `compile in all contexts with each flaw reported once`(_ system: System) throws {
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
