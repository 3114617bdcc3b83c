import Testing

@testable import Workspace

/// Edits of source files, which keep the rest of the text.
@Suite struct `Editing a source file` {
  /// Removes the property at `#`.
  private func removing(_ marked: String, _ name: String = "a.tokens.json") -> String? {
    let offset = marked.utf8.firstIndex(of: UInt8(ascii: "#"))
      .map { marked.utf8.distance(from: marked.utf8.startIndex, to: $0) }
    let text = Array(marked.utf8.filter { $0 != UInt8(ascii: "#") })
    return offset.flatMap { SourceEdit(text, name)?.removingProperty(at: $0) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    arguments: [
      (#"{ #"a": 1, "b": 2 }"#, #"{ "b": 2 }"#), (#"{ "a": 1, #"b": 2 }"#, #"{ "a": 1 }"#),
      ("{\n  \"a\": 1,\n  #\"b\": 2\n}\n", "{\n  \"a\": 1\n}\n"),
      ("{\n  #\"a\": 1,\n  \"b\": 2\n}\n", "{\n  \"b\": 2\n}\n"),
      (#"{ #"a": 1 }"#, "{}"), (#"{ "a": { "b": { #"c": 1 } }, "d": 1 }"#, #"{ "d": 1 }"#),
      (#"{ "a": [{ #"b": 1 }, 2] }"#, #"{ "a": [{}, 2] }"#),
      (##"{ "a": { #"t": { "$value": "#fff", "$type": "color" } }, "b": {} }"##, #"{ "b": {} }"#),
    ] as [(String, String)]
  )
  func `a property is removed with its comma and empty objects`(_ marked: String, _ result: String)
  {
    #expect(removing(marked.replacing("#fff", with: "red")) == result)
  }

  @Test func `comments and descriptions aren't removed`() {
    #expect(
      removing("{ #a: 1, // why\n  b: 2 }", "a.json5") == "{ // why\n  b: 2 }"
    )
    #expect(removing("{ b: 2, // why\n  #a: 1, }", "a.json5") == "{ b: 2, // why\n  }")
    #expect(removing("{ #a: { b: 1 /* why */ }, c: 1 }", "a.json5") == nil)
    #expect(removing(#"{ #"a": { "$value": 1, "$description": "x" }, "b": 1 }"#) == nil)
    #expect(removing(##"{ "a": #1 }"##) == nil)
    #expect(removing(##"{ #"a": 1, }"##) == nil)
  }

  @Test func `a name is replaced if it occurs once`() {
    func replacing(_ old: String, _ new: String, _ text: String) -> String? {
      let bytes = Array(text.utf8)
      return SourceEdit.replacing(old, with: new, in: 0..<bytes.count, of: bytes)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(replacing("a.bleu", "a.blue", "\"{a.bleu}\"") == "\"{a.blue}\"")
    #expect(replacing("a", "b", "~{a} + {a}") == nil)
    #expect(replacing("x", "b", "{a}") == nil)
    #expect(replacing("a", "b\"", "{a}") == nil)
    #expect(replacing("", "b", "{a}") == nil)
    #expect(replacing("long", "b", "{a}") == nil)
  }

  @Test(
    arguments: [
      (#"{"$value":1}"#, #"{"$type": "number", "$value":1}"#),
      ("{\n  \"$value\": 1\n}", "{\n  \"$type\": \"number\",\n  \"$value\": 1\n}"),
      ("{ $value: 1 }", "{ \"$type\": \"number\", $value: 1 }"),
    ]
  )
  func `a type is added in the layout of the token`(_ token: String, _ result: String) throws {
    let edit = try #require(SourceEdit(Array("{ \"a\": \(token) }".utf8), "a.json5"))
    let text = edit.addingType(at: 7).map { String(decoding: $0, as: UTF8.self) }
    #expect(text == "{ \"a\": \(result) }")
  }
}
