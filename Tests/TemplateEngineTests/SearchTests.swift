import Testing

@Suite struct SearchTests {
  private static let values: [(expression: String, printed: String)] = [
    ("any(i in items if i.rank > 2)", "yes"),
    ("any(i in items if i.rank > 3)", "no"),
    ("any(i in items if i.isHidden) and not any(c in empty if true)", "yes"),
    ("any(i in items if any(j in items if j.rank == i.rank + 1))", "yes"),
    ("any(i in items if i.name ~ 'x' == 'bx') == (count == 3)", "yes"),
    ("'x' in codes", "yes"), ("'w' in codes", "no"), ("'w' not in codes", "yes"),
    ("2 in integers", "yes"), ("'small' in kinds", "yes"), ("'medium' in kinds", "no"),
    ("item.name in ('one', 'two')", "yes"), ("'y' in (codes)", "yes"),
    ("any(i in items if i in group.items)", "no"), ("0.5 in numbers", "yes"),
    ("'n2' in names", "yes"), ("any(s in shapes if s is circle)", "yes"),
  ]

  @Test(arguments: values)
  func `a search returns whether an element matches`(_ expression: String, _ printed: String) {
    let outcome = render("{{ 'yes' if \(expression) else 'no' }}")
    #expect(outcome.messages == [])
    #expect(outcome.output == printed)
  }

  @Test func `first returns the first matching element, or none`() {
    let outcome = render(
      """
      {% if let i = first(i in items if i.rank > 1) %}{{ i.name }}{% endif %}
      {% if let i = first(i in items if i.rank > 9) %}{{ i.name }}{% else %}none{% endif %}
      {{ first(c in codes if c != 'x') | default('-') }}
      {% for i in items if any(j in items if j.rank > i.rank) %}{{ i.name }}{{ loop.index }}{% endfor %}

      """
    )
    #expect(outcome.messages == [])
    #expect(outcome.output == "b\nnone\ny\na1b2\n")
  }

  @Test func `text built before a search is preserved`() {
    let outcome = render(
      "{{ ('a' ~ prefix) ~ ('b' if any(i in items if i.name ~ 'q' == 'cq') else 'c') ~ title | string }}"
    )
    #expect(outcome.output == "aprebA \"title\"" || outcome.output == "apreb\"A \\\"title\\\"\"")
  }

  @Test func `macros can return values`() {
    let outcome = render(
      """
      {% macro isLarge(i: Item): bool = i.rank > 2 %}
      {% macro twice(n: integer): integer = n * 2 %}
      {% macro label(i: Item): code = i.name ~ '-' ~ twice(i.rank) %}
      {% macro next(i: Item): Item? = first(j in items if j.rank == i.rank + 1) %}
      {% macro fall(n: integer): integer = 0 if n <= 0 else 1 + fall(n - 1) %}
      {% for i in items if not isLarge(i) %}{{ label(i) }} {% endfor %}
      {% if let n = next(item) %}{{ n.name }}{% endif %}{{ fall(20) }}{{ twice(twice(3)) }}

      """
    )
    #expect(outcome.messages == [])
    #expect(outcome.output == "a-2 b-4 \nb2012\n")
  }

  @Test func `a macro family can return values`() {
    let outcome = render(
      """
      {% macro size.circle(c): number = c.radius %}
      {% macro size.else(s: Shape): number = 0.5 %}
      {% for s in shapes %}{{ size(s) }} {% endfor %}{{ size(shape) * 2 }}
      """
    )
    #expect(outcome.messages == [])
    #expect(outcome.output == "1.5 0.5 0.5 3")
  }

  @Test func `a lookup table is accessed by key`() {
    let outcome = render(
      "{{ kind | lookup('width') }}{{ prefix | lookup('letter') | default('-') }}"
        + "{% for c in codes %}{{ c | lookup('letter') | default('none') }} {% endfor %}"
        + "{{ title | lookup('letter') | default('raw') }}"
    )
    #expect(outcome.messages == [])
    #expect(outcome.output == "2-ex none none raw")
  }

  @Test func `a template can fail and warn, with the location of the object`() {
    let outcome = render(
      """
      a
      {% for i in items if i.rank > 1 %}
      {% warn "no " ~ i.label at i %}
      {% endfor %}
      {% fail "not this" %}
      b

      """
    )
    #expect(outcome.output == "a\nb\n")
    #expect(
      outcome.messages == [
        "main:1:1 template-warning: no Label b [about this] {main:3:9 reported here}",
        "main:1:1 template-warning: no Label c [about this] {main:3:9 reported here}",
        "main:5:9 template-failure: not this [reported here]",
      ]
    )
    let endless = render(
      "{% for a in items %}{% for b in integers | skip(0) %}{% for c in items %}{% for d in items %}{% for e in items %}{% warn 'x' %}{% endfor %}{% endfor %}{% endfor %}{% endfor %}{% endfor %}"
    )
    #expect(endless.messages.count == 101)
    #expect(endless.messages.last?.contains("more than 100 messages") == true)
  }

  @Test func `a duplicate name is reported in its scope and file`() {
    let outcome = render(
      """
      {% for i in items %}
      {% unique "rank", "r" ~ (1 if i.rank > 1 else i.rank) at i %}
      {% unique "name", i.name at i %}
      {% unique "name", i.name at i %}
      {% unique "other", i.name at i %}
      {% endfor %}
      x
      """
    )
    #expect(outcome.output == "x")
    #expect(
      outcome.messages == [
        "main:1:1 name-collision: the name `r1` is used twice [about this]"
          + " {main:1:1 first here} {main:2:19 the name is generated here}"
          + " (rename one of them, or change the name in the template)",
        "main:1:1 name-collision: the name `r1` is used twice [about this]"
          + " {main:1:1 first here} {main:2:19 the name is generated here}"
          + " (rename one of them, or change the name in the template)",
      ]
    )
  }
}
