import Diagnostics
import Testing
import TokenCompiler

@testable import TokenLint

/// Levels, suppressions, and baselines.
@Suite struct `Running rules` {
  private static func near(_ extensions: String, group: String = "{}") -> String {
    """
    { "$type": "color", "line": { "a": { "$value": "#d9d9d9" } },
      "edge": { "$extensions": \(group),
        "b": { "$value": "#dadada", "$extensions": \(extensions) } } }
    """
  }

  private static func lint(_ text: String) -> String { #"{ "dev.tokens": { "lint": \#(text) } }"# }

  private func run(_ text: String) throws -> [String] {
    Linter(try Linted(text).ir, LintSettings()).diagnostics
      .filter { $0.code != ContrastRule.code }.map { "\($0.code.name): \($0.message)" }
  }

  @Test func `a suppression with a reason applies to a token or a group`() throws {
    #expect(try run(Self.near("{}")).count == 1)
    #expect(try run(Self.near(Self.lint(#"{ "near-duplicate": "for print" }"#))).isEmpty)
    let group = Self.lint(#"{ "near-duplicate": "for print" }"#)
    #expect(try run(Self.near("{}", group: group)).isEmpty)
  }

  @Test func `a suppression without need, or of an unknown rule, is reported`() throws {
    #expect(
      try run(Self.near(Self.lint(#"{ "near-duplicate": "x", "small-text": "y" }"#))) == [
        "unused-suppression: `small-text` has no finding for `edge.b`"
      ]
    )
    #expect(
      try run(Self.near(Self.lint(#"{ "near-duplicates": "x" }"#))).contains(
        "unused-suppression: `tokens lint` has no rule `near-duplicates`"
      )
    )
    // A rule that is off finds nothing, so its suppressions can't be judged.
    let off = Self.near(Self.lint(#"{ "near-duplicate": "x", "naming": "y" }"#))
    #expect(try run(off).isEmpty)
  }

  @Test func `a suppression needs a reason`() {
    #expect(throws: Linted.Failure.self) {
      try Linted(Self.near(Self.lint(#"{ "near-duplicate": "" }"#)))
    }
    #expect(throws: Linted.Failure.self) {
      try Linted(Self.near(Self.lint(#"["near-duplicate"]"#)))
    }
  }

  @Test func `ignored paths have no findings`() throws {
    let source = try Linted(Self.near("{}"))
    #expect(source.messages(NearDuplicateRule.self, .texts(["ignore": ["edge.**"]])).isEmpty)
    #expect(source.messages(NearDuplicateRule.self, .texts(["ignore": ["{edge,x}.b"]])).isEmpty)
    #expect(source.messages(NearDuplicateRule.self, .texts(["ignore": ["other"]])).count == 1)
  }

  @Test(arguments: [
    (LayeringRule.self as any LintRule.Type, "`layers`"), (TokenBudgetRule.self, "`limits`"),
    (NamingRule.self, "`case`, `depth`, `words`, `pattern` or `groups`"),
  ])
  func `a rule that needs options says so`(_ rule: any LintRule.Type, _ names: String) throws {
    let found = try Linted(Self.near("{}")).diagnostics(rule)
    #expect(
      found.map(\.message) == ["`\(rule.code.name)` checks nothing without the option \(names)"]
    )
    #expect(found.map(\.severity) == [.advice])
  }

  @Test func `known findings aren't reported, and are written in a fixed order`() throws {
    let ir = try Linted(Self.near("{}")).ir
    let found = Linter(ir, LintSettings()).baseline(keeping: nil)
    let text = String(decoding: found.text, as: UTF8.self)
    #expect(text.contains(#""near-duplicate": ["edge.b"]"#))
    #expect(LintBaseline(found.text) == found)
    let again = Linter(ir, LintSettings(), without: found)
    #expect(again.diagnostics.allSatisfy { $0.severity == .advice })
    #expect(again.baseline(keeping: found) == found)
    var settings = LintSettings()
    settings.set(.allow, of: NearDuplicateRule.self)
    #expect(Linter(ir, settings).baseline(keeping: found) == found)
  }

  @Test func `findings of a rule that the baseline doesn't mention are reported`() throws {
    let ir = try Linted(Self.near("{}")).ir
    let known = LintBaseline(["unused-token": ["edge.b"]])
    let found = Linter(ir, LintSettings(), without: known).diagnostics
    #expect(found.contains { $0.code == NearDuplicateRule.code })
  }

  @Test(arguments: ["", "[]", "{}", #"{"findings": []}"#, #"{"findings": {"a": [1]}}"#])
  func `another file isn't a baseline`(_ text: String) {
    #expect(LintBaseline(Array(text.utf8)) == nil)
  }

  @Test func `braces in patterns are alternatives`() {
    #expect(PathPatterns.expanded("a.{b,c}.{d,e}") == ["a.b.d", "a.b.e", "a.c.d", "a.c.e"])
    #expect(PathPatterns.expanded("a.{b") == ["a.{b"])
    #expect(PathPatterns(["a.{b,c}.*"]).matches("a.c.x"))
  }
}
