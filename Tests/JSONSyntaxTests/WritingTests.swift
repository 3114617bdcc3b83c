import JSONSyntax
import Testing

@Suite struct `Writing` {
  private func text(_ layout: JSONWriter.Layout, _ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(layout)
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func writeSample(_ writer: inout JSONWriter) {
    writer.beginObject()
    writer.name("name")
    writer.string("a \"b\" \\ / é\n\u{1}")
    writer.name("list")
    writer.beginArray()
    writer.integer(-12)
    writer.number(0.5)
    writer.boolean(true)
    writer.null()
    writer.endArray()
    writer.name("empty")
    writer.beginObject()
    writer.endObject()
    writer.name("none")
    writer.beginArray()
    writer.endArray()
    writer.endObject()
  }

  @Test func `compact text has no whitespace and few escapes`() {
    #expect(
      text(.compact, writeSample)
        == #"{"name":"a \"b\" \\ / é\n\u0001","list":[-12,0.5,true,null],"empty":{},"none":[]}"#
    )
  }

  @Test func `pretty-printed text is indented`() {
    #expect(
      text(.pretty(width: 0), writeSample) == """
        {
          "name": "a \\"b\\" \\\\ / é\\n\\u0001",
          "list": [
            -12,
            0.5,
            true,
            null
          ],
          "empty": {},
          "none": []
        }
        """
    )
  }

  @Test func `objects and arrays that fit are written on one line`() {
    #expect(
      text(.pretty(width: 40), writeSample) == """
        {
          "name": "a \\"b\\" \\\\ / é\\n\\u0001",
          "list": [-12, 0.5, true, null],
          "empty": {},
          "none": []
        }
        """
    )
    #expect(
      text(.pretty(width: 100), writeSample)
        == #"{ "name": "a \"b\" \\ / é\n\u0001", "list": [-12, 0.5, true, null], "empty": {}, "none": [] }"#
    )
  }

  @Test func `lines break where the caller requests it`() {
    let result = text(.chosen) { writer in
      writer.beginObject()
      writer.name("a")
      writer.integer(1)
      writer.name("b")
      writer.integer(2)
      writer.lineBreak()
      writer.name("c")
      writer.beginArray()
      writer.lineBreak()
      writer.beginArray()
      writer.integer(3)
      writer.integer(4)
      writer.endArray()
      writer.lineBreak()
      writer.endArray()
      writer.name("d")
      writer.beginObject()
      writer.endObject()
      writer.endObject()
    }
    #expect(
      result == """
        { "a": 1, "b": 2,
          "c": [
            [3, 4]
          ], "d": {} }
        """
    )
  }

  @Test(arguments: 10...60)
  func `no line exceeds the width unless it can't be broken`(width: Int) throws {
    let tree = Reading(`Any bytes`.sample).tree
    let root = try #require(tree.root)
    let bytes = tree.bytes(of: root, .pretty(width: width))
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let item = line.drop { $0 == " " }
      // A line with more than one item was joined, and must fit.
      let isJoined = item.contains("[ ") || item.contains(", ") || item.contains("{ ")
      #expect(!isJoined || line.count <= width, "\(line)")
    }
    #expect(Reading(bytes).outline == Reading(`Any bytes`.sample).outline)
  }

  @Test func `integers of any size can be written`() {
    #expect(text(.compact) { $0.integer(.max) } == "9223372036854775807")
    #expect(text(.compact) { $0.integer(.min) } == "-9223372036854775808")
    #expect(text(.compact) { $0.integer(0) } == "0")
  }

  @Test func `a parsed value is written with its numbers unchanged`() throws {
    let reading = Reading(#" { "b" : [ 1.0, -0, 1E2, 0.10 ], "a\u0041" : "\u00e9\/" } "#)
    let root = try #require(reading.tree.root)
    let bytes = reading.tree.bytes(of: root, .compact)
    #expect(
      String(decoding: bytes, as: UTF8.self) == #"{"b":[1.0,-0,1E2,0.10],"aA":"é/"}"#
    )
    let array = try #require(reading.tree.value(of: "b", in: root))
    var writer = JSONWriter()
    writer.beginArray()
    writer.value(array, of: reading.tree)
    writer.value(array, of: reading.tree)
    writer.endArray()
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == "[[1.0,-0,1E2,0.10],[1.0,-0,1E2,0.10]]"
    )
  }

  @Test func `written text parses to the same tree`() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let reading = Reading(generator.document(size: 60))
      #expect(reading.report == [])
      let root = try #require(reading.tree.root)
      for width in [-1, 0, 30, 100] {
        let bytes = reading.tree.bytes(of: root, width < 0 ? .compact : .pretty(width: width))
        let again = Reading(bytes)
        #expect(again.report == [])
        #expect(again.outline == reading.outline)
      }
    }
  }
}
