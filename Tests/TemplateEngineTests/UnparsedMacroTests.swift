import Diagnostics
import Testing

@testable import TemplateEngine

/// Macros of correct files are parsed when they are called, with the same result.
struct UnparsedMacroTests {
  private static func parse(_ text: String, isDeferring: Bool) -> TemplateFile {
    var sources = SourceMap()
    let bytes = Array(text.utf8)
    let id = sources.add(path: "a.tmpl", bytes: bytes)
    let source = TemplateSource(name: "a.tmpl", file: id, bytes: bytes)
    return TemplateParser.parse(source, isDeferring: isDeferring)
  }

  /// A description of everything that a file contains.
  private static func description(of file: TemplateFile) -> String {
    let macros = file.macros.map { "\($0.fullName) \($0.parameters) \($0.statements)" }
    return "\(macros.joined(separator: "\n"))\n\(file.body)\n\(file.includes)"
  }

  private static func countUnparsed(in file: TemplateFile) -> Int {
    file.macros.count { macro in
      if case .unparsed = macro.body { true } else { false }
    }
  }

  @Test(
    arguments: [
      "{% macro a(x: Text) %}\n  {{ x }}\n{% endmacro %}\n",
      "before\n\n{% macro a(x: Text) %}\n{% if x %}\n  a {{ x }}\n{% endif %}\n{% endmacro %}\nafter",
      "{% macro a(x: Text) %}[{{ x }}]{% endmacro %}\n{% macro b() %}{% endmacro %}\n{{ a(b()) }}",
      "{%- macro a(x: Text) -%}\n  {{- x -}}\n{%- endmacro -%}\nb",
      "  {% macro a(x: Text) %}\n  {{ x }}\n  {% endmacro %}\n  b",
      "{% macro a() %}\n{# {% endmacro %} #}\n{% endmacro %}",
      "{% macro a() %}\n{# # #}\ntext\n{%   endmacro   %}",
    ]
  )
  func `a macro that is parsed later has the same statements`(_ text: String) {
    let all = Self.parse(text, isDeferring: false)
    let later = Self.parse(text, isDeferring: true)
    #expect(all.diagnostics.isEmpty)
    #expect(Self.description(of: later) == Self.description(of: all))
    #expect(Self.countUnparsed(in: later) > 0)
  }

  @Test(
    arguments: [
      // Something else on the line of the first or the last tag.
      "x{% macro a() %}\ntext\n{% endmacro %}\n",
      "{% macro a() %}text\n{% endmacro %}\n",
      "{% macro a() %}\ntext{% endmacro %}\n",
      "{% macro a() %}\ntext\n{% endmacro %} x\n",
      "{% macro a() %}text{% endmacro %}{{ x }}\n",
      // The included file has to be known.
      "{% macro a() %}\n{% include \"b.tmpl\" %}\n{% endmacro %}\n",
    ]
  )
  func `other macros are parsed with the file`(_ text: String) {
    let all = Self.parse(text, isDeferring: false)
    let later = Self.parse(text, isDeferring: true)
    #expect(all.diagnostics.isEmpty)
    #expect(Self.description(of: later) == Self.description(of: all))
    #expect(Self.countUnparsed(in: later) == 0)
  }
}
