import Diagnostics
import JSONSyntax
import SourceForms
import Testing

/// Files that don't contain tokens in any form.
@Suite struct `Importable formats` {
  private func format(_ text: String) -> ImportFormat? {
    var diagnostics: [Diagnostic] = []
    let file = SourceMap.FileID(index: 0)
    let tree = JSONTree.parse(Array(text.utf8), file: file, diagnostics: &diagnostics)
    return ImportFormat(tree)
  }

  @Test(arguments: [
    "{\"colors\": {\"a\": {\"r\": 1, \"g\": 2, \"b\": 3}}}", "{\"fonts\": {\"a\": {\"size\": 12}}}",
    "{\"fonts\": {\"a\": {\"size\": 12}}, \"colors\": {\"a\": {\"r\": 1, \"g\": 2, \"b\": 3}}}",
  ])
  func `app themes are recognized`(_ text: String) { #expect(format(text) == .themeJSON) }

  @Test(arguments: [
    "{\"@include.a\": \"a.json\"}", "{\"a\": {\"@parent\": \"@b\"}}",
    "{\"a\": {\"b\": {\"c\": \"@d.e\"}}}",
    "{\"inkColor\": \"~color.alpha(@a, 0.5)\", \"a\": 1}",
  ])
  func `style sheets are recognized`(_ text: String) { #expect(format(text) == .stylesheet) }

  @Test(arguments: [
    "{\"$description\": \"@a\"}", "{\"a\": {\"b\": {}, \"$description\": \"~\"}}", "{}", "[]", "1",
    "{\"colors\": {}}", "{\"colors\": {\"a\": {\"$value\": \"#fff\"}}}",
    "{\"colors\": {\"a\": {\"r\": {\"$value\": 1}}}}", "{\"fonts\": {\"size\": {\"value\": 1}}}",
    "{\"a\": {\"$type\": \"color\", \"b\": {\"$value\": \"~color.mix({c}, {d})\"}}}",
    "{\"a\": \"@b\", \"c\": {\"$value\": 1}}", "{\"a\": {\"value\": \"@b\"}}",
    "{\"a\": {\"$ref\": \"#/b\"}}",
    "{\"$themes\": [], \"a\": {\"b\": {\"value\": 1}}}",
    "{\"name\": \"site\", \"version\": \"1.0.0\"}",
  ])
  func `token files and others aren't importable`(_ text: String) { #expect(format(text) == nil) }

  @Test func `CSS and XML are recognized by their extension and first character`() {
    #expect(ImportFormat(Array(" :root {}".utf8), at: "a.css") == .css)
    #expect(ImportFormat(Array("\n<resources/>".utf8), at: "colors.xml") == .colorsXML)
    #expect(ImportFormat(Array("{}".utf8), at: "a.css") == nil)
    #expect(ImportFormat(Array("<a/>".utf8), at: "a.json") == nil)
    #expect(ImportFormat([], at: "a.css") == nil)
  }
}
