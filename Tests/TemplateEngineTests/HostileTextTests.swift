import Foundation
import TemplateEngine
import Testing

/// Text may contain anything. A printed string must parse to the same text, and a comment must not
/// end early.
@Suite struct HostileTextTests {
  /// A small deterministic generator.
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let pieces: [String] =
    [
      "\"", "'", "\\", "$", "${a}", "\\(", "/", "*", "*/", "/*", "//", "-", "--", "-->", "<!--",
      "<", ">", "&", "&amp;", "]]>", "\n", "\r", "\r\n", "\t", "\0", "\u{7F}", "\u{85}", "\u{9B}",
      "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}", "\u{200F}", "\u{61C}", "\u{FEFF}",
      "\u{FFFE}", "\u{FFFF}", "\u{10FFFF}", "\u{1F3A8}", "e\u{301}", "é", "漢", "{{", "}}", "{%",
      "{}", "a", "b7", "word", " ", "  ", "\u{A0}", "\u{B}", "\u{C}", "#", "@", "?", "\\u{41}",
      "\\u0041", "\\41 ",
    ] + (0..<0x20).compactMap { Unicode.Scalar($0).map { String(Character($0)) } }

  static let texts: [String] = {
    var generator = Generator(state: 7)
    return pieces
      + (0..<400).map { _ in
        (0..<Int.random(in: 1...40, using: &generator)).map { _ in
          Int.random(in: 0..<4, using: &generator) == 0
            ? String(
              Character(
                Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator)) ?? "\u{FFFD}"
              )
            )
            : pieces.randomElement(using: &generator) ?? ""
        }.joined()
      }
  }()

  private func output(_ text: String, _ filter: String) -> String {
    let host = SampleHost(["title": .text(text)])
    let outcome = render("{{ title | \(filter) }}", host: host)
    #expect(outcome.messages == [])
    return outcome.output
  }

  private func expectHarmless(_ output: String, lineEnds: Bool = false) {
    for scalar in output.unicodeScalars {
      let isLineEnd = lineEnds && scalar == "\n"
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      let isDirection =
        (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      #expect(isLineEnd || !isControl && !isDirection, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func `a Swift literal evaluates to the text`() throws {
    for text in Self.texts {
      let literal = output(text, "string")
      expectHarmless(literal)
      #expect(try unescape(literal, quoted: true) == text)
    }
  }

  @Test func `a literal with four-digit escapes parses as JSON`() throws {
    let style = StringStyle(
      open: "\"",
      close: "\"",
      escapes: [("\"", "\\\""), ("\\", "\\\\")],
      control: "\\u{HEX4}"
    )
    for text in Self.texts {
      let host = SampleHost(["title": .text(text)])
      let rules = TextRules(strings: [("", style)])
      let literal = render("{{ title | string }}", host: host, rules: rules).output
      expectHarmless(literal)
      let read =
        try JSONSerialization.jsonObject(
          with: Data("[\(literal)]".utf8)
        ) as? [String]
      #expect(read?.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    }
  }

  @Test func `a Kotlin literal contains no unescaped dollar or quotation marks`() {
    for text in Self.texts {
      let literal = output(text, "string('kotlin')")
      expectHarmless(literal)
      var scalars = Array(literal.unicodeScalars.dropFirst().dropLast())[...]
      while let scalar = scalars.popFirst() {
        if scalar == "\\" { _ = scalars.popFirst() }
        #expect(scalar != "$" && scalar != "\"")
      }
    }
  }

  @Test func `text can't open or close markup`() {
    for text in Self.texts {
      let markup = output(text, "string('xml')")
      expectHarmless(markup)
      #expect(!markup.contains("<") && !markup.contains(">"))
      let read = markup.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        .replacing("&amp;", with: "&")
      #expect(read.unicodeScalars.count == text.unicodeScalars.count)
    }
  }

  @Test func `the quotation mark is escaped even without a rule for it`() {
    let style = StringStyle(open: "'", close: "'", escapes: [("\n", "\\n")], control: "\\{HEX} ")
    let host = SampleHost(["title": "a'b\\n\n"])
    let rules = TextRules(strings: [("", style)])
    let literal = render("{{ title | string }}", host: host, rules: rules).output
    #expect(literal == "'a\\27 b\\5c n\\n'")
  }

  @Test func `text can't end a block comment`() {
    for text in Self.texts {
      let comment = output(text, "comment")
      expectHarmless(comment, lineEnds: true)
      guard !comment.isEmpty else { continue }
      #expect(comment.hasPrefix("/**") && comment.hasSuffix("*/"))
      let inner = comment.dropFirst(3).dropLast(2)
      #expect(!inner.contains("*/") && !inner.contains("/*"), "\(comment)")
    }
  }

  @Test func `the line prefix and the text can't end a comment together`() {
    let style = CommentStyle(first: "/*", line: "*", last: "*/", replacements: [("*/", "* /")])
    let rules = TextRules(comments: [("", style)])
    let host = SampleHost(["title": "one\n/ two"])
    let comment = render("{{ title | comment }}", host: host, rules: rules).output
    #expect(comment == "/*\n*one\n* / two\n*/")
  }

  @Test func `every line of a line comment is a comment`() {
    for text in Self.texts {
      let comment = output(text, "comment('slashes')")
      expectHarmless(comment, lineEnds: true)
      for line in comment.split(separator: "\n", omittingEmptySubsequences: false)
      where !comment.isEmpty {
        #expect(line.hasPrefix("///"))
      }
    }
  }

  @Test func `a markup comment doesn't contain two consecutive hyphens`() {
    for text in Self.texts {
      let comment = output(text, "comment('markup')")
      guard !comment.isEmpty else { continue }
      #expect(!comment.dropFirst(4).dropLast(3).contains("--"), "\(comment)")
      let inline = output(text, "comment('inline')")
      #expect(!inline.contains("\n") && !inline.dropLast(2).contains("*/"))
    }
  }

  private struct BadEscape: Error {}

  /// The value of a Swift literal.
  private func unescape(_ literal: String, quoted: Bool) throws -> String {
    var result = String.UnicodeScalarView()
    var rest = Array(literal.unicodeScalars.dropFirst().dropLast())[...]
    while let scalar = rest.popFirst() {
      guard scalar != "\"" else { throw BadEscape() }
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "\"": result.append("\"")
      case "\\": result.append("\\")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        guard
          let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
          let escaped = Unicode.Scalar(value)
        else { throw BadEscape() }
        result.append(escaped)
      default: throw BadEscape()
      }
    }
    return String(result)
  }
}
