import Testing

@testable import TokenOutput

/// Forms of names other than those of groups and tokens.
@Suite struct NameFormTests {
  @Test func `contexts, text styles, and resources have separate forms`() throws {
    var workshop = Workshop(
      ##"""
      {
        "face": { "$type": "fontFamily", "$value": ["Inter", "system-ui"],
          "$extensions": { "dev.tokens": { "faces": [{ "weight": 400, "style": "normal", "resource": "InterRegular" }] } } },
        "text": {
          "$type": "typography",
          "large": { "title": { "$value": { "fontFamily": "{face}", "fontSize": { "value": 1, "unit": "px" },
            "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 } } }
        },
        "size": { "$type": "number", "$value": 1,
          "$extensions": { "dev.tokens": { "contexts": { "extra-dense": 2 } } } }
      }
      """##
    )
    workshop.modifiers = [("density", ["roomy", "extra-dense"])]
    let template = """
      {% for m in modifiers %}{% for c in m.contexts %}{{ c.name }} {% endfor %}{% endfor %}
      {% for s in settings %}{{ s.id }} {% endfor %}
      {% for t in tokens %}{% if let s = t.resolved as typography %}{{ t.styleName }} {% for f in s.families %}{{ f.generic | default("-") }} {% for x in f.faces %}{{ x.resourceName | default("-") }} {% endfor %}{% endfor %}{% endif %}{% endfor %}
      """
    let table = ##""tables": { "genericFamily": { "system-ui": "SystemFont", "serif": "Serif" } }"##
    workshop.addTarget(
      "forms",
      printing: template,
      ##"""
      "names": { "group": "UpperCamel", "token": "lowerCamel", "context": "UpperCamel",
        "style": "UPPER_SNAKE", "resource": "snake" }, \##(table)
      """##
    )
    workshop.addTarget(
      "same",
      printing: template,
      ##"""
      "names": { "group": "UpperCamel", "token": "lowerCamel" }, \##(table)
      """##
    )
    #expect(
      try workshop.printed("forms") == """
        Roomy ExtraDense \("")
        Roomy ExtraDense \("")
        TITLE - inter_regular SystemFont \("")
        """
    )
    #expect(
      try workshop.printed("same") == """
        roomy extraDense \("")
        roomy extraDense \("")
        title - interRegular SystemFont \("")
        """
    )
  }

  @Test func `names with combining marks are escaped if the language allows letters only`() throws {
    var workshop = Workshop(
      ##"""
      { "$type": "number", "größe": { "$value": 1 }, "色": { "$value": 1 }, "रंग": { "$value": 1 },
        "class": { "$value": 1 }, "x२": { "$value": 1 } }
      """##
    )
    let rules = ##""reserved": { "escape": { "words": ["class"], "with": "<{}>" } }"##
    let template = "{% for t in tokens %}{{ t.name }} {% endfor %}"
    workshop.addTarget(
      "letters",
      printing: template,
      #""names": { "plain": "letters", \#(rules) }"#
    )
    workshop.addTarget("all", printing: template, #""names": { \#(rules) }"#)
    #expect(try workshop.printed("letters") == "größe 色 <रंग> <class> x२ ")
    #expect(try workshop.printed("all") == "größe 色 रंग <class> x२ ")
  }

  @Test func `argument labels are escaped only where the language requires it`() throws {
    var workshop = Workshop(##"{ "a": { "$type": "number", "$value": 1 } }"##)
    workshop.modifiers = [("init", ["a", "b"]), ("inout", ["a", "b"]), ("size", ["a", "b"])]
    let template = "{% for m in modifiers %}{{ m.label }}/{{ m.name }} {% endfor %}"
    let escape = ##""words": ["init", "inout"], "with": "`{}`""##
    workshop.addTarget(
      "some",
      printing: template,
      ##""names": { "reserved": { "escape": { \##(escape), "labels": ["inout"] } } }"##
    )
    workshop.addTarget(
      "all",
      printing: template,
      ##""names": { "reserved": { "escape": { \##(escape) } } }"##
    )
    #expect(try workshop.printed("some") == "init/`init` `inout`/`inout` size/size ")
    #expect(try workshop.printed("all") == "`init`/`init` `inout`/`inout` size/size ")
  }

  @Test func `enum cases have their own reserved words`() throws {
    let constants = ##"""
      { "dev.tokens": { "constants": {
        "w": { "type": "word", "value": "allCases", "of": ["allCases", "b"] } } } }
      """##
    let style = ##"""
      { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": { "value": 1, "unit": "px" },
        "fontWeight": 1, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 },
        "$extensions": { "dev.tokens": { "number": 1, "names": { "t": "allCases" } } } }
      """##
    var workshop = Workshop(
      ##"""
      { "other": { "$type": "number", "$value": 1 }, "text": \##(style),
        "g": { "$extensions": \##(constants), "a": { "$type": "number", "$value": 1 } } }
      """##
    )
    workshop.modifiers = [("allCases", ["allCases", "b"])]
    workshop.addTarget(
      "t",
      printing: """
        {% for m in modifiers %}{{ m.name }}:{% for c in m.contexts %} {{ c.name }}{% endfor %} {% endfor %}
        {%- for g in groups %}{% for c in g.constants %}{% if let v = c.value as word %}{{ v.name }} {% endif %}{% endfor %}{% endfor %}
        {%- for t in root.tokens %}{{ t.name }} {% endfor %}{% for t in textStyles %}{{ t.styleName }}{% endfor %}
        """,
      ##""names": { "reserved": { "cases": { "words": ["allCases"], "with": "{}_" } } }"##
    )
    #expect(
      try workshop.printed("t").split(whereSeparator: \.isWhitespace) == [
        "allCases:", "allCases_", "b", "allCases_", "other", "allCases", "allCases_",
      ]
    )
  }
}
