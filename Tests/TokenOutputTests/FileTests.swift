import Testing
import TokenCompiler

@testable import TokenOutput

/// The files of an output, and their paths.
@Suite struct FileTests {
  private let tokens = ##"""
    { "$type": "number", "top": { "$value": 0 },
      "a": { "one": { "$value": 1 }, "inner": { "two": { "$value": 2 } } },
      "b": { "three": { "$value": 3 }, "d": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } },
      "card": { "$extensions": { "dev.tokens": { "component": "view" } }, "x": { "$value": 5 } } }
    """##

  private func render(
    _ files: String,
    _ template: String = "x",
    _ members: String = "",
    modifiers: [(String, [String])] = []
  ) throws -> Workshop.Result {
    var workshop = Workshop(tokens)
    workshop.modifiers = modifiers.map { (name: $0.0, contexts: $0.1) }
    workshop.addTarget(
      "t",
      [
        "target.json": "{ \"targetVersion\": 1, \"files\": [\(files)]\(members) }",
        "t.tmpl": template,
      ]
    )
    return try workshop.render("t")
  }

  private static let rules: [(rule: String, paths: [String])] = [
    (##""path": "all""##, ["all"]),
    (##""path": "{group.id}", "each": "group""##, ["a", "a-inner", "b", "card"]),
    (##""path": "{group.id}", "each": "group", "depth": 1"##, ["a", "b", "card"]),
    (##""path": "{group.id}", "each": "group", "when": "group.tokens > 1""##, ["b"]),
    (
      ##""path": "{group.id}", "each": "group", "when": "not group.groups and group.tokens == 1""##,
      ["a-inner", "card"]
    ),
    (
      ##""path": "{group.id}", "each": "group", "when": "group.tokens > 1 or group.component""##,
      ["b", "card"]
    ),
    (##""path": "x/{type}", "each": "type""##, ["x/dimension", "x/number"]),
    (##""path": "{token.name}", "each": "token", "when": "token.type == 'dimension'""##, ["d"]),
    (##""path": "{token.name}", "each": "token", "when": "token.type == \"dimension\"""##, ["d"]),
    (
      ##""path": "{token.name}", "each": "token", "when": "token.type != \"dimension\" and token.type == \"dimension\" or token.type == \"dimension\" and uses.number""##,
      ["d"]
    ),
    (
      ##""path": "{token.name}", "each": "token", "when": "token.type == \"dimension\" or token.type == \"number\" and token.isPublic""##,
      ["top", "one", "two", "three", "d", "x"]
    ),
    (
      ##""path": "{token.name}", "each": "token", "when": "token.type != \"number\" or not token.isPublic""##,
      ["d"]
    ),
    (##""path": "{component.name}", "each": "component""##, ["card"]),
    (##""path": "{context}", "each": "context""##, ["light-s", "light-l", "dark-s", "dark-l"]),
    (##""path": "{setting.id}", "each": "context", "when": "setting.isBase""##, ["light-s"]),
    (##""path": "{appearance}", "each": "appearance""##, ["light", "dark"]),
    (##""path": "v{appearance:folder}/c", "each": "appearance""##, ["v/c", "v-night/c"]),
    (
      ##""path": "v{appearance:folder}/{token.name}", "each": "token", "in": "appearance", "when": "token.type == 'dimension'""##,
      ["v/d", "v-night/d"]
    ),
    (
      ##""path": "{appearance}/{group.id}", "each": "group", "depth": 1, "in": "appearance""##,
      ["light/a", "light/b", "light/card", "dark/a", "dark/b", "dark/card"]
    ),
    (##""path": "{package:path}/{root}""##, ["a/b/Tokens"]),
    (##""path": "a", "when": "uses.color""##, []),
  ]

  @Test(arguments: rules)
  func `a rule generates a file for each element`(_ rule: String, _ paths: [String]) throws {
    let result = try render(
      "{ \"template\": \"t.tmpl\", \(rule) }",
      "x",
      ##"""
      , "names": { "group": "kebab", "token": "kebab" },
      "options": { "package": { "type": "string", "default": "a.b", "pattern": "[a-z.]+" },
        "root": { "type": "identifier", "default": "Tokens" } },
      "tables": { "folder": { "light": "", "dark": "-night", "lightHighContrast": null, "darkHighContrast": null } }
      """##,
      modifiers: [("theme", ["light", "dark"]), ("size", ["s", "l"])]
    )
    #expect(result.report == "")
    #expect(result.order == paths)
  }

  @Test func `the file's element is a variable of the template, evaluated in its setting`() throws {
    let result = try render(
      ##"{ "template": "t.tmpl", "path": "{group.id}", "each": "group", "depth": 1 }"##,
      "{{ group.name }}:{% for t in group.allTokens %} {{ t.name }}{% endfor %}"
    )
    #expect(result.files == ["a": "a: one two", "b": "b: three d", "card": "card: x"])
  }

  private static let mistakes: [(files: String, message: String)] = [
    (##"{ "template": "x.tmpl", "path": "a" }"##, "there is no template `x.tmpl`"),
    (
      ##"{ "template": "t.tmpl", "path": "{grup.id}", "each": "group" }"##,
      "there is no `grup` for `grup.id`"
    ),
    (
      ##"{ "template": "t.tmpl", "path": "{group.idd}", "each": "group" }"##,
      "there is no `idd` for `group.idd`"
    ),
    (
      ##"{ "template": "t.tmpl", "path": "{tokens}" }"##,
      "`tokens` can't be used here, expected a name or a word"
    ),
    (
      ##"{ "template": "t.tmpl", "path": "{type:folder}", "each": "type" }"##,
      "there is no table `folder`"
    ),
    (
      ##"{ "template": "t.tmpl", "path": "a", "when": "token > 1" }"##,
      "there is no `token` for `token`"
    ),
    (
      ##"{ "template": "t.tmpl", "path": "a", "when": "hasThemes > 1" }"##,
      "`hasThemes` can't be used here, expected a list or a number"
    ),
    (
      ##"{ "template": "t.tmpl", "path": "{type}", "each": "type", "when": "type.type == \"colour\"" }"##,
      "`type.type` is `colour`, which isn't one of its values"
    ),
    (
      ##"{ "template": "t.tmpl", "path": "a" }, { "template": "t.tmpl", "path": "A" }"##,
      "two files would be written to `A`"
    ),
    (
      ##"{ "template": "t.tmpl", "path": "a", "each": "group" }"##,
      "two files would be written to `a`"
    ),
    (
      ##"{ "template": "t.tmpl", "path": "../a" }"##,
      "`../a` is not a path inside the output's directory"
    ),
    (
      ##"{ "template": "t.tmpl", "path": "/a" }"##,
      "`/a` is not a path inside the output's directory"
    ),
    (
      ##"{ "template": "t.tmpl", "path": "a//b" }"##,
      "`a//b` is not a path inside the output's directory"
    ),
    (
      ##"{ "template": "t.tmpl", "path": "a\\b" }"##,
      "`a\\b` is not a path inside the output's directory"
    ),
  ]

  @Test(arguments: mistakes)
  func `an invalid rule is an error`(_ files: String, _ message: String) throws {
    let result = try render(files)
    #expect(result.messages == [message])
    #expect(result.files.isEmpty)
  }

  @Test func `a name can't make a path leave its folder`() throws {
    var workshop = Workshop(##"{ "$type": "number", "/a\\b:c": { "x": { "$value": 1 } } }"##)
    workshop.addTarget(
      "t",
      [
        "target.json": ##"""
        { "targetVersion": 1, "files": [{ "template": "t.tmpl", "path": "x/{group.text}", "each": "group" }] }
        """##,
        "t.tmpl": "x",
      ]
    )
    #expect(try workshop.render("t").order == ["x/-a-b-c"])
  }

  @Test func `an unused template is an error`() throws {
    var workshop = Workshop(tokens)
    workshop.addTarget(
      "t",
      [
        "target.json":
          ##"{ "targetVersion": 1, "files": [{ "template": "t.tmpl", "path": "a" }] }"##,
        "t.tmpl": "{% include \"used.tmpl\" %}", "used.tmpl": "", "unused.tmpl": "",
      ]
    )
    #expect(
      try workshop.render("t").report == """
        error unused-template: nothing uses the template `unused.tmpl`
          at my/unused.tmpl:1:1
          help: name it in `files` or in an `include`, or delete it
        """
    )
  }

  @Test func `an unknown target is reported with the closest name`() throws {
    var workshop = Workshop(tokens)
    workshop.addTarget("scss", printing: "")
    workshop.addTarget("broken", ["a.tmpl": ""])
    #expect(try workshop.render("scsss").report.contains("did you mean `scss`?"))
    #expect(try workshop.render("broken").codes == ["invalid-target"])
  }

  @Test func `an error in a template has its location there`() throws {
    let result = try render(##"{ "template": "t.tmpl", "path": "a" }"##, "\n{{ tokns }}")
    #expect(
      result.report == """
        error unknown-template-name: there is no variable `tokns` here
          at my/t.tmpl:2:4
          help: did you mean `tokens`?
        """
    )
  }

  @Test func `tracing records the bytes printed for each token`() throws {
    var workshop = Workshop(tokens)
    workshop.addTarget("t", printing: "<{% for t in tokens %}{{ t.name }};{% endfor %}>")
    let file = try #require(try workshop.render("t", isTracing: true).outputs.first)
    let pieces = file.traces.map { String(decoding: file.bytes[$0.bytes], as: UTF8.self) }
    #expect(pieces == ["top;", "one;", "two;", "three;", "d;", "x;"])
    #expect(file.traces.map(\.token.index) == [0, 1, 2, 3, 4, 5])
  }
}
