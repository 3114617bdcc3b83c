import Diagnostics
import Testing

@testable import SourceForms

/// Reading style sheets.
@Suite struct `Declarations of CSS` {
  private func declarations(_ text: String) -> [CSSDeclaration] {
    CSSScanner.declarations(of: Array(text.utf8), file: SourceMap.FileID(index: 0))
  }

  @Test func `the contents of comments, strings, and parentheses are skipped`() {
    let found = declarations(
      """
      /* :root { --no: 1 } */ a::before { content: "} --no: 1; {" }
      :root { --a: url(data:x;y{}); --b: "; --no: 1";  /* --no: 2; */ --c : 1 /* x */ 2 ! important }
      """
    )
    #expect(found.map(\.name) == ["content", "--a", "--b", "--c"])
    #expect(found.dropFirst().map(\.value) == ["url(data:x;y{})", "\"; --no: 1\"", "1 2"])
  }

  @Test func `an escaped quote doesn't end a string`() {
    let found = declarations(#":root { --a: "x\"; --no: 1"; --b: 'y\'}'; --c: 2 }"#)
    #expect(found.map(\.name) == ["--a", "--b", "--c"])
    #expect(found.map(\.value) == [#""x\"; --no: 1""#, #"'y\'}'"#, "2"])
  }

  @Test func `the last declaration needs no semicolon, and no text makes the scanner trap`() {
    #expect(declarations(":root{--a:1}").map(\.value) == ["1"])
    let whole = "@media (x) { :root { --a: var(--b, \"c\\\"\"); /* d */ } } }"
    for length in 0...whole.utf8.count { _ = declarations(String(whole.prefix(length))) }
    #expect(declarations("}}}; --a: 1 }").map(\.name) == ["--a"])
    #expect(declarations("/*").isEmpty && declarations("'\\").isEmpty)
  }

  @Test func `references have fallbacks, which may have references`() {
    let text = CSSVariableText("var(--a, var(--b, 1px)) + var(--c)")
    #expect(text.references == ["a", "c"])
    #expect(text.text { "{\($0)}" } == "{a} + {c}")
    #expect(text.text { $0 == "c" ? "2px" : nil } == "var(--b, 1px) + 2px")
    #expect(CSSVariableText("var(--a, 4px)").fallback == "4px")
    #expect(CSSVariableText("var(").references.isEmpty)
  }

  @Test func `declarations have their rules, at-rules, and locations`() throws {
    let text = """
      @import "a:b.css"; @layer base {
        @media (min-width: 1px) { .a:hover, .b { color : red !important; & .c { --x\\/y: 1 } } }
      }
      a { width: 1px; b { --z: 2 } }
      """
    let found = declarations(text)
    #expect(found.map(\.name) == ["color", "--x/y", "width", "--z"])
    #expect(found.map(\.isImportant) == [true, false, false, false])
    #expect(found[1].blocks == ["@layer base", "@media (min-width: 1px)", ".a:hover, .b", "& .c"])
    #expect(found.last?.blocks == ["a", "b"])
    let span = found[0].span
    let range = Int(span.start)..<Int(span.end)
    #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == "color : red !important")
  }

  @Test func `a comment before a declaration isn't part of its location`() {
    let span = declarations("a { /* b: c; */\n  color: red }").first?.span
    #expect(span?.start == 18)
  }

  @Test func `variables of Sass and Less are read as custom properties`() {
    func values(_ text: String, _ path: String) -> [String] {
      StyleSheetLanguage(ofFile: path)
        .properties(of: Array(text.utf8), file: SourceMap.FileID(index: 0))
        .map { "\($0.name)=\($0.value)" }
    }
    let sass = """
      // $no: 1; it's a comment
      $gap: 4px !default; /* // */ $wide: $gap * 2; $url: url(http://x.org);
      :root { --a: "$gap"; color: $gap } // $no: 2
      """
    #expect(
      values(sass, "a.scss")
        == ["--gap=4px", "--wide=var(--gap) * 2", "--url=url(http://x.org)", "--a=\"$gap\""]
    )
    #expect(
      values("@gap: 1px; @media print { a { b: c } } @b: @gap;", "a.less")
        == ["--gap=1px", "--b=var(--gap)"]
    )
    #expect(values("$gap: 1px; :root { --a: $b }", "a.css") == ["--a=$b"])
  }

  @Test func `no bytes make a reader trap`() {
    var generator = SeededBytes(seed: 7)
    let pieces = [
      "{", "}", "--a:", ";", "var(", ")", "\"", "'", "\\", "/*", "*/", "//", "$a", "rgb(",
    ]
    for _ in 0..<2000 {
      let text = (0..<12).map { _ in
        generator.next() < 100
          ? String(decoding: [generator.next(), generator.next()], as: UTF8.self)
          : pieces[Int(generator.next()) % pieces.count]
      }.joined()
      for path in ["a.css", "a.scss", "a.less"] {
        let found = StyleSheetLanguage(ofFile: path)
          .properties(of: Array(text.utf8), file: SourceMap.FileID(index: 0))
        #expect(found.allSatisfy { $0.span.start <= $0.span.end && $0.span.end <= text.utf8.count })
        let table = CSSPropertyTable(Dictionary(found.map { ($0.name, $0.value) }) { $1 })
        for declaration in found { _ = ComparableCSSValue(table.resolved(declaration.value)) }
      }
      #expect(ComparableCSSValue(text).isEquivalent(to: ComparableCSSValue(text)))
    }
  }
}

/// A reproducible sequence of bytes.
private struct SeededBytes {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt8 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt8(truncatingIfNeeded: state >> 33)
  }
}
