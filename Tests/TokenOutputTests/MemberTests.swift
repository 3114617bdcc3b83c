import Testing
import TokenCompiler

@testable import TokenOutput

/// Members of template data other than names and contexts.
@Suite struct MemberTests {
  private func printed(_ tokens: String, _ template: String, _ members: String = "") throws
    -> String
  {
    var workshop = Workshop(tokens)
    workshop.addTarget("t", printing: template, members)
    return try workshop.printed("t")
  }

  @Test func `a deprecated public token forwards to another member`() throws {
    let tokens = ##"""
      { "$type": "number", "new": { "$value": 1 },
        "old": { "$value": 2, "$deprecated": "use new" }, "user": { "$value": "{old}" },
        "hidden": { "$value": 3, "$deprecated": true, "$extensions": { "dev.tokens": { "visibility": "private" } } } }
      """##
    let template = """
      {% for t in tokens %}
      {{ t.name }} {{ t.internalName }} {{ t.qualified }} {{ t.publicQualified }}{% if t.isForwarded %} forwarded{% endif %}{% if let d = t.deprecation %} {{ (d.reason | string) if d.reason is not none else "deprecated" }}{% endif %} {{ v(t.value) }}
      {% endfor %}
      \(ContextTests.macros)
      """.replacing(
        #"{{ (d.reason | string) if d.reason is not none else "deprecated" }}"#,
        with: #"{% if let r = d.reason %}{{ r | string }}{% else %}deprecated{% endif %}"#
      )
    let rules = ##"""
      "names": { "token": "lowerCamel", "deprecated": "{}Value" }, "references": { "number": true },
      "text": { "string": { "open": "'", "close": "'", "escapes": { "'": "''" } } }
      """##
    #expect(
      try printed(tokens, template, rules) == """
        new new new new 1
        old oldValue oldValue old forwarded 'use new' 2
        user user user user >oldValue
        hidden hidden hidden hidden deprecated 3

        """
    )
  }

  @Test func `tokens are chunked for languages with a limit`() throws {
    let tokens =
      ##"{ "$type": "number", "a": { "$value": 1 }, "b": { "$value": 2 }, "c": { "$value": 3 } }"##
    let template =
      "{% for c in root.tokenChunks %}{{ c.number }}:{% for t in c.tokens %} {{ t.name }}{% endfor %}\n{% endfor %}"
    #expect(try printed(tokens, template, ##""limits": { "members": 2 }"##) == "1: a b\n2: c\n")
    #expect(try printed(tokens, template) == "1: a b c\n")
  }

  @Test func `a tree of groups is printed recursively, without empty groups`() throws {
    let tokens = ##"""
      { "a": { "x": { "$type": "number", "$value": 1 }, "b": { "y": { "$type": "number", "$value": 2 } }, "empty": {} },
        "none": { "none": {} } }
      """##
    let template = """
      {{ tree(root) }}
      {% macro tree(g: Group) %}
      {% for t in g.tokens %}
      {{ t.name }}
      {% endfor %}
      {% for i in g.groups %}
      {{ i.name }} {{ i.depth }} {{ i.allTokens | count }} {
        {{ tree(i) }}
      }
      {% endfor %}
      {% endmacro %}
      """
    #expect(
      try printed(tokens, template) == """
        a 1 2 {
          x
          b 2 1 {
            y
          }
        }

        """
    )
  }

  @Test func `components have fields and parts`() throws {
    let tokens = ##"""
      { "$type": "number",
        "card": { "$extensions": { "dev.tokens": { "component": "view" } }, "radius": { "$value": 1 },
          "title": { "$extensions": { "dev.tokens": { "component": "label" } }, "size": { "$value": 2 } },
          "badge": { "$extensions": { "dev.tokens": { "component": "chip" } }, "size": { "$value": 3 } } } }
      """##
    let template = """
      {% for c in components %}{{ one(c) }}{% endfor %}
      {% macro one(c: Component) %}
      {{ c.typeName }} {{ c.kind }} {{ c.id }}:{% for f in c.fields %} {{ f.name }}={{ source(f) }}{% endfor %}{{ "" }}
      {% for p in c.parts %}
        {{ one(p) }}
      {% endfor %}
      {% endmacro %}
      {% macro source(f: Field) %}{% if let t = f.token %}{{ t.qualified }}{% endif %}{% endmacro %}
      """
    #expect(
      try printed(tokens, template, ##""names": { "group": "UpperCamel", "token": "lowerCamel" }"##)
        == """
        Card view Card: radius=Card.radius
          Title label CardTitle: size=Card.Title.size
          Badge other CardBadge: size=Card.Badge.size

        """
    )
  }

  @Test func `a component kind has a type with the fields and parts of all components`() throws {
    let tokens = ##"""
      { "$type": "number",
        "big": { "$extensions": { "dev.tokens": { "component": "news card", "constants": {
            "ratio": { "type": "number", "value": 2 }, "clips": { "type": "boolean", "value": true } } } },
          "radius": { "$value": 1 },
          "title": { "$extensions": { "dev.tokens": { "component": "label" } }, "size": { "$value": 2 } } },
        "small": { "$extensions": { "dev.tokens": { "component": "news card", "constants": {
            "ratio": { "type": "number", "value": 1.5 } } } },
          "own": { "$value": 1, "$extensions": { "dev.tokens": { "visibility": "private" } } },
          "gap": { "$value": 1 },
          "title": { "$extensions": { "dev.tokens": { "component": "label" } }, "kern": { "$value": 2 } },
          "badge": { "x": { "$value": 2 } } } }
      """##
    let template = """
      {% for t in componentTypes %}
      {{ t.name }} {{ t.kind }}:{% for f in t.fields %} {{ f.name }}@{{ place(f) }}{% endfor %}{{ "" }}
        parts{% for p in t.parts %} {{ p.name }}:{{ p.type.name }}{% endfor %}{{ "" }}
        instances{% for c in t.instances %} {{ c.group.name }}{% endfor %}{{ "" }}
      {% endfor %}
      {% macro place(f: Field) %}
      {% if let t = f.token %}{{ t.group.name }}{% elif let c = f.constant %}{{ c.group.name }} (constant){% endif %}
      {% endmacro %}
      """
    #expect(
      try printed(tokens, template, ##""names": { "group": "UpperCamel", "token": "lowerCamel" }"##)
        == """
        NewsCard other: ratio@Small (constant) clips@Big (constant) radius@Big gap@Small
          parts title:Label badge:View
          instances Big Small
        Label label: size@Title kern@Title
          parts
          instances
        View view: x@Badge
          parts
          instances

        """
    )
  }

  @Test func `constants have the types of their values`() throws {
    let tokens = ##"""
      { "g": { "$extensions": { "dev.tokens": { "constants": {
          "on": { "type": "boolean", "value": true }, "n": { "type": "number", "value": 1.5 },
          "p": { "type": "point", "value": { "x": 1, "y": 2 } },
          "logo": { "type": "image", "value": "logo", "$description": "The logo." } } } },
        "t": { "$type": "number", "$value": 1 } } }
      """##
    let template = """
      {% for g in groups %}{% for c in g.constants %}
      {{ c.name }} {{ k(c.value) }}
      {% endfor %}{% endfor %}
      {% macro k.boolean(b) %}{{ "yes" if b.value else "no" }}{% endmacro %}
      {% macro k.number(n: NumberConstant) %}{{ n.value }}{% endmacro %}
      {% macro k.point(p) %}{{ p.x }}/{{ p.y }}{% endmacro %}
      {% macro k.image(i) %}{{ i.value | string }}{% endmacro %}
      {% macro k.else(c: ConstantValue) %}?{% endmacro %}
      """
    #expect(
      try printed(
        tokens,
        template,
        ##""text": { "string": { "open": "'", "close": "'", "escapes": { "'": "''" } } }"##
      )
        == "on yes\nn 1.5\np 1/2\nlogo 'logo'\n"
    )
  }

  @Test func `the grid unit and its multiples are available`() throws {
    let tokens = ##"""
      { "$type": "dimension",
        "grid": { "$value": { "value": 8, "unit": "px" }, "$extensions": { "dev.tokens": { "grid": true } } },
        "big": { "$value": "~{grid} * 3" }, "odd": { "$value": { "value": 5, "unit": "px" } } }
      """##
    let template = """
      {% if let g = grid %}{{ g.name }}{% endif %}:{% for t in tokens %} {{ u(t.value) }}{% endfor %}
      {% macro u.dimension(d) %}{% if let n = d.gridUnits %}{{ n }}{% else %}-{% endif %}{% endmacro %}
      {% macro u.else(v: Value) %}?{% endmacro %}
      """
    #expect(try printed(tokens, template) == "grid: 1 3 -\n")
  }

  @Test func `values that differ only in their number of grid units are variants`() throws {
    var workshop = Workshop(
      ##"""
      { "$type": "dimension",
        "grid": { "$value": { "value": 4, "unit": "px" }, "$extensions": { "dev.tokens": { "grid": true,
          "contexts": { "theme": { "dark": { "value": 6, "unit": "px" } } } } } },
        "gap": { "$value": "~{grid} * 2", "$extensions": { "dev.tokens": {
          "contexts": { "brand": { "sand": { "value": 12, "unit": "px" } } } } } },
        "inset": { "$value": "~{grid} * 3", "$extensions": { "dev.tokens": {
          "contexts": { "theme": { "dark": "~{grid} * 2" } } } } } }
      """##
    )
    workshop.modifiers = [("theme", ["light", "dark"]), ("brand", ["plum", "sand"])]
    workshop.request.contexts = [
      ContextChoice(modifier: Located("brand"), context: Located("sand"))
    ]
    let template = """
      {% for s in settings %}
      {{ s.id }}:{% for t in s.root.tokens if t.isVariant %} {{ t.name }}={{ u(t.resolved) }}{% endfor %}{{ "" }}
      {% endfor %}
      {% macro u.dimension(d) %}{{ d.value }}{% if let n = d.gridUnits %}/{{ n }}{% endif %}{% endmacro %}
      {% macro u.else(v: Value) %}?{% endmacro %}
      """
    workshop.addTarget("t", printing: template, ##""contexts": { "appearance": "cascade" }"##)
    #expect(try workshop.printed("t") == "light:\ndark: grid=6/1 gap=12/2 inset=12/2\n")
  }

  @Test func `types used by the source are available, also from composite values`() throws {
    let tokens = ##"""
      { "b": { "$type": "border", "$value": { "color": { "colorSpace": "srgb", "components": [0, 0, 0] },
          "width": { "value": 1, "unit": "px" }, "style": "solid" } } }
      """##
    let template = """
      {% if uses.color %}color {% endif %}{% if uses.strokeStyle %}stroke {% endif %}{% if uses.number %}number {% endif %}
      {% for t in types %}{{ t.type }}{% endfor %}
      """
    #expect(try printed(tokens, template) == "color stroke \nborder")
  }

  @Test(arguments: [
    ("px", "8", "8"), ("rem", "2", "20"), ("in", "1", "96"), ("pt", "3", "4"), ("pc", "1", "16"),
    ("mm", "25.4", "96"), ("cm", "2.54", "96"), ("Q", "101.6", "96"), ("em", "1", "none"),
  ])
  func `lengths have a value in pixels, if possible`(
    _ unit: String,
    _ value: String,
    _ pixels: String
  ) throws {
    let tokens =
      "{ \"a\": { \"$type\": \"dimension\", \"$value\": { \"value\": \(value), \"unit\": \"\(unit)\" } } }"
    var workshop = Workshop(tokens)
    workshop.addTarget(
      "t",
      printing: """
        {% for t in tokens %}{{ p(t.value) }}{% endfor %}
        {% macro p.dimension(d) %}{% if let n = d.px %}{{ n | number(4) }}{% else %}none{% endif %}{% endmacro %}
        {% macro p.else(v: Value) %}?{% endmacro %}
        """,
      ##""options": { "remBase": { "type": "number", "default": 10 } }"##
    )
    #expect(try workshop.render("t").files["out"] == pixels + "\n")
  }
}

extension MemberTests {
  @Test func `a text style has the platform's text style to scale with`() throws {
    func tokens(_ word: String) -> String {
      ##"""
      { "t": { "$type": "typography", "$value": {
          "fontFamily": ["Inter", "sans-serif"], "fontSize": { "value": 16, "unit": "px" },
          "fontWeight": "bold", "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 },
        "$extensions": { "dev.tokens": { "number": 4, "relativeTo": "\##(word)",
          "lineHeight": { "value": 20, "unit": "px" }, "align": "center" } } } }
      """##
    }
    let template = """
      {% for t in textStyles %}{% if let s = t.value as typography %}
      {{ s.number | default(0) }} {% for f in s.families %}{{ f.name | string }}{% if f.isGeneric %}!{% endif %}{% between %}, {% endfor %} \
      {{ s.weight | default(0) }} {{ s.lineHeightRatio | default(0) }} \
      {% if s.isLineHeightAbsolute and not s.isKernAbsolute %}absolute {% endif %}\
      {% if let a = s.align %}{{ a }} {% endif %}{% if let r = s.relativeTo %}{{ r | lookup("textStyle") | default("-") }}{% endif %}
      {% endif %}{% endfor %}
      """
    let rules = ##"""
      "text": { "string": { "open": "'", "close": "'", "escapes": { "'": "''" } } },
      "tables": { "textStyle": { "body": ".body", "headline": ".headline", "caption": null } }
      """##
    var workshop = Workshop(tokens("headline"))
    workshop.addTarget("t", printing: template, rules)
    #expect(
      try workshop.printed("t") == "4 'Inter', 'sans-serif'! 700 1.25 absolute center .headline\n"
    )
    workshop.files = ["a.tokens.json": tokens("caption")]
    #expect(try workshop.printed("t").hasSuffix("center -\n"))
    workshop.files = ["a.tokens.json": tokens("headlin")]
    let result = try workshop.render("t")
    #expect(result.codes.contains("unknown-text-style"))
    #expect(result.report.contains("did you mean `headline`?"))
  }
}
