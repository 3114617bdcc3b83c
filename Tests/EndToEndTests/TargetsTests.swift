import Foundation
import TestSupport
import Testing

/// Custom targets: listing, copying, creating, and extending them.
@Suite struct TargetsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(
      """
      { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
      """,
      to: "a.tokens.json"
    )
  }

  private func run(_ line: String) throws -> ProgramRun {
    try ProgramRun(line.split(separator: " ").map(String.init), in: folder.url(""))
  }

  private func configure(_ outputs: [String], templates: String = #""templates""#) throws {
    let list = outputs.map { #"{ "target": "\#($0)", "directory": "out/\#($0)" }"# }
    try folder.write(
      """
      { "source": ["a.tokens.json"], "templates": \(templates),
        "outputs": [\(list.joined(separator: ", "))] }
      """,
      to: "tokens.config.json"
    )
  }

  // MARK: Listing

  @Test func `without a configuration, the built-in targets are listed`() throws {
    let listed = try run("targets")
    #expect(listed.status == 0)
    let names = listed.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    #expect(
      names == [
        "android", "android-themes", "css", "dtcg", "gallery", "json", "kotlin",
        "kotlin-material", "lint-rules", "scss", "swift", "tailwind", "typescript", "xcassets",
      ]
    )
    #expect(listed.output.split(separator: "\n").allSatisfy { $0.contains("  ") })
  }

  @Test func `custom targets are listed with the built-in ones, and with their bases`() throws {
    try configure([])
    try folder.write(
      #"{ "targetVersion": 1, "summary": "Our own CSS", "extends": "css" }"#,
      to: "templates/web/target.json"
    )
    let listed = try run("targets")
    #expect(listed.status == 0, "\(listed.error)")
    #expect(listed.output.contains("web              Our own CSS (custom, extends css)\n"))
    #expect(listed.output.contains("css              "))
  }

  @Test func `the description of a target contains its options, files, and names`() throws {
    let page = try run("targets css")
    #expect(page.status == 0, "\(page.error)")
    #expect(page.output.hasPrefix("css: "))
    #expect(page.output.contains("\nOptions\n  prefix "))
    #expect(page.output.contains("\nFiles\n  "))
    #expect(page.output.contains("from tokens.css.tmpl"))
    #expect(page.output.contains("\nNames\n  tokens  kebab\n"))
  }

  @Test func `the files of a target's folder can be printed`() throws {
    let all = try run("targets json --print")
    #expect(all.status == 0)
    #expect(all.output.contains("== json/target.json\n{"))
    #expect(all.output.contains("== json/values.tmpl\n"))
    let one = try run("targets json values.tmpl")
    let path = SampleProject.repository.appending(path: "templates/json/values.tmpl")
    #expect(one.output == (try String(contentsOf: path, encoding: .utf8)))
  }

  @Test func `the list is available as JSON`() throws {
    struct List: Decodable {
      let command: String
      let targets: [Target]
    }
    struct Target: Decodable {
      let name: String
      let own: Bool
      let extends: [String]
      let options: [Option]
      let files: [File]
    }
    struct Option: Decodable {
      let name: String
      let `default`: String?
    }
    struct File: Decodable {
      let path: String
      let template: String?
    }
    let all = try JSONDecoder().decode(
      List.self,
      from: Data(try run("targets --format json").output.utf8)
    )
    #expect(all.command == "targets")
    #expect(
      all.targets.map(\.name) == [
        "android", "android-themes", "css", "dtcg", "gallery", "json", "kotlin",
        "kotlin-material", "lint-rules", "scss", "swift", "tailwind", "typescript", "xcassets",
      ]
    )
    let one = try JSONDecoder().decode(
      List.self,
      from: Data(try run("targets css --format json").output.utf8)
    )
    let css = try #require(one.targets.first)
    #expect(one.targets.count == 1 && !css.own && css.extends == [])
    #expect(css.options.first { $0.name == "remBase" }?.default == "16")
    #expect(
      css.files.map(\.template) == [
        "tokens.css.tmpl", "components.css.tmpl", "fonts.css.tmpl", "theme.css.tmpl",
      ]
    )
  }

  @Test func `the JSON list reports targets that can't be loaded`() throws {
    struct List: Decodable {
      let status: Int
      let diagnostics: [Finding]
      let targets: [Target]?
      struct Finding: Decodable { let code: String }
      struct Target: Decodable { let name: String }
    }
    try folder.write(#"{ "targetVersion": 2, "extends": "css" }"#, to: "targets/new/target.json")
    try folder.write(
      #"{ "source": "a.tokens.json", "templates": "targets", "outputs": [] }"#,
      to: "tokens.config.json"
    )
    let run = try run("targets --format json")
    let list = try JSONDecoder().decode(List.self, from: Data(run.output.utf8))
    #expect(list.status == 1 && run.status == 1)
    #expect(list.diagnostics.map(\.code) == ["invalid-target"])
    #expect(
      list.targets?.map(\.name) == [
        "android", "android-themes", "css", "dtcg", "gallery", "json", "kotlin",
        "kotlin-material", "lint-rules", "scss", "swift", "tailwind", "typescript", "xcassets",
      ]
    )
    #expect(run.error.isEmpty)
  }

  @Test func `an unknown target or file is reported once, with a suggestion`() throws {
    let target = try run("targets jsn")
    #expect(target.status == 2)
    #expect(target.error.contains("error[unknown-target]"))
    #expect(target.error.contains("did you mean `json`?"))
    let file = try run("targets json value.tmpl")
    #expect(file.status == 2)
    #expect(file.error.contains("the target `json` has no file `value.tmpl`"))
    #expect(file.error.contains("did you mean `values.tmpl`?"))
    #expect(try run("targets jsn --print").error.contains("did you mean `json`?"))
  }

  // MARK: Creating targets

  @Test func `a new target builds once it's in the configuration`() throws {
    #expect(try run("init design").status == 0)
    try folder.write(
      try #require(folder.text("design/tokens.config.json")),
      to: "design/tokens.config.json"
    )
    try configure(["list"])
    let made = try run("init --target list")
    #expect(made.status == 0, "\(made.error)")
    #expect(made.error.contains("created     templates/list/target.json"))
    #expect(made.error.contains(#"{ "target": "list", "directory": "generated/list" }"#))
    let built = try run("build --strict")
    #expect(built.status == 0, "\(built.error)")
    #expect(folder.text("out/list/tokens.txt") == "ink: #000000ff\n")
  }

  @Test(arguments: ["init --target list", "init --target list --extends css"])
  func `a new target refers to a schema that exists`(_ line: String) throws {
    try configure(["css"])
    #expect(try run(line).status == 0)
    let target = try #require(folder.text("templates/list/target.json"))
    #expect(target.hasPrefix("{\n  \"$schema\": \"../target.schema.json\",\n"))
    let schema = try #require(folder.text("templates/target.schema.json"))
    #expect(try run("schema target").output == schema)
    // A second target uses the same schema.
    #expect(try run("init --target other").status == 0)
    #expect(try run("targets list").status == 0)
  }

  @Test func `a new target that extends another one builds as well`() throws {
    try configure(["web"])
    #expect(try run("init --target web --extends css").status == 0)
    let built = try run("build --strict")
    #expect(built.status == 0, "\(built.error)")
    #expect(folder.files.contains { $0.hasPrefix("out/web/") && $0.hasSuffix(".css") })
  }

  @Test func `a new target prints every type in the starter source`() throws {
    #expect(try run("init tokens").status == 0)
    let text = try #require(folder.text("tokens/tokens.config.json"))
    try folder.write(
      text.replacing(
        #""outputs": ["#,
        with:
          #""templates": "templates", "outputs": [{ "target": "x", "directory": "generated/x" },"#
      ),
      to: "tokens/tokens.config.json"
    )
    #expect(try run("init --target x").status == 0)
    let built = try run("build")
    #expect(built.status == 0, "\(built.error)")
    #expect(folder.text("tokens/generated/x/tokens.txt")?.contains("dimension-grid: 8px\n") == true)
  }

  private static let refusals: [(line: String, message: String)] = [
    ("init --target web --extends cs", "did you mean `css`?"),
    ("init --target a/b", "can't be the name of a target"),
    ("init --extends css", "`--extends` needs `--target`"),
    ("init here --target web", "a target is created in the configuration's template folder"),
    ("targets --print", "`--print` needs a target"),
  ]

  @Test(arguments: refusals)
  func `a target that can't be created is reported once`(_ line: String, _ message: String) throws {
    try configure([])
    try folder.makeFolder("templates")
    let refused = try run(line)
    #expect(refused.status == 2, "\(refused.error)")
    #expect(refused.error.contains(message))
    #expect(refused.error.hasSuffix("1 error\n"))
    #expect(folder.files.filter { $0.hasPrefix("templates/") } == [])
  }

  @Test func `an existing target isn't overwritten`() throws {
    try configure([])
    try folder.write("mine", to: "templates/web/target.json")
    let refused = try run("init --target web")
    #expect(refused.status == 1)
    #expect(refused.error.contains("error[file-in-the-way]"))
    #expect(folder.text("templates/web/target.json") == "mine")
  }

  // MARK: Folders and files

  @Test func `targets can extend each other across folders and contain subfolders`() throws {
    try configure(["brand"], templates: #"["ours", "theirs"]"#)
    try folder.write(
      """
      { "targetVersion": 1, "options": { "word": { "type": "string", "default": "base" } },
        "files": [{ "template": "main.tmpl", "path": "list.txt" },
          { "copy": "static/logo.bin", "path": "img/logo.bin" }] }
      """,
      to: "theirs/base/target.json"
    )
    try folder.write(
      "{% include \"parts/head.tmpl\" %}\n{% for t in tokens %}\n{{ line(t) }}\n{% endfor %}\n",
      to: "theirs/base/main.tmpl"
    )
    try folder.write(
      "{% macro line(t: Token) %}{{ t.name }} {{ options.word | comment }}{% endmacro %}\n",
      to: "theirs/base/parts/head.tmpl"
    )
    try folder.write("\u{0}\u{1}raw {{ not a tag\n\n", to: "theirs/base/static/logo.bin")
    try folder.write(
      ##"{ "targetVersion": 1, "extends": "base", "text": { "comment": { "line": "# " } } }"##,
      to: "ours/middle/target.json"
    )
    try folder.write(
      #"{ "targetVersion": 1, "extends": "middle" }"#,
      to: "ours/brand/target.json"
    )
    try folder.write(
      "{% macro line(t: Token) %}own {{ t.name }}{% endmacro %}{% set w = options.word %}{% if w is empty %}x{% endif %}\n",
      to: "ours/brand/parts/head.tmpl"
    )
    let built = try run("build")
    #expect(built.status == 0, "\(built.error)")
    #expect(folder.text("out/brand/list.txt") == "own ink\n")
    #expect(folder.text("out/brand/img/logo.bin") == "\u{0}\u{1}raw {{ not a tag\n\n")
    #expect(try run("check").status == 0)
    try folder.write("changed", to: "theirs/base/static/logo.bin")
    let stale = try run("check")
    #expect(stale.status == 1)
    #expect(stale.error.contains("out/brand/img/logo.bin"))
  }

  @Test func `circular and duplicate targets are each reported once`() throws {
    try configure(["a"], templates: #"["one", "two"]"#)
    try folder.write(#"{ "targetVersion": 1, "extends": "b" }"#, to: "one/a/target.json")
    try folder.write(#"{ "targetVersion": 1, "extends": "a" }"#, to: "two/b/target.json")
    let cycle = try run("build")
    #expect(cycle.status == 1)
    #expect(cycle.error.contains("these targets extend each other in a cycle: `a`, `b`, `a`"))
    #expect(cycle.error.contains("two/b/target.json:1:34"))
    #expect(cycle.error.hasSuffix("1 error\n"))
    try folder.write(#"{ "targetVersion": 1, "extends": "css" }"#, to: "one/b/target.json")
    let twice = try run("build")
    #expect(twice.error.contains("both `one` and `two` have a target `b`"))
  }

  @Test func `a target may extend the built-in target with the same name`() throws {
    try configure(["css"])
    try folder.write(
      #"{ "targetVersion": 1, "extends": "css", "names": { "token": "snake", "join": "_" } }"#,
      to: "templates/css/target.json"
    )
    let built = try run("build")
    #expect(built.status == 0, "\(built.error)")
    #expect(folder.files.contains { $0.hasPrefix("out/css/") })
  }

  @Test func `a file is either a template or copied verbatim`() throws {
    try configure(["t"])
    try folder.write(
      """
      { "targetVersion": 1, "files": [
        { "copy": "a.txt", "template": "a.txt", "path": "a" },
        { "copy": "a.txt", "path": "b", "each": "token" },
        { "copy": "b.txt", "path": "c" }] }
      """,
      to: "templates/t/target.json"
    )
    try folder.write("x", to: "templates/t/a.txt")
    let built = try run("build")
    #expect(built.status == 1)
    #expect(built.error.contains("a file with `copy` can't have `template`"))
    #expect(built.error.contains("a file with `copy` can't have `each`"))
  }
}
