import Diagnostics
import Testing

@testable import TokenCompiler

/// Planning any resolver document gives either a plan or a diagnostic.
@Suite struct ResolverRobustness {
  static let document = """
    { "version": "2025.10", "name": "app", "description": "d", "$defs": { "t": { "x": {} } },
      "sets": { "base": { "sources": [{ "$ref": "a.json#/lib" }, { "$ref": "#/$defs/t", "y": {} }],
                          "$extensions": {} } },
      "modifiers": { "m": { "contexts": { "a": [{ "$ref": "#/sets/base" }], "b": [] },
                            "default": "a" } },
      "resolutionOrder": [
        { "type": "set", "name": "s", "sources": [{ "z": {} }] },
        { "$ref": "#/modifiers/m", "default": "b" }, { "$ref": "#/sets/base" } ] }
    """

  static func planning(_ text: String) -> Planning {
    Planning(["app.resolver.json": text, "a.json": #"{ "lib": { "a": {} } }"#])
  }

  @Test func `the sample document is valid`() {
    let planning = Self.planning(Self.document)
    #expect(planning.report == [])
    #expect(planning.plan?.modifiers.map(\.defaultContext) == [1])
    #expect(
      planning.layers == [
        "z", "a m=a", "x m=a", "$ref+y without $ref m=a", "a", "x", "$ref+y without $ref",
      ]
    )
  }

  @Test func `every truncated document gives a diagnostic`() {
    for length in 0..<Self.document.utf8.count {
      let prefix = String(decoding: Self.document.utf8.prefix(length), as: UTF8.self)
      #expect(!Self.planning(prefix).report.isEmpty, "\(prefix)")
    }
  }

  @Test(arguments: ["null", "true", "0", "\"\"", "\"#\"", "\"#/sets/base\"", "[]", "[[]]", "{}"])
  func `any value may appear in any position`(_ value: String) {
    // Every value of the document follows a colon, a bracket, or a comma.
    let text = Array(Self.document)
    for index in text.indices where ":[,".contains(text[index]) {
      let start = text[index...].dropFirst().drop { $0 == " " || $0.isNewline }.startIndex
      guard let end = Self.endOfValue(text, from: start) else { continue }
      let changed = String(text[..<start]) + value + String(text[end...])
      let planning = Self.planning(changed)
      #expect(planning.plan != nil || !planning.report.isEmpty, "\(changed)")
    }
  }

  /// The index after the value that starts at `start`.
  static func endOfValue(_ text: [Character], from start: Int) -> Int? {
    var depth = 0
    var isInString = false
    for index in start..<text.count {
      if text[index] == "\"" { isInString.toggle() }
      if !isInString, "{[".contains(text[index]) { depth += 1 }
      if !isInString, "}]".contains(text[index]) { depth -= 1 }
      if depth < 0 { return nil }
      if depth == 0, !isInString { return index + 1 }
    }
    return nil
  }
}
