import Testing
import TokenCompiler

@testable import TokenOutput

/// Every list in template data is in source order.
@Suite struct ListOrderTests {
  private let tokens = ##"""
    { "$type": "number",
      "a": { "in": { "one": { "$value": 1 } }, "two": { "$value": 2 }, "late": { "in": { "$value": 3 } } },
      "b": { "$value": 4 },
      "c": { "$type": "dimension", "d": { "$value": { "value": 4, "unit": "px" } } } }
    """##

  private func render(_ template: String) throws -> Workshop.Result {
    var workshop = Workshop(tokens)
    workshop.files["b.tokens.json"] =
      ##"{ "a": { "in": { "six": { "$type": "number", "$value": 6 } } } }"##
    workshop.addTarget(
      "t",
      [
        "target.json": ##"""
        { "targetVersion": 1, "files": [{ "template": "t.tmpl", "path": "out" }] }
        """##,
        "t.tmpl": template,
      ]
    )
    return try workshop.render("t")
  }

  @Test func `all tokens of a group are in source order`() throws {
    let result = try render(
      """
      {% for t in tokens %}{{ t.name }} {% endfor %}
      {% for t in root.allTokens %}{{ t.name }} {% endfor %}
      {% for g in groups %}{{ g.name }}:{% for t in g.allTokens %} {{ t.name }}{% endfor %}

      {% endfor %}
      """
    )
    let lines = result.files["out"]?.split(separator: "\n").map(String.init) ?? []
    #expect(result.report == "")
    #expect(lines.count > 2)
    #expect(lines.first == lines.dropFirst().first)
    #expect(lines.contains("a: one six two in"))
    #expect(lines.contains("in: one six"))
  }

  @Test func `the enclosing groups of a token are accessible`() throws {
    let result = try render(
      """
      {% macro way(g: Group) %}{% if let p = g.parent %}{{ way(p) }}/{{ g.name }}{% endif %}{% endmacro %}
      {% for t in tokens %}{{ way(t.group) }}/{{ t.name }} {% endfor %}
      """
    )
    #expect(result.report == "")
    #expect(result.files["out"]?.hasPrefix("/a/in/one /a/in/six /a/two /a/late/in /b ") == true)
  }

  @Test func `the tokens of a theme are in source order`() throws {
    var workshop = Workshop(
      ##"""
      { "$type": "number",
        "a": { "in": { "one": { "$value": 1, "$extensions": { "dev.tokens": { "contexts": { "m": { "y": 2 } } } } } },
          "two": { "$value": 2, "$extensions": { "dev.tokens": { "contexts": { "m": { "y": 3 } } } } } } }
      """##
    )
    workshop.modifiers = [(name: "m", contexts: ["x", "y"])]
    workshop.addTarget(
      "t",
      printing: "{% for s in themes %}{% for t in s.tokens %}{{ t.name }} {% endfor %}{% endfor %}",
      ##""contexts": { "other": "themed" }"##
    )
    let result = try workshop.render("t")
    #expect(result.report == "")
    #expect(result.files == ["out": "one two one two "])
  }

  @Test func `the error for a path that needs a different kind of file names the kind`() throws {
    var workshop = Workshop(tokens)
    workshop.addTarget(
      "t",
      [
        "target.json": ##"""
        { "targetVersion": 1, "files": [{ "template": "t.tmpl", "path": "{token.name}" }] }
        """##,
        "t.tmpl": "x",
      ]
    )
    let result = try workshop.render("t")
    #expect(result.codes == ["invalid-target"])
    #expect(result.report.contains("help: `token` is only for files with `\"each\": \"token\"`"))
  }
}
