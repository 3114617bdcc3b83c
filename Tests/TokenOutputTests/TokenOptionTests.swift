import Testing
import TokenCompiler

@testable import TokenOutput

/// Options that name a token of the source.
@Suite struct TokenOptionTests {
  private func render(
    _ value: OptionSetting.Value?,
    _ members: String = "",
    option: String = ##"{ "type": "token" }"##
  ) throws -> Workshop.Result {
    var workshop = Workshop(
      ##"""
      { "a": { "$type": "number", "one": { "$value": 1 },
        "two": { "$value": 2, "$extensions": { "dev.tokens": { "visibility": "private" } } } } }
      """##
    )
    workshop.addTarget(
      "t",
      printing:
        "{% if let t = options.main %}{{ t.name }} {{ t.path | comment }}{% else %}none{% endif %}",
      ##""options": { "main": \##(option) }, "text": { "comment": { "line": "# " } }\##(members)"##
    )
    if let value { workshop.request.options = [OptionSetting("main", value)] }
    return try workshop.render("t")
  }

  @Test func `a template reads the token, or nothing if it isn't set`() throws {
    #expect(try render(.string("a.one")).files == ["out": "one # a.one"])
    #expect(try render(nil).files == ["out": "none"])
  }

  @Test func `an unknown token is reported once, with the closest one`() throws {
    let result = try render(.string("a.on"))
    #expect(result.files == [:])
    #expect(
      result.report == """
        error invalid-target-option: the option `main` names `a.on`, which is not a token of the source
          help: did you mean `a.one`?
        """
    )
  }

  @Test func `a token that the output omits is reported`() throws {
    let result = try render(.string("a.two"), ##", "private": "omit""##)
    #expect(result.codes == ["invalid-target-option"])
    #expect(result.messages == ["the option `main` names `a.two`, which this output leaves out"])
  }

  @Test func `another type of value and a default are errors`() throws {
    #expect(
      try render(.number(1)).messages
        == ["`main` is `1`, expected the path of a token, as in `\"color.text\"`"]
    )
    let result = try render(nil, option: ##"{ "type": "token", "default": "a.one" }"##)
    #expect(
      result.messages == [
        "`options.main.default` has a token as its default, but a target has no access to the tokens of a source"
      ]
    )
  }

  @Test func `a setting has the options with their tokens evaluated in it`() throws {
    var workshop = Workshop(
      ##"""
      { "$type": "number", "a": { "$value": 1,
        "$extensions": { "dev.tokens": { "contexts": { "theme": { "dark": 2 } } } } } }
      """##
    )
    workshop.modifiers = [("theme", ["light", "dark"])]
    let value = "{% if let t = o.main %}{{ v(t.value) }}{% endif %}"
    let members = ##""options": { "main": { "type": "token" } }"##
    workshop.addTarget(
      "settings",
      printing:
        "{% for s in settings %}{% set o = s.options %}\(value){% endfor %}\(ContextTests.macros)",
      members
    )
    workshop.addTarget(
      "files",
      [
        "target.json": ##"""
        { "targetVersion": 1, \##(members), "contexts": { "other": "files" },
          "files": [{ "template": "t", "path": "{context}", "each": "context" }] }
        """##,
        "t": "{% set o = options %}\(value)\(ContextTests.macros)",
      ]
    )
    workshop.request.options = [OptionSetting("main", .string("a"))]
    #expect(try workshop.printed("settings") == "12")
    #expect(try workshop.render("files").files == ["light": "1", "dark": "2"])
  }
}
