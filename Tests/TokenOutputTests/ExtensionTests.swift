import Testing
import TokenCompiler

@testable import TokenOutput

/// Template data for `$extensions`.
@Suite struct ExtensionTests {
  private func render(_ tokens: String, _ template: String) throws -> Workshop.Result {
    var workshop = Workshop(tokens)
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

  private let dump = """
    {% macro dump(e: Extension) %}
    {{ e.name | comment }} {{ e.kind }}{% if let t = e.text %} {{ t | comment }}{% endif %}{% if let n = e.number %} {{ n }}{% endif %}{% if let b = e.boolean %} {{ "yes" if b else "no" }}{% endif %}{{ "" }}
    {% for m in e.members %}
      {{ dump(m) }}
    {% endfor %}
    {% endmacro %}
    {% for t in tokens %}
    {{ t.name }}
    {% for e in t.extensions %}
    {{ dump(e) }}
    {% endfor %}
    {% for e in t.group.extensions %}
    {{ t.group.name }}: {{ dump(e) }}
    {% endfor %}
    {% endfor %}

    """

  @Test func `extensions of tokens and groups have names and typed values`() throws {
    let tokens = ##"""
      { "g": { "$type": "number", "$extensions": { "org.group": true },
        "a": { "$value": 1, "$extensions": { "com.example.x": { "y": "te\u0041xt", "n": 1.5e2,
          "list": [1, false, null, { "deep": [] }] }, "dev.tokens": { "visibility": "private" } } },
        "b": { "$value": 2 } } }
      """##
    var workshop = Workshop(tokens)
    workshop.addTarget(
      "t",
      [
        "target.json": ##"""
        { "targetVersion": 1, "text": { "comment": { "line": null, "single": "<{}>",
          "replace": { ">": "" } } },
          "files": [{ "template": "t.tmpl", "path": "out" }] }
        """##,
        "t.tmpl": dump,
      ]
    )
    let result = try workshop.render("t")
    #expect(result.report == "")
    #expect(
      result.files["out"] == """
        a
        <com.example.x> object
          <y> text <teAxt>
          <n> number 150
          <list> list
             number 1
             boolean no
             null
             object
              <deep> list
        <dev.tokens> object
          <visibility> text <private>
        g: <org.group> boolean yes
        b
        g: <org.group> boolean yes

        """
    )
  }

  @Test func `a value of an extension is found by name`() throws {
    let result = try render(
      ##"""
      { "a": { "$type": "number", "$value": 1,
        "$extensions": { "com.example": { "order": 3 } } } }
      """##,
      """
      {% macro member(list: [Extension], name: code): Extension? = first(e in list if e.name == name) %}
      {% for t in tokens %}
      {% if let e = member(t.extensions, "com.example") %}
      {% if let order = member(e.members, "order") %}
      {{ t.name }} {{ order.number | default(0) }}
      {% endif %}
      {% endif %}
      {% endfor %}

      """
    )
    #expect(result.report == "")
    #expect(result.files["out"] == "a 3\n")
  }

  @Test func `a failure has the location of the token and is reported once for all files`() throws {
    var workshop = Workshop(
      ##"{ "g": { "a": { "$type": "number", "$value": 1 } }, "h": { "b": { "$type": "number", "$value": 1 } } }"##
    )
    workshop.addTarget(
      "t",
      [
        "target.json": ##"""
        { "targetVersion": 1,
          "files": [{ "template": "t.tmpl", "path": "{group.id}", "each": "group" }] }
        """##,
        "t.tmpl":
          "{% for t in tokens %}{% fail 'no ' ~ t.path at t %}{% endfor %}x{% warn 'w' at root %}",
      ]
    )
    let result = try workshop.render("t")
    #expect(result.files == [:])
    #expect(result.codes == ["template-failure", "template-failure", "template-warning"])
  }
}
