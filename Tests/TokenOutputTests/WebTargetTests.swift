import TokenCompiler
import Testing

@testable import TokenOutput

/// The handling of names and values by the targets for the web. `Tests/Compilers` runs compilers on
/// their outputs.
@Suite struct WebTargetTests {
  private static let black = #"{ "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }"#

  /// A workshop with colors.
  private static func colors(_ members: String) -> Workshop {
    Workshop("{ \"$type\": \"color\", \(members) }")
  }

  @Test func `keywords, digits, and other scripts are keys of a TypeScript tree`() throws {
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

  @Test func `a description can't end a comment or begin a tag in TypeScript`() throws {
    let workshop = Self.colors(
      ##""a": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] }, "$description": "*/ @deprecated" }"##
    )
    let text = try workshop.render("typescript").files["tokens.ts"] ?? ""
    #expect(text.contains(#"/** * / \@deprecated */"#))
  }

  @Test func `a string can't begin an interpolation in Sass`() throws {
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

  @Test func `groups that repeat the Tailwind namespace are omitted`() throws {
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

  @Test func `two tokens with the same Tailwind name are an error`() throws {
    let result = try Self.colors(
      ##""color": { "ink": \##(Self.black) }, "colors": { "ink": \##(Self.black) }"##
    ).render("tailwind")
    #expect(result.codes == ["name-collision"])
    #expect(result.files.isEmpty)
  }

  @Test func `a shadow that varies is a variable in Tailwind utilities, others are values`()
    throws
  {
    func shadow(_ blur: Int) -> String {
      ##"""
      { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "blur": { "value": \##(blur), "unit": "px" },
        "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 0, "unit": "px" },
        "spread": { "value": 0, "unit": "px" } }
      """##
    }
    var workshop = Workshop(
      ##"""
      { "shadow": { "$type": "shadow", "plain": { "$value": \##(shadow(1)) },
          "card": { "$value": \##(shadow(2)), "$extensions": { "dev.tokens": { "contexts": {
            "theme": { "dark": \##(shadow(3)) } } } } } } }
      """##
    )
    workshop.modifiers = [("theme", ["light", "dark"])]
    let text = try workshop.render("tailwind").files["theme.css"] ?? ""
    #expect(text.contains("@theme {\n  --shadow-plain: 0px 0px 1px 0px #000000;\n}"))
    #expect(text.contains("@theme reference inline {\n  --shadow-card: var(--shadow-card);\n}"))
    #expect(text.contains(":root, :host {\n    --shadow-card: 0px 0px 2px 0px #000000;"))
    #expect(text.contains("[data-theme=\"dark\"] {\n    --shadow-card: 0px 0px 3px 0px #000000;"))
    let dark = ContextChoice(modifier: Located("theme"), context: Located("dark"))
    workshop.request.contexts = [dark]
    let pinned = try workshop.render("tailwind").files["theme.css"] ?? ""
    #expect(
      pinned.contains("  --shadow-card: 0px 0px 3px 0px #000000;") && !pinned.contains("inline")
    )
  }

  @Test func `a breakpoint that varies is warned about for Tailwind`() throws {
    var workshop = Workshop(
      ##"""
      { "breakpoint": { "$type": "dimension", "wide": { "$value": { "value": 50, "unit": "rem" },
        "$extensions": { "dev.tokens": { "contexts": {
          "brand": { "sand": { "value": 60, "unit": "rem" } } } } } } } }
      """##
    )
    workshop.modifiers = [("brand", ["plum", "sand"])]
    let result = try workshop.render("tailwind")
    #expect(result.codes == ["template-warning"])
    #expect(result.report.contains("media queries can't follow contexts"))
  }

  @Test func `a text style that DTCG can't represent is omitted from resolved tokens`() throws {
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
    #expect(result.report.contains("DTCG requires `lineHeight` in a text style"))
    let text = result.files["base.tokens.json"] ?? ""
    #expect(text.contains(#""letterSpacing": { "value": 8, "unit": "px" }"#))
    #expect(!text.contains("half"))
  }

  @Test(arguments: ["tree", "flat"])
  func `javascript has its types in another file`(layout: String) throws {
    var workshop = Workshop(
      ##"""
      { "a": { "$type": "number", "$value": 0.5, "$extensions": {
          "dev.tokens": { "contexts": { "theme": { "dark": 1 } } } } },
        "b": { "$type": "border", "$value": { "width": { "value": 1, "unit": "px" },
          "style": "solid", "color": { "colorSpace": "srgb", "components": [0, 0, 0] } } } }
      """##
    )
    workshop.modifiers = [("theme", ["light", "dark"])]
    workshop.request.options = [
      OptionSetting("output", .string("javascript")), OptionSetting("layout", .string(layout)),
    ]
    let files = try workshop.render("typescript").files
    let script = try #require(files["tokens.js"])
    #expect(!script.contains("interface ") && !script.contains(" as "))
    #expect(script.contains("export function createTheme(choice) {"))
    let types = try #require(files["tokens.d.ts"])
    #expect(types.contains("export declare function createTheme(choice?: Partial<"))
    #expect(
      types.contains(
        layout == "flat" ? "export declare const a: 0.5;" : "export declare const tokens: Tokens;"
      )
    )
    #expect(files["tokens.ts"] == nil && (files["vars.js"] != nil) == (layout == "flat"))
  }
}
