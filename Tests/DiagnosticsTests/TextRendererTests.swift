import Diagnostics
import Testing

@Suite struct `Text reports` {
  @Test func `a diagnostic shows its line with a marker, its notes, and its help`() {
    let sources = MarkedSources([
      "tokens/color.tokens.json": """
      {
        "color": {
          "$type": "color",
          "link": { "$value": "«{color.bleu}»" }
        }
      }
      """
    ])
    let finding = Diagnostic(.sample, "`{color.bleu}` names no token")
      .at(sources.label(0, "no token has this path")).notes(["3 tokens are in `color`"])
      .help("did you mean `{color.blue}`?")
    #expect(
      rendered(finding, in: sources.map) == """
        error[sample-code]: `{color.bleu}` names no token
         --> tokens/color.tokens.json:4:26
          |
        4 |     "link": { "$value": "{color.bleu}" }
          |                          ^^^^^^^^^^^^ no token has this path
          |
          = note: 3 tokens are in `color`
          = help: did you mean `{color.blue}`?
        """
    )
  }

  @Test func `labels in one file share a snippet, and dots separate distant lines`() {
    let filler = String(repeating: "\n", count: 8)
    let sources = MarkedSources([
      "a.tokens.json": "«first»\nsecond\n«third»\(filler)«last» «again»\n"
    ])
    let finding = Diagnostic(.sample, severity: .warning, "`last` goes round in a circle")
      .at(sources.label(2, "and back here"))
      .also([sources.label(0, "from here"), sources.label(1), sources.label(3, "twice")])
    #expect(
      rendered(finding, in: sources.map) == """
        warning[sample-code]: `last` goes round in a circle
          --> a.tokens.json:11:1
           |
         1 | first
           | ----- from here
         2 | second
         3 | third
           | -----
        ...
        11 | last again
           | ^^^^ and back here
           |      ----- twice
        """
    )
  }

  @Test func `labels in other files have separate snippets`() {
    let sources = MarkedSources([
      "light.tokens.json": #"{ "ink": { «"$type": "color"» } }"#,
      "dark.tokens.json": #"{ "ink": { «"$type": "number"» } }"#,
    ])
    let finding = Diagnostic(.sample, "`ink` is a color in one context and a number in another")
      .at(sources.label(1, "a number here")).also([sources.label(0, "a color here")])
      .help("give both the same type")
    #expect(
      rendered(finding, in: sources.map) == """
        error[sample-code]: `ink` is a color in one context and a number in another
         --> dark.tokens.json:1:12
          |
        1 | { "ink": { "$type": "number" } }
          |            ^^^^^^^^^^^^^^^^^ a number here
          |
         ::: light.tokens.json:1:12
          |
        1 | { "ink": { "$type": "color" } }
          |            ---------------- a color here
          |
          = help: give both the same type
        """
    )
  }

  @Test func `a diagnostic without a location has only its message and help`() {
    let finding = Diagnostic(.sample, severity: .advice, "no configuration")
      .notes(["one\n\nand more"]).help("make one")
    #expect(
      rendered(finding, in: SourceMap()) == """
        advice[sample-code]: no configuration
          = note: one

                  and more
          = help: make one
        """
    )
  }

  @Test func `the snippet of a multiline span is its first line`() {
    let sources = MarkedSources(["a.json": "{\n  \"a\": «{\n    \"b\": 1\n  }»\n}\n"])
    #expect(
      rendered(Diagnostic(.sample, "no value").at(sources.label(0, "here")), in: sources.map)
        == """
        error[sample-code]: no value
         --> a.json:2:8
          |
        2 |   "a": {
          |        ^ here
        """
    )
  }

  @Test func `empty files and the end of a file are valid locations`() {
    let sources = MarkedSources([
      "empty.json": "«»", "open.json": "{«»", "ended.json": "{\n«»", "line.json": "a«\n»b",
    ])
    let images = (0..<4).map {
      rendered(Diagnostic(.sample, "x").at(sources.label($0, "here")), in: sources.map)
        .split(separator: "\n").dropFirst().joined(separator: "\n")
    }
    #expect(images[0] == " --> empty.json:1:1\n  |\n1 |\n  | ^ here")
    #expect(images[1] == " --> open.json:1:2\n  |\n1 | {\n  |  ^ here")
    #expect(images[2] == " --> ended.json:2:1\n  |\n2 |\n  | ^ here")
    #expect(images[3] == " --> line.json:1:2\n  |\n1 | a\n  |  ^ here")
  }

  @Test func `tabs become spaces, and wide characters take two columns`() {
    let sources = MarkedSources([
      "a.json": "\t\"«色»\": «\"🎨👨‍👩‍👧é\"», «x»"
    ])
    let finding = Diagnostic(.sample, "x")
      .at(sources.label(0, "a name")).also([sources.label(1, "a value"), sources.label(2)])
    #expect(
      rendered(finding, in: sources.map) == """
        error[sample-code]: x
         --> a.json:1:3
          |
        1 |     "色": "🎨👨‍👩‍👧é", x
          |      ^^ a name
          |           ------- a value
          |                    -
        """
    )
  }

  @Test func `control characters are escaped`() {
    let sources = MarkedSources([
      "a\u{1B}[2J.json": "\u{1B}[31m \u{202E}evil\u{2066} \u{85}«x»\u{7F}\u{200B}\u{2028}"
    ])
    let finding = Diagnostic(.sample, "\u{1B}]0;title\u{7}")
      .at(sources.label(0, "\u{9B}31m")).notes(["a\u{8}b"]).help("a\tb")
    #expect(
      rendered(finding, in: sources.map, width: 120) == #"""
        error[sample-code]: \u{1B}]0;title\u{7}
         --> a\u{1B}[2J.json:1:15
          |
        1 | \u{1B}[31m \u{202E}evil\u{2066} \u{85}x\u{7F}\u{200B}\u{2028}
          |                                       ^ \u{9B}31m
          |
          = note: a\u{8}b
          = help: a    b
        """#
    )
  }

  @Test func `invalid UTF-8 is shown as escaped bytes`() {
    var map = SourceMap()
    let bytes: [UInt8] = [0x22, 0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0xF8, 0x22, 0xE2, 0x82]
    let file = map.add(path: "a.json", bytes: bytes)
    let finding = Diagnostic(.sample, "x").at(Span(file: file, start: 1, end: 3), "not UTF-8")
    #expect(
      rendered(finding, in: map) == #"""
        error[sample-code]: x
         --> a.json:1:2
          |
        1 | "\xFF\xC3(\xED\xA0\x80\xF8"\xE2\x82
          |  ^^^^^^^^ not UTF-8
        """#
    )
  }

  @Test func `a long line is truncated around the location`() {
    let line = (0..<40_000).map { "\"name\($0)\": \($0)" }.joined(separator: ", ")
    let sources = MarkedSources([
      "long.json": "{"
        + line.replacing("name20000\"", with: "«name20000»\"")
        .replacing("\"name9\"", with: "«\"name9\"»") + "«}»"
    ])
    let finding = Diagnostic(.sample, "x")
      .at(sources.label(1, "here")).also([sources.label(0, "there"), sources.label(2, "the end")])
    #expect(
      rendered(finding, in: sources.map, width: 60) == """
        error[sample-code]: x
         --> long.json:1:377783
          |
        1 | ...": 7, "name8": 8, "name9": 9, "name10": 10, "name11": ...
          |                      ------- there
        ...
        1 | ...me19999": 19999, "name20000": 20000, "name20001": 2000...
          |                      ^^^^^^^^^ here
        ...
        1 | ...39997": 39997, "name39998": 39998, "name39999": 39999}
          |                                                         - the end
        """
    )
  }

  @Test func `spans outside their file don't trap`() {
    var map = SourceMap()
    let file = map.add(path: "a.json", bytes: Array("abc".utf8))
    let late = Label(Span(file: file, start: 90, end: 99), "here")
    let turned = Label(Span(file: file, start: 2, end: 1))
    let nowhere = Label(Span(file: SourceMap.FileID(index: 7), start: 0, end: 1))
    #expect(
      rendered(Diagnostic(.sample, "x").at(late), in: map).hasSuffix("1 | abc\n  |    ^ here")
    )
    #expect(rendered(Diagnostic(.sample, "x").at(turned), in: map).hasSuffix("1 | abc\n  |   ^"))
    #expect(rendered(Diagnostic(.sample, "x").at(nowhere), in: map) == "error[sample-code]: x")
  }

  @Test func `a location on the command line has no line number`() {
    var map = SourceMap()
    let file = map.add(path: "command line", bytes: Array("tokens biuld".utf8), isFile: false)
    let finding = Diagnostic(.sample, "x").at(Span(file: file, start: 7, end: 12))
    #expect(rendered(finding, in: map).contains("\n --> command line\n"))
  }

  @Test func `color only adds escape sequences`() {
    let sources = MarkedSources(["a.json": "«a» «b»"])
    let finding = Diagnostic(.sample, "x")
      .at(sources.label(0, "one")).also([sources.label(1)]).help("two")
    let colored = TextRenderer(decorator: .ansi).render([finding], in: sources.map)
    #expect(colored.hasPrefix("\u{1B}[1;31merror[sample-code]\u{1B}[0m\u{1B}[1m: x\u{1B}[0m\n"))
    #expect(
      colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        == TextRenderer().render([finding], in: sources.map)
    )
  }

  @Test func `any bytes and any span can be rendered`() {
    var state: UInt64 = 3
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<3000 {
      var map = SourceMap()
      let bytes = (0..<next(400)).map { _ in
        UInt8([next(256), 0x0A, 0x20, 0xE2, 0x80, 0xAE, 0x61, 0x61][next(8)])
      }
      let file = map.add(path: "a", bytes: bytes)
      let labels = (0..<3).map { _ in
        Label(Span(file: file, start: UInt32(next(410)), end: UInt32(next(410))), "t")
      }
      let finding = Diagnostic(.sample, "x").at(labels[0]).also(Array(labels.dropFirst()))
      let image = rendered(finding, in: map, width: 30)
      #expect(image.contains("^ t"))
      #expect(!image.unicodeScalars.contains("\u{202E}"))
      for row in image.split(separator: "\n") where row.contains("^") || row.contains(" --") {
        #expect(!row.hasSuffix(" "))
      }
    }
  }
}
