import Testing

@testable import TokenOutput

/// Fonts and text styles in style sheets and in the output of other built-in targets.
@Suite struct BuiltInTextTests {
  private func text(_ members: String, families: String = ##""Inter""##) -> Workshop {
    Workshop(
      ##"""
      {
        "t": {
          "$type": "typography",
          "$value": {
            "fontFamily": \##(families), "fontSize": { "value": 20, "unit": "px" }, "fontWeight": 400,
            "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2
          },
          "$extensions": { "dev.tokens": { \##(members) } }
        }
      }
      """##
    )
  }

  private func css(_ workshop: Workshop) throws -> String {
    try workshop.render("css").files["tokens.css"] ?? ""
  }

  @Test func `aliases inherit the axes of variable fonts`() throws {
    let style = ##"""
      "$value": { "fontFamily": "A", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 }
      """##
    var workshop = Workshop(
      ##"""
      { "t": { "$type": "typography",
        "a": { \##(style), "$extensions": { "dev.tokens": {
          "fontVariationSettings": { "wght": 450, "opsz": 14.5 } } } },
        "b": { "$value": "{t.a}" },
        "c": { "$value": "{t.a}", "$extensions": { "dev.tokens": {
          "fontVariationSettings": { "wdth": 90 } } } },
        "d": { \##(style) } } }
      """##
    )
    let css = try css(workshop)
    #expect(css.contains(##"--t-a-font-variation-settings: "wght" 450, "opsz" 14.5;"##))
    #expect(css.contains("--t-b-font-variation-settings: var(--t-a-font-variation-settings);"))
    #expect(css.contains(##"--t-c-font-variation-settings: "wdth" 90;"##))
    #expect(!css.contains("--t-d-font-variation-settings"))
    let swift = try workshop.render("swift").files.values.joined()
    #expect(swift.contains(##"variations: ["wght": 450, "opsz": 14.5]"##))
    let android = try workshop.render("android").files.values.joined()
    #expect(android.contains(##"\'wght\' 450, \'opsz\' 14.5</item>"##))
    let dtcg = try workshop.render("dtcg").files.values.joined()
    #expect(dtcg.contains(##""fontVariationSettings": { "wght": 450, "opsz": 14.5 }"##))
    workshop = Workshop("{ \"t\": { \"$type\": \"typography\", \(style) } }")
    let plain = try workshop.render("swift").files.values.joined()
    #expect(!plain.contains("variations"))
  }

  @Test func `system fonts and generic families are unquoted`() throws {
    let bare = [
      "-apple-system", "BlinkMacSystemFont", "system-ui", "ui-sans-serif", "ui-serif",
      "ui-monospace", "ui-rounded", "serif", "sans-serif", "monospace", "cursive", "fantasy",
      "math",
      "emoji", "fangsong",
    ]
    let names = (bare + ["Segoe UI", "Roboto"]).map { "\"\($0)\"" }.joined(separator: ", ")
    let css = try css(text("", families: "[\(names)]"))
    let expected = bare.joined(separator: ", ") + ", \"Segoe UI\", \"Roboto\""
    #expect(css.contains("--t-font-family: \(expected);"))
  }

  @Test func `a token named with an underscore has the name of its group`() throws {
    let tokens = ##"""
      { "n": { "$type": "number", "_": { "$value": 1 }, "strong": { "$value": 2 } } }
      """##
    let css = try css(Workshop(tokens))
    #expect(css.contains("--n: 1;") && css.contains("--n-strong: 2;"))
  }

  @Test func `a text style refers to a size that depends on the screen`() throws {
    let tokens = ##"""
      {
        "size": { "$type": "string", "$value": "clamp(1rem, 4vw, 2rem)",
          "$extensions": { "dev.tokens": { "verbatim": true } } },
        "t": { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": "{size}",
          "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 } }
      }
      """##
    #expect(try css(Workshop(tokens)).contains("--t-font-size: var(--size);"))
    let swift = try Workshop(tokens).render("swift").files.values.joined()
    #expect(swift.contains("16") && !swift.contains("size: Tokens.size"))
    let scss = try Workshop(tokens).render("scss").files.values.joined()
    #expect(scss.contains("\"font-size\": $size,"), "\(scss)")
    let tailwind = try Workshop(tokens).render("tailwind").files.values.joined()
    #expect(tailwind.contains("--text-t: var(--size);"), "\(tailwind)")
  }

  @Test func `letter spacing that references a percentage is relative to the font size`() throws {
    func text(_ spacing: String) -> String {
      ##"""
      { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": { "value": 20, "unit": "px" },
        "fontWeight": 400, "letterSpacing": "{\##(spacing)}", "lineHeight": 1 } }
      """##
    }
    func length(_ value: String) -> String {
      ##""$extensions": { "dev.tokens": { "contexts": { "theme": { "dark": \##(value) } } } }"##
    }
    var workshop = Workshop(
      ##"""
      {
        "wide": { "$type": "dimension", "$value": { "value": 5, "unit": "%" } },
        "mixed": { "$type": "dimension", "$value": { "value": 1, "unit": "px" },
          \##(length(##"{ "value": 7, "unit": "%" }"##)) },
        "plain": { "$type": "dimension", "$value": { "value": 0.1, "unit": "em" } },
        "a": \##(text("wide")), "b": \##(text("mixed")), "c": \##(text("plain"))
      }
      """##
    )
    workshop.modifiers = [("theme", ["light", "dark"])]
    let css = try css(workshop)
    #expect(css.contains("--wide: 5%;"))
    #expect(css.contains("--a-letter-spacing: 0.05em;"))
    #expect(css.contains("--b-letter-spacing: 1px;"))
    #expect(
      css.contains(
        """
        [data-theme="dark"] {
          --mixed: 7%;
          --b-letter-spacing: 0.07em;
        }
        """
      )
    )
    #expect(css.contains("--c-letter-spacing: var(--plain);"))
    let others = try ["android", "kotlin", "swift", "json"].map { target in
      try workshop.render(target).files.values.joined()
    }
    #expect(others[0].contains(##"name="a_letter_spacing" type="dimen" format="float">0.05<"##))
    #expect(others[1].contains("letterSpacing = 0.05.em"))
    #expect(others[2].contains("kern: 1\n"))
    #expect(others[3].contains(##""letterSpacing": 1"##))
  }

  @Test func `no text can end the HTML element that contains a style sheet`() throws {
    let end = "</style><script>"
    let source = Workshop(
      ##"""
      {
        "face": { "$type": "fontFamily", "$value": "\##(end)", "$description": "\##(end) x" },
        "group": {
          "$description": "\##(end)",
          "$extensions": { "dev.tokens": { "constants": { "s": { "type": "string", "value": "\##(end)" } } } }
        }
      }
      """##
    )
    let css = try css(source)
    #expect(css.contains(##"--face: "\00003C/style>\00003Cscript>";"##))
    #expect(css.contains(##"--group-s: "\00003C/style>\00003Cscript>";"##))
    #expect(css.contains("/* < /style><script> x */"))
    #expect(!css.contains("</"))
  }

  @Test func `a fraction of the font size is in a unit that every browser supports`() throws {
    let source = Workshop(
      ##"""
      {
        "t": {
          "$type": "typography",
          "$value": {
            "fontFamily": "Inter", "fontSize": { "value": 20, "unit": "px" }, "fontWeight": 400,
            "letterSpacing": { "value": 5, "unit": "%" }, "lineHeight": 1.2
          }
        }
      }
      """##
    )
    #expect(try css(source).contains("--t-letter-spacing: 0.05em;"))
  }

  @Test(
    arguments: [
      ("wordWrapping", "overflow-wrap: break-word"), ("charWrapping", "word-break: break-all"),
      ("clipping", "text-overflow: clip"), ("truncatingTail", "text-overflow: ellipsis"),
    ]
  )
  func `a style sheet has the declarations for overflowing text`(
    _ word: String,
    _ declaration: String
  ) throws {
    let css = try css(text(##""lineBreak": "\##(word)""##))
    #expect(css.contains("--t-\(declaration);"))
    let property = declaration.prefix { $0 != ":" }
    #expect(css.contains("\n  \(property): var(--t-\(property));"))
  }

  @Test func `each platform has the text shadow`() throws {
    let shadow = ##"""
      "shadow": {
        "color": { "colorSpace": "srgb", "components": [1, 0, 0] }, "offsetX": { "value": 1, "unit": "px" },
        "offsetY": { "value": 2, "unit": "px" }, "blur": { "value": 4, "unit": "px" }, "spread": { "value": 0, "unit": "px" }
      }
      """##
    let kotlin = try text(shadow).render("kotlin").files["design/tokens/Tokens.kt"] ?? ""
    #expect(kotlin.contains(").toTextShadow(),"))
    let android = try text(shadow).render("android").files
    let styles = android["values/styles.xml"] ?? ""
    #expect(styles.contains(#"<item name="android:shadowColor">@color/t_shadow_color</item>"#))
    for member in [
      "Dx\">@dimen/t_shadow_dx", "Dy\">@dimen/t_shadow_dy", "Radius\">@dimen/t_shadow_radius",
    ] {
      #expect(styles.contains("<item name=\"android:shadow\(member)</item>"))
    }
    // The platform measures in pixels, so the number is larger on a dense screen.
    for (folder, radius) in [
      ("", "4"), ("-hdpi", "6"), ("-xhdpi", "8"), ("-xxhdpi", "12"), ("-xxxhdpi", "16"),
    ] {
      let line = #"<item name="t_shadow_radius" type="dimen" format="float">\#(radius)</item>"#
      #expect(android["values\(folder)/shadows.xml"]?.contains(line) == true, "\(folder)")
    }
  }

  @Test func `Android styles have a line height for older versions, too`() throws {
    let styles = try text("").render("android").files["values/styles.xml"] ?? ""
    #expect(
      styles.contains(
        #"<item name="android:lineHeight" tools:targetApi="28">@dimen/t_line_height</item>"#
      )
    )
    #expect(styles.contains(#"<item name="lineHeight">@dimen/t_line_height</item>"#))
    #expect(styles.contains(#"<attr name="lineHeight" format="dimension" />"#))
  }

  @Test func `Kotlin changes the case by the rules of a locale`() throws {
    let file = "design/tokens/TokenTextStyle.kt"
    let kotlin = try text(##""number": 1, "case": "uppercase""##).render("kotlin").files[file] ?? ""
    #expect(kotlin.contains("fun inCase(text: String, locale: Locale = Locale.current): String"))
    #expect(kotlin.contains("T -> text.toUpperCase(locale)"))
  }
}
