import Diagnostics
import Foundation
import Testing

@testable import TokenCompiler

/// A source and what the rules of the standard say of it; `Tests/Conformance/README.md` describes
/// the members.
struct ConformanceCase: Decodable, Sendable, CustomTestStringConvertible {
  var file: String?
  var rule: String
  var what: String
  var expect: Verdict?
  var lenient: String?
  var input: JSONValue?
  var reports: [String]?
  var expectedResolved: [String: JSONValue]?
  var expectedTypes: [String: String]?
  var expectedDeprecated: [String: JSONValue]?
  var expectedDescriptions: [String: JSONValue]?
  var preserve: [String: JSONValue]?
  var absent: [String]?

  enum Verdict: String, Decodable, Sendable { case valid, invalid }

  var testDescription: String { "\(rule): \(what)" }

  /// The folder of the cases.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Conformance").standardizedFileURL

  /// The contexts that the input chooses; `nil` for an input that no program could pass on.
  var pins: [ContextChoice]? {
    guard let input else { return [] }
    guard case .object(let members) = input else { return nil }
    var pins: [ContextChoice] = []
    for (modifier, context) in members.sorted(by: { $0.key < $1.key }) {
      guard let context = context.string else { return nil }
      pins.append(ContextChoice(modifier, context))
    }
    return pins
  }

  /// Where an IR differs from what is expected.
  func differences(in ir: IR) throws -> [String] {
    var printed: [UInt8] = []
    ir.appendJSON(to: &printed)
    let document = try JSONValue(parsing: printed)
    var tokens: [String: JSONValue] = [:]
    for token in document["tokens"]?.elements ?? [] { tokens[token["path"]?.string ?? ""] = token }
    var found: [String] = []
    func compare(_ expected: [String: JSONValue]?, _ member: String) {
      for (path, wanted) in expected ?? [:] {
        let value = tokens[path]?[member]
        if value?.holds(wanted) != true {
          found.append("\(path): \(member) is \(value.map { "\($0)" } ?? "absent"), not \(wanted)")
        }
      }
    }
    compare(expectedResolved, "value")
    compare(expectedTypes?.mapValues { .string($0) }, "type")
    compare(expectedDeprecated, "deprecated")
    compare(expectedDescriptions, "description")
    compare(preserve, "extensions")
    found += (absent ?? []).filter { tokens[$0] != nil }.map { "\($0) should not exist" }
    return found.sorted()
  }
}

extension Compilation {
  /// Whether a run with `--strict` would refuse the source.
  var isStrictlyRefused: Bool { diagnostics.treatingWarningsAsErrors().containsError }

  /// Compiles the file at `path` of a folder, a resolver document or a token file by its name.
  static func file(
    _ path: String,
    in folder: URL,
    pins: [ContextChoice] = []
  ) -> Compilation {
    var request = CompileRequest(
      source: path.hasSuffix(".resolver.json")
        ? .resolver(Located(path)) : .files([Located(path)])
    )
    request.pins = pins
    return compile(request) { path in
      (try? Data(contentsOf: folder.appending(path: path))).map { .success([UInt8]($0)) }
        ?? .failure(.missing)
    }
  }
}
