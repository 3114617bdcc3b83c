import Foundation
import TestSupport
import Testing

/// From the files of another format to five outputs in two commands.
@Suite struct Importing {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
  }

  private func run(_ line: String) throws -> ProgramRun {
    try ProgramRun(line.split(separator: " ").map(String.init), in: folder.url(""))
  }

  /// Imports, builds and reads what apps get at run time.
  private func values(_ line: String) throws -> [String: Any] {
    let imported = try run("import \(line)")
    #expect(imported.status == 0, "\(imported.error)")
    let built = try run("build")
    #expect(built.status == 0, "\(built.error)")
    #expect(try run("check").status == 0)
    let text = try #require(folder.text("tokens/generated/json/tokens.json"))
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func value(_ path: String, in values: [String: Any]) -> Any? {
    path.split(separator: ".").reduce(values["base"] as Any?) { node, name in
      (node as? [String: Any])?[String(name)]
    }
  }

  private func context(_ name: String, in values: [String: Any]) -> [String: Any] {
    let contexts = values["contexts"] as? [[String: Any]] ?? []
    let found = contexts.first { ($0["when"] as? [String: String])?.values.contains(name) == true }
    return found?["values"] as? [String: Any] ?? [:]
  }

  private static let theme = """
    {
      "fonts": {
        "title": { "fileName": "AvenirNext-Bold.ttf", "postScriptName": "AvenirNext-Bold",
          "weight": "UIFontWeightBold", "size": 34,
          "shadow": { "dx": 0, "dy": 2, "blurRadius": 4, "color": { "r": 0, "g": 0, "b": 0, "a": 0.5 } } },
        "body": { "postScriptName": "System", "weight": "UIFontWeightRegular", "size": 17,
          "shadow": { "dx": 1, "dy": 1, "blurRadius": 0, "color": "accent" } },
        "caption": { "postScriptName": "AvenirNext-MediumItalic", "size": 12,
          "shadow": { "dx": 0, "dy": 0, "blurRadius": 1, "color": "acent" } },
      },
      "colors": {
        "accent": { "r": 138, "g": 21, "b": 56, "a": 1 },
        "link": { "r": 138, "g": 21, "b": 56 },
        "text.body": { "r": 26, "g": 26, "b": 38, "a": 1 },
      },
    }
    """

  // MARK: Themes

  @Test func `a theme of an app and its dark form become values on five platforms`() throws {
    try folder.write(Self.theme, to: "Light.json")
    try folder.write(
      """
      { "fonts": { "body": { "postScriptName": "System", "weight": "UIFontWeightSemibold", "size": 18 } },
        "colors": { "accent": { "r": 138, "g": 21, "b": 56 }, "text.body": { "r": 255, "g": 255, "b": 255 } } }
      """,
      to: "Dark.json"
    )
    let values = try values("theme-json Light.json Dark.json")
    #expect(value("color.accent", in: values) as? String == "#8a1538ff")
    #expect(value("color.link", in: values) as? String == "#8a1538ff")
    #expect(value("color.text.body", in: values) as? String == "#1a1a26ff")
    let title = try #require(value("text.title", in: values) as? [String: Any])
    #expect(title["number"] as? Int == 1)
    #expect(title["fontFamily"] as? [String] == ["Avenir Next", "sans-serif"])
    #expect(title["fontSize"] as? Int == 34 && title["fontWeight"] as? Int == 700)
    let shadow = try #require((title["shadow"] as? [[String: Any]])?.first)
    #expect(shadow["color"] as? String == "#00000080")
    #expect(shadow["offsetY"] as? Int == 2 && shadow["blur"] as? Int == 4)
    let caption = try #require(value("text.caption", in: values) as? [String: Any])
    #expect(caption["fontStyle"] as? String == "italic" && caption["fontWeight"] as? Int == 500)
    #expect(caption["shadow"] == nil)
    let dark = context("dark", in: values)
    #expect(dark["color.text.body"] as? String == "#ffffffff")
    #expect(dark["color.accent"] == nil, "the color is the same in both")
    #expect((dark["text.body"] as? [String: Any])?["fontSize"] as? Int == 18)

    let css = try #require(folder.text("tokens/generated/css/tokens.css"))
    #expect(css.contains("--color-accent: var(--swatch-red-42);"))
    #expect(css.contains("--swatch-red-42: #8a1538;"))
    for file in ["swift", "kotlin", "android"] {
      #expect(folder.files.contains { $0.hasPrefix("tokens/generated/\(file)/") })
    }
    let night = folder.files.filter { $0.contains("values-night") }
    #expect(night.contains { folder.text($0)?.contains("name=\"color_text_body\"") == true })
  }

  @Test func `a name that leads nowhere is said, and the rest is imported`() throws {
    try folder.write(Self.theme, to: "theme.json")
    let run = try run("import theme-json theme.json --to design")
    #expect(run.status == 0)
    #expect(run.error.contains("warning[not-imported]: there is no color `acent` for the shadow"))
    #expect(run.error.contains("= help: did you mean `accent`?"))
    #expect(run.error.contains("imported    3 swatches, 3 colors, 3 text styles"), "\(run.error)")
    #expect(run.error.contains("now run `tokens build design/tokens.config.json`"))
    #expect(try self.run("build --strict design/tokens.config.json").status == 0)
    #expect(try self.run("import theme-json theme.json --to other --strict").status == 1)
    #expect(!folder.files.contains { $0.hasPrefix("other/") })
  }

  // MARK: Style sheets

  @Test func `a style sheet becomes tokens and constants of the types that its names tell`() throws
  {
    try folder.write(
      """
      {
        // The house style
        "@include.common": { "inApp": "absent", "local": "inc/common.json", "remote": "https://example.com/c.json" },
        "colors": { "ink": "#1a1a26", "paper": "white", "shadeColor": "~color.alpha(@colors.ink, 0.6)",
          "mixColor": "~color.mix(@colors.paper, @common.brandColor, 0.25)" },
        "grid": 8, "half": "~@grid / 2", "ratio": 1.5, "titleSize": 24,
        "label": {
          "textColor": "@colors.ink",
          "font": { "name": "Avenir-Heavy", "size": 17, "bold": true },
          "titleFont": { "name": "System", "size": "@titleSize", "italic": true },
          "padding": "@grid", "margins": [1, 2, "@grid", "~@grid * 2"], "border": { "top": 4 },
          "textAlignment": "center", "cornerRadius": "@half", "anchorPoint": { "x": 0.5, "y": 1 },
          "preferredSize": "{320, 44}", "bounds": [0, 0, 320, 44], "backgroundImage": "bg-card",
          "isHidden": false, "placeholder": "~~none", "hint": "tan",
          "animation": { "duration": 0.3, "timing": "easeInEaseOut" }
        },
        "headline": {
          "@parent": "@label", "#note": "bigger", "textColor": "@common.brandColor",
          "titleTextAttributes": { "font": "@label.font", "foregroundColor": "@colors.ink", "kern": 0.5 }
        }
      }
      """,
      to: "style.json"
    )
    try folder.write("{ \"brandColor\": \"rgb(138, 21, 56)\" }", to: "inc/common.json")
    let values = try values("stylesheet style.json")
    func text(_ path: String) -> String? { value(path, in: values) as? String }
    func number(_ path: String) -> Double? { value(path, in: values) as? Double }
    #expect(text("colors.ink") == "#1a1a26ff" && text("colors.paper") == "#ffffffff")
    #expect(text("colors.shadeColor") == "#1a1a2699" && text("colors.mixColor") == "#ac5665ff")
    #expect(text("headline.textColor") == "#8a1538ff")
    #expect(number("half") == 4 && number("ratio") == 1.5 && number("label.cornerRadius") == 4)
    let font = try #require(value("label.titleFont", in: values) as? [String: Any])
    #expect(font["fontSize"] as? Int == 24 && font["fontStyle"] as? String == "italic")
    #expect((value("headline.font", in: values) as? [String: Any])?["fontWeight"] as? Int == 700)
    let margins = value("label.margins", in: values) as? [String: Int]
    #expect(margins == ["top": 1, "leading": 2, "bottom": 8, "trailing": 16])
    #expect(value("label.padding.bottom", in: values) as? Int == 8)
    #expect(value("label.border.leading", in: values) as? Int == 0)
    #expect(
      value("label.preferredSize", in: values) as? [String: Int] == ["width": 320, "height": 44]
    )
    #expect(text("label.textAlignment") == "center" && text("headline.hint") == "tan")
    #expect(text("label.placeholder") == "~none" && text("label.backgroundImage") == "bg-card")
    #expect(value("label.isHidden", in: values) as? Bool == false)
    #expect(number("label.animation.duration") == 300)
    #expect(value("label.animation.timing", in: values) as? [Double] == [0.42, 0, 0.58, 1])
    let title = value("headline.titleTextAttributes", in: values) as? [String: Any]
    #expect(title?["color"] as? String == "#1a1a26ff" && title?["letterSpacing"] as? Double == 0.5)
  }

  @Test func `a style sheet that includes itself, and names that lead in a circle, end`() throws {
    try folder.write(
      """
      { "@include.a": "style.json", "x": "@y", "y": "@x", "z": "~@z * 2", "aColor": "@bColor",
        "padding": "@padding", "@parent": "@nowhere", "ok": 1 }
      """,
      to: "style.json"
    )
    let run = try run("import stylesheet style.json")
    #expect(run.status == 0)
    #expect(run.error.contains("`style.json` includes itself"))
    #expect(run.error.contains("there is no value `y`"))
    #expect(run.error.contains("there is no group `nowhere`"))
  }

  // MARK: Platforms' own formats

  @Test func `resources of Android and their night values are colors and dimensions`() throws {
    try folder.write(
      """
      <resources>
        <color name="brand_accent">#803DDC84</color>
        <color name="brand_text">@color/black</color>
        <color name="black">#000</color>
        <dimen name="space">4dp</dimen>
        <item name="ratio" type="dimen" format="float">0.5</item>
      </resources>
      """,
      to: "res/values/colors.xml"
    )
    try folder.write(
      "<resources><color name=\"brand_text\">#FFF</color></resources>",
      to: "res/values-night/colors.xml"
    )
    let values = try values("colors-xml res")
    #expect(value("brand.accent", in: values) as? String == "#3ddc8480")
    #expect(value("brand.text", in: values) as? String == "#000000ff")
    #expect(value("space", in: values) as? Int == 4 && value("ratio", in: values) as? Double == 0.5)
    #expect(context("dark", in: values)["brand.text"] as? String == "#ffffffff")
  }

  @Test func `what the asset catalog target writes comes back`() throws {
    #expect(try run("init").status == 0)
    #expect(try run("build").status == 0)
    let made = try #require(folder.text("tokens/generated/json/tokens.json"))
    let imported = try run("import xcassets tokens/generated/xcassets --to back")
    #expect(imported.status == 0, "\(imported.error)")
    #expect(try run("build back/tokens.config.json").status == 0)
    let back = try #require(folder.text("back/generated/json/tokens.json"))
    for color in made.matches(of: /"#[0-9a-f]{8}"/) {
      #expect(back.contains(color.0), "\(color.0)")
    }
  }

  @Test func `what the CSS target writes comes back`() throws {
    #expect(try run("init").status == 0)
    #expect(try run("build").status == 0)
    let imported = try run("import css tokens/generated/css/tokens.css --to back")
    #expect(imported.status == 0, "\(imported.error)")
    #expect(try run("build back/tokens.config.json").status == 0)
    func colors(_ path: String) -> [String] {
      (folder.text(path) ?? "").matches(of: /(--color-[a-z-]+): (#[0-9a-f]+);/).map { String($0.0) }
    }
    let first = colors("tokens/generated/css/tokens.css")
    #expect(!first.isEmpty)
    #expect(Set(first).isSubset(of: colors("back/generated/css/tokens.css")), "\(first)")
  }

  @Test func `a resolver document with strange names is no style sheet`() throws {
    try folder.write(
      """
      { "version": "2025.10", "modifiers": { "@a": { "contexts": { "@x": [], "~y": [] }, "default": "@x" } },
        "sets": { "base": { "sources": [{ "$ref": "a.tokens.json" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/@a" }] }
      """,
      to: "a.resolver.json"
    )
    try folder.write("{ \"a\": { \"$type\": \"number\", \"$value\": 1 } }", to: "a.tokens.json")
    let run = try run("ir a.resolver.json")
    #expect(run.status == 0, "\(run.error)")
  }

  @Test func `files are made in the folder that was named, whatever the names are`() throws {
    try folder.write(
      #"""
      :root { --w-1\/2: 50px; --w-full: var(--w-1\/2); --a\/b-1: 1px; --a\/b-2: 2px; }
      [data-x="../../../evil"] { --w-full: 3px }
      [data-x="a/b"] { --w-full: 4px }
      [data-x="c#d%"] { --w-full: 5px }
      """#,
      to: "x.css"
    )
    let before = folder.files
    let values = try values("css x.css")
    let made = Set(folder.files).subtracting(before)
    #expect(made.allSatisfy { $0.hasPrefix("tokens/") }, "\(made.sorted())")
    #expect(value("w.full", in: values) as? Int == 50)
    #expect(value("w.1/2", in: values) as? Int == 50)
    for (name, width) in [("../../../evil", 3), ("a/b", 4), ("c#d%", 5)] {
      #expect(context(name, in: values)["w.full"] as? Int == width, "\(name)")
    }
  }

  @Test func `what only the dark theme has is said, and so is a third theme`() throws {
    try folder.write(Self.theme, to: "light.json")
    let dark = "{ \"colors\": { \"glow\": { \"r\": 1, \"g\": 2, \"b\": 3 } } }"
    try folder.write(dark, to: "dark.json")
    let run = try run("import theme-json light.json dark.json dark.json")
    #expect(run.status == 0)
    let guess =
      "guessed     the color `glow` is in the second theme only; its value is taken for both"
    #expect(run.error.contains(guess), "\(run.error)")
    #expect(run.error.contains("warning[not-imported]: a third theme is not read"))
  }

  // MARK: Refusals

  @Test func `nothing that exists is overwritten, and files stay as they are`() throws {
    try folder.write(Self.theme, to: "theme.json")
    try folder.write("mine", to: "tokens/color.tokens.json")
    let run = try run("import theme-json theme.json")
    #expect(run.status == 1)
    #expect(run.error.contains("exists, and `tokens import` does not overwrite files"))
    #expect(folder.text("tokens/color.tokens.json") == "mine")
    #expect(folder.files == ["theme.json", "tokens/color.tokens.json"])
  }

  @Test(arguments: [
    ("theme-json absent.json", 2, "missing-file"), ("nothing a.css", 2, "invalid-value"),
    ("css", 2, "missing-argument"), ("css empty.css", 1, "nothing-to-import"),
    ("theme-json bad.json", 1, "malformed-json"), ("theme-json list.json", 1, "nothing-to-import"),
    ("colors-xml list.json", 1, "nothing-to-import"),
    ("stylesheet list.json", 1, "nothing-to-import"),
    ("xcassets empty", 2, "missing-argument"),
  ])
  func `what cannot be imported is said, and nothing is made`(
    _ line: String,
    _ status: Int,
    _ code: String
  ) throws {
    try folder.write("", to: "empty.css")
    try folder.write("{ \"colors\": }", to: "bad.json")
    try folder.write("[]", to: "list.json")
    try folder.makeFolder("empty")
    let before = folder.contents
    let run = try run("import \(line)")
    #expect(run.status == Int32(status), "\(run.error)")
    #expect(run.error.contains("error[\(code)]"), "\(run.error)")
    #expect(folder.contents == before)
  }
}
