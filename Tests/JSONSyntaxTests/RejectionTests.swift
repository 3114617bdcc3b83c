import Diagnostics
import JSONSyntax
import Testing

/// A text with a single error, and the diagnostic with its location.
struct RejectedText: CustomTestStringConvertible, Sendable {
  let text: String
  let message: String
  let outline: String

  init(_ text: String, _ message: String, _ outline: String) {
    self.text = text
    self.message = message
    self.outline = outline
  }

  var testDescription: String { text.debugDescription }
}

@Suite struct `JSON with one error` {
  @Test(arguments: structure + strings + numbers + words)
  func `each error gives one diagnostic, and the rest is parsed`(text: RejectedText) {
    let reading = Reading(text.text)
    #expect(reading.report == [text.message])
    #expect(reading.outline == text.outline)
    #expect(reading.diagnostics.allSatisfy { $0.help != nil })
  }

  static let structure: [RejectedText] = [
    .init("", "1:1: malformed-json: the file is empty", "nothing"),
    .init(
      " \n ",
      "1:1: malformed-json: the file contains only whitespace",
      "nothing"
    ),
    .init(
      "[1 2]",
      "1:3: malformed-json: expected `,` between two elements",
      "[1.0, 2.0]"
    ),
    .init(
      "{\"a\": 1\n\"b\": 2}",
      "1:8: malformed-json: expected `,` between two properties",
      "{a: 1.0, b: 2.0}"
    ),
    .init(
      "[1,]",
      "1:3: malformed-json: found `,` before `]`; JSON doesn't allow trailing commas",
      "[1.0]"
    ),
    .init(
      #"{"a":1,}"#,
      "1:7: malformed-json: found `,` before `}`; JSON doesn't allow trailing commas",
      "{a: 1.0}"
    ),
    .init(
      "[1,,2]",
      "1:4: malformed-json: found `,`, expected an element before it",
      "[1.0, 2.0]"
    ),
    .init("[,1]", "1:2: malformed-json: found `,`, expected an element before it", "[1.0]"),
    .init("{,}", "1:2: malformed-json: found `,`, expected a property before it", "{}"),
    .init(
      #"{"a": 1; "b": 2}"#,
      "1:8: malformed-json: found `;`, expected `,`",
      "{a: 1.0, b: 2.0}"
    ),
    .init(
      #"{"a" 1}"#,
      "1:5: malformed-json: expected `:` between a name and its value",
      "{a: 1.0}"
    ),
    .init(#"{"a" = 1}"#, "1:6: malformed-json: found `=`, expected `:`", "{a: 1.0}"),
    .init(#"{"a" => 1}"#, "1:6: malformed-json: found `=`, expected `:`", "{a: 1.0}"),
    .init(
      #"{"a"::1}"#,
      "1:6: malformed-json: found `:`, expected a value",
      "{a: null}"
    ),
    .init(
      #"{"a": "b": 1}"#,
      "1:7: malformed-json: found a second name in one property, expected `{` before it",
      "{a: {b: 1.0}}"
    ),
    .init(
      #"{"a", "b": 1}"#,
      "1:5: malformed-json: found `,`, expected the value of this property",
      "{a: null, b: 1.0}"
    ),
    .init(
      #"{"a":}"#,
      "1:6: malformed-json: found `}`, expected the value of this property",
      "{a: null}"
    ),
    .init(
      "{: 1}",
      "1:2: malformed-json: found `:`, expected a name in double quotes",
      "{: 1.0}"
    ),
    .init(
      "{[1], \"a\": 2}",
      "1:2: malformed-json: found `[`, expected a name in double quotes",
      "{: [1.0], a: 2.0}"
    ),
    .init("{a-b: 1}", "1:2: malformed-json: the name `a-b` has no double quotes", "{a-b: 1.0}"),
    .init("{1: 2}", "1:2: malformed-json: the name `1` has no double quotes", "{1: 2.0}"),
    .init(
      #"["a": 1]"#,
      "1:5: malformed-json: found `:` in an array, whose elements have no names",
      "['a', 1.0]"
    ),
    .init(
      #"{"a": [1, "b": 2}"#,
      "1:9: malformed-json: expected `]` before the next property",
      "{a: [1.0], b: 2.0}"
    ),
    .init(
      #"{"a": [1}, "b": 2}"#,
      "1:9: malformed-json: found `}`, expected `]`",
      "{a: [1.0], b: 2.0}"
    ),
    .init(
      #"[{"a": 1], 2]"#,
      "1:9: malformed-json: found `]`, expected `}`",
      "[{a: 1.0}, 2.0]"
    ),
    .init("[", "1:2: malformed-json: `[` is never closed, expected `]`", "[]"),
    .init("{", "1:2: malformed-json: `{` is never closed, expected `}`", "{}"),
    .init(
      #"{"a": [{"#,
      "1:9: malformed-json: 3 brackets are never closed; the innermost is a `{`",
      "{a: [{}]}"
    ),
    .init(#"{"a":"#, "1:6: malformed-json: `{` is never closed, expected `}`", "{a: null}"),
    .init("[1,", "1:4: malformed-json: `[` is never closed, expected `]`", "[1.0]"),
    .init("{}}", "1:3: malformed-json: found `}`, which has no opening bracket", "{}"),
    .init("{} {}", "1:4: malformed-json: found `{`, expected the end of the file", "{}"),
    .init("1 2", "1:3: malformed-json: found `2`, expected the end of the file", "1.0"),
    .init("]", "1:1: malformed-json: found `]`, expected a value", "nothing"),
    .init(
      "[1, // one\n2]",
      "1:5: malformed-json: found a comment; JSON doesn't allow comments",
      "[1.0, 2.0]"
    ),
    .init(
      "[1, /* x */ 2]",
      "1:5: malformed-json: found a comment; JSON doesn't allow comments",
      "[1.0, 2.0]"
    ),
    .init("# x\n[]", "1:1: malformed-json: found a comment; JSON doesn't allow comments", "[]"),
    .init(
      "[1 /* x",
      "1:4: malformed-json: a comment is never closed, expected `*/`",
      "[1.0]"
    ),
    .init("[1, @, 2]", "1:5: malformed-json: found `@`, expected a value", "[1.0, 2.0]"),
    .init("[1, \u{0}, 2]", "1:5: malformed-json: found U+0000, expected a value", "[1.0, 2.0]"),
    .init(
      "[1,\u{A0}2]",
      "1:4: malformed-json: found the invisible character U+00A0, expected ordinary whitespace",
      "[1.0, 2.0]"
    ),
    .init(
      "[1,\u{FEFF}2]",
      "1:4: malformed-json: found the invisible character U+FEFF, expected ordinary whitespace",
      "[1.0, 2.0]"
    ),
    .init("<html></html>", "1:1: malformed-json: found `<`, expected a value", "nothing"),
    .init("name: value\n", "1:1: malformed-json: found `name`, expected a value", "'name'"),
  ]

  static let strings: [RejectedText] = [
    .init(
      "{\"a\": \"x,\n\"b\": 1}",
      "1:7: malformed-json: a string is not closed on its line, expected `\"`",
      "{a: 'x,', b: 1.0}"
    ),
    .init(
      #"["x]"#,
      "1:2: malformed-json: a string is not closed on its line, expected `\"`",
      "['x]']"
    ),
    .init(
      "{\"a: 1,\n\"b\": 2}",
      "1:2: malformed-json: a string is not closed on its line, expected `\"`",
      "{a: 1.0, b: 2.0}"
    ),
    .init(
      #"{"a: "x", "b": 1}"#,
      "1:2: malformed-json: a string is not closed on its line, expected `\"`",
      "{a: 'x', b: 1.0}"
    ),
    .init(
      "{\"a\n\"b\": 2}",
      "1:2: malformed-json: a string is not closed on its line, expected `\"`",
      "{a: null, b: 2.0}"
    ),
    .init(
      #"["\"#,
      "1:2: malformed-json: a string is not closed on its line, expected `\"`",
      #"['\']"#
    ),
    .init(
      "[\"one\ntwo\"]",
      "1:6: malformed-json: found a line break in a string",
      "['one\ntwo']"
    ),
    .init(
      #"{"a": "say "hi" there", "b": 1}"#,
      "1:12: malformed-json: found text directly after a string",
      "{a: 'say ', b: 1.0}"
    ),
    .init("[\"a\tb\"]", "1:4: malformed-json: found a tab in a string", "['a\tb']"),
    .init(
      "[\"\u{1}\"]",
      "1:3: malformed-json: found the control character U+0001 in a string",
      "['\u{1}']"
    ),
    .init(#"["\x41"]"#, #"1:3: malformed-json: `\x` is not an escape sequence"#, "['x41']"),
    .init(#"["\é"]"#, #"1:3: malformed-json: `\é` is not an escape sequence"#, #"['\é']"#),
    .init(#"["\U0041"]"#, #"1:3: malformed-json: `\U` is not an escape sequence"#, "['U0041']"),
    .init(
      #"["\u12"]"#,
      #"1:3: malformed-json: `\u12` is incomplete, expected four hexadecimal digits after `\u`"#,
      "['\u{FFFD}12']"
    ),
    .init(#"["\ud800"]"#, #"1:3: lone-surrogate: `\ud800` is half of a character"#, "['\u{FFFD}']"),
    .init(#"["\udc00"]"#, #"1:3: lone-surrogate: `\udc00` is half of a character"#, "['\u{FFFD}']"),
    .init(
      #"["\ud800\u0041"]"#,
      #"1:3: lone-surrogate: `\ud800` is half of a character"#,
      "['\u{FFFD}A']"
    ),
    .init("['a']", "1:2: malformed-json: found `'`, expected a double quote", "['a']"),
    .init("[`a`]", "1:2: malformed-json: found a backquote, expected a double quote", "['a']"),
    .init("[“a”]", "1:2: malformed-json: found `“`, expected a double quote", "['a']"),
    .init("{'a': 1}", "1:2: malformed-json: found `'`, expected a double quote", "{a: 1.0}"),
    .init(
      #"{"$value": {color.red}, "x": 1}"#,
      "1:12: malformed-json: the reference `{color.red}` has no double quotes",
      "{$value: {color.red: null}, x: 1.0}"
    ),
  ]

  static let numbers: [RejectedText] = [
    .init("[+1]", "1:2: malformed-json: the number `+1` has a plus sign", "[1.0]"),
    .init(
      "[.5]",
      "1:2: malformed-json: the number `.5` has no digit before the decimal point",
      "[0.5]"
    ),
    .init(
      "[-.5]",
      "1:2: malformed-json: the number `-.5` has no digit before the decimal point",
      "[-0.5]"
    ),
    .init(
      "[1.]",
      "1:2: malformed-json: the number `1.` has no digit after the decimal point",
      "[1.0]"
    ),
    .init(
      "[1.e3]",
      "1:2: malformed-json: the number `1.e3` has no digit after the decimal point",
      "[1000.0]"
    ),
    .init(
      "[01]",
      "1:2: malformed-json: the number `01` has a leading zero, which JSON doesn't allow",
      "[1.0]"
    ),
    .init(
      "[-00.5]",
      "1:2: malformed-json: the number `-00.5` has a leading zero, which JSON doesn't allow",
      "[-0.5]"
    ),
    .init("[0x1F]", "1:2: malformed-json: the number `0x1F` is not decimal", "[31.0]"),
    .init("[0o17]", "1:2: malformed-json: the number `0o17` is not decimal", "[15.0]"),
    .init("[0b101]", "1:2: malformed-json: the number `0b101` is not decimal", "[5.0]"),
    .init("[NaN]", "1:2: malformed-json: `NaN` is not a JSON number", "[0.0]"),
    .init("[Infinity]", "1:2: malformed-json: `Infinity` is not a JSON number", "[0.0]"),
    .init("[-Infinity]", "1:2: malformed-json: `-Infinity` is not a JSON number", "[0.0]"),
    .init("[1e]", "1:2: malformed-json: the number `1e` has no digits after the `e`", "[0.0]"),
    .init("[1e+]", "1:2: malformed-json: the number `1e+` has no digits after the `e`", "[0.0]"),
    .init(
      "[1_000]",
      "1:2: malformed-json: the number `1_000` has underscores between its digits",
      "[1000.0]"
    ),
    .init("[12px]", "1:2: malformed-json: found `px` after the number `12`", "[12.0]"),
    .init("[50%]", "1:2: malformed-json: found `%` after the number `50`", "[50.0]"),
    .init("[-]", "1:2: malformed-json: found `-`, expected a digit after it", "[0.0]"),
    .init("[- 1]", "1:2: malformed-json: found `-`, expected a digit after it", "[-1.0]"),
    .init("[--1]", "1:2: malformed-json: `--1` is not a number", "[0.0]"),
    .init("[1.2.3]", "1:2: malformed-json: `1.2.3` is not a number", "[0.0]"),
    .init("[1e999]", "1:2: number-out-of-range: the number `1e999` is too large", "[0.0]"),
    .init("[-1e999]", "1:2: number-out-of-range: the number `-1e999` is too large", "[0.0]"),
  ]

  static let words: [RejectedText] = [
    .init("[True]", "1:2: malformed-json: found `True`, expected `true`", "[true]"),
    .init("[None]", "1:2: malformed-json: found `None`, expected `null`", "[null]"),
    .init("[undefined]", "1:2: malformed-json: found `undefined`, expected `null`", "[null]"),
    .init("[nul]", "1:2: malformed-json: found `nul`, expected a value", "['nul']"),
    .init(
      "[truefalse]",
      "1:2: malformed-json: found `truefalse`, expected a value",
      "['truefalse']"
    ),
    .init(
      #"{"a": hello world, "b": 1}"#,
      "1:7: malformed-json: found `hello world`, expected a value",
      "{a: 'hello world', b: 1.0}"
    ),
    .init(
      #"{"a": rgb(1, 2, 3), "b": 1}"#,
      "1:7: malformed-json: found `rgb(1, 2, 3)`, expected a value",
      "{a: 'rgb(1, 2, 3)', b: 1.0}"
    ),
    .init(
      #"{"a": #ff8800, "b": 1}"#,
      "1:7: malformed-json: found `#ff8800`, expected a value",
      "{a: '#ff8800', b: 1.0}"
    ),
  ]
}
