import Testing

@Suite struct LanguageTests {
  struct Case: CustomTestStringConvertible {
    let template: String
    let expected: String
    var testDescription: String { template }
    init(_ template: String, _ expected: String) {
      self.template = template
      self.expected = expected
    }
  }

  @Test(arguments: [
    Case("plain } text { % }} %}", "plain } text { % }} %}"),
    Case("{{ prefix }}-{{ count }} {{ ratio }}", "pre-3 0.25"),
    Case(#"{{ "{{" }} {{ '"\n\t\\' }}"#, "{{ \"\n\t\\"),
    Case("a{# gone #}b", "ab"),
    Case("{{ kind }}", "medium"),
    Case("{{ item.name }} {{ item.kind }} {{ item.size }}", "one medium 1.5"),
    Case("{{ 1 + 2 * 3 - -4 }} {{ 7 / 2 }} {{ (1 + 2) * 0.5 }}", "11 3.5 1.5"),
    Case("{{ prefix ~ '-' ~ kind ~ 2 }}", "pre-medium2"),
    Case("{{ 'a' if isOn else 'b' }}{{ 1 if not isOn else 2.5 }}", "a2.5"),
    Case("{{ kind if isOn else 'none' }}", "medium"),
    Case("{{ kind if isOn else side }} {{ kind if not isOn else side }}", "medium right"),
    Case("{% if isOn %}yes{% else %}no{% endif %}", "yes"),
    Case("{% if count == 1 %}1{% elif count > 2 and isOn %}2{% else %}3{% endif %}", "2"),
    Case("{% if count < 3 or count >= 3.0 %}x{% endif %}{% if count != 3 %}y{% endif %}", "x"),
    Case("{% if kind == 'medium' %}m{% endif %}{% if 'small' == kind %}s{% endif %}", "m"),
    Case("{% if title == 'x' %}x{% elif title == 'A \"title\"' %}same{% endif %}", "same"),
    Case("{% if kind in ('small', 'medium') %}in{% endif %}", "in"),
    Case("{% if count not in (1, 2) %}out{% endif %}", "out"),
    Case("{% if empty is empty and codes is not empty and nothing is empty %}e{% endif %}", "e"),
    Case("{% if let n = note %}{{ n | string }}{% endif %}", "\"two\\nlines\""),
    Case("{% if let u = unit %}{{ u }}{% else %}none{% endif %}", "none"),
    Case("{% if unit is none and note is not none %}ok{% endif %}", "ok"),
    Case(
      "{% if isOn == false %}a{% elif let n = note %}{{ n | string }}{% endif %}",
      "\"two\\nlines\""
    ),
    Case("{{ unit | default('px') }}", "px"),
    Case("{% if flag | default(false) %}a{% else %}b{% endif %}", "b"),
    Case("{% if shape is circle %}c{% endif %}{% if shape is not square %}n{% endif %}", "cn"),
    Case("{% if let c = shape as circle %}{{ c.radius }}{% endif %}", "1.5"),
    Case("{% if item.shape == item.shape %}same{% endif %}", "same"),
    Case("{{ most - 1 }}", "9223372036854775806"),
  ])
  func `expressions and conditions are evaluated`(_ test: Case) {
    let outcome = render(test.template)
    #expect(outcome.output == test.expected)
    #expect(outcome.messages == [])
  }

  @Test(arguments: [
    Case("{% for i in items %}{{ i.name }}{% endfor %}", "abc"),
    Case("{% for i in items if not i.isHidden %}{{ i.name }}{% endfor %}", "ac"),
    Case("{% for i in items %}{{ i.name }}{% between %}, {% endfor %}", "a, b, c"),
    Case("{% for i in items if i.rank > 1 %}{{ i.name }}{% between %},{% endfor %}", "b,c"),
    Case("{% for c in empty %}{{ c }}{% else %}none{% endfor %}", "none"),
    Case("{% for i in items if i.rank > 5 %}{{ i.name }}{% else %}none{% endfor %}", "none"),
    Case(
      "{% for c in codes %}{{ loop.index }}{{ loop.index0 }}{{ loop.count }}{{ c }} {% endfor %}",
      "103x 213y 323z "
    ),
    Case(
      "{% for c in codes %}{% if loop.first %}<{% endif %}{{ c }}{% if loop.last %}>{% endif %}{% endfor %}",
      "<xyz>"
    ),
    Case(
      "{% for i in items if not i.isHidden %}{{ loop.index }}/{{ loop.count }}{% if loop.last %}.{% endif %}{% endfor %}",
      "1/22/2."
    ),
    Case(
      "{% for c in integers | chunks(2) %}[{% for i in c %}{{ i }}{% endfor %}]{{ loop.count }}{% endfor %}",
      "[12]3[34]3[5]3"
    ),
    Case("{% for i in integers | skip(1) | take(2) %}{{ i }}{% endfor %}", "23"),
    Case("{% for i in integers | skip(9) %}{{ i }}{% else %}-{% endfor %}", "-"),
    Case(
      "{% for a in codes | take(2) %}{% for b in codes %}{{ a ~ b }}{% between %}.{% endfor %}{% between %} {% endfor %}",
      "xx.xy.xz yx.yy.yz"
    ),
  ])
  func `loops visit the expected elements`(_ test: Case) {
    let outcome = render(test.template)
    #expect(outcome.output == test.expected)
    #expect(outcome.messages == [])
  }
}
