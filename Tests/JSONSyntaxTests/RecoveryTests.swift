import Diagnostics
import JSONSyntax
import Testing

@Suite struct `Multiple errors` {
  @Test func `multiple errors are reported individually, in source order`() {
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
        "2:9: malformed-json: expected `,` between two properties",
        "3:6: malformed-json: expected `:` between a name and its value",
        "4:3: malformed-json: the name `c` has no double quotes",
        "5:8: malformed-json: found `'`, expected a double quote",
        "6:8: malformed-json: the number `012` has a leading zero, which JSON doesn't allow",
        "7:13: malformed-json: found `,` before `]`; JSON doesn't allow trailing commas",
        "8:8: malformed-json: a string is not closed on its line, expected `\"`",
        "9:8: malformed-json: found `True`, expected `true`",
        "9:13: malformed-json: found `,`, expected a property before it",
        "9:21: malformed-json: `\\q` is not an escape sequence",
        "10:3: repeated-member: the property `a` is already in this object",
        "10:9: malformed-json: found `,` before `}`; JSON doesn't allow trailing commas",
      ]
    )
    #expect(
      reading.outline
        == "{a: 1.0, b: 2.0, c: 3.0, d: 'x', e: 12.0, f: [1.0, 2.0], g: 'open,', h: true, "
        + "i: 'q', a: 4.0}"
    )
  }

  @Test func `after the maximum number of errors, parsing ends`() throws {
    let text = "[" + String(repeating: "01, ", count: 1000) + "1]"
    let reading = Reading(text)
    #expect(reading.diagnostics.count == 20)
    #expect(reading.diagnostics.last?.notes == ["the rest of the file was not read"])
    let root = try #require(reading.tree.root)
    #expect(reading.tree.count(of: root) == 20)
  }

  @Test func `errors that leave the structure intact don't end parsing`() throws {
    let text = "[" + String(repeating: "1e999, ", count: 1000) + "1]"
    let reading = Reading(text)
    #expect(reading.diagnostics.count == 20)
    let root = try #require(reading.tree.root)
    #expect(reading.tree.count(of: root) == 1001)
  }

  @Test func `errors that typically occur in large numbers are counted`() {
    let comments = Reading("// a\n[1, // b\n2] // c")
    #expect(
      comments.report == ["1:1: malformed-json: found a comment; JSON doesn't allow comments"]
    )
    #expect(
      comments.diagnostics.first?.notes == ["there are 2 more such comments in this file"]
    )
    let bytes = Reading([0x5B, 0x22, 0xE9, 0x22, 0x2C, 0x22, 0xE8, 0x22, 0x5D])
    #expect(bytes.report == ["1:3: invalid-utf8: the byte 0xE9 is not valid UTF-8"])
    #expect(bytes.diagnostics.first?.notes == ["there is one more such place in this file"])
    #expect(bytes.outline == "['\u{FFFD}', '\u{FFFD}']")
  }

  @Test func `a mismatched bracket doesn't cause errors about the number of brackets`() {
    #expect(Reading(#"{"a": {"b": [1, 2 }, "c": 3}"#).report.count == 1)
    #expect(Reading(#"{"a": {"b": [1, 2 }}, "c": 3}"#).report.count == 1)
  }

  @Test func `a string inside the last element isn't taken for a property name`() {
    let reading = Reading(#"{"x": [{"a": "b"} : 1}"#)
    #expect(
      reading.report == [
        "1:19: malformed-json: found `:` in an array, whose elements have no names"
      ]
    )
    #expect(reading.outline == "{x: [{a: 'b'}, 1.0]}")
  }

  @Test func `repaired values are marked`() throws {
    let reading = Reading(#"{"a": 012, "b": 1, "c": , "d": nil}"#)
    let tree = reading.tree
    let root = try #require(tree.root)
    #expect(tree.members(of: root).map { tree.wasRepaired($0.value) } == [true, false, true, true])
    #expect(!tree.wasRepaired(root))
  }

  @Test func `a missing bracket is located by the indentation`() throws {
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
        "0: never closed", "9: closed by a bracket with different indentation",
      ]
    )
  }
}

@Suite struct `Locations` {
  @Test func `a missing comma is located at the end of the property, before any comment`() {
    let text = "{\n  \"a\": 1 // one\n  \"b\": [2] /* two */\n  \"c\": 3\n}"
    let reading = Reading(text, options: .commented)
    #expect(
      reading.report == [
        "2:9: malformed-json: expected `,` between two properties",
        "3:11: malformed-json: expected `,` between two properties",
      ]
    )
  }

  @Test func `both properties with the same name are labeled`() throws {
    let reading = Reading(#"{"é": 1, "b": {"é": 2}, "\u00e9": 3}"#)
    let diagnostic = try #require(reading.diagnostics.first)
    #expect(reading.diagnostics.count == 1)
    #expect(diagnostic.code == .repeatedMember)
    #expect(diagnostic.primary?.span == Span(file: SourceMap.FileID(index: 0), start: 26, end: 34))
    #expect(
      diagnostic.secondary.map(\.span) == [Span(file: SourceMap.FileID(index: 0), start: 1, end: 5)]
    )
  }

  @Test func `duplicate names are found in large objects`() throws {
    var names = (0..<100).map { "name\($0)" }
    names[57] = "name12"
    let text = "{" + names.map { "\"\($0)\": 0" }.joined(separator: ",") + "}"
    let reading = Reading(text)
    #expect(
      reading.diagnostics.map(\.message) == ["the property `name12` is already in this object"]
    )
  }

  @Test func `an opening bracket is labeled if its end is missing or mismatched`() throws {
    let wrong = try #require(Reading("[{\"a\": 1]]").diagnostics.first)
    #expect(wrong.secondary.map(\.span.start) == [1])
    let missing = try #require(Reading("[[[[1").diagnostics.first)
    #expect(missing.primary?.span.start == 5)
    #expect(missing.secondary.map(\.span.start) == [3, 2, 1])
  }

  @Test func `a value nested too deeply is skipped as a whole`() {
    let deep = String(repeating: "[", count: 600) + "\"]\"" + String(repeating: "]", count: 600)
    let reading = Reading("{\"a\": \(deep), \"b\": 01}")
    #expect(
      reading.report == [
        "1:518: nesting-too-deep: objects and arrays are nested more than 512 deep",
        "1:1217: malformed-json: the number `01` has a leading zero, which JSON doesn't allow",
      ]
    )
  }
}
