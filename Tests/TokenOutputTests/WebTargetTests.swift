import TokenCompiler
import Testing

@testable import TokenOutput

/// What the targets for the web do with names and values of their own; `Tests/Compilers` hands them to compilers.
@Suite struct WebTargetTests {
  private static let black = #"{ "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }"#

  /// A workshop with colors.
  private static func colors(_ members: String) -> Workshop {
    Workshop("{ \"$type\": \"color\", \(members) }")
  }

  @Test func `keywords, digits and other scripts are keys of a TypeScript tree`() throws {
    let workshop = Self.colors(
      ##""class": { "default": \##(Self.black), "500": \##(Self.black), "größe": \##(Self.black) }"##
    )
    let text = try workshop.render("typescript").files["tokens.ts"] ?? ""
    #expect(text.contains(#"readonly "class": {"#))
    for (key, name) in [("default", "default"), ("500", "500"), ("größe", "größe")] {
      #expect(text.contains("    \"\(key)\": \"#000000\",\n"))
      #expect(text.contains("    \"\(key)\": \"var(--class-\(name))\",\n"))
      #expect(text.contains("| \"--class-\(name)\""))
    }
  }

  @Test func `a description cannot end a comment of TypeScript or begin a tag`() throws {
    let workshop = Self.colors(
      ##""a": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] }, "$description": "*/ @deprecated" }"##
    )
    let text = try workshop.render("typescript").files["tokens.ts"] ?? ""
    #expect(text.contains(#"/** * / \@deprecated */"#))
  }

  @Test func `a text cannot begin an interpolation of Sass`() throws {
    let workshop = Workshop(
      ##"{ "a": { "$type": "fontFamily", "$value": ["A #{b", "serif"] } }"##
    )
    let text = try workshop.render("scss").files["_tokens.scss"] ?? ""
    #expect(text.contains(##"$a: ("A \#{b", serif);"##))
  }

  @Test func `a Sass variable begins with a letter`() throws {
    let text =
      try Self.colors(##""2xl": \##(Self.black)"##).render("scss").files["_tokens.scss"] ?? ""
    #expect(text.contains("$token-2xl: #000000;"))
  }

  @Test func `groups that say what the name space says are left out for Tailwind`() throws {
    let workshop = Workshop(
      ##"""
      { "dimension": { "$type": "dimension",
          "space": { "small": { "$value": { "value": 8, "unit": "px" } } },
          "button": { "cornerRadius": { "$value": { "value": 4, "unit": "px" } } } },
        "colors": { "$type": "color", "$root": \##(Self.black), "ink": \##(Self.black) } }
      """##
    )
    let text = try workshop.render("tailwind").files["theme.css"] ?? ""
    #expect(text.contains("  --spacing-small: 8px;\n"))
    #expect(text.contains("  --radius-button-corner-radius: 4px;\n"))
    #expect(text.contains("  --color-ink: #000000;\n"))
    #expect(text.contains("  --color-default: #000000;\n"))
  }

  @Test func `two tokens that Tailwind would call alike are refused`() throws {
    let result = try Self.colors(
      ##""color": { "ink": \##(Self.black) }, "colors": { "ink": \##(Self.black) }"##
    ).render("tailwind")
    #expect(result.codes == ["name-collision"])
    #expect(result.files.isEmpty)
  }

  @Test func `a text style that the standard cannot hold is left out of resolved tokens`() throws {
    let workshop = Workshop(
      ##"""
      { "text": { "$type": "typography",
          "whole": { "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" },
            "fontWeight": 400, "lineHeight": 1.5, "letterSpacing": { "value": 0.5, "unit": "em" } } },
          "half": { "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" },
            "fontWeight": 400 } } } }
      """##
    )
    let result = try workshop.render("dtcg")
    #expect(result.codes.contains("template-warning"))
    #expect(result.report.contains("a text style of the standard needs `lineHeight`"))
    let text = result.files["base.tokens.json"] ?? ""
    #expect(text.contains(#""letterSpacing": { "value": 8, "unit": "px" }"#))
    #expect(!text.contains("half"))
  }
}
