import Diagnostics
import JSONSyntax
import Testing

@Suite struct `Several mistakes` {
  @Test func `give a message each, in the order of the text`() {
    let reading = Reading(
      """
      {
        "a": 1
        "b" 2,
        c: 3,
        "d": 'x',
        "e": 012,
        "f": [1, 2,],
        "g": "open,
        "h": True,, "i": "\\q",
        "a": 4,
      }
      """
    )
    #expect(
      reading.report == [
        "2:9: malformed-json: expected `,` between two members",
        "3:6: malformed-json: expected `:` between a name and its value",
        "4:3: malformed-json: the name `c` has no double quotes",
        "5:8: malformed-json: found `'`, expected a double quote",
        "6:8: malformed-json: the number `012` begins with a zero that JSON does not allow",
        "7:13: malformed-json: found `,` before `]`; JSON has no trailing commas",
        "8:8: malformed-json: a string is not closed on its line, expected `\"`",
        "9:8: malformed-json: found `True`, expected `true`",
        "9:13: malformed-json: found `,`, expected a member before it",
        "9:21: malformed-json: `\\q` is not an escape sequence",
        "10:3: repeated-member: the member `a` is already in this object",
        "10:9: malformed-json: found `,` before `}`; JSON has no trailing commas",
      ]
    )
    #expect(
      reading.outline
        == "{a: 1.0, b: 2.0, c: 3.0, d: 'x', e: 12.0, f: [1.0, 2.0], g: 'open,', h: true, "
        + "i: 'q', a: 4.0}"
    )
  }

  @Test func `are reported up to a bound, and then reading ends`() throws {
    let text = "[" + String(repeating: "01, ", count: 1000) + "1]"
    let reading = Reading(text)
    #expect(reading.diagnostics.count == 20)
    #expect(reading.diagnostics.last?.notes == ["the rest of the file was not read"])
    let root = try #require(reading.tree.root)
    #expect(reading.tree.count(of: root) == 20)
  }

  @Test func `that leave the structure whole do not end the reading`() throws {
    let text = "[" + String(repeating: "1e999, ", count: 1000) + "1]"
    let reading = Reading(text)
    #expect(reading.diagnostics.count == 20)
    let root = try #require(reading.tree.root)
    #expect(reading.tree.count(of: root) == 1001)
  }

  @Test func `of the kind that comes in crowds are counted`() {
    let comments = Reading("// a\n[1, // b\n2] // c")
    #expect(comments.report == ["1:1: malformed-json: found a comment; JSON has none"])
    #expect(
      comments.diagnostics.first?.notes == ["there are 2 more such comments in this file"]
    )
    let bytes = Reading([0x5B, 0x22, 0xE9, 0x22, 0x2C, 0x22, 0xE8, 0x22, 0x5D])
    #expect(bytes.report == ["1:3: invalid-utf8: the byte 0xE9 is not valid UTF-8"])
    #expect(bytes.diagnostics.first?.notes == ["there is one more such place in this file"])
    #expect(bytes.outline == "['\u{FFFD}', '\u{FFFD}']")
  }

  @Test func `with a bracket of the wrong kind say nothing on the count of brackets`() {
    #expect(Reading(#"{"a": {"b": [1, 2 }, "c": 3}"#).report.count == 1)
    #expect(Reading(#"{"a": {"b": [1, 2 }}, "c": 3}"#).report.count == 1)
  }

  @Test func `a string inside the last element is not taken for a member's name`() {
    let reading = Reading(#"{"x": [{"a": "b"} : 1}"#)
    #expect(
      reading.report == [
        "1:19: malformed-json: found `:` in an array, whose elements have no names"
      ]
    )
    #expect(reading.outline == "{x: [{a: 'b'}, 1.0]}")
  }

  @Test func `repaired places are known`() throws {
    let reading = Reading(#"{"a": 012, "b": 1, "c": , "d": nil}"#)
    let tree = reading.tree
    let root = try #require(tree.root)
    #expect(tree.members(of: root).map { tree.wasRepaired($0.value) } == [true, false, true, true])
    #expect(!tree.wasRepaired(root))
  }

  @Test func `a bracket that is missing in the middle is found by the indentation`() throws {
    let reading = Reading(
      """
      {
        "a": {
          "b": 1,
        "c": {
          "d": 2
        }
      }
      """
    )
    let diagnostic = try #require(reading.diagnostics.first)
    #expect(reading.diagnostics.count == 1)
    #expect(
      diagnostic.secondary.map { "\($0.span.start): \($0.text)" } == [
        "0: never closed", "9: closed by a bracket with another indentation",
      ]
    )
  }
}

@Suite struct `Places` {
  @Test func `a comma is missing where the member ends, and not in the comment after it`() {
    let text = "{\n  \"a\": 1 // one\n  \"b\": [2] /* two */\n  \"c\": 3\n}"
    let reading = Reading(text, options: .commented)
    #expect(
      reading.report == [
        "2:9: malformed-json: expected `,` between two members",
        "3:11: malformed-json: expected `,` between two members",
      ]
    )
  }

  @Test func `both members of one name are labelled`() throws {
    let reading = Reading(#"{"é": 1, "b": {"é": 2}, "\u00e9": 3}"#)
    let diagnostic = try #require(reading.diagnostics.first)
    #expect(reading.diagnostics.count == 1)
    #expect(diagnostic.code == .repeatedMember)
    #expect(diagnostic.primary?.span == Span(file: SourceMap.FileID(index: 0), start: 26, end: 34))
    #expect(
      diagnostic.secondary.map(\.span) == [Span(file: SourceMap.FileID(index: 0), start: 1, end: 5)]
    )
  }

  @Test func `repeated names are found in large objects`() throws {
    var names = (0..<100).map { "name\($0)" }
    names[57] = "name12"
    let text = "{" + names.map { "\"\($0)\": 0" }.joined(separator: ",") + "}"
    let reading = Reading(text)
    #expect(
      reading.diagnostics.map(\.message) == ["the member `name12` is already in this object"]
    )
  }

  @Test func `an opening bracket is labelled when its end is missing or wrong`() throws {
    let wrong = try #require(Reading("[{\"a\": 1]]").diagnostics.first)
    #expect(wrong.secondary.map(\.span.start) == [1])
    let missing = try #require(Reading("[[[[1").diagnostics.first)
    #expect(missing.primary?.span.start == 5)
    #expect(missing.secondary.map(\.span.start) == [3, 2, 1])
  }

  @Test func `a value that lies too deep is passed as a whole`() {
    let deep = String(repeating: "[", count: 600) + "\"]\"" + String(repeating: "]", count: 600)
    let reading = Reading("{\"a\": \(deep), \"b\": 01}")
    #expect(
      reading.report == [
        "1:518: nesting-too-deep: objects and arrays are nested more than 512 deep",
        "1:1217: malformed-json: the number `01` begins with a zero that JSON does not allow",
      ]
    )
  }
}
