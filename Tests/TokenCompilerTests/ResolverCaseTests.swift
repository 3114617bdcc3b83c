import Diagnostics
import Foundation
import Testing

@testable import TokenCompiler

/// The conformance cases of the Resolver Module, as far as planning alone decides them.
@Suite struct ResolverCases {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    var file: String
    var rule: String
    var expect: String
    var what: String
    var input: [String: Input]?

    var testDescription: String { "\(file): \(what)" }
  }

  enum Input: Decodable, Sendable {
    case name(String)
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self = (try? container.decode(String.self)).map { .name($0) } ?? .other
    }
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Conformance").standardizedFileURL

  /// What only the resolution of references can tell.
  static let beyondPlanning = ["invalid/r27-alias-unresolved-after-merge.resolver.json"]

  static let cases: [Case] = {
    guard let data = try? Data(contentsOf: folder.appending(path: "manifest.json")),
      let cases = try? JSONDecoder().decode([Case].self, from: data)
    else { return [] }
    return cases.filter { $0.rule.hasPrefix("R") && !beyondPlanning.contains($0.file) }
  }()

  @Test(arguments: cases)
  func `a case is accepted or refused as the standard says`(_ testCase: Case) {
    var request = CompileRequest(source: .resolver(Located(testCase.file)))
    for (modifier, context) in testCase.input ?? [:] {
      guard case .name(let context) = context else { return }
      request.pins.append(ContextChoice(modifier, context))
    }
    let planning = Planning(request) { path in
      (try? Data(contentsOf: Self.folder.appending(path: path))).map { .success([UInt8]($0)) }
        ?? .failure(.missing)
    }
    let isRefused = planning.state.diagnostics.treatingWarningsAsErrors().containsError
    #expect(isRefused == (testCase.expect == "invalid"), "\(planning.report)")
    #expect(isRefused || planning.plan != nil)
  }
}
