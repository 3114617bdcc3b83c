import Foundation
import Testing
import TokenCompiler

@testable import TokenOutput

/// Properties of every source and target.
@Suite struct LawTests {
  @Test(arguments: EmbeddedTemplates.targetNames)
  func `rendering twice gives the same bytes`(_ target: String) throws {
    let workshop = try Workshop.own
    let first = try workshop.render(target)
    let second = try workshop.render(target)
    // Asset catalogs have warnings about brands.
    #expect(
      first.codes.allSatisfy {
        ["omitted-member", "out-of-gamut", "template-warning"].contains($0)
      }
    )
    #expect(first.order == second.order)
    #expect(first.files == second.files)
  }

  @Test(arguments: EmbeddedTemplates.targetNames)
  func `tracing doesn't change the output`(_ target: String) throws {
    let workshop = try Workshop.own
    #expect(try workshop.render(target).files == workshop.render(target, isTracing: true).files)
  }

  /// Pinning a modifier in the output is the same as compiling the source with it pinned, except
  /// for descriptions: a token keeps the description of its base, and pinning to dark in the source
  /// changes the base.
  ///
  /// Android's outputs also contain what tokens have in other contexts only, which is missing from
  /// a source with pinned modifiers; see ``FlavourTests``.
  @Test(
    arguments: EmbeddedTemplates.targetNames.filter { $0 != "android" },
    [[("theme", "dark")], [("brand", "sand")], [("theme", "light"), ("brand", "sand")]]
  )
  func `pinning in the output equals pinning in the source`(
    _ target: String,
    _ pins: [(String, String)]
  ) throws {
    let choices = pins.map { ContextChoice(modifier: Located($0.0), context: Located($0.1)) }
    var late = try Workshop.own
    late.files = late.files.mapValues { $0.replacing(/"\$description": "[^"]*",?/, with: "") }
    late.files = late.files.mapValues { $0.replacing(/,(\s*})/) { $0.output.1 } }
    var early = late
    late.request.contexts = choices
    early.pins = choices
    let expected = try early.render(target)
    let found = try late.render(target)
    #expect(found.order == expected.order)
    for path in expected.order {
      // The first different line is more helpful than both files.
      let wanted = lines(expected, path)
      let different = zip(lines(found, path), wanted).first { $0 != $1 }
      #expect(different.map { "\($0)" } == nil, "\(path)")
      #expect(lines(found, path).count == wanted.count, "\(path)")
    }
  }

  private func lines(_ result: Workshop.Result, _ path: String) -> [Substring] {
    (result.files[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The values found through `variants` equal those in `settings`.
  @Test func `sparse and complete lists have the same values`() throws {
    var workshop = try Workshop.own
    let names = ##""names": { "token": "kebab", "scope": "global" }, "private": "keep""##
    workshop.addTarget(
      "complete",
      printing: """
        {% for s in settings %}{% for t in s.tokens %}
        {{ s.id }} {{ t.name }} {{ v(t.resolved) }}
        {% endfor %}{% endfor %}
        \(ContextTests.macros)
        """,
      names
    )
    workshop.addTarget(
      "sparse",
      printing: """
        {% for s in variants %}{% for t in s.tokens %}
        {% for c in s.contexts %}{{ c.name }} {% endfor %}: {{ t.name }} {{ v(t.resolved) }}
        {% endfor %}{% endfor %}
        \(ContextTests.macros)
        """,
      names
    )
    var found: Set<String> = []
    for line in try workshop.printed("sparse").split(separator: "\n") {
      let halves = line.split(separator: ":", maxSplits: 1).map(String.init)
      let contexts = Set(halves[0].split(separator: " ").map(String.init))
      for brand in ["plum", "sand"] {
        for theme in ["light", "dark"] where contexts.isSubset(of: [brand, theme]) {
          found.insert("\(brand)-\(theme)\(halves[1])")
        }
      }
    }
    let complete = try workshop.printed("complete").split(separator: "\n").map(String.init)
    #expect(!complete.isEmpty)
    #expect(Set(complete) == found)
  }

  @Test func `a token with an unsupported unit is omitted, and so are references to it`()
    throws
  {
    var workshop = Workshop(
      ##"""
      { "$type": "dimension",
        "wide": { "$value": { "value": 50, "unit": "vw" } },
        "same": { "$value": "{wide}" }, "fine": { "$value": { "value": 1, "unit": "rem" } } }
      """##
    )
    workshop.addTarget(
      "t",
      printing: "{% for t in tokens %}{{ t.name }} {{ px(t.value) }}\n{% endfor %}"
        + "{% macro px.dimension(d) %}{{ d.px }}{% endmacro %}{% macro px.else(v: Value) %}?{% endmacro %}",
      ##""units": ["px", "rem"], "references": { "dimension": true }"##
    )
    let result = try workshop.render("t")
    #expect(result.files["out"] == "fine 16\n")
    #expect(
      result.messages.filter { $0.contains("left out") } == [
        "`wide` is left out of `t`, which doesn't support the unit `vw`",
        "`same` is left out of `t`, which doesn't support the unit `vw`",
      ]
    )
  }
}
