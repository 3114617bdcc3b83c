import Foundation
import Testing
import TokenCompiler

@testable import TokenOutput

/// What holds for every source and target.
@Suite struct LawTests {
  @Test(arguments: EmbeddedTemplates.targetNames)
  func `rendering twice gives the same bytes`(_ target: String) throws {
    let workshop = try Workshop.own
    let first = try workshop.render(target)
    let second = try workshop.render(target)
    // An asset catalogue warns of brands.
    #expect(first.codes.allSatisfy { ["omitted-member", "template-warning"].contains($0) })
    #expect(first.order == second.order)
    #expect(first.files == second.files)
  }

  @Test(arguments: EmbeddedTemplates.targetNames)
  func `tracing changes no byte`(_ target: String) throws {
    let workshop = try Workshop.own
    #expect(try workshop.render(target).files == workshop.render(target, isTracing: true).files)
  }

  /// Fixing a modifier in the output is the same as compiling the source with it fixed, but for
  /// descriptions: a token keeps that of its base, which is another place where dark is the base.
  ///
  /// Android's outputs also hold what tokens have in other contexts only, which a source with fixed
  /// modifiers no longer knows; see ``FlavourTests``.
  @Test(
    arguments: EmbeddedTemplates.targetNames.filter { $0 != "android" },
    [[("theme", "dark")], [("brand", "sand")], [("theme", "light"), ("brand", "sand")]]
  )
  func `fixing in the output equals fixing in the source`(
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
      // One line of difference says more than two files.
      let wanted = lines(expected, path)
      let different = zip(lines(found, path), wanted).first { $0 != $1 }
      #expect(different.map { "\($0)" } == nil, "\(path)")
      #expect(lines(found, path).count == wanted.count, "\(path)")
    }
  }

  private func lines(_ result: Workshop.Result, _ path: String) -> [Substring] {
    (result.files[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The values that a reader of `variants` finds are those that `settings` shows.
  @Test func `sparse and complete lists say the same`() throws {
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

  @Test func `a unit that a target cannot print is one warning, and nothing refers to the token`()
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
        "`wide` is left out of `t`, which has nothing for the unit `vw`",
        "`same` is left out of `t`, which has nothing for the unit `vw`",
      ]
    )
  }
}
