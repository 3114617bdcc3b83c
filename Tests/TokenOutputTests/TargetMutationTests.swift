import Diagnostics
import Foundation
import JSONSyntax
import TestSupport
import Testing

@testable import TokenOutput

/// Any value in any position of a `target.json`: the reader and the schema must agree on it.
@Suite struct TargetMutationTests {
  /// A target with every property.
  private static let everything = ##"""
    { "targetVersion": 1, "summary": "a",
      "options": {
        "a": { "type": "string", "pattern": "[a-z]+", "help": "a" },
        "b": { "type": "choice", "values": ["x", "y"] },
        "c": { "type": "integer", "minimum": 1, "maximum": 2 } },
      "names": {
        "group": "UpperCamel", "token": "lowerCamel", "scope": "group", "join": "-", "qualifier": ".",
        "caseSensitive": true, "digitFirst": "_", "allowed": "xid", "otherwise": "uHEX", "root": "root",
        "reserved": { "escape": { "words": ["a"], "with": "`{}`" }, "rename": { "words": ["b"], "with": "{}_" } },
        "taken": { "root": ["a"], "group": ["b"] }, "deprecated": "{}_", "type": "T_{}" },
      "text": {
        "string": { "open": "a", "close": "a", "escapes": { "a": "b" }, "control": "c" },
        "strings": { "a": { "open": "a", "control": "{HEX}" } },
        "comment": { "first": "a", "line": "b", "last": "c", "single": "d{}", "replace": { "c": "b" }, "width": 100 },
        "comments": { "a": { "line": "b" } },
        "number": { "digits": 6, "float": "{}f" } },
      "references": { "color": true, "border": { "alias": true, "parts": ["color"] }, "order": "any" },
      "contexts": { "appearance": "inside", "contrast": "inside", "other": "themed", "inside": ["color"] },
      "limits": { "members": 1 },
      "units": ["px"], "private": "keep", "tables": { "a": { "b": "c", "d": null } },
      "files": [{ "template": "a", "path": "b", "each": "group", "depth": 1, "when": "tokens" }] }
    """##

  private let replacements: [Any] = [
    NSNull(), true, 1, 1.5, -1, "x", "", [Any](), ["x"], [1], [String: Any](), ["x": 1], ["x": "y"],
  ]

  @Test func `the reader and the schema agree on any value in any position`() throws {
    let url = Workshop.repository.appending(path: "templates/target.schema.json")
    let schema = try JSONSchema(Data(contentsOf: url))
    let document = try JSONSerialization.jsonObject(with: Data(Self.everything.utf8))
    #expect(try messages(document) == [])
    var count = 0
    for mutation in mutations(of: document, at: "") where !isBeyondSchema(mutation.pointer) {
      let data = try JSONSerialization.data(withJSONObject: mutation.document)
      let isValid = try schema.findings(in: data).isEmpty
      let messages = try messages(mutation.document)
      // The schema can't determine whether a text can escape from a style.
      let mayBeUnsound = mutation.pointer.hasPrefix("/text/")
      #expect(
        isValid == messages.isEmpty || isValid && mayBeUnsound,
        "\(mutation.pointer) \(messages)"
      )
      count += 1
    }
    #expect(count > 500)
  }

  @Test func `every truncated target is read without a trap`() throws {
    let bytes = Array(Self.everything.utf8)
    for end in bytes.indices {
      var diagnostics: [Diagnostic] = []
      let file = SourceMap.FileID(index: 0)
      let tree = JSONTree.parse(Array(bytes[..<end]), file: file, diagnostics: &diagnostics)
      let start = Target(name: "t", place: Span(file: file, start: 0, end: 0))
      _ = TargetReader.read(tree, over: start, diagnostics: &diagnostics)
      #expect(!diagnostics.isEmpty)
    }
  }

  private func messages(_ document: Any) throws -> [String] {
    let data = try JSONSerialization.data(withJSONObject: document)
    var diagnostics: [Diagnostic] = []
    let file = SourceMap.FileID(index: 0)
    let tree = JSONTree.parse(Array(data), file: file, diagnostics: &diagnostics)
    let start = Target(name: "t", place: Span(file: file, start: 0, end: 0))
    _ = TargetReader.read(tree, over: start, diagnostics: &diagnostics)
    return diagnostics.map(\.message)
  }

  /// The document with each value replaced, removed, or extended with a property.
  private func mutations(of value: Any, at pointer: String) -> [(pointer: String, document: Any)] {
    var found = replacements.map { (pointer: pointer, document: $0) }
    if pointer.isEmpty { found.removeAll { !($0.document is [String: Any]) } }
    if let object = value as? [String: Any] {
      for key in object.keys.sorted() {
        var without = object
        without[key] = nil
        found.append(("\(pointer)/\(key)", without))
        for inner in mutations(of: object[key] ?? NSNull(), at: "\(pointer)/\(key)") {
          var changed = object
          changed[key] = inner.document
          found.append((inner.pointer, changed))
        }
      }
      var more = object
      more["other"] = 1
      found.append((pointer, more))
    } else if let array = value as? [Any], let first = array.first {
      for inner in mutations(of: first, at: "\(pointer)/0") {
        found.append((inner.pointer, [inner.document] + array.dropFirst()))
      }
    }
    return found
  }

  /// Whether a location is beyond the expressiveness of a schema: the contents of patterns, paths,
  /// and conditions, and the interaction of properties.
  private func isBeyondSchema(_ pointer: String) -> Bool {
    let inner = ["/pattern", "/path", "/when", "/each", "/escapes", "/b/values", "/b/type"]
    return inner.contains { pointer.hasSuffix($0) } || pointer == "/options"
  }
}
