import Diagnostics
import JSONSyntax
import Testing
import TokenModel

@testable import TokenCompiler

/// References in source form.
@Suite struct ReferenceReading {
  @Test(arguments: [
    ("{a}", "{a}"), ("{a.b.c}", "{a.b.c}"), ("{a.$root}", "{a.$root}"), ("{ a . b }", "{ a . b }"),
    ("{a/b.~c:d}", "{a/b.~c:d}"), ("{é.😀}", "{é.😀}"), (#"{a\u002eb}"#, "{a.b}"),
    (#"\u007ba}"#, "{a}"), ("{a.$value}", "{a}"), ("{a.x$}", "{a.x$}"),
  ])
  func `curly-brace references are paths`(_ text: String, _ expected: String) {
    #expect(ValueReading("\"\(text)\"", as: .color).outcome == expected)
  }

  @Test(arguments: [
    "{a", "{", "{}", "{.}", "{a.}", "{.a}", "{a..b}", "{a}b", "{a}}", "{{a}", "{a}{b}", "{a.$x.b}",
    "{$value}", "{a.$value.b}", "{a} ",
  ])
  func `other strings that begin with a brace are reported once`(_ text: String) {
    let reading = ValueReading("\"\(text)\"", as: .fontFamily)
    #expect(reading.outcome == "invalid")
    #expect(reading.state.diagnostics.map(\.code) == [.malformedReference])
  }

  @Test(arguments: [
    ("#/a", "#/a"), ("#/a/$value/components/0", "#/a/$value/components/0"), ("#/a~1b", "#/a/b"),
    ("#/a~01", "#/a~1"), ("#/a%20b", "#/a b"), ("#/a b", "#/a b"), ("#/a%2Fb", "#/a/b"),
    ("#/%7E1", "#//"), ("#/%C3%A9", "#/é"), ("#/a//b", "#/a//b"),
  ])
  func `JSON Pointers are decoded`(_ text: String, _ expected: String) {
    #expect(ValueReading(#"{"$ref":"\#(text)"}"#, as: .color).outcome == expected)
  }

  @Test(arguments: [
    "", "#", "#/", "#a", "/a", "a/b", "{a}", "a.b", "x.json#/a", "https://x.y/z#/a", "#/a~",
    "#/a~2",
    "#/%", "#/%2", "#/%GG", "#/%FF", "#/%E9",
  ])
  func `invalid pointers are reported once`(_ text: String) {
    let reading = ValueReading(#"{"$ref":"\#(text)"}"#, as: .color)
    #expect(reading.outcome == "invalid")
    #expect(reading.state.diagnostics.map(\.code) == [.malformedReference])
  }

  @Test(arguments: [
    ##"{"$ref":"#/a","x":1}"##, ##"{"x":1,"$ref":"#/a"}"##, ##"{"$ref":1}"##, ##"{"$ref":null}"##,
    ##"{"$ref":{"$ref":"#/a"}}"##, ##"{"value":1,"unit":"px","$ref":"#/a"}"##,
  ])
  func `properties next to $ref are reported`(_ text: String) {
    for type in [TokenType.color, .dimension, .border, .shadow, .strokeStyle] {
      let reading = ValueReading(text, as: type)
      #expect(reading.outcome == "invalid")
      #expect(reading.state.diagnostics.map(\.code) == [.malformedReference], "\(type)")
    }
  }

  @Test func `the location of an error in an escaped string is its location in the source`() {
    let reading = ValueReading(#""{\u0061\u0062}cd""#, as: .color)
    #expect(reading.findings == [#"malformed-reference cd"#])
  }

  @Test func `the span of a reference includes the quotes`() {
    let reading = ValueReading(##"{"$ref":"#/a"}"##, as: .color)
    let span = reading.state.references[0].span
    let bytes = reading.sources[span.file].bytes[Int(span.start)..<Int(span.end)]
    #expect(String(decoding: bytes, as: UTF8.self) == ##""#/a""##)
  }
}
