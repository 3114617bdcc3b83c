import Testing

@testable import TokenOutput

/// The tokens that a setting writes differently than the base.
@Suite struct RewrittenTokensTests {
  /// `same` refers to another token in dark, but its value stays 1.
  private static let source = ##"""
    {
      "$type": "number",
      "one": { "$value": 1, "$extensions": { "dev.tokens": { "contexts": { "theme": { "dark": 2 } } } } },
      "still": { "$value": 1 },
      "same": { "$value": "{one}", "$extensions": { "dev.tokens": { "contexts": { "theme": { "dark": "{still}" } } } } },
      "user": { "$value": "{same}" },
      "branded": { "$value": 3, "$extensions": { "dev.tokens": { "contexts": { "brand": { "sand": 4 } } } } }
    }
    """##

  private func printed(_ template: String) throws -> String {
    var workshop = Workshop(Self.source)
    workshop.modifiers = [("theme", ["light", "dark"]), ("brand", ["plum", "sand"])]
    workshop.addTarget(
      "t",
      printing: template,
      ##"""
      "contexts": { "appearance": "cascade", "other": "cascade" }, "references": { "number": true }
      """##
    )
    return try workshop.printed("t")
  }

  @Test func `every list of settings has them, and reading them again gives the same`() throws {
    let template = """
      {% for s in settings %}
      {{ s.id }}:{% for t in s.rewritten %} {{ t.name }}{% endfor %};{% for t in s.rewritten %} {{ t.name }}{% endfor %}{{ "" }}
      {% endfor %}
      {% for s in cascade %}
      {{ s.id }}:{% for t in s.rewritten %} {{ t.name }}{% endfor %}{{ "" }}
      {% endfor %}
      """
    #expect(
      try printed(template) == """
        light-plum:;
        light-sand: branded; branded
        dark-plum: one same; one same
        dark-sand: one same branded; one same branded
        base:
        light:
        dark: one same
        plum:
        sand: branded

        """
    )
  }
}
