import Testing

@testable import TokenOutput

/// References between text styles, which may add to the referenced values.
@Suite struct TextStyleReferenceTests {
  @Test func `a text style that extends the referenced style is written out`() throws {
    var workshop = Workshop(
      ##"""
      {
        "$type": "typography",
        "full": { "$value": { "fontFamily": "A", "fontSize": { "value": 20, "unit": "px" },
            "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 },
          "$extensions": { "dev.tokens": { "number": 1, "align": "center" } } },
        "turned": { "$value": "{full}", "$extensions": { "dev.tokens": { "align": "end" } } },
        "numbered": { "$value": "{full}", "$extensions": { "dev.tokens": { "number": 2 } } },
        "plain": { "$value": "{full}" },
        "dimmed": { "$value": "{full}", "$extensions": { "dev.tokens": { "contexts": { "dark": {
          "fontFamily": "B", "fontSize": { "value": 20, "unit": "px" }, "fontWeight": 400,
          "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } } } } }
      }
      """##
    )
    workshop.modifiers = [("theme", ["light", "dark"])]
    workshop.addTarget(
      "t",
      printing: """
        {% macro v.typography(t) %}{{ t.align | default("start") }}{% endmacro %}
        {% macro v.reference(r) %}>{{ r.qualified }}{% endmacro %}
        {% macro v.else(o: Value) %}?{% endmacro %}
        {% for t in tokens %}{{ t.name }} {{ v(t.value) }}{% between %}, {% endfor %}
        """,
      ##"""
      "contexts": { "appearance": "themed" }, "references": { "typography": true }
      """##
    )
    #expect(
      try workshop.printed("t")
        == "full center, turned end, numbered >full, plain >full, dimmed >full"
    )
  }
}
