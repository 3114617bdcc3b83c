import Foundation
import TestSupport
import Testing

/// `tokens audit`.
@Suite struct `Auditing an app` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(
      """
      label.textColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
      label.font = UIFont.systemFont(ofSize: 17, weight: .bold)
      let old = Tokens.Color.old
      """,
      to: "App/Feed.swift"
    )
    try folder.write(
      "a { color: #336699; padding: 8px; background: var(--color-lnik); margin: var(--mine) }\n",
      to: "web/a.css"
    )
    try folder.write(
      "<LinearLayout android:background=\"#FF336699\" android:padding=\"8dp\"/>\n",
      to: "app/src/main/res/layout/a.xml"
    )
    try folder.write("out/\n", to: ".gitignore")
    try folder.write("a { color: #000 }\n", to: "out/b.css")
    try folder.write("a { color: #000 }\n", to: "node_modules/b.css")
    try folder.write("label.textColor = UIColor.red\n", to: "AppTests/FeedTests.swift")
  }

  private func addTokens() throws {
    try folder.write(
      """
      { "color": { "$type": "color", "link": { "$value": "#336699" },
        "page": { "$value": "#ffffff" },
        "old": { "$value": "#102030", "$deprecated": "Use color.link." } },
        "space": { "$type": "dimension", "s": { "$value": { "value": 8, "unit": "px" } } } }
      """,
      to: "tokens.tokens.json"
    )
    try folder.write(
      """
      { "source": ["tokens.tokens.json"], "outputs": [
        { "target": "css", "directory": "web/generated" },
        { "target": "android", "directory": "app/src/main/res/values" },
        { "target": "swift", "directory": "App/Generated" }
      ] }
      """,
      to: "tokens.config.json"
    )
    let build = try run("build")
    try #require(build.status == 0, "\(build.error)")
  }

  private func run(_ line: String) throws -> ProgramRun {
    try ProgramRun(line.split(separator: " ").map(String.init), in: folder.url(""))
  }

  /// The findings in a JSON report.
  private struct Report: Decodable {
    struct Finding: Decodable, Equatable {
      let kind: String
      let value: String
      let file: String
      let line: Int
      let match: String?
      let token: String?
    }
    struct Diagnostic: Decodable {
      let code: String
      let message: String
    }
    let version: Int
    let findings: [Finding]
    let diagnostics: [Diagnostic]
    let unused: [String]?
  }

  private func report(_ line: String) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(try run(line + " --format json").output.utf8))
  }

  @Test func `without a configuration, it lists the values`() throws {
    let report = try report("audit .")
    #expect(
      report.findings.map { "\($0.file):\($0.line) \($0.kind) \($0.value)" } == [
        "App/Feed.swift:1 color #336699", "App/Feed.swift:2 font system 17 bold",
        "app/src/main/res/layout/a.xml:1 color #336699", "app/src/main/res/layout/a.xml:1 size 8px",
        "web/a.css:1 color #336699", "web/a.css:1 size 8px",
      ]
    )
    #expect(report.findings.allSatisfy { $0.match == nil })
    #expect(report.diagnostics.isEmpty)
    #expect(try self.report("audit . --tests --kinds color").findings.count == 4)
    #expect(try run("audit .").status == 0)
    #expect(try run("audit . --strict").status == 1)
    #expect(try run("audit missing").status == 2)
    #expect(try run("audit").status == 2)
  }

  @Test func `with a configuration, it compares the values with the tokens`() throws {
    try addTokens()
    let report = try report("audit .")
    #expect(report.findings.count == 6)
    #expect(report.findings.count { $0.token == "color.link" && $0.match == "exact" } == 3)
    #expect(report.findings.count { $0.token == "space.s" && $0.match == "exact" } == 2)
    #expect(report.findings.count { $0.match == "none" } == 1)
    #expect(
      report.diagnostics.map { "\($0.code): \($0.message)" } == [
        "unknown-token: no token is called `--color-lnik`",
        "deprecated-name: `color.old` is deprecated",
      ]
    )
    #expect(try run("audit .").status == 1)
    #expect(try self.report("audit . --usage").unused == ["color.link", "color.page", "space.s"])
    let lines = try run("audit App --format lines").error
    #expect(lines.contains("Feed.swift:1:19: warning: `#336699` is the value of `color.link`"))
  }

  @Test func `a shadow is compared in all of its lengths`() throws {
    func length(_ name: String, _ value: Int) -> String {
      ##""\##(name)": { "value": \##(value), "unit": "px" }"##
    }
    let lengths = ["offsetX", "offsetY", "blur", "spread"].enumerated().map { length($1, $0 + 1) }
    let value = ##"{ "color": "#000000", \##(lengths.joined(separator: ", ")) }"##
    try folder.write(
      ##"{ "card": { "$type": "shadow", "$value": \##(value) } }"##,
      to: "tokens.tokens.json"
    )
    try folder.write(
      ##"{ "source": "tokens.tokens.json", "outputs": [{ "target": "css", "directory": "out" }] }"##,
      to: "tokens.config.json"
    )
    let shadows = ["1px 2px 3px 4px", "2px 2px 3px 4px", "1px 1px 3px 4px", "1px 2px 3px 3px"]
    try folder.write(
      shadows.map { "a { box-shadow: \($0) #000000 }\n" }.joined(),
      to: "web/a.css"
    )
    let found = try report("audit web").findings.filter { $0.kind == "shadow" }
    #expect(found.map { $0.match == "exact" && $0.token == "card" } == [true, false, false, false])
  }

  @Test func `colors in Swift are replaced, with an import of the module`() throws {
    try addTokens()
    let configuration = try #require(folder.text("tokens.config.json"))
    try folder.write("", to: "Package.swift")
    try folder.write(
      configuration.replacing("App/Generated", with: "Sources/Design/Generated"),
      to: "tokens.config.json"
    )
    try #require(try run("build").status == 0)
    let color = "(red: 51 / 255, green: 102 / 255, blue: 153 / 255, alpha: 1)"
    let code = """
      // The screen.
      import UIKit
      #if DEBUG
        import Profiling
      #endif

      view.tintColor = UIColor\(color)
      layer.borderColor = UIColor\(color).cgColor
      label.textColor = .init\(color)
      cell.color = Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6)
      stack.spacing = 8

      """
    try folder.write(code, to: "Sources/App/Screen.swift")
    try folder.write("let own = UIColor\(color)\n", to: "Sources/Design/Own.swift")
    let run = try run("audit Sources --apply")
    #expect(run.status == 0, "\(run.error)")
    #expect(
      folder.text("Sources/App/Screen.swift")
        == code.replacing("UIColor\(color)", with: "UIColor(Tokens.Color.link)")
        .replacing(
          "Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6)",
          with: "Color(Tokens.Color.link)"
        )
        .replacing("import UIKit\n", with: "import UIKit\nimport Design\n")
    )
    #expect(folder.text("Sources/Design/Own.swift") == "let own = UIColor(Tokens.Color.link)\n")
    #expect(run.error.contains("Sources/App/Screen.swift:9:19: #336699 is Tokens.Color.link"))
    #expect(run.error.contains("Sources/App/Screen.swift:11:17: 8px is Tokens.Space.s"))
  }

  @Test func `lint reports the tokens that an audit found unused`() throws {
    try addTokens()
    try folder.write(try run("audit App web --usage --format json").output, to: "usage.json")
    let found = try run("lint --usage usage.json --format lines").error
    #expect(found.contains("warning: no app uses `color.page`"))
    #expect(!found.contains("no app uses `color.old`"))
    #expect(try !run("lint").error.contains("no app uses"))
  }

  @Test func `it replaces values in resources`() throws {
    try addTokens()
    let dry = try run("audit web app App --apply --dry-run")
    #expect(dry.status == 0, "\(dry.error)")
    #expect(dry.output.contains("+a { color: var(--color-link); padding: var(--space-s);"))
    #expect(dry.output.contains("+label.textColor = UIColor(Tokens.Color.link)"))
    #expect(folder.text("web/a.css")?.contains("#336699") == true)
    let run = try run("audit web app App --apply")
    #expect(run.status == 0, "\(run.error)")
    #expect(try self.run("check").status == 0, "generated files stay")
    #expect(
      folder.text("web/a.css")
        == "a { color: var(--color-link); padding: var(--space-s); background: var(--color-lnik); "
        + "margin: var(--mine) }\n"
    )
    #expect(
      folder.text("app/src/main/res/layout/a.xml")
        == "<LinearLayout android:background=\"@color/color_link\" "
        + "android:padding=\"@dimen/space_s\"/>\n"
    )
    #expect(try report("audit web app").findings.isEmpty)
  }

  @Test func `generated files of a configuration in another folder aren't read`() throws {
    try addTokens()
    let configuration = try #require(folder.text("tokens.config.json"))
    try folder.write(
      try #require(folder.text("tokens.tokens.json")),
      to: "design/tokens.tokens.json"
    )
    try folder.write(
      configuration.replacing("\"directory\": \"", with: "\"directory\": \"../"),
      to: "design/tokens.config.json"
    )
    for name in ["tokens.config.json", ".tokens-manifest.json"] { try folder.remove(name) }
    let build = try run("build design/tokens.config.json --force")
    try #require(build.status == 0, "\(build.error)")
    let found = try report("audit web --config design/tokens.config.json").findings
    #expect(Set(found.map(\.file)) == ["web/a.css"])
  }

  @Test func `a resource with the name of a token stays`() throws {
    try addTokens()
    let colors = "<resources><color name=\"color_link\">#336699</color></resources>\n"
    try folder.write(colors, to: "old/res/values/colors.xml")
    #expect(try run("audit old --apply").status == 0)
    #expect(folder.text("old/res/values/colors.xml") == colors)
  }

  @Test func `it says which files it doesn't read`() throws {
    try folder.write("color: red", to: "notes.txt")
    #expect(try run("audit notes.txt").error.contains("notes.txt was not read: "))
    let tests = try run("audit AppTests App")
    #expect(tests.error.contains("1 test was not read; --tests includes it"))
    #expect(try !run("audit AppTests --tests").error.contains("not read"))
  }

  @Test func `a baseline only shrinks`() throws {
    #expect(try run("audit . --update-baseline").status == 2)
    #expect(try run("audit . --baseline b.json --update-baseline").status == 0)
    #expect(try run("audit . --baseline b.json --strict").status == 0)
    try folder.write("a { color: #336699; border-color: #abcdef }\n", to: "web/a.css")
    #expect(try report("audit . --baseline b.json").findings.map(\.value) == ["#abcdef"])
    let grown = try run("audit . --baseline b.json --update-baseline")
    #expect(grown.status == 1)
    #expect(grown.error.contains("color #abcdef in web/a.css"))
    try folder.write("a { color: #336699 }\n", to: "web/a.css")
    #expect(try run("audit . --baseline b.json --update-baseline").status == 0)
    try folder.write("{}", to: "b.json")
    #expect(try run("audit . --baseline b.json").error.contains("isn't a baseline"))
  }

  @Test func `a proposal builds`() throws {
    let run = try run("audit . --propose tokens")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.contains("now run `tokens build`"))
    let build = try self.run("build")
    #expect(build.status == 0, "\(build.error)")
    let colors = try #require(folder.text("tokens/color.tokens.json"))
    #expect(colors.contains("\"primary\": { \"$value\": \"{swatch.blue-50}\" }"))
    let map = try #require(folder.text("tokens/audit-map.json"))
    #expect(map.contains("\"value\": \"#336699\", \"token\": \"color.text.primary\""))
    #expect(try self.run("audit . --propose tokens").status == 1)
    #expect(try report("audit App web").findings.first?.match == "exact")
  }

  @Test func `a proposal next to existing tokens builds`() throws {
    try addTokens()
    let run = try run("audit . --propose more --min-count 1")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.contains("now run `tokens build more/tokens.config.json`"), "\(run.error)")
    let build = try self.run("build more/tokens.config.json")
    #expect(build.status == 0, "\(build.error)")
  }

  @Test func `a proposal for a single value counts in the singular`() throws {
    try folder.write("a { color: #336699 }\n", to: "single/a.css")
    let run = try run("audit single --propose tokens --min-count 1")
    #expect(run.status == 0, "\(run.error)")
    let page = try #require(folder.text("tokens/proposal.md"))
    #expect(page.contains("from 1 place in 1 file. A value needs 1 place to become"), "\(page)")
  }
}
