import Diagnostics
import Foundation
import JSONSyntax
import Testing

@testable import TokenCompiler

/// The cases whose sources are listed in `Tests/Conformance/rules`.
@Suite struct `Rules` {
  struct RuleCase: Sendable, CustomTestStringConvertible {
    var expectation: ConformanceCase
    var files: [String: [UInt8]]

    var testDescription: String { expectation.testDescription }

    func compile() -> Compilation {
      let source: CompileRequest.Source =
        files["app.resolver.json"] != nil
        ? .resolver(Located("app.resolver.json"))
        : .files(files.keys.sorted().map { Located($0) })
      var request = CompileRequest(source: source)
      request.pins = expectation.pins ?? []
      return TokenCompiler.compile(request) { path in
        files[path].map { .success($0) } ?? .failure(.missing)
      }
    }
  }

  static let folder = ConformanceCase.folder.appending(path: "rules")

  static let cases: [RuleCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().flatMap { read($0) }
  }()

  /// Reads one list. The files of a case are taken verbatim, byte by byte.
  private static func read(_ name: String) -> [RuleCase] {
    guard let data = try? Data(contentsOf: folder.appending(path: name)) else { return [] }
    let bytes = [UInt8](data)
    var diagnostics: [Diagnostic] = []
    let tree = JSONTree.parse(bytes, file: SourceMap.FileID(index: 0), diagnostics: &diagnostics)
    do {
      let expectations = try JSONDecoder().decode([ConformanceCase].self, from: data)
      guard let root = tree.root else { return [] }
      return zip(expectations, Array(tree.elements(of: root))).map { expectation, node in
        RuleCase(expectation: expectation, files: files(of: node, in: tree))
      }
    } catch {
      Issue.record("\(name): \(error)")
      return []
    }
  }

  private static func files(of node: JSONNode, in tree: JSONTree) -> [String: [UInt8]] {
    if let tokens = tree.value(of: "tokens", in: node) {
      return ["a.tokens.json": Array(tree.text(tokens))]
    }
    if let text = tree.value(of: "text", in: node) {
      return ["a.tokens.json": Array(tree.string(text).utf8)]
    }
    guard let files = tree.value(of: "files", in: node) else { return [:] }
    var found: [String: [UInt8]] = [:]
    for member in tree.members(of: files) {
      found[tree.string(member.key)] = Array(tree.text(member.value))
    }
    return found
  }

  @Test func `every rule list has cases`() {
    #expect(Self.cases.count > 100)
    #expect(Self.cases.allSatisfy { !$0.files.isEmpty })
  }

  @Test(arguments: cases)
  func `each rule is enforced, and each violation is reported once`(_ testCase: RuleCase) throws {
    let compilation = testCase.compile()
    let found = compilation.diagnostics.sortedForReport().filter { $0.severity != .advice }
      .map { ($0.severity == .warning ? "warning " : "") + $0.code.name }
    #expect(found == testCase.expectation.reports ?? [], "\(compilation.messages)")
    guard let ir = compilation.ir else {
      #expect(compilation.diagnostics.containsError)
      return
    }
    #expect(try testCase.expectation.differences(in: ir) == [])
  }
}
