import Testing
import TokenCompiler

@testable import TokenOutput

/// Template data for facts about tokens that aren't in their source.
@Suite struct TokenAnnotationTests {
  @Test func `a token has the annotations of its output, if any`() throws {
    var workshop = Workshop(
      ##"{ "a": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": 2 } }"##
    )
    workshop.addTarget(
      "list",
      printing: """
        {% for t in tokens %}
        {{ t.name }}:{% for a in t.annotations %} {{ a.kind | string }} {{ a.text | string }}{% if let note = a.note %} ({{ note | string }}){% endif %}{% endfor %}{{ "" }}
        {% endfor %}
        """,
      ##""text": { "string": { "open": "", "close": "", "escapes": { "\"": "'" } } }"##
    )
    #expect(try workshop.printed("list") == "a:\nb:\n")
    workshop.request.annotations = [
      TokenID(1): [
        TokenAnnotation("finding", "off-grid", note: "2 isn't on the grid"),
        TokenAnnotation("source", "a.json:1"),
      ]
    ]
    #expect(
      try workshop.printed("list")
        == "a:\nb: finding off-grid (2 isn't on the grid) source a.json:1\n"
    )
  }
}
