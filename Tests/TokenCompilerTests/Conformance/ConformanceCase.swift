import Diagnostics
import Foundation
import Testing

@testable import TokenCompiler

/// A source and its outcome under the rules of DTCG. The properties are documented in
/// `Tests/Conformance/README.md`.
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

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Conformance").standardizedFileURL

  /// The contexts of the input, or `nil` if the input can't be represented.
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

  /// The differences between `ir` and the expectation.
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
  /// Whether `tokens ir --strict` rejects the source.
  var isStrictlyRefused: Bool {
    diagnostics.treatingWarningsAsErrors(except: DiagnosticCode.allowedByDTCG).containsError
  }

  /// Compiles the file at `path`, which its name identifies as a resolver document or a token file.
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
