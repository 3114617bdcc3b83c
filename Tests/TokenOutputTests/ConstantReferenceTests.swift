import Testing
import TokenCompiler

@testable import TokenOutput

/// Tokens that have the same value in every context although a referenced token changes.
///
/// Other contexts override the reference with a literal that equals its base value, and a printed
/// reference would follow the change. `Tests/Compilers/coincidences.py` compares random sources in
/// a browser.
@Suite struct ConstantReferenceTests {
  private static func varying(_ value: String, _ contexts: String) -> String {
    ##"{ "$value": \##(value), "$extensions": { "dev.tokens": { "contexts": \##(contexts) } } }"##
  }

  private static let black = ##"{ "colorSpace": "srgb", "components": [0, 0, 0] }"##
  private static let white = ##"{ "colorSpace": "srgb", "components": [1, 1, 1] }"##

  private static func px(_ value: Int) -> String { ##"{ "value": \##(value), "unit": "px" }"## }

  private static func style(_ size: String) -> String {
    ##"{ "fontFamily": "Inter", "fontSize": \##(size), "fontWeight": 400, "lineHeight": 2, "##
      + ##""letterSpacing": \##(px(0)) }"##
  }

  private static func border(_ color: String) -> String {
    ##"{ "color": \##(color), "width": \##(px(1)), "style": "solid" }"##
  }

  /// Only `ink` and `size` change in dark.
  private static let tokens = ##"""
    {
      "ink": { "$type": "color", \##(varying(black, ##"{ "theme": { "dark": \##(white) } }"##).dropFirst()),
      "size": { "$type": "dimension",
        \##(varying(px(10), ##"{ "theme": { "dark": \##(px(20)) } }"##).dropFirst()),
      "a": { "$type": "color",
        \##(varying(##""{ink}""##, ##"{ "theme": { "dark": \##(black) } }"##).dropFirst()),
      "line": { "$type": "border",
        \##(varying(border(##""{ink}""##), ##"{ "theme": { "dark": \##(border(black)) } }"##).dropFirst()),
      "text": { "$type": "typography",
        \##(varying(style(##""{size}""##), ##"{ "theme": { "dark": \##(style(px(10))) } }"##).dropFirst()),
      "hidden": { "$type": "color",
        "$extensions": { "dev.tokens": { "visibility": "private",
          "contexts": { "theme": { "dark": \##(black) } } } }, "$value": "{ink}" },
      "far": { "$type": "color", "$value": "{hidden}" }
    }
    """##

  private func files(_ target: String, _ options: OptionSetting...) throws -> [String: String] {
    var workshop = Workshop(Self.tokens)
    workshop.modifiers = [("theme", ["light", "dark"])]
    workshop.request.options = options
    let result = try workshop.render(target)
    #expect(result.codes.isEmpty, "\(result.report)")
    return result.files
  }

  /// The declarations of a rule in a style sheet, from all blocks with its selector.
  private func declarations(_ selector: String, in sheet: String?) -> [Substring] {
    (sheet ?? "").split(separator: "\n\(selector) {\n").dropFirst().flatMap { block in
      block.prefix(upTo: block.firstRange(of: "\n}")?.lowerBound ?? block.endIndex)
        .split(separator: "\n").map { $0.drop { $0 == " " } }
    }
  }

  @Test func `a style sheet overrides a reference whose target changes`() throws {
    let sheet = try files("css")["tokens.css"]
    let base = declarations(":root", in: sheet)
    #expect(base.contains("--a: var(--ink);"))
    #expect(base.contains("--line: 1px solid var(--ink);"))
    #expect(base.contains("--text-font-size: var(--size);"))
    let dark = declarations("[data-theme=\"dark\"]", in: sheet)
    #expect(dark.contains("--a: #000000;"))
    #expect(dark.contains("--line: 1px solid #000000;"))
    #expect(dark.contains("--text-font-size: 10px;"))
    // A light element nested in a dark one needs the reference again.
    let light = declarations("[data-theme=\"light\"]", in: sheet)
    #expect(light.contains("--a: var(--ink);") && light.contains("--text-font-size: var(--size);"))
    // A reference to a constant token follows it.
    #expect(base.contains("--far: var(--hidden);") && !dark.contains { $0.hasPrefix("--far") })
  }

  @Test func `the target of an omitted private token is overridden as well`() throws {
    let sheet = try files("css", OptionSetting("private", .string("omit")))["tokens.css"]
    #expect(declarations(":root", in: sheet).contains("--far: var(--ink);"))
    #expect(declarations("[data-theme=\"dark\"]", in: sheet).contains("--far: #000000;"))
  }

  @Test func `theme files and light-dark contain the overrides`() throws {
    let dark = try files("css", OptionSetting("themeFiles", .boolean(true)))["tokens.dark.css"]
    #expect(declarations(":root", in: dark).contains("--a: #000000;"))
    #expect(declarations(":root", in: dark).contains("--text-font-size: 10px;"))
    let sheet = try files("css", OptionSetting("lightDark", .boolean(true)))["tokens.css"]
    #expect(declarations(":root", in: sheet).contains("--a: light-dark(var(--ink), #000000);"))
    #expect(
      declarations("[data-theme=\"dark\"]", in: sheet).contains("--line: 1px solid #000000;")
    )
  }

  @Test(arguments: ["swift", "kotlin", "scss", "tailwind", "typescript", "xcassets", "dtcg"])
  func `other targets print the constant value`(_ target: String) throws {
    let text = try files(target).values.joined()
    #expect(!text.contains("Tokens.ink }") && !text.contains("$ink;") && !text.contains("{ink}"))
  }

  @Test func `an alias with a different target has all changing properties of its style`() throws {
    var workshop = Workshop(
      ##"""
      { "$type": "typography", "x": { "$value": \##(Self.style(Self.px(10))) },
        "y": { "$value": \##(Self.style(Self.px(20))),
          "$extensions": { "dev.tokens": { "style": "italic", "align": "center" } } },
        "t": \##(Self.varying(##""{x}""##, ##"{ "brand": { "q": "{y}" } }"##)) }
      """##
    )
    workshop.modifiers = [("brand", ["p", "q"])]
    let sheet = try workshop.render("css").files["tokens.css"]
    let q = declarations("[data-brand=\"q\"]", in: sheet)
    #expect(q.contains("--t-font-size: var(--y-font-size);"))
    #expect(q.contains("--t-font-style: var(--y-font-style);"))
    #expect(q.contains("--t-text-align: var(--y-text-align);"))
    // `x` has no such properties to reference.
    let p = declarations("[data-brand=\"p\"]", in: sheet)
    #expect(p.contains("--t-font-size: var(--x-font-size);"))
    #expect(p.contains("--t-font-style: normal;") && p.contains("--t-text-align: initial;"))
    #expect(declarations(".t", in: sheet).contains("text-align: var(--t-text-align);"))
  }
}
