import Diagnostics
import JSONSyntax
import Testing
import TokenModel

@testable import TokenCompiler

/// References, nested tokens, and names that DTCG doesn't allow.
struct ForeignNameTests {
  @Test(arguments: ["{a.b.value}", "$a.b", "{a.b}"])
  func `a reference in another tool's form resolves to the token`(_ reference: String) {
    let ir = Project(
      ##"{ "a": { "b": { "value": "4px", "type": "dimension" } }, "x": { "value": "\##(reference)", "type": "sizing" } }"##
    ).compile().ir
    #expect(ir?.value("x") == "4.0px")
  }

  @Test func `references in other tools' forms work in expressions and composite values`() throws {
    let compilation = Project(
      """
      { "a": { "b": { "value": "4px", "type": "dimension" }, "c": { "value": "#000000", "type": "color" } },
        "sum": { "value": "$a.b * 2 + {a.b.value}", "type": "sizing" },
        "line": { "value": { "color": "{a.c.value}", "width": "$a.b", "style": "solid" }, "type": "border" } }
      """
    ).compile()
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(ir.value("sum") == "12.0px")
    #expect(ir.value("line")?.contains("4.0px") == true)
  }

  @Test func `a string with a dollar sign isn't a reference`() throws {
    let ir = try #require(
      Project(##"{ "price": { "value": "$5.99", "type": "text" } }"##).compile().ir
    )
    #expect(ir.value("price") == "$5.99")
  }

  @Test func `a token named value isn't cut off a reference`() throws {
    let ir = try #require(
      Project(
        ##"{ "g": { "value": { "value": "2px", "type": "sizing" } }, "x": { "value": "{g.value}", "type": "sizing" } }"##
      ).compile().ir
    )
    #expect(ir.value("x") == "2.0px")
  }

  @Test func `a token that contains tokens becomes the root of a group`() throws {
    let compilation = Project(
      """
      { "button": { "$type": "color", "$value": "#000000", "$description": "At rest.",
          "hover": { "$value": "#ffffff" }, "pressed": { "$value": "{button}" } },
        "link": { "$type": "color", "$value": "{button}" } }
      """
    ).compile()
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(compilation.diagnostics.map(\.code) == [.foreignForm], "\(compilation.messages)")
    #expect(ir.tokenNames == ["button.$root", "button.hover", "button.pressed", "link"])
    #expect(ir.value("link") == ir.value("button.$root"))
    #expect(ir.value("button.hover") != ir.value("link"))
    let report = Project(##"{ "a": { "$type": "number", "$value": 1, "b": { "$value": 2 } } }"##)
      .report()
    #expect(report.contains("1 token with tokens inside"), "\(report)")
    #expect(report.contains("a.tokens.json:1:42"), "\(report)")
  }

  @Test func `a token with tokens inside can be referenced in another file`() throws {
    let files = [
      "a.json":
        ##"{ "s": { "value": "44px", "type": "size", "rem": { "value": "2rem", "type": "size" } } }"##,
      "b.json":
        ##"{ "a": { "value": "{s.value}", "type": "size" }, "b": { "value": "{s}", "type": "x" } }"##,
    ]
    let compilation = Project(files).compile()
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(["a", "b", "s.$root"].allSatisfy { ir.value($0) == "44.0px" })
    #expect(ir.value("s.rem") == "2.0rem")
  }

  @Test(arguments: ["state", "item", "hover", "key", "private"])
  func `a token nested in a token is kept, whatever its name`(_ name: String) throws {
    let ir = try #require(
      Project(
        ##"{ "a": { "value": "1px", "type": "sizing", "attributes": { "category": "size" }, "original": { "value": "1" }, "\##(name)": { "value": "2px" } } }"##
      ).compile().ir
    )
    #expect(ir.tokenNames == ["a.$root", "a.\(name)"])
    #expect(ir.value("a.\(name)") == "2.0px")
  }

  @Test func `names with periods and braces are renamed, and references follow`() throws {
    let compilation = Project(
      """
      { "space": { "1.5": { "value": "6px", "type": "sizing" }, "1_5": { "value": "7px", "type": "sizing" } },
        "{x}": { "a.b": { "c": { "value": 1, "type": "number" } } },
        "gap": { "value": "{space.1.5}", "type": "sizing" } }
      """
    ).compile()
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(ir.tokenNames == ["space.1_5_2", "space.1_5", "_x_.a_b.c", "gap"])
    #expect(ir.value("gap") == "6.0px")
  }

  @Test func `a syntax error is the only diagnostic for another tool's file`() {
    let compilation = Project(##"{ "a": { "value": "1px" "type": "sizing" } }"##).compile()
    #expect(compilation.diagnostics.map(\.code) == [.malformedJSON], "\(compilation.messages)")
  }

  @Test func `tokens of an unknown type become constants, with a single warning`() throws {
    let compilation = Project(
      """
      { "icon": { "$type": "icon", "home": { "$value": "ic_home" }, "start": { "$value": "{icon.home}" },
        "sizes": { "$value": [1, 2] } } }
      """
    ).compile()
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(compilation.messages == ["warning[unknown-type]: there is no token type `icon`"])
    #expect(ir.tokenNames == ["icon.home", "icon.start"])
    #expect(ir.value("icon.start") == "ic_home")
  }
}
