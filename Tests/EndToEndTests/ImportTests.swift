import Foundation
import TestSupport
import Testing

/// Two commands from files in another format to five outputs.
@Suite struct Importing {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
  }

  private func run(_ line: String) throws -> ProgramRun {
    try ProgramRun(line.split(separator: " ").map(String.init), in: folder.url(""))
  }

  /// Imports and builds, and returns the values that apps get at run time.
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

  @Test func `an app's theme and its dark variant become values on five platforms`() throws {
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

  @Test func `an unresolved reference is reported, and the rest is imported`() throws {
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

  @Test func `a style sheet becomes tokens and constants with types from their names`() throws {
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
    #expect(text("colors.shadeColor") == "#1a1a2699" && text("colors.mixColor") == "#a7506aff")
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

  @Test func `recursive includes and circular references in a style sheet end`() throws {
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

  // MARK: Platform formats

  @Test func `Android resources and their night values become colors and dimensions`() throws {
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

  @Test
  func `a color and a dimension with the same name become two tokens`()
    throws
  {
    try folder.write(
      """
      <resources>
        <color name="space">#FFF</color><dimen name="space">4dp</dimen>
        <dimen name="ratio">0.75</dimen><dimen name="other">@dimen/ratio</dimen>
        <dimen name="inch">1in</dimen><dimen name="pixel">2px</dimen>
        <dimen name="size">16sp</dimen><color name="sys">@android:color/white</color>
        <color name="x">@color/y</color><color name="y">@color/x</color>
        <color name="x.y{z}">#000</color><color name="ink">#000</color><color name="ink">#111</color>
      </resources>
      """,
      to: "colors.xml"
    )
    let values = try values("colors-xml colors.xml")
    #expect(value("space", in: values) as? String == "#ffffffff")
    #expect(value("space-2", in: values) as? Int == 4)
    #expect(value("other", in: values) as? Double == 0.75)
    #expect(value("inch", in: values) as? Int == 160)
    #expect(value("ink", in: values) as? String == "#000000ff")
    let report = try run("import colors-xml colors.xml --to again --verbose").error
    for message in [
      "`space` is imported as `space-2`", "`x.y{z}` is imported as `x.y-z`",
      "`@color/y` refers to itself", "`@color/x` refers to itself",
      "there is already a color `ink`", "screen pixels, `px`, are read as `dp`",
      "`sp` is read as `dp`", "write its value",
    ] {
      #expect(report.contains(message), "\(report)")
    }
  }

  @Test func `color sets with the same name become two tokens with exact components`() throws {
    func write(_ set: String, _ space: String, _ red: String, _ alpha: String) throws {
      let components =
        "{ \"red\": \"\(red)\", \"green\": \"0.000\", \"blue\": \"0\", \"alpha\": \"\(alpha)\" }"
      let color = "{ \"color-space\": \"\(space)\", \"components\": \(components) }"
      try folder.write(
        "{ \"colors\": [{ \"idiom\": \"universal\", \"color\": \(color) }] }",
        to: "C.xcassets/\(set).colorset/Contents.json"
      )
    }
    try write("Brand/Main", "srgb", "255", "1")
    try write("Brand.Main", "srgb", "0x80", "0.5")
    try write("wide", "extended-srgb", "1.05", "1.000")
    try write("large", "srgb", "300", "1")
    try write("half", "srgb", "1.5", "1")
    try write("opaque", "srgb", "1.0", "2")
    let values = try values("xcassets C.xcassets")
    let brand = value("Brand", in: values) as? [String: String] ?? [:]
    #expect(Set(brand.values) == ["#ff0000ff", "#80000080"])
    #expect(value("wide", in: values) != nil)
    let report = try run("import xcassets C.xcassets --to again --verbose").error
    #expect(report.matches(of: /a component of the color is out of range/).count == 3, "\(report)")
    #expect(report.contains("is imported as `Brand.Main-2`"), "\(report)")
    #expect(report.contains("imported    3 colors"), "\(report)")
  }

  @Test func `theme colors whose names give the same path become two tokens`() throws {
    let color = { (red: Int) in "{ \"r\": \(red), \"g\": 0, \"b\": 0 }" }
    try folder.write(
      "{ \"colors\": { \"a.b\": \(color(1)), \"a/b\": \(color(2)), \"$r\": \(color(3)) } }",
      to: "theme.json"
    )
    let values = try values("theme-json theme.json")
    #expect(value("color.a.b", in: values) as? String == "#010000ff")
    #expect(value("color.a.b-2", in: values) as? String == "#020000ff")
    #expect(value("color.r", in: values) as? String == "#030000ff")
  }

  @Test func `style sheet expressions are computed in sRGB, and nested marks are dropped`()
    throws
  {
    try folder.write(
      """
      {
        "@animationSpeedCoefficient": 1.5, "grid": 8, "twice": "~(~@grid * 2) + 1",
        "red": "#ff0000", "black": "#000000", "aColor": "@red", "bColor": "@black",
        "mixColor": "~color.mix(@aColor, @bColor, 0.25)",
        "nestedColor": "~color.mix(~color.alpha(@aColor, 1), ~color.lighten(@bColor, 0), 0.25)",
        "label": {
          "color(UIControlStateHighlighted)": "#fff", "color": "#000",
          "textAttributes": {
            "font": "Avenir 12", "lineBreakMode": "byTruncatingTail", "alignment": "justified"
          }
        },
        "loop": "~@loop + 1", "uses": "~@loop * 2", "list": [1, 2], "alias": "@list"
      }
      """,
      to: "style.json"
    )
    let values = try values("stylesheet style.json")
    #expect(value("animationSpeedCoefficient", in: values) as? Double == 1.5)
    #expect(value("twice", in: values) as? Int == 17)
    #expect(value("mixColor", in: values) as? String == "#400000ff")
    #expect(value("nestedColor", in: values) as? String == "#400000ff")
    #expect(value("label.colorHighlighted", in: values) as? String == "#ffffffff")
    let text = try #require(value("label.textAttributes", in: values) as? [String: Any])
    #expect(
      text["lineBreak"] as? String == "truncatingTail" && text["align"] as? String == "justify"
    )
    let report = try run("import stylesheet style.json --to again --verbose").error
    for message in [
      "`loop` refers to itself", "`uses` refers to `loop`, which isn't imported",
      "`list` has a name without a known meaning",
      "`alias` refers to `list`, which isn't imported",
    ] {
      #expect(report.contains(message), "\(report)")
    }
    #expect(report.hasSuffix("now run `tokens build again/tokens.config.json`\n"), "\(report)")
  }

  // MARK: Encodings

  @Test func `files are read in the declared encoding, and unknown encodings are errors`() throws {
    func write(_ bytes: [UInt8], to name: String) throws {
      try Data(bytes).write(to: folder.url(name))
    }
    let xml = Array(
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><resources><color name=\"caf".utf8
    )
    try write(xml + [0xE9] + Array("\">#123</color></resources>".utf8), to: "latin.xml")
    #expect(try run("import colors-xml latin.xml --to latin").status == 0)
    #expect(folder.text("latin/app.tokens.json")?.contains("\"café\"") == true)
    try write([0xEF, 0xBB, 0xBF] + Array(":root { --ink: #123 }".utf8), to: "mark.css")
    #expect(try run("import css mark.css --to mark").status == 0)
    #expect(folder.text("mark/other.tokens.json")?.contains("\"ink\"") == true)
    try write(
      Array(":root { --ink: #123; --b: \"".utf8) + [0xFF] + Array("\" }".utf8),
      to: "bad.css"
    )
    let bad = try run("import css bad.css --to bad")
    #expect(bad.status == 1)
    #expect(
      bad.error.contains("error[invalid-utf8]: the byte 0xFF is not valid UTF-8"),
      "\(bad.error)"
    )
    #expect(bad.error.contains("bad.css:1:28"), "\(bad.error)")
    #expect(!folder.files.contains { $0.hasPrefix("bad/") })
  }

  @Test func `an imported source that doesn't build is reported at import`() throws {
    try folder.write(
      "{ \"a\": { \"@parent\": \"@b\", \"x\": 1 }, \"b\": { \"@parent\": \"@a\", \"y\": 2 } }",
      to: "style.json"
    )
    let run = try run("import stylesheet style.json")
    #expect(run.status == 1)
    #expect(run.error.contains("tokens/app.tokens.json"), "\(run.error)")
    #expect(run.error.contains("fix these errors in the files, then run `tokens build`"))
    #expect(try self.run("build").status == 1)
  }

  @Test func `the output of the asset catalog target can be imported again`() throws {
    #expect(try run("init").status == 0)
    let comment = "// { \"target\": \"xcassets\""
    try folder.replace(comment, with: "{ \"target\": \"xcassets\"", in: "tokens/tokens.config.json")
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

  @Test func `the output of the CSS target can be imported again`() throws {
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

  @Test func `a resolver document with unusual names isn't taken for a style sheet`() throws {
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

  @Test func `files are created only in the given folder, whatever the names`() throws {
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

  @Test func `tokens in the dark theme only and a third theme are reported`() throws {
    try folder.write(Self.theme, to: "light.json")
    let dark = "{ \"colors\": { \"glow\": { \"r\": 1, \"g\": 2, \"b\": 3 } } }"
    try folder.write(dark, to: "dark.json")
    let run = try run("import theme-json light.json dark.json dark.json")
    #expect(run.status == 0)
    let guess =
      "guessed     the color `glow` is only in the second theme; its value is used for both"
    #expect(run.error.contains(guess), "\(run.error)")
    #expect(run.error.contains("warning[not-imported]: a third theme is not read"))
  }

  // MARK: Errors

  @Test func `existing files are never overwritten or changed`() throws {
    try folder.write(Self.theme, to: "theme.json")
    try folder.write("mine", to: "tokens/color.tokens.json")
    let run = try run("import theme-json theme.json")
    #expect(run.status == 1)
    #expect(run.error.contains("exists, and `tokens import` doesn't overwrite files"))
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
  func `a file that can't be imported is reported, and nothing is written`(
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
