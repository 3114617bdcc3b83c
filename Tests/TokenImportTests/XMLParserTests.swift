import Testing

@testable import TokenImport

/// Realistic Android resource files.
@Suite struct `XML documents` {
  private func parse(_ text: String) throws -> XMLElement { try XMLParser.parse(Array(text.utf8)) }

  @Test func `elements, attributes, text, comments, entities, and CDATA are parsed`() throws {
    let root = try parse(
      """
      <?xml version="1.0"?><!DOCTYPE r><!-- <a> -->
      <r xmlns:t='u'><a name = "x &lt; y">1 &amp; 2<!-- no -->3<![CDATA[<&>]]></a><b/>&#65;&#x42;</r>
      """
    )
    #expect(root.name == "r")
    #expect(root.attributes == ["xmlns:t": "u"])
    #expect(root.children.map(\.name) == ["a", "b"])
    #expect(root.children[0].attributes == ["name": "x < y"])
    #expect(root.children[0].text == "1 & 23<&>")
    #expect(root.text == "AB")
  }

  @Test(arguments: [
    ("<a><b></a>", "`</a>` has no start tag"), ("<a", "the tag `a` is not closed"),
    ("<a>", "`<a>` is not closed"), ("", "there is no element"), ("<a x></a>", "`x` has no value"),
    ("<a x=1/>", "the value of `x` is not quoted"),
    ("<a x=\"1/>", "the value of `x` isn't terminated"),
    ("<>", "`<` doesn't begin a tag"), ("</a>", "`</a>` has no start tag"),
    ("<!-- no end", "there is no element"),
  ])
  func `an error has a message`(_ text: String, _ message: String) {
    #expect { try parse(text) } throws: { ($0 as? XMLParser.Failure)?.message == message }
  }

  @Test func `nesting is limited`() {
    let text = String(repeating: "<a>", count: 100_000)
    #expect { try parse(text) } throws: {
      ($0 as? XMLParser.Failure)?.message == "elements are nested too deeply"
    }
  }

  @Test func `no text makes the parser trap`() throws {
    let whole = "<?x?><r a=\"1\"><!--c--><![CDATA[d]]>&#1;<b/></r>"
    for length in 0...whole.utf8.count {
      _ = try? XMLParser.parse(Array(whole.utf8.prefix(length)))
    }
    for byte in UInt8.min...UInt8.max {
      var bytes = Array(whole.utf8)
      for index in bytes.indices {
        bytes[index] = byte
        _ = try? XMLParser.parse(bytes)
      }
    }
  }
}
