import Foundation
import TestSupport
import Testing

/// `tokens rename`, and the code that `tokens diff --apply` updates.
@Suite struct `Renaming tokens` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(Self.resolver, to: "app.resolver.json")
    try folder.write(Self.base, to: "base.json5")
    try folder.write(Self.dark, to: "dark.tokens.json")
    try folder.write(Self.configuration, to: "tokens.config.json")
  }

  private static let resolver = """
    {
      "version": "2025.10",
      "sets": {
        "base": { "sources": [{ "$ref": "base.json5" }] }
      },
      "modifiers": {
        "theme": {
          "contexts": {
            "light": [],
            "dark": [{ "$ref": "dark.tokens.json" }, { "color": { "edge": { "$value": "{color.line}" } } }]
          },
          "default": "light"
        }
      },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }]
    }

    """
  private static let base = """
    {
      "color": {
        "$type": "color",
        "line": { "$value": { "colorSpace": "srgb", "components": [0.5, 0.5, 0.5] } },
        // The edge of cards.
        "edge": { "$value": "{color.line}", "$deprecated": "Use color.line." },
        "faint": { "$value": "~color.alpha({color.line}, 0.5)" },
        "part": { "$value": { "$ref": "#/color/line/$value" } }
      },
      "size": { "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } },
      "copy": { "$extends": "{size}" }
    }

    """
  private static let dark = """
    { "color": { "$type": "color", "line": { "$value": "{color.dark}" },
      "dark": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } } }

    """
  private static let configuration = """
    {
      "source": "app.resolver.json",
      "outputs": [{ "target": "css", "directory": "out", "include": { "paths": ["color.line", "size.**"] } }]
    }

    """

  private func run(_ line: String) throws -> ProgramRun {
    try ProgramRun(line.split(separator: " ").map(String.init), in: folder.url(""))
  }

  private var files: [String] {
    ["app.resolver.json", "base.json5", "dark.tokens.json", "tokens.config.json"]
      .map { folder.text($0) ?? "" }
  }

  @Test func `a dry run shows the changes and writes nothing`() throws {
    let run = try run("rename color.line color.divider")
    #expect(run.status == 0)
    #expect(run.error == "would rename 1 token in 4 files; --apply writes the changes\n")
    #expect(run.output.hasPrefix("--- app.resolver.json\n+++ app.resolver.json\n@@ -"))
    #expect(run.output.contains("+    \"divider\": { \"$value\": { \"colorSpace\""))
    #expect(files == [Self.resolver, Self.base, Self.dark, Self.configuration])
  }

  @Test func `programs get the changes as JSON`() throws {
    struct Report: Decodable {
      struct File: Decodable {
        let file: String
        let diff: String
      }
      let files: [File]
    }
    let run = try run("rename color.line color.divider --format json")
    let files = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).files
    #expect(files.map(\.file).first == "app.resolver.json")
    #expect(files.allSatisfy { $0.diff.hasPrefix("--- \($0.file)\n") })
  }

  @Test func `all references change, and renaming back restores the files`() throws {
    let run = try run("rename color.line color.divider --apply")
    #expect(run.status == 0, "\(run.error)")
    #expect(
      files
        == [Self.resolver, Self.base, Self.dark, Self.configuration].map {
          $0.replacing("color.line", with: "color.divider").replacing(
            "\"line\"",
            with: "\"divider\""
          )
          .replacing("/line/", with: "/divider/")
        }
    )
    #expect(try self.run("rename color.divider color.line --apply").status == 0)
    #expect(files == [Self.resolver, Self.base, Self.dark, Self.configuration])
  }

  @Test func `generated names change where they are generated`() throws {
    let source = #"""
      { "step": { "$extensions": { "dev.tokens": { "scale": {
          "base": "16px", "ratio": 1.25, "names": ["s", "m"], "at": "m" } } } },
        "gray": { "$extensions": { "dev.tokens": { "ramp": {
          "from": "#777777", "steps": { "100": 0.9, "m": 0.5 } } } } },
        "wide": { "$type": "dimension", "$value": "{step.m}" } }
      """#
    try folder.write(source, to: "base.json5")
    try folder.write("{}", to: "dark.tokens.json")
    try folder.write(
      Self.resolver.replacing(
        #", { "color": { "edge": { "$value": "{color.line}" } } }"#,
        with: ""
      ),
      to: "app.resolver.json"
    )
    #expect(try run("rename step.m step.medium --apply").status == 0)
    #expect(try run("rename gray.m gray.middle --apply").status == 0)
    #expect(
      folder.text("base.json5")
        == source.replacing(#""s", "m"], "at": "m""#, with: #""s", "medium"], "at": "medium""#)
        .replacing(#""m": 0.5"#, with: #""middle": 0.5"#)
        .replacing("{step.m}", with: "{step.medium}")
    )
  }

  @Test func `groups and their references change`() throws {
    #expect(try run("rename size space --apply").status == 0)
    #expect(files[1] == Self.base.replacing("size", with: "space"))
    #expect(files[3] == Self.configuration.replacing("size", with: "space"))
  }

  @Test func `a token moves to another group with its type and layout`() throws {
    #expect(try run("rename color.line border.card.line --apply").status == 0)
    let base = try #require(folder.text("base.json5"))
    #expect(
      base.hasSuffix(
        """
          "copy": { "$extends": "{size}" },
          "border": {
            "card": {
              "line": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.5, 0.5, 0.5] } }
            }
          }
        }

        """
      )
    )
    #expect(base.contains("\"$type\": \"color\",\n    // The edge of cards.\n    \"edge\""))
    #expect(
      folder.text("dark.tokens.json")?.hasSuffix(
        "}, \"border\": { \"card\": { \"line\": { \"$type\": \"color\", \"$value\": \"{color.dark}\" } } } }\n"
      ) == true
    )
  }

  @Test func `new groups take the place of an only token`() throws {
    let only = """
      {
        "size": {
          "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } }
        }
      }

      """
    try folder.write(only, to: "base.json5")
    try folder.write("{}", to: "dark.tokens.json")
    let resolver = Self.resolver.replacing(
      #", { "color": { "edge": { "$value": "{color.line}" } } }"#,
      with: ""
    )
    try folder.write(resolver, to: "app.resolver.json")
    let configuration = Self.configuration.replacing(#""color.line", "#, with: "")
    try folder.write(configuration, to: "tokens.config.json")
    let run = try run("rename size.gap size.space.gap --apply")
    #expect(run.status == 0, "\(run.error)")
    let gap = #""gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } }"#
    #expect(
      folder.text("base.json5")
        == only.replacing(gap, with: "\"space\": {\n      \(gap)\n    }")
    )
  }

  @Test func `a former name that can't be kept is reported`() throws {
    let inline = """
      {
        "version": "2025.10",
        "sets": {
          "base": { "sources": [{ "gap": { "$type": "number", "$value": 8 } }] }
        },
        "resolutionOrder": [{ "$ref": "#/sets/base" }]
      }
      """
    try folder.write(inline, to: "app.resolver.json")
    let configuration = Self.configuration.replacing(#"["color.line", "size.**"]"#, with: "\"**\"")
    try folder.write(configuration, to: "tokens.config.json")
    #expect(try run("rename gap space").status == 0)
    let run = try run("rename gap space --apply --shim")
    #expect(run.status == 1)
    #expect(run.error.contains("the former name of `gap` can't be kept"))
    #expect(folder.text("app.resolver.json") == inline)
  }

  @Test func `a shim keeps the former name`() throws {
    #expect(try run("rename color.line color.divider --apply --shim").status == 0)
    let shim = #""line": { "$value": "{color.divider}", "$deprecated": "Use {color.divider}." }"#
    #expect(folder.text("base.json5")?.contains(shim) == true)
    #expect(try run("ir").status == 0)
  }

  @Test func `a shim has a lifetime`() throws {
    #expect(try run("rename color.line color.divider --apply --shim --until 3").status == 0)
    #expect(folder.text("base.json5")?.contains(#""until": "3" }"#) == true)
    for (version, count) in [("2.9.1", 0), ("3.0", 1)] {
      try folder.write(
        Self.configuration.replacing("\"source\"", with: "\"version\": \"\(version)\", \"source\""),
        to: "tokens.config.json"
      )
      let found = try run("lint").error.matches(of: /expired-deprecation/).count
      #expect(found == count)
    }
    #expect(try run("rename color.edge color.rim --shim --until soon").status == 2)
  }

  @Test func `a renamed field of a component is pointed out`() throws {
    try folder.write(
      Self.base.replacing(
        "\"copy\":",
        with: """
          "card": { "$extensions": { "dev.tokens": { "component": "card" } },
              "background": { "$type": "color", "$value": "{color.line}" } },
            "copy":
          """
      ),
      to: "base.json5"
    )
    let remark = "is a component field, so the component's style changes"
    #expect(try run("rename card.background card.fill").error.contains(remark))
    #expect(try !run("rename card tile").error.contains(remark))
  }

  @Test(
    arguments: [
      ("rename color.lime a", 1, "there is no token or group `color.lime`"),
      ("rename color.line color.edge", 1, "there already is a token `color.edge`"),
      ("rename color.line color.line.x", 2, "`color.line.x` can't be the former or the new path"),
      ("rename color color.x", 2, "`color.x` can't be the former or the new path"),
      ("rename copy.gap copy.space", 1, "no file defines `copy.gap`"),
      ("rename color.line", 2, "NEW"),
      ("rename color.line a --until 3.0", 2, "`--until` needs `--shim`"),
    ]
  )
  func `what can't be renamed is reported`(_ line: String, _ status: Int32, _ text: String) throws {
    let run = try run(line + " --apply")
    #expect(run.status == status)
    #expect(run.error.contains(text))
    #expect(files == [Self.resolver, Self.base, Self.dark, Self.configuration])
  }

  @Test func `names that collide in an output are refused`() throws {
    try folder.write(
      Self.configuration.replacing("color.line", with: "color.*"),
      to: "tokens.config.json"
    )
    let run = try run("rename color.line colorEdge --apply")
    #expect(run.status == 1)
    #expect(run.error.contains("`color.line` isn't renamed"))
    #expect(files[1] == Self.base)
  }

  @Test func `code is renamed where a name is unambiguous`() throws {
    let code = """
      a { color: var(--color-line, red); --color-line-2: 1; }
      .color-line { outline-color: var(--color-line); }
      """
    try folder.write(code, to: "web/a.css")
    try folder.write("--color-line\n", to: "web/node_modules/b.css")
    let run = try run("rename color.line color.divider --code web --apply")
    #expect(run.status == 0)
    #expect(
      folder.text("web/a.css")
        == code.replacing("(--color-line", with: "(--color-divider")
    )
    #expect(folder.text("web/node_modules/b.css") == "--color-line\n")
    #expect(run.error.contains("  web/a.css:2: .color-line {"))
  }

  @Test func `members of any theme are renamed if their path is long enough`() throws {
    let configuration = """
      { "source": "app.resolver.json",
        "outputs": [{ "target": "swift", "directory": "out" }] }
      """
    try folder.write(configuration, to: "tokens.config.json")
    #expect(try run("rename color.line color.edges.line --apply").status == 0)
    let code = "let a = theme.color.edges.line, b = other().color.edges.line, c = x.edges.line\n"
    try folder.write(code, to: "App/a.swift")
    let run = try run("rename color.edges.line color.edges.rule --code App --apply")
    #expect(
      folder.text("App/a.swift")
        == "let a = theme.color.edges.rule, b = other().color.edges.rule, c = x.edges.line\n"
    )
    // The last one may belong to something else.
    #expect(run.error.contains("a.swift:1: let a"))
  }

  @Test func `theme attributes are renamed`() throws {
    let configuration = """
      { "source": "app.resolver.json",
        "outputs": [{ "target": "android-themes", "directory": "res" }] }
      """
    try folder.write(configuration, to: "tokens.config.json")
    let layout = "<View android:background=\"?attr/colorLine\" android:tag=\"?attr/colorLines\"/>\n"
    try folder.write(layout, to: "app/layout/a.xml")
    let run = try run("rename color.line color.divider --code app --apply")
    #expect(run.status == 0, "\(run.error)")
    #expect(
      folder.text("app/layout/a.xml") == layout.replacing("colorLine\"", with: "colorDivider\"")
    )
  }

  @Test func `names for looking up colors are renamed where no other type has them`() throws {
    let code = """
      let a = Color.token(.line), b = theme[.line], c = TokenColorName.line.color
      let d: Weight = .line, e = weights[.line], f = TokenTheme(brand: .sand)[.line]
      """
    try folder.write(code, to: "App/a.swift")
    try folder.write("val a = theme[TokenColorName.Line]\n", to: "App/a.kt")
    let run = try run("rename color.line color.edgeOfCard --code App --apply")
    #expect(
      folder.text("App/a.swift") == """
        let a = Color.token(.edgeOfCard), b = theme[.edgeOfCard], c = TokenColorName.edgeOfCard.color
        let d: Weight = .line, e = weights[.line], f = TokenTheme(brand: .sand)[.edgeOfCard]
        """
    )
    #expect(folder.text("App/a.kt") == "val a = theme[TokenColorName.EdgeOfCard]\n")
    #expect(run.status == 0, "\(run.error)")
  }

  @Test func `an app is updated for a new version of its tokens`() throws {
    try ProgramRun(shell: "mkdir old && cp *.json* old", in: folder.url("")).expectSuccess()
    #expect(try run("rename color.line color.divider --apply").status == 0)
    try folder.write("a { color: var(--color-line) }", to: "web/a.css")
    let run = try run("diff old . --apply web")
    #expect(run.error == "changed     web/a.css  (1 name)\n")
    #expect(folder.text("web/a.css") == "a { color: var(--color-divider) }")
  }
}

extension ProgramRun {
  fileprivate func expectSuccess() throws { try #require(status == 0, "\(error)") }
}
