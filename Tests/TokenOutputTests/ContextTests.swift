import Testing
import TokenCompiler

@testable import TokenOutput

/// Template data for a source with modifiers.
@Suite struct ContextTests {
  /// Two brands in light and dark. `x` varies with `brand`, `c` with `theme`, and `both` with both.
  private static let source = ##"""
    {
      "$type": "color",
      "red": { "$value": \##(color(1, 0, 0)) }, "green": { "$value": \##(color(0, 1, 0)) },
      "blue": { "$value": \##(color(0, 0, 1)) },
      "brand": { "$value": "{red}", "$extensions": { "dev.tokens": { "contexts": { "brand": { "sand": "{green}" } } } } },
      "ground": { "$value": "{red}", "$extensions": { "dev.tokens": { "contexts": { "theme": { "dark": "{blue}" } } } } },
      "link": { "$value": "{brand}" },
      "both": { "$value": "{brand}", "$extensions": { "dev.tokens": { "contexts": { "theme": { "dark": "{ground}" } } } } },
      "width": { "$type": "number", "$value": 1, "$extensions": { "dev.tokens": { "contexts": { "theme": { "dark": 2 } } } } }
    }
    """##

  private static func color(_ red: Int, _ green: Int, _ blue: Int) -> String {
    ##"{ "colorSpace": "srgb", "components": [\##(red), \##(green), \##(blue)] }"##
  }

  /// Prints any value, with references as `>name` and appearances in parentheses.
  static let macros = """
    {% macro v.color(c) %}#{{ c.hexRGB }}{% endmacro %}
    {% macro v.number(n: Number) %}{{ n.value }}{% endmacro %}
    {% macro v.reference(r) %}>{{ r.qualified }}{% endmacro %}
    {% macro v.appearances(a) %}({{ v(a.light) }} {{ v(a.dark) }}{% if let h = a.lightHighContrast %} {{ v(h) }}{% endif %}{% if let h = a.darkHighContrast %} {{ v(h) }}{% endif %}){% endmacro %}
    {% macro v.dimension(d) %}{{ d.value }}{{ d.unit }}{% endmacro %}
    {% macro v.shadow(s) %}[{% for l in s.layers %}{{ v(l.offsetX) }} {{ v(l.blur) }} {{ v(l.color) }}{% between %}, {% endfor %}]{% endmacro %}
    {% macro v.border(b) %}{{ v(b.width) }} {{ v(b.style) }} {{ v(b.color) }}{% endmacro %}
    {% macro v.strokeStyle(s) %}{{ s.keyword | default("solid") }}{% endmacro %}
    {% macro v.else(o: Value) %}?{% endmacro %}

    """

  private func workshop(
    _ contexts: String,
    _ template: String,
    references: String = ##""color": true"##,
    source: String = source
  ) -> Workshop {
    var workshop = Workshop(source)
    workshop.modifiers = [("theme", ["light", "dark"]), ("brand", ["plum", "sand"])]
    workshop.addTarget(
      "t",
      printing: Self.macros + template,
      ##"""
      "contexts": { \##(contexts) }, "references": { \##(references) }, "private": "keep"
      """##
    )
    return workshop
  }

  private let inside = ##""appearance": "inside", "contrast": "inside", "other": "themed""##
  private let list = "{% for t in tokens %}{{ t.path | string }} {{ v(t.value) }}\n{% endfor %}"

  @Test func `values have appearances, and references with the same meaning are kept`() throws {
    let template = "{% for t in tokens %}{{ t.name }} {{ v(t.value) }}\n{% endfor %}"
    #expect(
      try workshop(inside, template).printed("t") == """
        red #ff0000
        green #00ff00
        blue #0000ff
        brand >red
        ground (>red >blue)
        link >brand
        both (>brand >blue)
        width 1

        """
    )
  }

  @Test func `tokens that vary in other types or with other modifiers are themed`() throws {
    let template = """
      {% for t in tokens if t.isThemed %}
      {{ t.name }}{% for x in t.themes %} [{% for c in x.contexts %}{{ c.modifier.name }}={{ c.name }}{% between %} {% endfor %}: {{ v(x.value) }}]{% endfor %}{{ "" }}
      {% endfor %}
      {% for m in themedModifiers %}{{ m.name }} {% endfor %}
      """
    #expect(
      try workshop(inside, template).printed("t") == """
        brand [brand=sand: >green]
        link [brand=sand: >green]
        both [brand=sand: (>green >blue)]
        width [theme=dark: 2]
        theme brand \("")
        """
    )
  }

  @Test func `a setting evaluates everything in its contexts`() throws {
    let template = """
      {% for s in settings %}
      {{ s.id }}:{% for t in s.root.tokens if t.isVariant %} {{ t.name }}={{ v(t.resolved) }}{% endfor %}{{ "" }}
      {% endfor %}
      """
    let cascade = ##""appearance": "cascade", "other": "cascade""##
    #expect(
      try workshop(cascade, template, references: "").printed("t") == """
        light-plum:
        light-sand: brand=#00ff00 link=#00ff00 both=#00ff00
        dark-plum: ground=#0000ff both=#0000ff width=2
        dark-sand: brand=#00ff00 ground=#0000ff link=#00ff00 both=#0000ff width=2

        """
    )
  }

  @Test func `variants contain each value once`() throws {
    let template = """
      {% for s in variants %}
      {% for c in s.contexts %}{{ c.name }} {% endfor %}:{% for t in s.tokens %} {{ t.name }}={{ v(t.value) }}{% endfor %}{{ "" }}
      {% endfor %}
      """
    let cascade = ##""appearance": "cascade", "other": "cascade""##
    #expect(
      try workshop(cascade, template, references: "").printed("t") == """
        dark : ground=#0000ff width=2
        sand : brand=#00ff00 link=#00ff00
        light sand : both=#00ff00
        dark plum : both=#0000ff
        dark sand : both=#0000ff

        """
    )
  }

  @Test func `the cascade separates overridden values from references to them`() throws {
    let template = """
      {% for s in cascade if s.contexts is not empty or s.carriers is not empty %}
      {% for c in s.contexts %}{{ c.name }} {% endfor %}{% for m in s.carriers %}[{{ m.name }}] {% endfor %}:{% for t in s.tokens %} {{ t.name }}={{ v(t.value) }}{% endfor %}{{ "" }}
      {% endfor %}
      """
    let cascade = ##""appearance": "cascade", "other": "cascade""##
    #expect(
      try workshop(cascade, template).printed("t") == """
        [brand] : link=>brand
        light : ground=>red width=1
        dark : ground=>blue width=2
        light [brand] : both=>brand
        dark [brand] : both=>ground
        plum : brand=>red
        sand : brand=>green

        """
    )
  }

  @Test func `appearances are the settings supported by a platform`() throws {
    let template =
      "{% for s in appearances %}{% if let a = s.appearance %}{{ a }}{% endif %}: {{ s.tokens | count }}\n{% endfor %}"
    let files = ##""appearance": "files", "other": "base""##
    #expect(try workshop(files, template).printed("t") == "light: 0\ndark: 3\n")
  }

  @Test func `a token is overridden if its value is the same but its target changes`()
    throws
  {
    let source = ##"""
      {
        "$type": "number",
        "one": { "$value": 1, "$extensions": { "dev.tokens": { "contexts": { "theme": { "dark": 2 } } } } },
        "still": { "$value": 1 },
        "same": { "$value": "{one}", "$extensions": { "dev.tokens": { "contexts": { "theme": { "dark": "{still}" } } } } },
        "user": { "$value": "{same}" }
      }
      """##
    let template = """
      {% for s in appearances %}
      {{ s.id }}:{% for t in s.tokens %} {{ t.name }}{% endfor %}:{% for t in s.rewritten %} {{ t.name }} {{ v(t.inBase.value) }} {{ v(t.value) }}{% endfor %}{{ "" }}
      {% endfor %}
      """
    let files = ##""appearance": "files", "other": "base""##
    #expect(
      try workshop(files, template, references: ##""number": true"##, source: source)
        .printed("t") == """
          light::
          dark: one: one 1 2 same >one 1

          """
    )
  }

  @Test func `too many combinations are an error, but only if they're printed`() throws {
    var workshop = Workshop(##"{ "$type": "number", "a": { "$value": 1 } }"##)
    workshop.modifiers = (1...7).map { ("m\($0)", ["a", "b", "c", "d"]) }
    let files =
      ##""files": [{ "template": "t.tmpl", "path": "{context}", "each": "context", "when": "options.all" }]"##
    let options = ##""options": { "all": { "type": "boolean", "default": false } }"##
    workshop.addTarget(
      "t",
      ["target.json": "{ \"targetVersion\": 1, \(files), \(options) }", "t.tmpl": ""]
    )
    #expect(try workshop.render("t").codes == [])
    workshop.request.options = [OptionSetting("all", .boolean(true))]
    #expect(try workshop.render("t").codes == ["too-many-settings"])
  }

  @Test func `a target that prints only the base has no other modifiers`() throws {
    let template =
      "{% for m in modifiers %}{{ m.name }} {% endfor %}{{ hasThemes | default(false) if false else \"\" }}"
      .replacing("{{ hasThemes | default(false) if false else \"\" }}", with: "")
    #expect(try workshop(##""other": "base""##, template).printed("t") == "theme ")
  }

  @Test func `a fixed modifier is removed, and its context becomes the base`() throws {
    var fixed = workshop(
      inside,
      "{% for t in tokens %}{{ t.name }} {{ v(t.value) }}{% if t.isThemed %} themed{% endif %}\n{% endfor %}"
    )
    fixed.request.contexts = [ContextChoice(modifier: Located("brand"), context: Located("sand"))]
    #expect(
      try fixed.printed("t") == """
        red #ff0000
        green #00ff00
        blue #0000ff
        brand >green
        ground (>red >blue)
        link >brand
        both (>brand >blue)
        width 1 themed

        """
    )
  }

  @Test func `composite values have the appearances of their colors`() throws {
    let shadow = ##"""
      { "$type": "shadow", "$value": { "color": "{ground}", "offsetX": \##(px(1)), "offsetY": \##(px(2)), "blur": \##(px(3)), "spread": \##(px(0)) } }
      """##
    let source =
      Self.source.dropLast(2)
      + ##", "s": \##(shadow), "r": { "$type": "shadow", "$value": "{s}" } }"##
    let template =
      "{% for t in tokens if t.type == \"shadow\" %}{{ t.name }} {{ v(t.value) }}{% if t.isThemed %} themed{% endif %}\n{% endfor %}"
    let all = workshop(
      inside,
      template,
      references: ##""shadow": true, "color": true"##,
      source: String(source)
    )
    #expect(try all.printed("t") == "s [1px 3px >ground]\nr >s\n")
    let none = workshop(inside, template, references: "", source: String(source))
    #expect(
      try none.printed("t")
        == "s [1px 3px (#ff0000 #0000ff)]\nr [1px 3px (#ff0000 #0000ff)]\n"
    )
    let parts = workshop(
      inside,
      template,
      references: ##""shadow": { "alias": false, "parts": ["color"] }"##,
      source: String(source)
    )
    #expect(try parts.printed("t") == "s [1px 3px >ground]\nr [1px 3px >ground]\n")
  }

  private func px(_ value: Int) -> String { ##"{ "value": \##(value), "unit": "px" }"## }

  @Test func `a reference to an omitted token resolves to a token in the output`() throws {
    var workshop = Workshop(
      ##"""
      { "$type": "number", "a": { "$value": 1 },
        "b": { "$value": "{a}", "$extensions": { "dev.tokens": { "visibility": "private" } } },
        "c": { "$value": "{b}" } }
      """##
    )
    workshop.addTarget(
      "t",
      printing: Self.macros + list.replacing("t.path | string", with: "t.name"),
      ##"""
      "references": { "number": true }, "private": "omit"
      """##
    )
    #expect(try workshop.printed("t") == "a 1\nc >a\n")
  }

  @Test func `references can be limited to earlier tokens`() throws {
    var workshop = Workshop(
      ##"""
      { "$type": "number", "a": { "$value": "{c}" }, "b": { "$value": 1 }, "c": { "$value": "{b}" } }
      """##
    )
    workshop.addTarget(
      "t",
      printing: Self.macros + list.replacing("t.path | string", with: "t.name"),
      ##"""
      "references": { "number": true, "order": "earlier" }
      """##
    )
    #expect(try workshop.printed("t") == "a 1\nb 1\nc >b\n")
  }

  @Test func `high contrast is a separate appearance if it differs`() throws {
    var workshop = Workshop(
      ##"""
      { "$type": "color",
        "a": { "$value": \##(Self.color(0, 0, 0)), "$extensions": { "dev.tokens": { "contexts": {
          "theme": { "dark": \##(Self.color(1, 0, 0)), "dark-hc": \##(Self.color(0, 1, 0)), "dim": \##(Self.color(0, 0, 1)) } } } } },
        "b": { "$value": "{a}" } }
      """##
    )
    workshop.modifiers = [("theme", ["light", "dark", "dark-hc", "dim"])]
    workshop.appearance = CompileRequest.AppearanceSetting(
      modifier: Located("theme"),
      light: Located("light"),
      dark: Located("dark"),
      highContrast: .contexts(light: nil, dark: Located("dark-hc"))
    )
    let template = """
      {% for t in tokens %}
      {{ t.name }} {{ v(t.value) }}{% for x in t.themes %} [{% for c in x.contexts %}{{ c.name }}{% endfor %}: {{ v(x.value) }}]{% endfor %}{{ "" }}
      {% endfor %}
      """
    workshop.addTarget(
      "t",
      printing: Self.macros + template,
      ##"""
      "contexts": { "appearance": "inside", "contrast": "inside" }, "references": { "color": true }
      """##
    )
    #expect(
      try workshop.printed("t") == """
        a (#000000 #ff0000 #00ff00) [dim: #0000ff]
        b >a [dim: #0000ff]

        """
    )
  }

  @Test func `every combination of contexts is listed, grouped by value`() throws {
    let template = """
      {% for t in tokens if t.name == "both" %}{% for x in t.themes %}{{ "first " if x.isFirst else "" }}{% for one in x.alike %}{% for c in one.contexts %}{{ c.name }}{% between %}-{% endfor %} {% endfor %}{{ v(x.value) }}
      {% endfor %}{% endfor %}
      """
    var workshop = workshop(inside, template)
    workshop.modifiers[0].contexts.append("sepia")
    #expect(
      try workshop.printed("t") == """
        first light-sand dark-sand (>green >blue)
        light-sand dark-sand (>green >blue)
        first sepia-plum >brand
        first sepia-sand >green

        """
    )
  }

  @Test func `a context that isn't an appearance keeps the contrast of another modifier`() throws {
    var workshop = Workshop(
      ##"""
      { "$type": "color",
        "a": { "$value": \##(Self.color(0, 0, 0)), "$extensions": { "dev.tokens": { "contexts": {
          "theme": { "dark": \##(Self.color(1, 0, 0)), "dim": \##(Self.color(0, 0, 1)) },
          "contrast": { "high": \##(Self.color(0, 1, 0)) } } } } },
        "b": { "$value": "{a}" } }
      """##
    )
    workshop.modifiers = [
      ("theme", ["light", "dark", "dim"]), ("contrast", ["standard", "high"]),
    ]
    workshop.appearance = CompileRequest.AppearanceSetting(
      modifier: Located("theme"),
      light: Located("light"),
      dark: Located("dark"),
      highContrast: .modifier(Located("contrast"), high: Located("high"))
    )
    let template = """
      {% for t in tokens %}
      {{ t.name }} {{ v(t.value) }}{% for x in t.themes %} [{% for c in x.contexts %}{{ c.name }}{% endfor %}: {{ v(x.value) }}]{% endfor %}{{ "" }}
      {% endfor %}
      """
    workshop.addTarget(
      "t",
      printing: Self.macros + template,
      ##"""
      "contexts": { "appearance": "inside", "contrast": "inside" }, "references": { "color": true }
      """##
    )
    #expect(
      try workshop.printed("t") == """
        a (#000000 #ff0000 #00ff00 #00ff00) [dim: (#0000ff #0000ff #00ff00 #00ff00)]
        b >a [dim: (#0000ff #0000ff #00ff00 #00ff00)]

        """
    )
  }
}
