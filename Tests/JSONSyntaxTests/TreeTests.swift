import Diagnostics
import JSONSyntax
import Testing

@Suite struct `The tree` {
  @Test func `properties and elements are in source order`() throws {
    let reading = Reading(#"{"b": [1, {"c": null}, "x"], "a": true, "": false}"#)
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.outline == "{b: [1.0, {c: null}, 'x'], a: true, : false}")
    let root = try #require(reading.tree.root)
    #expect(reading.tree.count(of: root) == 3)
    let array = try #require(reading.tree.value(of: "b", in: root))
    #expect(reading.tree.count(of: array) == 3)
    #expect(reading.tree.value(of: "z", in: root) == nil)
    #expect(reading.tree.value(of: "z", in: array) == nil)
    #expect(reading.tree.members(of: array).map(\.key).isEmpty)
    #expect(reading.tree.elements(of: root).map(\.index).isEmpty)
  }

  @Test func `spans cover the text of each value`() throws {
    let text = #" { "a" : [ -1.5e3 , "é\n" ] } "#
    let reading = Reading(text)
    let tree = reading.tree
    let root = try #require(tree.root)
    func source(_ node: JSONNode) -> String {
      let span = tree.span(node)
      return String(decoding: tree.bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
    }
    #expect(source(root) == #"{ "a" : [ -1.5e3 , "é\n" ] }"#)
    let member = try #require(tree.member(named: "a", in: root))
    #expect(source(member.key) == #""a""#)
    #expect(tree.elements(of: member.value).map(source) == ["-1.5e3", #""é\n""#])
  }

  @Test func `properties are found by their decoded names`() throws {
    let reading = Reading(#"{"\u0061b": 1}"#)
    let root = try #require(reading.tree.root)
    let member = try #require(reading.tree.member(named: "ab", in: root))
    #expect(reading.tree.hasEscapes(member.key))
    #expect(reading.tree.equals(member.key, "ab"))
    #expect(!reading.tree.equals(member.key, "abc"))
    #expect(!reading.tree.equals(member.value, "1"))
  }

  @Test func `an offset in a decoded string maps to its source location`() throws {
    let reading = Reading(#"["a\u00e9b\\é\ud83d\ude00!"]"#)
    let tree = reading.tree
    let string = try #require(tree.root.flatMap { Array(tree.elements(of: $0)).first })
    #expect(tree.string(string) == "aéb\\é😀!")
    let offsets = (0...13).map { tree.offset(inString: string, decodedOffset: $0) }
    #expect(offsets == [2, 3, 3, 9, 10, 12, 13, 14, 14, 14, 14, 26, 27, 27])
  }
}
