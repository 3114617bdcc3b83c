import Testing

/// Templates valid in both languages mean the same, except for the differences in `templates/guide/language.md`.
@Suite struct JinjaTests {
  /// The second element of each pair was rendered by Jinja 3.1.6 from the same data, with
  /// `trim_blocks`, `lstrip_blocks`, and `keep_trailing_newline`.
  @Test(arguments: [
    ("plain\n", "plain\n"),
    ("{{ prefix }} {{ count }} {{ ratio }} {{ item.name }}", "pre 3 0.25 one"),
    ("{{ 'a' ~ 1 ~ kind }}", "a1medium"),
    ("{{ 1 + 2 * 3 }} {{ (1 + 2) * 3 }} {{ 7 - 10 }} {{ -3 + 1 }}", "7 9 -3 -2"),
    ("{{ 'yes' if isOn else 'no' }}", "yes"),
    ("{% if count > 2 and not isOn %}a{% elif count == 3 or isOn %}b{% else %}c{% endif %}", "b"),
    ("{% for c in codes %}{{ loop.index }}{{ loop.index0 }}{{ c }}{% endfor %}", "10x21y32z"),
    ("{% for c in codes %}{{ c }}{% if not loop.last %}, {% endif %}{% endfor %}", "x, y, z"),
    (
      "{% for i in items if not i.isHidden %}{{ loop.index }}{{ i.name }}{% if loop.last %}.{% endif %}{% endfor %}",
      "1a2c."
    ),
    ("{% for i in items if i.rank > 9 %}{{ i.name }}{% else %}none{% endfor %}", "none"),
    ("{% for c in empty %}{{ c }}{% else %}-{% endfor %}", "-"),
    ("{{ codes | join(', ') }} {{ prefix | upper }} {{ 'AbC' | lower }}", "x, y, z PRE abc"),
    ("{% set x = prefix ~ '!' %}{{ x }}", "pre!"),
    ("{% set x %}<{{ prefix }}>{% endset %}{{ x }}{{ x }}", "<pre><pre>"),
    ("a\n{% if isOn %}\nb\n{% endif %}\nc\n", "a\nb\nc\n"),
    ("a\n    {% for c in codes %}\n  {{ c }};\n    {% endfor %}\nz\n", "a\n  x;\n  y;\n  z;\nz\n"),
    ("a\n{# note #}\nb\n", "a\nb\n"),
    ("a {# note #} b\n", "a  b\n"),
    ("a  {%- if isOn -%}  b  {%- endif -%}  c", "abc"),
    ("a \n {{- prefix -}} \n b", "apreb"),
    (
      "{% if kind in ('small', 'medium') %}in{% endif %}{% if count not in (1, 2) %}out{% endif %}",
      "inout"
    ),
    ("{{ '{{' }} }} %} #}", "{{ }} %} #}"),
    ("{{ \"q'\" }}{{ 'q\"' }}{{ 'a\\nb\\t\\\\' }}", "q'q\"a\nb\t\\"),
    (
      "{% for a in codes %}\n{% for b in codes %}\n{{ a }}{{ b }}\n{% endfor %}\n\n{% endfor %}.",
      "xx\nxy\nxz\n\nyx\nyy\nyz\n\nzx\nzy\nzz\n\n."
    ),
    (
      "{% if isOn == true %}t{% endif %}{% if count != 3 %}n{% endif %}{% if ratio <= 0.25 %}r{% endif %}",
      "tr"
    ),
    (
      "{% for i in items %}\n{{ loop.index }}. {{ i.name }} {{ i.kind }} {{ i.size }}\n{% endfor %}\n",
      "1. a medium 1.5\n2. b large 2.5\n3. c small 3.5\n"
    ),
    ("{% set a = 1 %}\n{% set b = a + 1 %}\n{{ b }}\n", "2\n"),
    ("{% if isOn %}\n\n  x\n\n{% endif %}\nz\n", "\n  x\n\nz\n"),
    ("{{ (prefix ~ 'x') | upper }}{{ prefix ~ 'x' | upper }}", "PREXpreX"),
    ("{% macro m(c: code) %}<{{ c }}>{% endmacro %}{{ m('a') }}{{ m(prefix) }}", "<a><pre>"),
    (
      "{% macro g(x: Group) %}({{ x.name }}{% for i in x.items %} {{ i.name }}{% endfor %}{% for c in x.groups %}{{ g(c) }}{% endfor %}){% endmacro %}{{ g(group) }}",
      "(top a(mid b(low)))"
    ),
  ])
  func `templates valid in both languages print the same`(_ template: String, _ expected: String) {
    let outcome = render(template)
    #expect(outcome.output == expected)
    #expect(outcome.messages == [])
  }
}
