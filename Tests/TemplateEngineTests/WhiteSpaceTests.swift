import TemplateEngine
import Testing

@Suite struct WhiteSpaceTests {
  @Test func `a line that contains only tags prints nothing`() {
    let outcome = render(
      """
      a
      {# comment #}
        {% if isOn %} {# why #}
      b
        {% endif %}
      {% for c in codes %}
        {{ c }};
      {% endfor %}
      z

      """
    )
    #expect(outcome.output == "a\nb\n  x;\n  y;\n  z;\nz\n")
    #expect(outcome.messages == [])
  }

  @Test func `tags next to text leave the line unchanged`() {
    #expect(render("a {% if isOn %}b{% endif %} c\nd").output == "a b c\nd")
    #expect(render("{% if isOn %}b{% endif %}\nd").output == "b\nd")
    #expect(render("{% if isOn %}b\n{% endif %}d").output == "b\nd")
  }

  @Test func `a tag that spans several lines removes all of them`() {
    let template = "a\n{% set x\n  = 'v'\n%}\n{{ x }}\n"
    #expect(render(template).output == "a\nv\n")
  }

  @Test func `a line with nothing but an empty value is removed`() {
    #expect(render("a\n  {{ nothing }}\nb\n").output == "a\nb\n")
    #expect(render("a\n  {{ prefix }}  \nb\n").output == "a\n  pre\nb\n")
    #expect(render("a\n  {{ nothing }};\nb\n").output == "a\n  ;\nb\n")
    #expect(render("{{ nothing }}").output == "")
    #expect(render("{{ prefix }}\n").output == "pre\n")
  }

  @Test func `trim marks remove spaces and line endings`() {
    #expect(render("a \n {{- prefix -}} \n b").output == "apreb")
    #expect(render("a\n{%- if isOn -%}\n  b\n{%- endif %}\nc").output == "abc")
    #expect(render("a {#- x -#} b").output == "ab")
    #expect(render("{{ -1 }}{{- -1 -}}").output == "-1-1")
  }

  @Test func `trim marks remove the line ending after a value on its own line`() {
    #expect(render("{{ prefix }}\n{%- if isOn %},y{% endif %}").output == "pre,y")
    #expect(render("{{ prefix }}\n\n  {{- prefix }}\n").output == "prepre\n")
    #expect(render("{% if isOn -%}\n  {{ prefix }}\n{% endif %}x").output == "pre\nx")
    #expect(render("a {# c -#}\n  {{ prefix }}\nb").output == "a pre\nb")
    #expect(render("  {{ prefix }}\nx\n{%- if isOn %}y{% endif %}").output == "  pre\nxy")
  }

  @Test func `a file doesn't end with blank lines`() {
    #expect(render("a\n\n\n").output == "a\n")
    #expect(render("a\n{% if not isOn %}x{% endif %}\n  \n").output == "a\n")
    #expect(render("a").output == "a")
    #expect(render("a  \n").output == "a  \n")
    #expect(render("\n").output == "")
    let traced = render("{% for i in items %}{{ i.name }}\n\n{% endfor %}", isRecording: true)
    #expect(traced.output == "a\n\nb\n\nc\n")
    #expect(traced.traces.map(\.bytes.upperBound).max() == 8)
  }

  @Test func `the last line ending of a set block is dropped`() {
    let template = """
      {% set body %}
      {% for c in codes %}
      {{ c }}
      {% endfor %}
      {% endset %}
      <{{ body }}>
      {% set blank %}

      {% endset %}
      {{ "empty" if blank is empty else "" }}
      """
    #expect(render(template).output == "<x\ny\nz>\nempty")
  }

  @Test func `the remaining lines of a value keep the indentation`() {
    let macros = """
      {% macro block(n: integer) %}
      begin {{ n }}
        inner

      end
      {% endmacro %}

      """
    #expect(
      render(macros + "x\n    {{ block(1) }}\ny\n").output
        == "x\n    begin 1\n      inner\n\n    end\ny\n"
    )
    #expect(
      render(macros + "x\n  let a = {{ block(2) }};\ny\n").output
        == "x\n  let a = begin 2\n    inner\n\n  end;\ny\n"
    )
    #expect(
      render(macros + "x\n\t{{ block(3) | indent(2) }}\n").output
        == "x\n\tbegin 3\n\t    inner\n\n\t  end\n"
    )
    #expect(
      render(macros + "{% set b = block(4) %}\n  <{{ b }}>\n").output
        == "  <begin 4\n    inner\n\n  end>\n"
    )
  }

  @Test func `nested groups are indented by recursive calls`() {
    let outcome = render(
      """
      {% macro members(g: Group) %}
      enum {{ g.name }} {
        {% for i in g.items %}
        {{ i.label | comment }}
        case {{ i.name }}
        {% endfor %}
        {% for child in g.groups %}
        {{ members(child) }}
        {% endfor %}
      }
      {% endmacro %}
      // Head

      {{ members(group) }}

      """
    )
    #expect(
      outcome.output == """
        // Head

        enum top {
          /** Label a */
          case a
          enum mid {
            /** Label b */
            case b
            enum low {
            }
          }
        }

        """
    )
    #expect(outcome.messages == [])
  }

  @Test func `blank lines at the beginning and after macros are dropped`() {
    let template = "\n \n{% macro m() %}M{% endmacro %}\n\n{# c #}\n\na\n\n{{ m() }}\n"
    #expect(render(template).output == "a\n\nM\n")
    #expect(render("\n  a").output == "  a")
  }

  @Test func `an include is indented and drops its last line ending`() {
    let files = ["part": "one\n\ntwo\n", "macros": "{% macro m() %}M{% endmacro %}\n\n"]
    #expect(
      render("a\n  {% include 'part' %}\nb\n", files: files).output == "a\n  one\n\n  two\nb\n"
    )
    #expect(render("<{% include 'part' %}>", files: files).output == "<one\n\ntwo>")
    #expect(render("{% include 'macros' %}\n\na{{ m() }}", files: files).output == "aM")
    #expect(render("b\n{% include 'macros' %}\n{{ m() }}\n", files: files).output == "b\nM\n")
  }

  @Test func `carriage returns are dropped only before line endings`() {
    #expect(render("a\r\n{% if isOn %}\r\nb\rc\r\n{% endif %}\r\n").output == "a\nb\rc\n")
    #expect(render("  {{ nothing }}\r\nx\r\n").output == "x\n")
  }
}
