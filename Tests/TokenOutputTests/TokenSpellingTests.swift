import Diagnostics
import Testing
import TokenCompiler

@testable import TokenOutput

/// Template data for the spellings of tokens in code that uses other outputs.
@Suite struct TokenSpellingTests {
  private static let template = """
    {% for t in tokens %}
    {{ t.name }}:{% for s in t.spellings %} {{ s.target | string }}={{ s.text | string }}{% if let note = s.note %} ({{ note | string }}){% endif %}{% endfor %}{{ "" }}
    {% endfor %}
    """

  private static let tokens = ##"""
    { "text": { "body": { "$type": "number", "$value": 1 } },
      "wide": { "$type": "duration", "$value": { "value": 1, "unit": "s" } } }
    """##

  /// The output of a target that lists spellings, next to an output of another target for each
  /// request.
  private func list(beside requests: [OutputRequest]) throws -> String {
    var workshop = Workshop(Self.tokens)
    workshop.addTarget(
      "list",
      printing: Self.template,
      ##""text": { "string": { "open": "", "close": "", "escapes": { "\"": "'" } } }"##
    )
    workshop.addTarget(
      "web",
      printing: "x",
      ##"""
      "names": { "token": "kebab", "scope": "global", "root": null },
      "options": { "prefix": { "type": "string" } },
      "spellings": [{ "text": "n({token.qualified})", "when": "token.type == 'number'" },
                    { "text": "x({token.name})", "note": "of any type" }]
      """##
    )
    var sources = SourceMap()
    let web = TargetLoader.load(Located("web"), from: workshop.library, sources: &sources)
    let target = try #require(web.target)
    workshop.request.companions = requests.map { OutputRequest.Companion(target, $0) }
    return try workshop.printed("list")
  }

  @Test func `a token has the spellings of the other outputs`() throws {
    #expect(
      try list(beside: [OutputRequest()]) == """
        body: web=n(text-body) web=x(text-body) (of any type)
        wide: web=x(wide) (of any type)

        """
    )
    #expect(try list(beside: []) == "body:\nwide:\n")
  }

  @Test func `identical outputs are listed once, and others by their options`() throws {
    let prefixed = OutputRequest(options: [OptionSetting("prefix", .string("app"))])
    let wrong = OutputRequest(options: [OptionSetting("none", .string("app"))])
    #expect(
      try list(beside: [OutputRequest(), OutputRequest(), wrong, prefixed]).hasSuffix(
        "wide: web=x(wide) (of any type) web=x(app-wide) (of any type)\n"
      )
    )
  }
}
