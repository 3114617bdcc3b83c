import Testing

@testable import TokenOutput

/// Files that are generated depending on the output of the template.
@Suite struct EmptyFileTests {
  private static let source = ##"""
    {
      "$type": "number",
      "a": { "$value": 1, "$extensions": { "dev.tokens": { "contexts": { "dark": 2 } } } },
      "b": { "$value": 1 },
      "c": { "$value": "{a}", "$extensions": { "dev.tokens": { "contexts": { "dark": 1 } } } },
      "d": { "$value": "{a}" }
    }
    """##

  @Test func `an empty file isn't generated`() throws {
    var workshop = Workshop(Self.source)
    workshop.modifiers = [("theme", ["light", "dark"])]
    workshop.addTarget(
      "t",
      [
        "target.json": ##"""
        { "targetVersion": 1, "references": { "number": true },
          "files": [{ "template": "t.tmpl", "path": "{token.name}", "each": "token" }] }
        """##,
        "t.tmpl": """
        {% if not (token.value is reference) %}
        here
        {% endif %}

        """,
      ]
    )
    #expect(try workshop.render("t").files == ["a": "here\n", "b": "here\n"])
  }

  @Test func `a file with only blank lines isn't generated`() throws {
    var workshop = Workshop(Self.source)
    workshop.modifiers = [("theme", ["light", "dark"])]
    workshop.addTarget(
      "t",
      [
        "target.json": ##"""
        { "targetVersion": 1,
          "files": [{ "template": "t.tmpl", "path": "{token.name}", "each": "token" }] }
        """##,
        "t.tmpl": """
        {% if token.name == "b" %}
        here
        {% endif %}


        """,
      ]
    )
    let files = try workshop.render("t").files
    #expect(files == ["b": "here\n"])
  }

  @Test func `a file for an appearance may contain values written differently`()
    throws
  {
    var workshop = Workshop(Self.source)
    workshop.modifiers = [("theme", ["light", "dark"])]
    let macros = """
      {% macro v.number(n: Number) %}{{ n.value }}{% endmacro %}
      {% macro v.reference(r) %}>{{ r.qualified }}{% endmacro %}
      {% macro v.else(o: Value) %}?{% endmacro %}
      {% for t in tokens %}
      {% set here = v(t.value) %}
      {% set base = t.inBase %}
      {% if here != v(base.value) %}
      {{ t.name }}={{ here }}
      {% endif %}
      {% endfor %}

      """
    workshop.addTarget(
      "t",
      [
        "target.json": ##"""
        { "targetVersion": 1, "contexts": { "appearance": "files" }, "references": { "number": true },
          "files": [{ "template": "t.tmpl", "path": "{appearance}", "each": "appearance" }] }
        """##, "t.tmpl": macros,
      ]
    )
    let result = try workshop.render("t")
    // `c` has the same value in both contexts, but in the base it's a reference to a token that
    // varies. `d` varies, but follows `a` in both contexts.
    #expect(result.files == ["dark": "a=2\nc=1\n"])
  }
}
