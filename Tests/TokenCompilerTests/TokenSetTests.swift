import Diagnostics
import Testing
import TokenModel

@testable import TokenCompiler

/// Documents of Tokens Studio and Penpot: token sets, and themes that select them.
struct TokenSetTests {
  /// A document as exported by Tokens Studio, with two theme groups.
  private static let document = """
    {
      "core": {
        "blue": { "value": "#0000ff", "type": "color" },
        "red": { "value": "#ff0000", "type": "color" },
        "white": { "value": "#ffffff", "type": "color" },
        "black": { "value": "#000000", "type": "color" },
        "base": { "value": "4", "type": "spacing" }
      },
      "brand/acme": { "accent": { "value": "{core.blue}", "type": "color" } },
      "brand/globex": {
        "accent": { "value": "{red}", "type": "color" },
        "gap": { "value": "{base} * 3", "type": "spacing" }
      },
      "semantic": {
        "gap": { "value": "{base} * 2", "type": "spacing" },
        "link": { "value": "{accent}", "type": "color" }
      },
      "mode/light": {
        "paper": { "value": "{white}", "type": "color" },
        "button": { "value": "$brand.acme.accent", "type": "color" }
      },
      "mode/dark": {
        "paper": { "value": "{black.value}", "type": "color" },
        "button": { "value": "{white}", "type": "color" }
      },
      "$themes": [
        { "id": "1", "name": "acme", "group": "brand",
          "selectedTokenSets": { "core": "source", "brand/acme": "enabled", "semantic": "enabled" } },
        { "id": "2", "name": "globex", "group": "brand",
          "selectedTokenSets": {
            "core": "source", "brand/globex": "enabled", "brand/acme": "disabled",
            "semantic": "enabled" } },
        { "id": "3", "name": "Light", "group": "mode", "$figmaStyleReferences": {},
          "selectedTokenSets": { "core": "source", "mode/light": "enabled" } },
        { "id": "4", "name": "Dark", "group": "mode",
          "selectedTokenSets": { "core": "source", "mode/dark": "enabled" } }
      ],
      "$metadata": {
        "tokenSetOrder": [
          "core", "semantic", "brand/acme", "brand/globex", "mode/light", "mode/dark"
        ]
      }
    }
    """

  private static let blue = "srgb [\"0.0\", \"0.0\", \"1.0\"] 1.0"
  private static let red = "srgb [\"1.0\", \"0.0\", \"0.0\"] 1.0"
  private static let white = "srgb [\"1.0\", \"1.0\", \"1.0\"] 1.0"
  private static let black = "srgb [\"0.0\", \"0.0\", \"0.0\"] 1.0"

  @Test func `each theme group is a modifier`() throws {
    let compilation = Project(Self.document).compile()
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(compilation.diagnostics.map(\.code) == [.foreignForm], "\(compilation.messages)")
    #expect(ir.modifiers.map(\.name) == ["brand", "mode"])
    #expect(ir.modifiers.map(\.contexts) == [["acme", "globex"], ["Light", "Dark"]])
    #expect(ir.modifiers[1].appearances.map { $0?.scheme } == [.light, .dark])
  }

  @Test(arguments: [
    ("acme", "Light", blue, "8.0px", white, blue), ("acme", "Dark", blue, "8.0px", black, white),
    ("globex", "Light", red, "12.0px", white, red), ("globex", "Dark", red, "12.0px", black, white),
  ])
  func `values come from the sets selected by the themes`(
    _ brand: String,
    _ mode: String,
    _ link: String,
    _ gap: String,
    _ paper: String,
    _ button: String
  ) throws {
    let ir = try #require(Project(Self.document).compile().ir)
    let themes = ["brand": brand, "mode": mode]
    #expect(ir.value("link", themes) == link)
    #expect(ir.value("gap", themes) == gap)
    #expect(ir.value("paper", themes) == paper)
    #expect(ir.value("button", themes) == button)
  }

  @Test func `sets selected as sources are public, as in the exports of the tool`() throws {
    let ir = try #require(Project(Self.document).compile().ir)
    #expect(ir.token("blue") != nil)
    #expect(!ir.tokens.contains { $0.isPrivate })
  }

  @Test func `the warning contains the number of sets and themes`() {
    let report = Project(Self.document).report()
    #expect(report.contains("4 themes, 6 token sets, 14 tokens without `$`"), "\(report)")
  }

  /// The document as a folder with a file for each set.
  private static let folder = [
    "t/$themes.json": """
    [
      { "name": "light", "selectedTokenSets": { "core/base": "source", "light": "enabled" } },
      { "name": "dark", "selectedTokenSets": { "core/base": "source", "dark": "enabled" } }
    ]
    """,
    "t/$metadata.json": ##"{ "tokenSetOrder": ["core/base", "light", "dark"] }"##,
    "t/core/base.json": ##"{ "white": { "$type": "color", "$value": "#ffffff" } }"##,
    "t/light.json": ##"{ "ink": { "value": "#000000", "type": "color" } }"##,
    "t/dark.json": ##"{ "ink": { "value": "{core.base.white}", "type": "color" } }"##,
  ]

  @Test(arguments: [false, true])
  func `the files of a folder are combined according to its themes`(_ hasOnlyThemes: Bool) throws {
    let project = Project(Self.folder)
    let compilation = project.compile { request in
      if hasOnlyThemes { request.source = .files([Located("t/$themes.json")]) }
    }
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(ir.modifiers.map(\.name) == ["theme"])
    #expect(ir.value("ink", ["theme": "light"]) == Self.black)
    #expect(ir.value("ink", ["theme": "dark"]) == Self.white)
    #expect(ir.token("white")?.isPrivate == false)
    #expect(Set(compilation.diagnostics.map(\.code)) == [.foreignForm], "\(compilation.messages)")
  }

  @Test func `a set of a folder that references need, but no theme selects, is named`() {
    var files = Self.folder
    files["t/$metadata.json"] = ##"{ "tokenSetOrder": ["core/base", "light", "dark", "font"] }"##
    files["t/font.json"] = ##"{ "size": { "l": { "value": "20px", "type": "dimension" } } }"##
    files["t/light.json"] =
      ##"{ "gap": { "value": "{size.l}", "type": "dimension" }, "h": { "value": "{size.l}", "type": "dimension" } }"##
    files["t/dark.json"] = ##"{ "gap": { "value": "2px", "type": "dimension" } }"##
    let report = Project(files).report()
    #expect(
      report.contains("`size.l` is in the set `font`, which no theme selects"),
      "\(report)"
    )
    #expect(report.contains("1 more reference needs it"), "\(report)")
    #expect(!report.contains("unknown-reference"), "\(report)")
    let rest = Project(files).compile { $0.omitsErrors = true }
    #expect(rest.ir?.tokenNames == ["white"], "\(rest.messages)")
    #expect(rest.ir?.omitted.map(\.path) == ["gap", "h"])
  }

  @Test func `files that aren't sets are merged at their position in the list`() throws {
    var files = Self.folder
    files["t/overlay.tokens.json"] =
      ##"{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } } }"##
    let ir = try #require(Project(files).compile().ir)
    #expect(ir.value("ink", ["theme": "dark"]) == Self.blue)
  }

  @Test func `without themes, sets are merged in their order`() throws {
    let compilation = Project(
      """
      { "b": { "x": { "value": 2, "type": "number" } }, "a": { "x": { "value": 1, "type": "number" } },
        "c": { "y": { "value": "{b.x}", "type": "number" } },
        "$themes": [], "$metadata": { "tokenSetOrder": ["a", "b"] } }
      """
    ).compile()
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(ir.modifiers.isEmpty)
    #expect(ir.tokenNames == ["x", "y"])
    #expect(ir.value("x") == "2.0")
    #expect(ir.value("y") == "2.0")
  }

  @Test func `themes without a group are alternatives if they define the same tokens`() throws {
    func set(_ name: String) -> String { ##"{ "\##(name)": { "value": "1", "type": "sizing" } }"## }
    func theme(_ name: String, _ sets: String...) -> String {
      let selected = sets.map { ##""\##($0)": "enabled""## }.joined(separator: ", ")
      return ##"{ "name": "\##(name)", "selectedTokenSets": { "core": "source", \##(selected) } }"##
    }
    let compilation = Project(
      """
      { "core": \(set("a")), "all": \(set("b")), "ios": \(set("c")), "web": \(set("c")),
        "day": \(set("d")), "night": \(set("d")),
        "$themes": [
          \(theme("Global", "all")), \(theme("iOS", "ios")), \(theme("Web", "web")),
          \(theme("Light", "day")), \(theme("Dark", "night"))
        ] }
      """
    ).compile()
    let ir = try #require(compilation.ir)
    #expect(ir.modifiers.map(\.name) == ["platform", "theme"])
    #expect(ir.modifiers.map(\.contexts) == [["iOS", "Web"], ["Light", "Dark"]])
    #expect(ir.tokenNames.sorted() == ["a", "b", "c", "d"])
  }

  @Test func `themes without a group are divided next to groups, with a name of their own`() throws
  {
    func set(_ name: String) -> String { ##"{ "\##(name)": { "value": "1", "type": "sizing" } }"## }
    func theme(_ name: String, _ set: String, group: String? = nil) -> String {
      let group = group.map { ##", "group": "\##($0)""## } ?? ""
      return
        ##"{ "name": "\##(name)"\##(group), "selectedTokenSets": { "\##(set)": "enabled" } }"##
    }
    let compilation = Project(
      """
      { "base": \(set("a")), "x": \(set("b")), "y": \(set("b")), "p": \(set("c")), "q": \(set("c")),
        "$themes": [
          \(theme("Base", "base")), \(theme("One", "x")), \(theme("Two", "y")),
          \(theme("P", "p", group: "Theme")), \(theme("Q", "q", group: "Theme"))
        ] }
      """
    ).compile()
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(ir.modifiers.map(\.name) == ["theme 2", "Theme"])
    #expect(ir.tokenNames.sorted() == ["a", "b", "c"])
  }

  @Test func `a set not selected by any theme is omitted with a warning`() {
    let report = Project(
      """
      { "a": { "x": { "value": 1, "type": "number" } }, "b": { "y": { "value": 1, "type": "number" } },
        "$themes": [{ "name": "only", "selectedTokenSets": ["a", "gone"] }] }
      """
    ).report()
    #expect(
      report.contains("no theme selects the set `b`, so its tokens are left out"),
      "\(report)"
    )
    #expect(report.contains("themes select the set `gone`, which does not exist"), "\(report)")
  }

  @Test func `an error about a reference into an unselected set names the set`() {
    let report = Project(
      """
      { "a": { "x": { "value": "{y}", "type": "number" } }, "b": { "y": { "value": 1, "type": "number" } },
        "$themes": [{ "name": "only", "selectedTokenSets": ["a"] }] }
      """
    ).report()
    #expect(report.contains("`y` is in the set `b`, which no theme selects"), "\(report)")
  }

  @Test func `sets are applied in their order, whichever themes select them`() throws {
    // A set of one theme group between two sets of the other.
    let document = """
      { "l": { "x": { "value": 1, "type": "number" } }, "p": { "x": { "value": 2, "type": "number" } },
        "d": { "x": { "value": 3, "type": "number" } }, "q": {},
        "$themes": [
          { "group": "m", "name": "l", "selectedTokenSets": ["l"] },
          { "group": "m", "name": "d", "selectedTokenSets": ["d"] },
          { "group": "b", "name": "p", "selectedTokenSets": ["p"] },
          { "group": "b", "name": "q", "selectedTokenSets": ["q"] }
        ],
        "$metadata": { "tokenSetOrder": ["l", "p", "d", "q"] } }
      """
    let ir = try #require(Project(document).compile().ir)
    #expect(ir.value("x", ["m": "l", "b": "p"]) == "2.0")
    #expect(ir.value("x", ["m": "d", "b": "p"]) == "3.0")
    #expect(ir.value("x", ["m": "l", "b": "q"]) == "1.0")
    #expect(ir.value("x", ["m": "d", "b": "q"]) == "3.0")
  }

  @Test func `sets that are only sources come before those that a theme enables`() throws {
    // A theme without alternatives has the sets of the others as its sources, in any order.
    let document = """
      { "l": { "x": { "value": 1, "type": "number" } }, "d": { "x": { "value": 2, "type": "number" } },
        "c": { "y": { "value": "{x}", "type": "number" } },
        "base": { "x": { "value": 3, "type": "number" }, "z": { "value": 4, "type": "number" } },
        "$themes": [
          { "name": "c", "selectedTokenSets": { "c": "enabled", "l": "source", "d": "source" } },
          { "group": "m", "name": "l", "selectedTokenSets": { "l": "enabled", "base": "source" } },
          { "group": "m", "name": "d", "selectedTokenSets": { "d": "enabled", "base": "source" } }
        ],
        "$metadata": { "tokenSetOrder": ["l", "d", "c", "base"] } }
      """
    let compilation = Project(document).compile()
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    for name in ["x", "y"] {
      #expect(ir.value(name, ["m": "l"]) == "1.0")
      #expect(ir.value(name, ["m": "d"]) == "2.0")
    }
    #expect(ir.value("z", ["m": "d"]) == "4.0")
  }

  @Test func `a resolver document can reference a set`() throws {
    let resolver = """
      { "version": "2025.10",
        "resolutionOrder": [{ "type": "set", "name": "s", "sources": [{ "$ref": "t.json#/core" }] }] }
      """
    let ir = try #require(
      Project(["app.resolver.json": resolver, "t.json": Self.document]).compile().ir
    )
    #expect(ir.value("base") == "4.0px")
    let whole = resolver.replacing("#/core", with: "")
    let report = Project(["app.resolver.json": whole, "t.json": Self.document]).report()
    #expect(report.contains("`t.json` is a document of token sets"), "\(report)")
  }

  @Test func `the type names of a Penpot document are recognized`() throws {
    let compilation = Project(
      """
      { "global": { "size": { "$value": "16", "$type": "dimension", "$description": "" } },
        "Mode/Dark": { "size": { "$value": "{size-2}", "$type": "dimension" },
          "size-2": { "$value": "24px", "$type": "sizing" } },
        "$themes": [
          { "name": "Light", "group": "Mode", "description": "", "is-source": false,
            "selectedTokenSets": { "global": "enabled" } },
          { "name": "Dark", "group": "Mode", "description": "", "is-source": false,
            "selectedTokenSets": { "global": "enabled", "Mode/Dark": "enabled" } }
        ],
        "$metadata": { "tokenSetOrder": ["global", "Mode/Dark"], "activeThemes": ["Mode/Light"],
          "activeSets": ["global"] } }
      """
    ).compile()
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(ir.value("size", ["Mode": "Light"]) == "16.0px")
    #expect(ir.value("size", ["Mode": "Dark"]) == "24.0px")
  }

  @Test func `many themes with the same name don't take long`() throws {
    let themes = Array(repeating: ##"{ "name": "a", "selectedTokenSets": ["s"] }"##, count: 1_000)
    let names = (0..<1_000).map { index in
      String(repeating: ["{", "}", "."][index % 3], count: index / 3 + 1)
    }
    let sets = names.map { "\"\($0)\": { \"value\": 1, \"type\": \"math\" }" }
    let document = """
      { "s": { \(sets.joined(separator: ", ")) }, "$themes": [\(themes.joined(separator: ", "))] }
      """
    let start = ContinuousClock.now
    let ir = try #require(Project(document).compile().ir)
    #expect(ir.modifiers[0].contexts.count == 1_000)
    #expect(ir.modifiers[0].contexts[1] == "a 2")
    #expect(ir.tokens.count == 1_000)
    #expect(ContinuousClock.now - start < .seconds(60))
  }
}
