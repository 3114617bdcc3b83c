import Diagnostics
import TemplateEngine
import Testing

@Suite struct MacroTests {
  private static let family = """
    {% macro literal.circle(c, unit: code) %}circle({{ c.radius }}{{ unit }}){% endmacro %}
    {% macro literal.square(s, unit: code) %}square({{ s.side }}{{ unit }}){% endmacro %}
    {% macro literal.path(p, unit: code) %}path({{ p.points | join(' ') }}:\
    {% for q in p.parts %}{{ literal(q, unit) }}{% endfor %}){% endmacro %}

    """.replacing("\\\n", with: "")

  @Test func `a macro family dispatches on the case of its argument`() {
    let outcome = render(
      Self.family + "{% for s in shapes %}{{ literal(s, 'px') }};{% endfor %}"
    )
    #expect(
      outcome.output == "circle(1.5px);square(2px);path(1 2.5:square(7px)path(:));"
    )
    #expect(outcome.messages == [])
  }

  @Test func `an object of a known case calls its macro directly`() {
    let outcome = render(
      Self.family
        + "{% if let c = shape as circle %}{{ literal(c, '') }}{{ literal.circle(c, '!') }}{% endif %}"
        + "{{ literal(shape, '') }}"
    )
    #expect(outcome.output == "circle(1.5)circle(1.5!)circle(1.5)")
  }

  @Test func `else handles all cases without a macro`() {
    let outcome = render(
      "{% macro f.circle(c) %}o{% endmacro %}{% macro f.else(s: Shape) %}{% if s is square %}#{% else %}~{% endif %}{% endmacro %}"
        + "{% for s in shapes %}{{ f(s) }}{% endfor %}"
    )
    #expect(outcome.output == "o#~")
    #expect(outcome.messages == [])
  }

  @Test func `macros have typed parameters and can call each other`() {
    let outcome = render(
      """
      {{ outer(items, note, kind, count) }}
      {% macro outer(list: [Item], note: text?, kind: code, n: number) %}
      {% for i in list %}{{ inner(i) }}{% endfor %} {{ kind }} {{ n }} {{ note | default("") | string }} {{ prefix }}
      {% endmacro %}
      {% macro inner(i: Item) %}{{ i.name | upper }}{% endmacro %}
      """
    )
    #expect(outcome.output == "ABC medium 3 \"two\\nlines\" pre\n")
    #expect(outcome.messages == [])
  }

  @Test func `the output of a macro is a value`() {
    let outcome = render(
      """
      {% macro m(c: code) %}<{{ c }}>{% endmacro %}
      {% set a = m("1") %}
      {% set b %}{% for c in codes %}{{ m(c ~ a) }}{% endfor %}{% endset %}
      {{ m(m(a) ~ b) | upper }} {{ a | string }}{% if a == "<1>" %} same{% endif %}
      """
    )
    #expect(outcome.output == "<<<1>><X<1>><Y<1>><Z<1>>> \"<1>\" same")
    #expect(outcome.messages == [])
  }

  @Test func `variables are visible until the end of their block`() {
    let outcome = render(
      """
      {% set x = "out" %}
      {% for c in codes %}
      {% set x = c ~ x %}
      {{ x }}
      {% endfor %}
      {{ x }}
      """
    )
    #expect(outcome.output == "xout\nyout\nzout\nout")
    #expect(outcome.messages == [])
  }

  @Test func `an included template sees the variables at its position`() {
    let outcome = render(
      "{% for i in items %}{% include 'part' %}{% endfor %}",
      files: ["part": "{{ i.name }}{{ loop.index }}"]
    )
    #expect(outcome.output == "a1b2c3")
    #expect(outcome.messages == [])
  }

  @Test func `a recording render maps bytes to objects`() {
    let template = "# {% for i in items %}{{ i.name ~ i.rank }}{% between %}, {% endfor %}"
    let outcome = render(template, isRecording: true)
    #expect(outcome.output == "# a1, b2, c3")
    #expect(outcome.traces.map(\.bytes) == [2..<4, 6..<8, 10..<12])
    #expect(Set(outcome.traces.map(\.object)).count == 3)
    let macro = "{% macro m(i: Item) %}\n<{{ i.name }}>\n{% endmacro %}\n  {{ m(item) }}\n"
    let traces = render(macro, isRecording: true)
    #expect(traces.output == "  <one>\n")
    #expect(traces.traces.map(\.bytes) == [2..<8])
  }

  @Test func `a macro called with the object of its caller adds no trace`() {
    let template = """
      {% macro inner(i: Item) %}{{ i.name }}{% endmacro %}
      {% macro outer(i: Item) %}<{{ inner(i) }}>{% endmacro %}
      {% for i in items %}{{ outer(i) }}{% endfor %}
      """
    let outcome = render(template, isRecording: true)
    #expect(outcome.output == "<a><b><c>")
    #expect(outcome.traces.map(\.bytes) == [0..<3, 3..<6, 6..<9])
    let captured = render(
      """
      {% macro name(i: Item) %}{{ i.name }}{% endmacro %}
      {% macro all(i: Item) %}
      {% set text = name(i) %}
      {% for other in items %}{{ text }}{% endfor %}
      {% endmacro %}
      {{ all(item) }}
      """,
      isRecording: true
    )
    let tokens = captured.traces.map(\.object.handle)
    #expect(captured.output == "oneoneone")
    #expect(Set(captured.traces.prefix(2).map(\.bytes)) == [0..<3], "\(tokens)")
    #expect(tokens[0] == tokens.last && tokens[1] != tokens[0])
  }

  @Test func `captured text keeps its objects when it's printed`() {
    let template = """
      {% set lines = all() %}
      a {
        {{ lines }}
      }
      {% macro all() %}
      {% for i in items %}
      {{ i.name }};
      {% endfor %}
      {% endmacro %}

      """
    let outcome = render(template, isRecording: true)
    #expect(outcome.output == "a {\n  a;\n  b;\n  c;\n}\n")
    let bytes = Array(outcome.output.utf8)
    let parts = outcome.traces.map { String(decoding: bytes[$0.bytes], as: UTF8.self) }
    #expect(parts.map { $0.filter { !$0.isWhitespace } } == ["a;", "b;", "c;"])
    #expect(Set(outcome.traces.map(\.object)).count == 3)
  }

  @Test func `unused macros are only checked in a full check`() {
    let template = """
      {% macro a() %}{{ unknown }}{% endmacro %}
      {% macro b() %}b{% endmacro %}
      {{ b() }}
      """
    let source = TemplateSource(name: "m", file: .init(index: 0), bytes: Array(template.utf8))
    let compiler = TemplateCompiler(schema: Sample.schema, rules: Rules.sample)
    var files = TemplateFileSet([source])
    let all = compiler.compile("m", in: &files)
    #expect(all.templates[0]?.diagnostics.map(\.code) == [.unknownTemplateName])
    #expect(all.programs.count == 0)
    let reachable = compiler.compile("m", in: &files, checking: .reachable)
    #expect(reachable.templates[0]?.diagnostics.containsError == false)
    #expect(reachable.programs.count == 1)
  }

  @Test func `the program lists the members that it uses`() {
    let bytes = Array("{% if isOn %}{{ item.name }}{% endif %}".utf8)
    let compiler = TemplateCompiler(schema: Sample.schema, rules: Rules.sample)
    let source = TemplateSource(name: "m", file: .init(index: 0), bytes: bytes)
    var files = TemplateFileSet([source])
    let request = TemplateCompiler.Request("m", root: Sample.root)
    let names = compiler.compile([request], in: &files).usedMembers.map { use in
      Sample.schema[use.type].members.first { $0.id == use.member }?.name ?? ""
    }
    #expect(names.sorted() == ["isOn", "item", "name"])
  }
}
