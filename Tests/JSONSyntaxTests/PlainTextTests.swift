import Diagnostics
import Testing

@testable import JSONSyntax

/// The parse result of a text, with or without the fast path for plain text.
private func read(_ bytes: [UInt8], plainly: Bool, _ options: JSONOptions) -> [String] {
  bytes.withUnsafeBufferPointer { source in
    guard let base = source.baseAddress else { return [] }
    var parser = JSONParser(source, at: base, file: SourceMap.FileID(index: 0), options: options)
    parser.parseText(plainly: plainly)
    return parser.slots.elements.map { "\($0.offset) \($0.content)" }
      + parser.repairs.map { "\($0)" } + parser.finishedDiagnostics().map { "\($0)" }
  }
}

/// Expects that both paths give the same result, also for a longer text.
private func expectSame(_ text: String, _ options: JSONOptions = .strict) {
  for bytes in [Array(text.utf8), Array((text + String(repeating: " ", count: 64)).utf8)] {
    #expect(
      read(bytes, plainly: true, options) == read(bytes, plainly: false, options),
      "\(text)"
    )
  }
}

@Suite struct `The fast path for plain text` {
  static let sample = """
    {
      "color": {
        "$type": "color",\r
    \t\t"blue.50":{"$value": {"colorSpace": "srgb", "components": [0.25, 1, -2e3]}},
        "a name longer than eight": { "$value" : "{color.blue}" },
        "none": [ ], "nothing": {}, "words": [true, false, null, "", "é", "\\n"]
      },
      // a comment
      "last": [
        /* one more */ "one",
        "two" // and another
      ]
    }
    """

  @Test func `plain text gives the same result on both paths`() {
    expectSame(Self.sample)
    expectSame(Self.sample, .commented)
  }

  @Test(arguments: [
    "[1,,2]", "[,1]", "[1,]", "{\"a\": 1,}", "{,\"a\": 1}", "[1 2]", "{\"a\": 1 \"b\": 2}",
    "[1, // last\n]", "[ // first\n]", "[1 // last\n, 2]", "{\"a\" 1}", "{\"a\": , \"b\": 2}",
    "{\"a\": }", "{\"a\": 1, \"a\": 2}", "[\"a\": 1]", "{\"a\", \"b\"}", "[1}", "{\"a\": [1}",
    "{\"a\n\": 1}", "{\"a: 1,\n\"b\": 2}", "[\"a\tb\"]", "[\u{A0}1]", "[1,\u{A0}2]", "[+1, .5, 01]",
    "[#fff, 'a']", "{'a': 1}", "{a: 1}", "[1;2]", "{\"a\"= 1}", "[1]]", "[1] 2", "[NaN, -, 1e999]",
  ])
  func `errors are found and repaired identically`(text: String) {
    expectSame(text)
    expectSame(text, .commented)
    expectSame("{\"before\": [\n  " + text + ",\n  \"after\"\n] }")
  }

  @Test func `random mutations give the same result on both paths`() {
    var generator = SeededGenerator(seed: 11)
    for index in 0..<4000 {
      let original =
        index % 2 == 0 ? Array(Self.sample.utf8) : Array(generator.document(size: 30).utf8)
      let count = Int.random(in: 0...3, using: &generator)
      let bytes = generator.mutation(of: original, count: count)
      let options: JSONOptions = index % 3 == 0 ? .commented : .strict
      #expect(read(bytes, plainly: true, options) == read(bytes, plainly: false, options))
    }
  }
}
