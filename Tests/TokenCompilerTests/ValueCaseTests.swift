import Diagnostics
import Foundation
import JSONSyntax
import Testing
import TokenModel

@testable import TokenCompiler

/// The conformance cases about single values, and the values of real design systems if they're
/// available next to the repository.
@Suite struct ValueCases {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    var file: String
    var rule: String
    var expect: String
    var what: String
    var lenient: String?

    var testDescription: String { "\(file): \(what)" }
  }

  private static let shared = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared").standardizedFileURL
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Conformance").standardizedFileURL

  /// The rules that can be checked for a value in isolation.
  private static let rules: Set<String> = [
    "F48", "F50", "F52", "F53", "F57", "F66", "F70", "F71", "F72", "F73", "F74", "F75", "F76",
    "F77",
    "F78", "F79", "F80", "F81", "F82", "C1", "C2", "C3", "C4", "C5", "C7", "C8", "C9", "C10", "C11",
    "F27",
  ]
  /// Cases of these rules whose outcome depends on a referenced value or on the name of a type.
  private static let other: Set<String> = [
    "invalid/f48-slash-path.tokens.json", "invalid/f50-curly-array-index.tokens.json",
    "invalid/f27-unknown-type.tokens.json",
    "invalid/f27-type-case.tokens.json", "invalid/f27-type-not-string.tokens.json",
    "invalid/f27-type-string.tokens.json", "invalid/f27-type-boolean.tokens.json",
  ]

  static let cases: [Case] = {
    guard let data = try? Data(contentsOf: folder.appending(path: "manifest.json")) else {
      return []
    }
    let all = (try? JSONDecoder().decode([Case].self, from: data)) ?? []
    return all.filter { rules.contains($0.rule) && !other.contains($0.file) }
  }()

  @Test(arguments: cases)
  func `the outcome conforms to DTCG`(_ sample: Case) throws {
    var reading = try TokenFileReading(at: Self.folder.appending(path: sample.file))
    reading.lowerAll()
    // Advice, and warnings accepted by `tokens ir --strict`, are about sources that DTCG allows.
    let severities = reading.state.diagnostics
      .filter { !DiagnosticCode.allowedByDTCG.contains($0.code) }
      .map(\.severity).filter { $0 != .advice }
    if sample.expect == "valid" {
      #expect(severities.isEmpty, "\(reading.report)")
    } else {
      #expect(!severities.isEmpty)
      if sample.lenient != nil { #expect(!severities.contains(.error), "\(reading.report)") }
    }
  }

  @Test
  func `conformance cases exist`() {
    #expect(Self.cases.count > 100)
  }

  // MARK: Real files

  static let systems: [String] =
    FileManager.default.fileExists(atPath: shared.appending(path: "data/dtcg-examples").path)
    ? ["figma-sds", "github-primer", "ibm-carbon", "microsoft-fluent"] : []

  @Test(
    .enabled(if: !systems.isEmpty, "the design systems are not next to the repository"),
    arguments: systems
  )
  func `real files give the expected warnings`(_ system: String) throws {
    let folder = Self.shared.appending(path: "data/dtcg-examples/\(system)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var found: [String: Int] = [:]
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "json" else { continue }
      var reading = try TokenFileReading(at: file)
      reading.lowerAll()
      for diagnostic in reading.state.diagnostics {
        found["\(diagnostic.severity) \(diagnostic.code.name)", default: 0] += 1
        #expect(diagnostic.severity == .warning, "\(reading.report)")
      }
    }
    #expect(found == Self.warnings[system])
  }

  /// The number of warnings about values, by system and file.
  private static let warnings: [String: [String: Int]] = [
    "figma-sds": ["warning nonstandard-unit": 19],
    "github-primer": [
      "warning font-list-string": 4, "warning legacy-color": 6,
      "warning missing-composite-member": 11, "warning nonstandard-unit": 1,
    ],
    "ibm-carbon": [
      "warning font-list-string": 18, "warning legacy-color": 6, "warning legacy-dimension": 28,
      "warning nonstandard-unit": 3, "warning unitless-zero": 91,
    ],
    "microsoft-fluent": [
      "warning font-list-string": 13, "warning legacy-color": 49, "warning unitless-zero": 29,
      "warning unknown-composite-member": 26,
    ],
  ]
}

/// The tokens of one file, each parsed in isolation.
struct TokenFileReading {
  private(set) var state = LoweringState()
  private var sources = SourceMap()

  init(at url: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: url))
    let file = sources.add(path: url.lastPathComponent, bytes: bytes)
    state.documents = [JSONTree.parse(bytes, file: file, diagnostics: &state.diagnostics)]
  }

  var report: String {
    TextRenderer().render(state.diagnostics.sortedForReport(), in: sources)
  }

  mutating func lowerAll() {
    if let root = state.documents[0].root { lower(root, inherited: nil) }
  }

  /// Parses the tokens in `node`, and parses deferred values again with the referenced JSON.
  private mutating func lower(_ node: JSONNode, inherited: TokenType?) {
    let tree = state.documents[0]
    let name = tree.value(of: "$type", in: node).map { tree.string($0) }
    let type = name.map { name in TokenType.allCases.first { $0.name == name } } ?? inherited
    if let value = tree.value(of: "$value", in: node) {
      guard let type else { return }
      let place = SyntaxNode(document: DocumentID(index: 0), node: value)
      lowerValue(place, as: type)
      return
    }
    if let pointer = tree.value(of: "$ref", in: node) {
      _ = state.readPointer(SyntaxNode(document: DocumentID(index: 0), node: pointer))
      return
    }
    for member in tree.members(of: node) {
      let name = tree.string(member.key)
      if !name.hasPrefix("$") || name == "$root" { lower(member.value, inherited: type) }
    }
  }

  private mutating func lowerValue(_ place: SyntaxNode, as type: TokenType) {
    var recipe = state.lower(place, as: type)
    if case .deferred = recipe {
      recipe = state.lower(place, as: type) { state, reference in
        guard let id = state.readReference(reference),
          case .pointer(let segments) = state.references[Int(id.index)].target
        else { return nil }
        return Self.find(state.pointerSegments[segments.indices].map { state.texts[$0] }, in: state)
      }
    }
    guard case .composite(let slots, _) = recipe else { return }
    for index in slots.indices {
      if case .deferred(let part) = state.slots[index].recipe {
        lowerValue(part, as: state.slots[index].type)
      }
    }
  }

  private static func find(_ segments: [String], in state: LoweringState) -> SyntaxNode? {
    let tree = state.documents[0]
    guard var node = tree.root else { return nil }
    for segment in segments {
      let next: JSONNode? =
        tree.kind(node) == .array
        ? Int(segment).flatMap { Array(tree.elements(of: node)).dropFirst($0).first }
        : tree.members(of: node).first { tree.string($0.key) == segment }?.value
      guard let next else { return nil }
      node = next
    }
    return SyntaxNode(document: DocumentID(index: 0), node: node)
  }
}
