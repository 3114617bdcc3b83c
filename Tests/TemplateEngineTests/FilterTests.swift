import TemplateEngine
import Testing

@Suite struct FilterTests {
  @Test(arguments: [
    ("0.25", "0.25"), ("1.0", "1"), ("(0 - 0.0000001)", "0"), ("1 / 3", "0.333333"),
    ("2 / 3", "0.666667"), ("999999.9999999", "1000000"), ("0.1 + 0.2", "0.3"),
    ("(1 / 3) | number(2)", "0.33"), ("-0.5", "-0.5"), ("0.5 | number(0)", "1"),
    ("12345678901234567.0", "12345678901234568"), ("9007199254.75", "9007199254.75"),
    ("0.1 | number(17)", "0.1"), ("0.00001", "0.00001"),
  ])
  func `numbers are rounded and have no exponent`(_ expression: String, _ expected: String) {
    #expect(render("{{ \(expression) }}").output == expected)
  }

  @Test(arguments: [
    (1e21, "1000000000000000000000"),
    (Double.leastNonzeroMagnitude, "0." + String(repeating: "0", count: 323) + "5"),
    (0.1, "0.1"), (123456.789, "123456.789"), (-1e-7, "-0.0000001"), (100, "100"),
    (1.7976931348623157e308, "17976931348623157" + String(repeating: "0", count: 292)),
    (0, "0"), (-0.0, "0"), (9007199254740992, "9007199254740992"),
  ])
  func `a number without a digit limit survives a round trip`(_ value: Double, _ expected: String) {
    let host = SampleHost(["ratio": .number(value)])
    let output = render("{{ ratio }}", host: host, rules: TextRules()).output
    #expect(output == expected)
    #expect(Double(output) == value)
  }

  @Test(arguments: [
    ("{{ ratio | float }} {{ 1.5 | float(0) }}", "0.25f 2f"),
    ("{{ 255 | hex }} {{ 0 | hex(2) }} {{ 10 | hex(4) | upper }}", "ff 00 000A"),
    ("{{ 2.5 | round }} {{ (0 - 2.5) | round }} {{ 0.49999 | round }}", "3 -3 0"),
    ("{{ kind | upper }} {{ 'AbÄ' | lower }}", "MEDIUM abÄ"),
    (
      "{{ codes | join(', ') }} {{ kinds | join('/') }} {{ integers | join('') }}",
      "x, y, z small/large 12345"
    ),
    ("{{ numbers | join(' ') }}", "1 0.5 1000000000000000000000"),
    ("{{ codes | count }} {{ codes | skip(1) | count }} {{ empty | take(3) | count }}", "3 2 0"),
    (
      "{% if let c = codes | last %}{{ c }}{% endif %}{% if (empty | first) is none %}-{% endif %}",
      "z-"
    ),
    ("{{ codes | first | default('q') }}", "x"),
    ("{{ ('Old: ' ~ title) | string }}", "\"Old: A \\\"title\\\"\""),
    ("{{ kind | string }} {{ item.name | string('css') }}", "\"medium\" \"one\""),
    ("{{ note | default('') | comment }}", "/**\n * two\n * lines\n */"),
    // The test vectors of FNV-1a's authors.
    (
      "{{ '' | hash }} {{ 'a' | hash }} {{ 'foobar' | hash }}",
      "cbf29ce484222325 af63dc4c8601ec8c 85944171f73967e8"
    ),
    ("{{ title | hash }} {{ kind | hash | upper }}", "48eca6fb8cb50f22 C76A095E1FFA22B6"),
    (
      "x{% hash h %}{{ 'foo' }}{% hash i %}ba{{ 'r' }}{% endhash %}{% if i == '' %}{% endif %}{% endhash %} {{ h }}{% hash j %}{% endhash %} {{ j }}",
      "xfoobar 85944171f73967e8 cbf29ce484222325"
    ),
    (
      "{% macro m() %}\n{% hash h %}\nfoo\n{% endhash %}\n{{ h }}\n{% endmacro %}\n<\n  {{ m() }}\n>",
      "<\n  foo\n  dd1276790c25c367\n>"
    ),
    ("{{ title | comment }}", "/** A \"title\" */"),
    ("    {{ title | comment('slashes') }}\n", "    /// A \"title\"\n"),
    ("x {{ note | default('') | comment('inline') }}", "x /* two lines */"),
    ("  {{ '' | comment }}\nx", "x"),
    (
      #"    {{ 'This text is too long for one line of forty.\n\n\n- and a list' | comment }}"#
        + "\n",
      """
          /**
           * This text is too long for one
           * line of forty.
           *
           * - and a list
           */

      """
    ),
  ])
  func `each filter gives the expected output`(_ template: String, _ expected: String) {
    let outcome = render(template)
    #expect(outcome.output == expected)
    #expect(outcome.messages == [])
  }
}
