import Diagnostics
import TemplateEngine
import Testing

/// The templates of a target share macros, which doesn't affect the output of any of them.
struct SharedMacroTests {
  /// The output or the diagnostics of several templates compiled together.
  private func render(
    _ templates: [(name: String, root: ObjectTypeID)],
    _ files: [String: String],
    checking macros: TemplateCompiler.MacroScope = .all
  ) -> [String] {
    var sources = SourceMap()
    let registered = files.keys.sorted().map { name in
      let bytes = Array((files[name] ?? "").utf8)
      return TemplateSource(name: name, file: sources.add(path: name, bytes: bytes), bytes: bytes)
    }
    var set = TemplateFileSet(registered)
    let requests = templates.map { TemplateCompiler.Request($0.name, root: $0.root) }
    let compiler = TemplateCompiler(schema: Sample.schema, rules: Rules.sample)
    let compilation = compiler.compile(requests, in: &set, checking: macros)
    var renderer = TemplateRenderer(compilation.programs, host: Sample.host)
    return zip(requests, compilation.templates).map { request, result in
      guard let result else { return "missing" }
      guard let template = compilation.programs.index(of: request) else {
        return result.diagnostics.map { "\($0.code.name): \($0.message)" }.joined(separator: "\n")
      }
      let isItem = request.root == Sample.item
      let stop = renderer.render(template, isItem ? Self.secondItem : Sample.host.root)
      let output = renderer.copyOutput()
      return stop?.message ?? String(decoding: output.bytes, as: UTF8.self)
    }
  }

  private static let secondItem: TemplateObject = {
    let root = Sample.host.root
    let member = Sample.schema[Sample.root].members.first { $0.name == "items" }
    if let member, case .list(let items) = Sample.host.member(member.id, of: root),
      case .object(let item) = Sample.host.element(at: 1, of: items)
    {
      return item
    }
    return root
  }()

  /// The output of correct templates, compiled in advance or when macros are called.
  private func render(_ names: [String], _ files: [String: String]) -> [String] {
    let templates = names.map { ($0, Sample.root) }
    let output = render(templates, files)
    #expect(render(templates, files, checking: .reachable) == output)
    #expect(render(templates, files, checking: .called) == output)
    return output
  }

  @Test func `templates print the same together as individually`() {
    let files = [
      "shared": "{% macro wrapped(i: Item) %}<{{ mark(i) }}>{% endmacro %}",
      "a":
        "{% include 'shared' %}{% macro mark(i: Item) %}a{{ i.name }}{% endmacro %}{{ wrapped(item) }}",
      "b":
        "{% include 'shared' %}{% macro mark(i: Item) %}b{{ i.rank }}{% endmacro %}{{ wrapped(item) }}",
      "c":
        "{% include 'shared' %}{% macro mark(i: Item) %}c{% endmacro %}{{ mark(item) }}{{ wrapped(item) }}",
    ]
    let together = render(["a", "b", "c", "a"], files)
    #expect(together == ["a", "b", "c", "a"].flatMap { render([$0], files) })
    #expect(Set(together).count == 3)
  }

  @Test func `a macro that calls a different macro is itself different`() {
    let files = [
      "deep":
        "{% macro outer() %}({{ middle() }}){% endmacro %}{% macro middle() %}{{ inner() }}{% endmacro %}",
      "a": "{% include 'deep' %}{% macro inner() %}1{% endmacro %}{{ outer() }}",
      "b": "{% include 'deep' %}{% macro inner() %}2{% endmacro %}{{ outer() }}",
    ]
    #expect(render(["a", "b", "a"], files) == ["(1)", "(2)", "(1)"])
  }

  @Test func `a macro family has the cases of the calling template`() {
    let files = [
      "shared": "{% macro print(v: Shape) %}{{ show(v) }}{% endmacro %}",
      "a": """
      {% include 'shared' %}{% macro show.circle(s) %}{{ s.radius }}{% endmacro %}
      {% macro show.else(v: Shape) %}other{% endmacro %}
      {% for v in shapes %}{{ print(v) }} {% endfor %}
      """,
      "b": """
      {% include 'shared' %}{% macro show.else(v: Shape) %}any{% endmacro %}
      {% for v in shapes %}{{ print(v) }} {% endfor %}
      """,
    ]
    let together = render(["a", "b"], files)
    #expect(together == render(["a"], files) + render(["b"], files))
    #expect(together == ["1.5 other other ", "any any any "])
  }

  @Test func `a macro reads the members of each template's root`() {
    let files = [
      "shared": "{% macro own() %}{{ kind }}{% endmacro %}",
      "main": "{% include 'shared' %}{{ own() }}",
    ]
    let roots = [("main", Sample.item), ("main", Sample.root), ("main", Sample.item)]
    for macros in [TemplateCompiler.MacroScope.all, .reachable, .called] {
      #expect(render(roots, files, checking: macros) == ["large", "medium", "large"])
    }
  }

  @Test func `an error in one template doesn't affect the others`() {
    let files = [
      "shared": "{% macro m() %}{{ other() }}{% endmacro %}",
      "good": "{% include 'shared' %}{% macro other() %}x{% endmacro %}{{ m() }}",
      "bad": "{% include 'shared' %}{{ m() }}",
      "cut": "{% include 'shared' %}{% include 'gone' %}{{ m() }}",
    ]
    let results = render(["bad", "good", "cut", "none"].map { ($0, Sample.root) }, files)
    #expect(
      results[0].hasPrefix("unknown-template-name: there is no macro `other`"),
      "\(results[0])"
    )
    #expect(results[1] == "x")
    #expect(results[2].contains("gone"), "\(results[2])")
    #expect(results[3] == "missing")
  }

  @Test func `a template included by a macro is checked for each template`() {
    let files = [
      "shared": "{% macro m() %}{% include 'a' %}{% endmacro %}",
      "a": "text{% if isOn %}{% endif %}",
      "b": "{% include 'shared' %}{{ m() }}",
    ]
    #expect(render(["b", "a", "b"], files) == ["text", "text", "text"])
  }

  @Test func `a macro that is compiled during a run can call itself and return values`() {
    let files = [
      "shared": """
      {% macro down(n: integer): integer = 0 if n <= 0 else down(n - 1) + 1 %}
      {% macro list(items: [Item], n: integer) %}
      {% for i in items %}
      {{ i.name }} {{ down(n) }}
      {% endfor %}
      {% if n > 0 %}
        {{ list(items, n - 1) }}
      {% endif %}
      {% endmacro %}
      """,
      "main": "{% include 'shared' %}{{ list(items, 2) }}{{ list(items, 0) }}",
    ]
    let output = render(["main", "main"], files)
    #expect(
      output[0].split(separator: "\n") == [
        "a 2", "b 2", "c 2", "  a 1", "  b 1", "  c 1", "    a 0", "    b 0", "    c 0a 0", "b 0",
        "c 0",
      ]
    )
    #expect(output[0] == output[1])
  }
}
