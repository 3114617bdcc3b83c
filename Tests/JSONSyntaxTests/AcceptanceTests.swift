import JSONSyntax
import Testing

/// A valid text and the expected parse result.
struct AcceptedText: CustomTestStringConvertible, Sendable {
  let text: String
  let outline: String

  init(_ text: String, _ outline: String) {
    self.text = text
    self.outline = outline
  }

  var testDescription: String { text.debugDescription }
}

@Suite struct `Valid JSON` {
  static let texts: [AcceptedText] = [
    // Structure
    .init("{}", "{}"),
    .init("[]", "[]"),
    .init("[[]]", "[[]]"),
    .init("[{}, [], {}]", "[{}, [], {}]"),
    .init(#"{"a": {"b": {"c": []}}}"#, "{a: {b: {c: []}}}"),
    .init(#"{"": 0}"#, "{: 0.0}"),
    .init(#"{"a": 1, "A": 2}"#, "{a: 1.0, A: 2.0}"),
    .init(#"{"a\u0000b": 1, "a": 2}"#, "{a\0b: 1.0, a: 2.0}"),
    // A single value of any type
    .init("null", "null"),
    .init("true", "true"),
    .init("false", "false"),
    .init("42", "42.0"),
    .init(#""x""#, "'x'"),
    .init(#""""#, "''"),
    // Whitespace
    .init(" \t\r\n[ \t\r\n1 \t\r\n, \t\r\n2 \t\r\n] \t\r\n", "[1.0, 2.0]"),
    .init("{ \"a\" :\n1 }", "{a: 1.0}"),
    .init("         1", "1.0"),
    .init("\u{FEFF}{}", "{}"),
    // Numbers
    .init("[0, -0, 1, -1, 10, 100]", "[0.0, -0.0, 1.0, -1.0, 10.0, 100.0]"),
    .init("[0.5, -0.5, 1.25, 10.0, 0.000]", "[0.5, -0.5, 1.25, 10.0, 0.0]"),
    .init("[1e2, 1E2, 1e+2, 1e-2, 0e0, 1.5e1]", "[100.0, 100.0, 100.0, 0.01, 0.0, 15.0]"),
    .init("[1e-400, 0e999, 1e0000001]", "[0.0, 0.0, 10.0]"),
    .init("[1.7976931348623157e308]", "[1.7976931348623157e+308]"),
    .init("[123456789012345678901234567890]", "[1.2345678901234568e+29]"),
    // Strings
    .init(#"["\"\\\/\b\f\n\r\t"]"#, "['\"\\/\u{8}\u{C}\n\r\t']"),
    .init(#"["\u0041\u00e9\u20AC\uD83D\uDE00"]"#, "['Aé€😀']"),
    .init(#"["\u0000\u001f\uFFFD\ue000"]"#, "['\0\u{1F}\u{FFFD}\u{E000}']"),
    .init("[\"é€😀\u{7F}\u{2028}\u{10FFFF}\"]", "['é€😀\u{7F}\u{2028}\u{10FFFF}']"),
    .init(#"["/* no comment */ // # {}[],:"]"#, "['/* no comment */ // # {}[],:']"),
    .init(#"["12345678", "1234567", "123456789"]"#, "['12345678', '1234567', '123456789']"),
    .init(#"["\\\"", "\\\\"]"#, #"['\"', '\\']"#),
  ]

  @Test(arguments: texts)
  func `valid texts are parsed without diagnostics`(text: AcceptedText) {
    let reading = Reading(text.text)
    #expect(reading.report == [])
    #expect(reading.outline == text.outline)
  }

  @Test func `comments and trailing commas are accepted with an option`() {
    let text = "// first\n{/**/\"a\": [1, /* in\nside */ 2,], // last,\n}\n//"
    let reading = Reading(text, options: .commented)
    #expect(reading.report == [])
    #expect(reading.outline == "{a: [1.0, 2.0]}")
    #expect(Reading(text).report.count == 3)
  }

  @Test func `a lone comma isn't a trailing comma`() {
    #expect(Reading("[,]", options: .commented).report.count == 1)
    #expect(Reading("[1,,]", options: .commented).report.count == 1)
    #expect(Reading("{,}", options: .commented).report.count == 1)
  }

  @Test func `objects and arrays may be nested up to the limit`() {
    let limit = 512
    let arrays = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(Reading(arrays).report == [])
    let objects =
      String(repeating: #"{"a":"#, count: limit) + "1" + String(repeating: "}", count: limit)
    #expect(Reading(objects).report == [])
  }

  @Test func `a thousand distinct names aren't reported as duplicates`() {
    let members = (0..<1000).map { "\"n\($0)\": \($0)" }.joined(separator: ", ")
    let reading = Reading("{\(members)}")
    #expect(reading.report == [])
    #expect(reading.tree.root.map { reading.tree.count(of: $0) } == 1000)
  }
}
