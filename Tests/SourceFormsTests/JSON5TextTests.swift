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

  // MARK: Files

  private func source(_ text: String, _ path: String) -> (SourceText, errors: [String]) {
    var diagnostics: [Diagnostic] = []
    let source = SourceText(Array(text.utf8), path: path, diagnostics: &diagnostics)
    return (source, diagnostics.map(\.code.name))
  }

  @Test(arguments: [
    ("a.json", true), ("theme/tokens.json", true), ("a.json5", true), ("a.tokens", false),
    ("a.tokens.json", false), ("a.resolver.json", false),
  ])
  func `a file whose name doesn't say that it's DTCG may be JSON5`(_ path: String, _ may: Bool) {
    let (text, errors) = source(#"{ "a": 1, "a": { "b": 1, }, }"#, path)
    #expect(text.flaws.isEmpty != may)
    #expect(errors.isEmpty == may)
  }

  @Test(arguments: [
    #"{ "a": 1, "#, "{} {}", "", #"{ "a": NaN, }"#, #"{ "a": "\ud83c", }"#,
    #"{ "resolutionOrder": [], }"#, "{ \"a\": \"b\nc\" }",
  ])
  func `a text with other errors isn't JSON5`(_ text: String) {
    let (source, errors) = source(text, "a.json")
    #expect(source.flaws.isEmpty && source.json == nil)
    #expect(!errors.isEmpty)
  }

  @Test(arguments: [
    (#"{ "a": 1, "b": 2, "a": 3 }"#, #"{ "b": 2, "a": 3 }"#, ["a"]),
    (
      #"{ "a": { "b": 1, "b": 2 }, "a": { "c": [{ "d": 1, "d": 2 }] } }"#,
      #"{ "a": { "c": [{ "d": 2 }] } }"#, ["a", "d"]
    ),
    (#"{ a: 1, /* 2 */ 'a': 2, "\u0061": 3, }"#, #"{ "\u0061": 3 }"#, ["a", "a"]),
  ])
  func `the last of several properties with the same name applies`(
    _ text: String,
    _ expected: String,
    _ names: [String]
  ) {
    let (source, errors) = source(text, "a.json")
    #expect(errors.isEmpty)
    #expect(source.json.map { String(decoding: $0.bytes, as: UTF8.self) } == expected)
    #expect(source.repeated == names)
  }

  @Test func `more properties can be repeated than errors are reported`() throws {
    let members = (0..<100).map { "\"a\": \($0)" }.joined(separator: ",\n")
    let (source, errors) = source("{\(members)}", "a.json")
    #expect(errors.isEmpty)
    #expect(source.repeated.count == 99)
    let tree = source.tree
    let last = try #require(tree.root.flatMap { tree.member(named: "a", in: $0) })
    #expect(tree.span(last.value).start == UInt32(members.utf8.count - 1))
  }
}
