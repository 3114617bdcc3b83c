import Diagnostics
import TemplateEngine
import Testing

/// Previous renders don't affect a renderer's output.
struct RendererTests {
  /// The output of one renderer for several templates, and whether each run was stopped.
  private func render(
    _ templates: [String],
    limits: TemplateLimits = TemplateLimits()
  ) -> [(text: String, isStopped: Bool)] {
    var sources = SourceMap()
    let named = templates.enumerated().map { index, template in
      let bytes = Array(template.utf8)
      let file = sources.add(path: "\(index)", bytes: bytes)
      return TemplateSource(name: "\(index)", file: file, bytes: bytes)
    }
    let compiler = TemplateCompiler(schema: Sample.schema, rules: Rules.sample)
    var files = TemplateFileSet(named)
    let requests = named.map { TemplateCompiler.Request($0.name, root: Sample.root) }
    let programs = compiler.compile(requests, in: &files).programs
    var renderer = TemplateRenderer(programs, host: Sample.host, limits: limits)
    return templates.indices.map { index in
      let stop = renderer.render(index, Sample.host.root)
      let output = renderer.copyOutput()
      return (String(decoding: output.bytes, as: UTF8.self), stop != nil)
    }
  }

  static let plain = """
    {% macro rows(items: [Item]) %}
    {% for i in items %}
      {{ i.name }} {{ i.rank }}
    {% endfor %}
    {% endmacro %}
    list:
      {% set text = rows(items) %}
      {{ text }}
    end
    """

  /// Stops in a call, in a loop, with an indentation and open captures.
  static let stopped = """
    {% macro deep(items: [Item]) %}
    {% for i in items %}
        {% set x %}a {{ i.name }}{{ 1 / (i.size - i.size) }}{% endset %}
        {{ x }}
    {% endfor %}
    {% endmacro %}
    before
        {{ deep(items) }}
    """

  @Test func `a stopped run doesn't affect the next one`() {
    let alone = render([Self.plain])
    let after = render([Self.stopped, Self.plain, Self.stopped, Self.stopped, Self.plain])
    #expect(after.map(\.isStopped) == [true, false, true, true, false])
    #expect(alone[0].text.contains("a 1"))
    #expect(after[1].text == alone[0].text)
    #expect(after[4].text == alone[0].text)
  }

  @Test func `large output is handed over, and little of it is copied`() {
    let line = String(repeating: "0123456789abcdef", count: 1000)
    let large = String(repeating: "{{ title | string }} \(line)\n", count: 40)
    let texts = render([large, "small", large, "small {{ count }}"])
    let expected = String(repeating: "\"A \\\"title\\\"\" \(line)\n", count: 40)
    #expect(texts.map(\.text) == [expected, "small", expected, "small 3"])
  }
}
