import Testing
import TokenCompiler

@testable import TokenOutput

/// Values that are written once for all contexts.
@Suite struct UniformTests {
  private static let source = ##"""
    {
      "$type": "color",
      "red": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
      "blue": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } },
      "ground": { "$value": "{red}", "$extensions": { "dev.tokens": { "contexts": { "dark": "{blue}" } } } },
      "follows": { "$value": "{ground}" },
      "leaves": { "$value": "{ground}", "$extensions": { "dev.tokens": { "contexts": { "dark": "{red}" } } } },
      "turns": { "$value": "{red}", "$extensions": { "dev.tokens": { "contexts": { "dark": "{ground}" } } } },
      "width": { "$type": "dimension", "$value": { "value": 1, "unit": "px" },
        "$extensions": { "dev.tokens": { "contexts": { "dark": { "value": 2, "unit": "px" } } } } },
      "edge": { "$type": "border", "$value": { "color": "{ground}", "width": "{width}", "style": "solid" } },
      "thin": { "$type": "border", "$value": { "color": "{ground}", "width": { "value": 1, "unit": "px" }, "style": "solid" } },
      "wide": { "$type": "border", "$value": { "color": "{ground}", "width": { "value": 1, "unit": "px" }, "style": "solid" },
        "$extensions": { "dev.tokens": { "contexts": { "dark": {
          "color": "{ground}", "width": { "value": 3, "unit": "px" }, "style": "solid" } } } } },
      "fall": { "$type": "shadow", "$value": { "color": "{ground}", "offsetX": { "value": 0, "unit": "px" },
        "offsetY": { "value": 1, "unit": "px" }, "blur": { "value": 2, "unit": "px" }, "spread": { "value": 0, "unit": "px" } } },
      "blend": { "$type": "gradient", "$value": [{ "color": "{ground}", "position": 0 }, { "color": "{red}", "position": 1 }] },
      "shift": { "$type": "gradient", "$value": [{ "color": "{ground}", "position": 0 }],
        "$extensions": { "dev.tokens": { "contexts": { "dark": [{ "color": "{ground}", "position": 1 }] } } } },
      "style": { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": { "value": 16, "unit": "px" },
          "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 },
        "$extensions": { "dev.tokens": { "color": "{ground}" } } }
    }
    """##

  private static let template = """
    {% macro v.color(c) %}#{{ c.hexRGB }}{% endmacro %}
    {% macro v.dimension(d) %}{{ d.px | default(0) }}{% endmacro %}
    {% macro v.strokeStyle(s) %}{{ s.keyword | default("solid") }}{% endmacro %}
    {% macro v.reference(r) %}{{ r.qualified }}{{ "()" if r.token.isThemed else "" }}{% endmacro %}
    {% macro v.border(b) %}{{ v(b.width) }} {{ v(b.style) }} {{ v(b.color) }}{% endmacro %}
    {% macro v.shadow(s) %}{% for l in s.layers %}{{ v(l.blur) }} {{ v(l.color) }}{% endfor %}{% endmacro %}
    {% macro v.gradient(g) %}{% for s in g.stops %}{{ v(s.color) }} {{ s.position }}{% between %}, {% endfor %}{% endmacro %}
    {% macro v.typography(t) %}{% if let c = t.color %}{{ v(c) }}{% endif %}{% endmacro %}
    {% macro v.else(o: Value) %}?{% endmacro %}
    {% for t in tokens if t.isThemed %}
    {{ t.name }}: {% if let once = t.uniform %}{{ v(once) }}{% else %}{{ v(t.value) }}{% for x in t.themes %} or {{ v(x.value) }}{% endfor %}{% endif %}{{ "" }}
    {% endfor %}

    """

  @Test func `a value that follows other tokens in every context is written once`() throws {
    var workshop = Workshop(Self.source)
    workshop.modifiers = [("theme", ["light", "dark"])]
    workshop.addTarget(
      "t",
      printing: Self.template,
      ##"""
      "contexts": { "appearance": "themed" },
      "references": { "color": true, "dimension": true, "border": true, "shadow": true,
        "gradient": true, "typography": true, "themed": false }
      """##
    )
    #expect(
      try workshop.printed("t") == """
        ground: red or blue
        follows: ground()
        turns: red or blue
        width: 1 or 2
        edge: width() solid ground()
        thin: 1 solid ground()
        wide: 1 solid red or 3 solid blue
        fall: 2 ground()
        blend: ground() 0, red 1
        shift: red 0 or blue 1
        style: ground()

        """
    )
  }

  @Test func `a property that can't be a reference prevents writing a value once`() throws {
    var workshop = Workshop(Self.source)
    workshop.modifiers = [("theme", ["light", "dark"])]
    workshop.addTarget(
      "t",
      printing: Self.template,
      ##"""
      "contexts": { "appearance": "themed" },
      "references": { "border": { "alias": true, "parts": ["color"] }, "themed": false }
      """##
    )
    let printed = try workshop.printed("t")
    #expect(printed.contains("edge: 1 solid red or 2 solid blue\n"))
    #expect(printed.contains("thin: 1 solid ground()\n"))
    #expect(printed.contains("follows: #ff0000 or #0000ff\n"))
  }

  @Test func `a themed token's name refers to the base only if the target allows it`() throws {
    for (rule, expected) in [("true", "leaves: ground"), ("false", "leaves: red")] {
      var workshop = Workshop(Self.source)
      workshop.modifiers = [("theme", ["light", "dark"])]
      workshop.addTarget(
        "t",
        printing: """
          {% macro v.reference(r) %}{{ r.qualified }}{% endmacro %}
          {% macro v.else(o: Value) %}?{% endmacro %}
          {% for t in tokens %}{% if t.name == "leaves" %}leaves: {{ v(t.value) }}{% endif %}{% endfor %}
          """,
        ##"""
        "contexts": { "appearance": "themed" }, "references": { "color": true, "themed": \##(rule) }
        """##
      )
      #expect(try workshop.printed("t") == expected)
    }
  }

  @Test func `themes contain private tokens if no name refers to the base`() throws {
    for (rule, expected) in [("true", "inner() or 2"), ("false", "inner()")] {
      var workshop = Workshop(
        ##"""
        { "$type": "number",
          "inner": { "$value": 1, "$extensions": { "dev.tokens": { "visibility": "private", "contexts": { "dark": 2 } } } },
          "outer": { "$value": "{inner}" } }
        """##
      )
      workshop.modifiers = [("theme", ["light", "dark"])]
      workshop.addTarget(
        "t",
        printing: """
          {% macro v.number(n: Number) %}{{ n.value }}{% endmacro %}
          {% macro v.reference(r) %}{{ r.qualified }}(){% endmacro %}
          {% macro v.else(o: Value) %}?{% endmacro %}
          {% macro all(t: Token) %}{{ v(t.value) }}{% for x in t.themes %} or {{ v(x.value) }}{% endfor %}{% endmacro %}
          {% for t in tokens %}{{ t.name }}: {% if let once = t.uniform %}{{ v(once) }}{% else %}{{ all(t) }}{% endif %}{% between %}, {% endfor %}
          """,
        ##"""
        "contexts": { "appearance": "themed" }, "references": { "number": true, "themed": \##(rule) }
        """##
      )
      #expect(try workshop.printed("t") == "inner: 1 or 2, outer: \(expected)")
    }
  }
}
