import Diagnostics
import JSONSyntax
import Testing

@testable import SourceForms

/// JSON5 and JSON with comments, converted to JSON.
struct JSON5TextTests {
  private func json(_ text: String) -> String? {
    JSON5Text.json(Array(text.utf8)).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(arguments: [
    (#"{ a: 1, $b_2: 'x', "c": "y" }"#, #"{ "a": 1, "$b_2": "x", "c": "y" }"#),
    ("[1, 2, ]", "[1, 2 ]"), ("{ a: [], }", #"{ "a": [] }"#),
    ("// note\n1 /* more */", "\n1 "),
    (#"'it\'s "so"'"#, #""it's \"so\"""#), (#"'a\x41\v\0'"#, #""a\u0041\u000B\u0000""#),
    ("'one \\\ntwo'", "\"one two\""),
    ("[.5, 5., +1, -.5, 0xFF, -0x10, 1e3]", "[0.5, 5, 1, -0.5, 255, -16, 1e3]"),
    ("{ true: true, null: null }", #"{ "true": true, "null": null }"#),
    (#"{"plain": ["json", 1.5, false]}"#, #"{"plain": ["json", 1.5, false]}"#),
  ])
  func `JSON5 syntax is converted to JSON`(_ text: String, _ expected: String) {
    #expect(json(text) == expected)
  }

  @Test(arguments: ["'open", "/* open", "NaN", "Infinity", "{ a: b }", "1.2.3", "@", "'\\1'", "/"])
  func `a text that isn't JSON5 is an error`(_ text: String) {
    #expect(json(text) == nil)
  }

  @Test func `locations are those of the original file`() throws {
    let text = "{ // first\n  width: 'wide',\n}"
    let written = try #require(JSON5Text.json(Array(text.utf8)))
    var diagnostics: [Diagnostic] = []
    let tree = JSONTree.parse(
      written,
      file: SourceMap.FileID(index: 0),
      diagnostics: &diagnostics
    )
    #expect(diagnostics.isEmpty)
    let root = try #require(tree.root)
    let member = try #require(tree.member(named: "width", in: root))
    func source(_ node: JSONNode) -> String {
      let span = tree.span(node)
      return String(decoding: Array(text.utf8)[Int(span.start)..<Int(span.end)], as: UTF8.self)
    }
    #expect(source(member.key) == "width")
    #expect(source(member.value) == "'wide'")
    #expect(source(root) == text)
  }
}
