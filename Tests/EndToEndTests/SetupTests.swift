import Foundation
import TestSupport
import Testing

/// `tokens init` with existing token files.
@Suite struct `Setting up` {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
  }

  func run(_ line: String) throws -> ProgramRun {
    try ProgramRun(line.split(separator: " ").map(String.init), in: folder.url(""))
  }

  func write(_ files: [String: String]) throws {
    for (path, text) in files { try folder.write(text, to: path) }
  }

  /// Sets up and builds a folder, and returns the report of the setup.
  func setUp(_ arguments: String = "", configuration: String = "") throws -> String {
    let before = Set(folder.files)
    let texts = before.map { folder.text($0) }
    let made = try run("init \(arguments)")
    #expect(made.status == 0, "\(made.error)")
    let built = try run("build \(configuration)")
    #expect(built.status == 0, "\(built.error)")
    #expect(before.map { folder.text($0) } == texts, "a file was changed")
    return made.error
  }

  static func color(_ name: String, _ red: Int, _ extra: String = "") -> String {
    """
    { "\(name)": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\(red), 0, 0] } }\(extra) }
    """
  }

  @Test func `DTCG files get a configuration with five outputs`() throws {
    try write(["core.json": Self.color("ink", 0), "composer.json": ##"{ "a": { "value": 1 } }"##])
    let report = try setUp()
    #expect(report.contains("found       1 file with tokens, in the Design Tokens 2025.10 format"))
    #expect(report.contains("tokens      1: 1 color"))
    let configuration = try #require(folder.text("tokens.config.json"))
    #expect(configuration.contains("\"$schema\": \"./tokens.config.schema.json\""))
    #expect(configuration.contains("\"source\": \"core.json\""))
    for target in ["swift", "kotlin", "android", "css", "json"] {
      #expect(configuration.contains("\"target\": \"\(target)\""))
      #expect(folder.files.contains { $0.hasPrefix("generated/\(target)/") })
    }
    #expect(folder.files.contains("tokens.config.schema.json"))
    #expect(folder.text(".gitattributes")?.contains("/generated/** text eol=lf") == true)
  }

  @Test(arguments: [
    (
      ["light/semantic.json", "dark/semantic.dark.json", "core.json"],
      ##""default": "light""##, ##""dark": ["##
    ),
    (
      ["semantic-token-default.json", "semantic-token-dark.json", "core.json"],
      ##""default": "default""##, ##""dark": ["##
    ),
    (
      ["brands/acme/color.json", "brands/globex/color.json", "core.json"],
      ##""brand": {"##, ##""globex": ["##
    ),
    (["color.json", "color_dark.json", "core.json"], ##""default": "light""##, ##""dark": ["##),
    (
      ["darkTheme.json", "lightTheme.json", "core.json"], ##""default": "light""##, ##""dark": ["##
    ),
    (
      ["acme-night.json", "acme-sepia.json", "core.json"], ##""default": "sepia""##,
      ##""night": ["##
    ),
  ])
  func `files that define the same tokens become contexts`(
    _ names: [String],
    _ first: String,
    _ second: String
  ) throws {
    for (index, name) in names.enumerated() {
      try folder.write(Self.color(index < 2 ? "ink" : "red", index % 2), to: name)
    }
    let report = try setUp()
    #expect(report.contains("guessed     that "), "\(report)")
    #expect(report.contains("to change a guess, edit tokens.resolver.json"))
    let resolver = try #require(folder.text("tokens.resolver.json"))
    #expect(resolver.contains(first) && resolver.contains(second), "\(resolver)")
    #expect(resolver.contains("\"sources\": [\n        { \"$ref\": \"core.json\" }"))
  }

  @Test func `light and dark are recognized by the names of contexts`() throws {
    try write(["t-default.json": Self.color("ink", 0), "t-dark.json": Self.color("ink", 1)])
    _ = try setUp()
    let configuration = try #require(folder.text("tokens.config.json"))
    let appearance =
      ##""appearance": { "modifier": "theme", "light": "default", "dark": "dark" }"##
    #expect(configuration.contains(appearance))
    let css = folder.files.filter { $0.hasPrefix("generated/css/") }.compactMap { folder.text($0) }
    #expect(css.contains { $0.contains("prefers-color-scheme: dark") })
  }

  @Test func `a context whose name extends another's modifies that context`() throws {
    try write([
      "light.json": Self.color("ink", 0), "dark.json": Self.color("ink", 1),
      "dark.high-contrast.json": Self.color("ink", 1),
      "light.high-contrast.json": Self.color("ink", 0),
    ])
    _ = try setUp()
    let resolver = try #require(folder.text("tokens.resolver.json"))
    let refined = """
              "dark-high-contrast": [
                { "$ref": "dark.json" },
                { "$ref": "dark.high-contrast.json" }
              ]
      """
    #expect(resolver.contains(refined), "\(resolver)")
    let configuration = try #require(folder.text("tokens.config.json"))
    #expect(configuration.contains("\"highContrast\": { \"light\": \"light-high-contrast\""))
  }

  @Test func `a design tool's modes become contexts with their names`() throws {
    func mode(_ name: String) -> String {
      Self.color("ink", 1, ##", "$extensions": { "com.figma.modeName": "\##(name)" }"##)
    }
    try write(["Mode 1.tokens.json": mode("Day"), "Mode 2.tokens.json": mode("Night")])
    let report = try setUp()
    #expect(report.contains("themes      theme: Day (the default), Night"), "\(report)")
  }

  @Test func `the themes of a Tokens Studio document are used`() throws {
    let document = """
      { "core": { "w": { "value": "#fff", "type": "color" } },
        "dark": { "ink": { "value": "{w}", "type": "color" } },
        "light": { "ink": { "value": "#000", "type": "color" } },
        "old": { "ink": { "value": "#888", "type": "color" } },
        "$themes": [
          { "name": "light", "group": "mode", "selectedTokenSets": { "core": "source", "light": "enabled" } },
          { "name": "dark", "group": "mode", "selectedTokenSets": { "core": "source", "dark": "enabled" } }
        ] }
      """
    try folder.write(document, to: "figma/tokens.json")
    let report = try setUp("figma/tokens.json", configuration: "figma/tokens.config.json")
    #expect(report.contains("themes      mode: light, dark, from `$themes`"), "\(report)")
    #expect(report.contains("not used    token sets that no theme enables: `old`\n"))
    #expect(report.contains("now run `tokens build figma/tokens.config.json`"))
    #expect(
      folder.text("figma/tokens.config.json")?.contains("\"source\": \"tokens.json\"") == true
    )
    #expect(!folder.files.contains("figma/tokens.resolver.json"))
  }

  @Test func `light and dark sets without themes become contexts, like files next to them`() throws
  {
    func set(_ name: String, _ color: String) -> String {
      ##"{ "\##(name)": { "value": "\##(color)", "type": "color" } }"##
    }
    try write([
      "tokens.json": """
      { "dark": \(set("ink", "#eee")), "core": \(set("red", "#f00")), "light": \(set("ink", "#111")),
        "a/b": \(set("edge", "{red}")), "$themes": [], "$metadata": { "tokenSetOrder": ["core"] } }
      """,
      "darkTheme.json": set("page", "#000"), "lightTheme.json": set("page", "#fff"),
    ])
    let report = try setUp()
    #expect(report.contains("themes      theme: light (the default), dark"), "\(report)")
    #expect(report.contains("that lightTheme.json, tokens.json#/light and 2 more are contexts"))
    #expect(folder.text("tokens.resolver.json")?.contains("tokens.json#/a~1b") == true)
    let css = try #require(folder.text("generated/css/tokens.css"))
    #expect(css.contains("--ink: #111111;") && css.contains("--ink: #eeeeee;"))
    #expect(css.contains("--page: #ffffff;") && css.contains("--page: #000000;"))
    #expect(css.contains("--edge: var(--red);"))
  }

  @Test func `sets that override each other stay in their order`() throws {
    try write([
      "tokens.json": ##"""
      { "new": { "ink": { "value": "#222", "type": "color" } }, "old": { "ink": { "value": "#111", "type": "color" } },
        "$themes": [], "$metadata": { "tokenSetOrder": ["old", "new"] } }
      """##
    ])
    _ = try setUp()
    #expect(folder.text("generated/css/tokens.css")?.contains("--ink: #222222;") == true)
  }

  @Test func `files with arbitrary names are used if a token file refers to them`() throws {
    try write([
      "src/theme.json": ##"{ "ink": { "value": "#111" }, "page": { "value": "{paper}" } }"##,
      "src/application.json": ##"{ "text": { "value": "{ink}" } }"##,
      "src/basics.json": ##"{ "paper": { "value": "#fff" } }"##,
      "src/menu.json": ##"{ "tea": { "value": "#fff" } }"##,
    ])
    #expect(try setUp().contains("found       3 files with tokens"))
    let configuration = try #require(folder.text("tokens.config.json"))
    #expect(configuration.contains("src/application.json") && !configuration.contains("menu"))
  }

  @Test func `the themes of a Tokens Studio folder are used`() throws {
    try write([
      "tokens/$themes.json":
        ##"[{ "name": "a", "selectedTokenSets": ["x"] }, { "name": "b", "selectedTokenSets": ["y"] }]"##,
      "tokens/$metadata.json": ##"{ "tokenSetOrder": ["x", "y"] }"##,
      "tokens/x.json": ##"{ "n": { "value": 1, "type": "number" } }"##,
      "tokens/y.json": ##"{ "n": { "value": 2, "type": "number" } }"##,
      "tokens/old/z.json": ##"{ "z": { "value": 2, "type": "number" } }"##,
      "tokens/config.json": ##"{ "source": ["x.json"], "platforms": {} }"##,
    ])
    let report = try setUp("tokens")
    #expect(report.contains("themes      theme: a, b, from `$themes`"), "\(report)")
    #expect(report.contains("not used    token sets that no theme enables: `old/z`\n"))
    #expect(
      folder.text("tokens/tokens.config.json")?.contains("\"source\": \"$themes.json\"") == true
    )
  }

  @Test func `files that override token sets or each other are left out, if not needed`() throws {
    func number(_ name: String, _ value: String) -> String {
      ##""\##(name)": { "$value": \##(value), "$type": "number" }"##
    }
    try write([
      "tokens/$themes.json": ##"[{ "name": "a", "selectedTokenSets": ["x"] }]"##,
      "tokens/x.json": "{ \(number("n", "\"{base}\"")) }",
      "figma/tokens.json": "{ \(number("n", "2")) }",
      "icons/size.json": "{ \(number("icon", "24")) }",
      "modes/one.json": "{ \(number("gap", "2")) }",
      "modes/two.json": "{ \(number("gap", "4")) }",
      "more/page.json": "{ \(number("page", "\"{gap}\"")) }",
      "shared/base.json": "{ \(number("n", "3")), \(number("base", "4")) }",
    ])
    #expect(try setUp().contains("left out    figma/tokens.json and 3 more: the token sets don't"))
    let text = try #require(folder.text("tokens.config.json"))
    #expect(text.contains("shared/base.json") && text.contains("icons/size.json"), "\(text)")
    #expect(!["figma", "modes", "page"].contains { text.contains($0) })
  }

  @Test func `each output uses the context for its platform`() throws {
    for (index, name) in ["Android", "iOS", "Web"].enumerated() {
      let value = "\"value\": \(index + 2), \"type\": \"number\""
      try write(["tokens/platform/\(name).json": "{ \"n\": { \(value) } }"])
    }
    let report = try setUp("tokens", configuration: "tokens/tokens.config.json")
    #expect(report.contains("that each output uses the context of `platform` for its platform"))
    let configuration = try #require(folder.text("tokens/tokens.config.json"))
    let css = ##""directory": "generated/css", "contexts": { "platform": "Web" } }"##
    #expect(configuration.contains(css), "\(configuration)")
    #expect(configuration.contains(##"generated/json" }"##), "JSON isn't for one platform")
    let text = try #require(folder.text("tokens/generated/css/tokens.css"))
    #expect(text.contains("--n: 4;") && !text.contains("--n: 2;"))
  }

  @Test func `a resolver document is used as the source`() throws {
    try write([
      "core.json": Self.color("ink", 0),
      "app.json":
        ##"{ "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "s", "sources": [{ "$ref": "core.json" }] }] }"##,
    ])
    let report = try setUp()
    #expect(report.contains("resolver    app.json defines how the files are merged"))
    #expect(folder.text("tokens.config.json")?.contains("\"source\": \"app.json\"") == true)
  }

  @Test func `an extension with values for light and dark becomes contexts`() throws {
    func token(_ red: Int, _ values: String) -> String {
      let extensions = ##""$extensions": { "org.example.overrides": { \##(values) } }"##
      return String(Self.color("ink", red, "").dropLast(4)) + ", \(extensions) } }"
    }
    try write(["a.json": token(0, ##""dark": "#ff0000", "dark-dimmed": { "$value": "#00ff00" }"##)])
    let report = try setUp(".")
    let guess =
      "guessed     that `org.example.overrides` has values for contexts of theme: dark, dark-dimmed"
    #expect(report.contains(guess), "\(report)")
    let css = folder.files.filter { $0.hasPrefix("generated/css/") }.compactMap { folder.text($0) }
    for color in ["--ink: #000000;", "--ink: #ff0000;", "--ink: #00ff00;"] {
      #expect(css.contains { $0.contains(color) }, "\(css)")
    }
  }

  @Test func `numbers next to a color aren't its values for light and dark`() throws {
    let extensions = ##""$extensions": { "alpha": { "light": 0.8, "dark": 0.5 } }"##
    let token = String(Self.color("ink", 1, "").dropLast(4)) + ", \(extensions) } }"
    try write(["a.json": token])
    #expect(try !setUp(".").contains("guessed"))
  }

  @Test func `groups whose names are missing from references are token sets`() throws {
    try write([
      "a.json": """
      { "foo": { "core": { "ink": { "value": "#ff0000", "type": "color" } },
          "mark": { "value": "{core.ink}", "type": "color" } },
        "bar": { "button": { "value": "{mark}", "type": "color" } } }
      """
    ])
    let report = try setUp(".")
    let guess = "guessed     that `bar`, `foo` are token sets, because references omit their names"
    #expect(report.contains(guess), "\(report)")
    let css = try #require(folder.text("generated/css/tokens.css"))
    for line in ["--core-ink: #ff0000;", "--mark: var(--core-ink);", "--button: var(--mark);"] {
      #expect(css.contains(line), "\(css)")
    }
  }

  @Test func `a group whose name references contain isn't a token set next to others`() throws {
    try write([
      "a.json": """
      { "core": { "ink": { "value": "#ff0000", "type": "color" } },
        "mark": { "value": "{ink}", "type": "color" },
        "surface": { "page": { "value": "{ink}", "type": "color" } },
        "alias": { "page": { "value": "{surface.page}", "type": "color" } } }
      """
    ])
    let report = try setUp(".")
    let guess = "guessed     that `core` is a token set, because references omit its name"
    #expect(report.contains(guess), "\(report)")
    let css = try #require(folder.text("generated/css/tokens.css"))
    for line in ["--ink: #ff0000;", "--alias-page: var(--surface-page);"] {
      #expect(css.contains(line), "\(css)")
    }
  }

  @Test func `the files of a resolver document are examined, too`() throws {
    let extensions = ##", "$extensions": { "org.example": { "dark": "#00ff00" } }"##
    let ink = String(Self.color("ink", 0).dropLast(4)) + extensions + " } }"
    let sky = Self.color("sky", 1).replacing("\"$type\": \"color\", ", with: "")
    try write([
      "app.resolver.json": ##"""
      { "version": "2025.10", "sets": { "base": { "sources": [
            { "$ref": "tokens/ink.json" }, { "$ref": "tokens/sky.json" }] } },
        "modifiers": { "theme": { "default": "light", "contexts": { "light": [], "dark": [] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """##,
      "tokens/ink.json": ink, "tokens/sky.json": sky,
    ])
    let report = try setUp("app.resolver.json")
    #expect(report.contains("`org.example` has values for contexts of theme: dark"), "\(report)")
    let css = try #require(folder.text("generated/css/tokens.css"))
    for line in ["--ink: #000000;", "--ink: #00ff00;", "--sky: #ff0000;"] {
      #expect(css.contains(line), "\(css)")
    }
  }

  @Test func `themes that offer no choice don't hide files for light and dark`() throws {
    try write([
      "t/$themes.json": ##"[{ "name": "core", "selectedTokenSets": { "core": "enabled" } }]"##,
      "t/core.json": Self.color("red", 0), "t/light.json": Self.color("ink", 0),
      "t/dark.json": Self.color("ink", 1),
    ])
    let report = try setUp(".")
    #expect(report.contains("not used    t/$themes.json, whose themes offer no choice"))
    #expect(report.contains("themes      theme: light (the default), dark"), "\(report)")
    let css = try #require(folder.text("generated/css/tokens.css"))
    #expect(css.contains("--ink: #000000;") && css.contains("--ink: #ff0000;"), "\(css)")
  }

  @Test func `a metadata file that lists no sets isn't an index`() throws {
    try write([
      "t/$metadata.json": ##"{ "prefix": { "$type": "string", "$value": "acme" } }"##,
      "t/core.json": Self.color("red", 0),
    ])
    _ = try setUp(".")
    #expect(folder.text("generated/css/tokens.css")?.contains("--red: #000000;") == true)
  }

  @Test func `a file with referenced plain values is added to the source`() throws {
    try write([
      "globals.json": ##"{ "globals": { "size": "16", "unit": "px" }, "lightness": [90, 50] }"##,
      "settings.json": ##"{ "port": 80 }"##,
      "size.json": ##"{ "gap": { "value": "{globals.size}{globals.unit}", "type": "size" } }"##,
      "ink.json":
        ##"{ "ink": { "value": { "h": 0, "s": 50, "l": "{lightness.1}" }, "type": "color" } }"##,
    ])
    let report = try setUp(".")
    #expect(report.contains("found       3 files with tokens"), "\(report)")
    #expect(folder.text("tokens.config.json")?.contains("settings.json") == false)
    let css = try #require(folder.text("generated/css/tokens.css"))
    #expect(css.contains("--gap: 16px;") && css.contains("--ink: #bf4040;"), "\(css)")
  }

  @Test func `existing files are never overwritten`() throws {
    try write(["a.json": Self.color("ink", 0), "tokens.config.schema.json": "mine"])
    let refused = try run("init a.json")
    #expect(refused.status == 1)
    #expect(refused.error.contains("error[file-in-the-way]: `tokens.config.schema.json` exists"))
    #expect(Set(folder.files) == ["a.json", "tokens.config.schema.json"])
  }

  @Test func `files without tokens and multiple resolver documents are errors`() throws {
    try write(["a.json": "{}", "b.json": ##"{ "x": { "value": 1 "##])
    let empty = try run("init a.json")
    #expect(empty.error.contains("error[invalid-value]: there are no tokens in `a.json`"))
    let broken = try run("init b.json")
    #expect(
      broken.error.contains("note: `b.json` is not valid JSON; `tokens ir b.json` shows why")
    )
    let resolver = ##"{ "version": "2025.10", "resolutionOrder": [] }"##
    try write(["one.json": resolver, "two.json": resolver])
    let several = try run("init .")
    #expect(several.status == 2)
    #expect(several.error.contains("there are 2 resolver documents"))
    #expect(!folder.files.contains("tokens.config.json"))
  }

  @Test(arguments: [
    ("tokens/color.yml", "red:\n  value: '#f00'\nblue:\n  value: '#00f'\n", "yq -o=json"),
    ("src/tokens.ts", "export default { a: { value: 1 },\n b: { value: 2 } }\n", "node -p"),
  ])
  func `token files in other languages are an error, and nothing is created`(
    _ path: String,
    _ text: String,
    _ conversion: String
  ) throws {
    try write([path: text, "package.json": "{}"])
    let before = folder.files
    for line in ["init", "init ."] {
      let run = try run(line)
      #expect(run.status == 1)
      #expect(run.error.contains("1 token file is in YAML"), "\(run.error)")
      #expect(run.error.contains(path) && run.error.contains(conversion), "\(run.error)")
      #expect(folder.files == before)
    }
  }

  @Test func `tokens with errors are left out of a new configuration's outputs`() throws {
    try write([
      "tokens.json":
        ##"{ "a": { "value": "{b}", "type": "color" }, "c": { "value": "#f00", "type": "color" } }"##
    ])
    let report = try setUp()
    #expect(report.contains("omitted     1 of 2 tokens has errors and is left out"), "\(report)")
    #expect(folder.text("tokens.config.json")?.contains("\"onError\": \"omit\"") == true)
    #expect(try run("check --strict").status == 1)
  }

  @Test func `a group whose tokens would refer to themselves isn't a token set`() throws {
    try write([
      "text.json": ##"{ "text": { "size": { "value": "{size}", "type": "dimension" } } }"##,
      "red.json": Self.color("red", 1),
    ])
    let report = try setUp()
    #expect(!report.contains("token sets"), "\(report)")
    #expect(folder.text("tokens.config.json")?.contains("rename") == false)
  }

  @Test func `tokens with taken names are left out of a new configuration's outputs`() throws {
    try write([
      "tokens.json":
        ##"{ "a b": { "value": 1, "type": "number" }, "a-b": { "value": 2, "type": "number" } }"##
    ])
    let report = try setUp()
    #expect(report.contains("omitted     1 token or group with a name that"), "\(report)")
    #expect(try run("build").status == 0)
    #expect(try run("check --strict").status == 1)
  }

  @Test func `one of several groups of light and dark themes is the appearance`() throws {
    func theme(_ name: String, _ group: String, _ set: String) -> String {
      ##"{ "name": "\##(name)", "group": "\##(group)", "selectedTokenSets": { "\##(set)": "enabled" } }"##
    }
    let themes = [
      theme("Light", "Base", "a"), theme("Dark", "Base", "b"), theme("Light", "More", "c"),
      theme("Dark", "More", "d"),
    ]
    try write([
      "tokens/$themes.json": "[\(themes.joined(separator: ","))]",
      "tokens/$metadata.json": ##"{ "tokenSetOrder": ["a", "b", "c", "d"] }"##,
    ])
    for (set, name) in [("a", "n"), ("b", "n"), ("c", "m"), ("d", "m")] {
      let value = "\"value\": \(set.utf8.first ?? 0), \"type\": \"number\""
      try write(["tokens/\(set).json": "{ \"\(name)\": { \(value) } }"])
    }
    let report = try setUp("tokens")
    #expect(
      report.contains("guessed     that `Base` is the appearance, although `More` could be, too"),
      "\(report)"
    )
    #expect(try run("build").status == 0)
  }
}
