import TemplateEngine
import Testing

@Suite struct BoundTests {
  @Test func `loops, calls, and output are limited`() {
    let loops =
      "{% for a in codes %}{% for b in codes %}{% for c in codes %}{{ a ~ b ~ c }}{% endfor %}{% endfor %}{% endfor %}"
    var limits = TemplateLimits(steps: 20)
    #expect(render(loops, limits: limits).messages.first?.contains("more than 20 steps") == true)
    limits = TemplateLimits(outputBytes: 10)
    #expect(render(loops, limits: limits).messages.first?.contains("beyond 10 bytes") == true)
    let long = "{{ 'more than ten' }}"
    #expect(render(long, limits: limits).messages.first?.contains("beyond 10 bytes") == true)
    limits = TemplateLimits(callDepth: 3)
    let calls = "{% macro m(n: integer) %}{% if n > 0 %}{{ m(n - 1) }}{% endif %}.{% endmacro %}"
    #expect(render(calls + "{{ m(2) }}", limits: limits).output == "...")
    #expect(render(calls + "{{ m(3) }}", limits: limits).messages.count == 1)
  }

  @Test func `text that doubles itself is limited`() {
    let template = "{% macro m(a: code) %}{{ m(a ~ a) }}{% endmacro %}{{ m('x') }}"
    let outcome = render(template, limits: TemplateLimits(keptBytes: 1000))
    #expect(outcome.messages.first?.contains("more than 1000 bytes") == true)
  }

  @Test func `deeply nested and long templates give a diagnostic`() {
    for template in [
      String(repeating: "{% if isOn %}", count: 3000),
      "{{ " + String(repeating: "(", count: 3000) + "1 }}",
      "{{ " + String(repeating: "-", count: 3000) + "1 }}",
      "{{ " + String(repeating: "not ", count: 3000) + "isOn }}",
      "{{ 1" + String(repeating: " + 1", count: 3000) + " }}",
      "{{ 'a'" + String(repeating: " ~ 'a'", count: 3000) + " }}",
      "{{ item" + String(repeating: ".a", count: 3000) + " }}",
      "{{ prefix" + String(repeating: "|upper", count: 3000) + " }}",
      "{% macro m(a: " + String(repeating: "[", count: 3000) + "code) %}{% endmacro %}",
    ] {
      #expect(render(template).messages.contains { $0.contains("template-limit") })
    }
    let many = (0..<40).map { ("f\($0)", "{% include 'f\($0 + 1)' %}{% include 'f\($0 + 1)' %}") }
    let files = Dictionary(uniqueKeysWithValues: many + [("f40", "x")])
    #expect(render("{% include 'f0' %}", files: files).messages.count > 0)
  }

  @Test func `a host that violates its schema stops the run`() {
    let host = SampleHost(["count": "text", "codes": 1, "kind": .word(99), "item": .none])
    for template in [
      "{{ count }}", "{% for c in codes %}{{ c }}{% endfor %}", "{{ kind }}", "{{ item.name }}",
      "{{ codes | count }}", "{{ 1 + count }}", "{{ codes | join('') }}", "{{ ratio }}",
      "{% if isOn %}{% endif %}", "{{ prefix }}", "{% if prefix == 'a' %}{% endif %}",
    ] {
      let messages = render(template, host: host).messages
      #expect(messages.count == 1 && messages[0].contains("template-value"), "\(template)")
    }
  }

  @Test func `random templates give output or diagnostics, and never trap`() {
    var generator = HostileTextTests.Generator(state: 11)
    let pieces = [
      "{{", "}}", "{%", "%}", "{#", "#}", "{{-", "-}}", "-%}", " ", "\n", "a", "items", "item", "i",
      "for ", " in ", "if ", "if let x = ", "else", "elif ", "endif", "endfor", "set x = ", "set x",
      "endset", "hash h", "endhash", "macro m(", "macro l.circle(c)", "endmacro", "include 'p'",
      "between", "|",
      "string",
      "comment", "join(', ')", "(", ")", "[", "]", ",", ":", ".", "name", "shape", "note", "count",
      "==", "!=", "<", "+", "-", "*", "/", "~", "not ", "and ", "or ", "is ", "none", "empty",
      "'x'",
      "\"", "1", "2.5", "true", "isOn", "title", "codes", "loop.index", "loop.last", "upper",
      "default('')", "é", "\u{1F3A8}", "m(", "l(shape)", "{{ item.name }}",
      "{% for i in items %}{{ i.name }}", "{% endfor %}", "{% if isOn %}", "{% endif %}",
      "{% macro m() %}", "{% endmacro %}", "{{ m() }}", "{% else %}", "{% set y %}", "{% endset %}",
      "{% hash z %}", "{% endhash %}",
    ]
    var rendered = 0
    for _ in 0..<4000 {
      let template = (0..<Int.random(in: 1...25, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      let outcome = render(
        template,
        files: ["p": "{{ prefix }}\n"],
        limits: TemplateLimits(steps: 10_000)
      )
      if outcome.messages.isEmpty { rendered += 1 }
    }
    #expect(rendered > 100)
  }
}
