import Testing
import TokenCompiler

@testable import TokenOutput

/// The rules of a style sheet for the settings of `cascade`.
@Suite struct CascadeRuleTests {
  /// Each setting with its rules: `[environment]` and the elements, where `+` marks a context
  /// selected by the element itself, `@` a carrier, and `<` a context selected by an enclosing
  /// element.
  private static let template = """
    {% for s in cascade %}
    {{ s.id }}:
    {%- for r in s.rules %} [{% for c in r.environment %}{{ c.name }}{% between %} {% endfor %}]
    {%- for e in r.elements %} {{ "root" if e.isRoot else "" }}
    {%- for c in e.chosen %}+{{ c.name }}{% endfor %}
    {%- if let m = e.carrier %}@{{ m.name }}{% endif %}
    {%- for c in e.inherited %}<{{ c.name }}{% endfor %}
    {%- endfor %}
    {%- endfor %}

    {% endfor %}
    """

  private func rules(
    _ tokens: String,
    modifiers: [(name: String, contexts: [String])],
    conditions: [OptionSetting.Value.ContextText] = []
  ) throws -> [String] {
    var workshop = Workshop(tokens)
    workshop.modifiers = modifiers
    workshop.addTarget(
      "t",
      printing: Self.template,
      ##"""
      "contexts": { "appearance": "cascade", "contrast": "cascade", "other": "cascade" },
      "references": { "number": true }, "options": { "conditions": { "type": "context" } }
      """##
    )
    if !conditions.isEmpty {
      workshop.request.options = [OptionSetting("conditions", .contexts(conditions))]
    }
    return try workshop.printed("t").split(separator: "\n").map(String.init)
  }

  private func token(_ contexts: String, base: Int = 1) -> String {
    ##"{ "$value": \##(base), "$extensions": { "dev.tokens": { "contexts": \##(contexts) } } }"##
  }

  @Test func `an appearance is selected by an element or by the environment`() throws {
    let tokens = ##"{ "$type": "number", "a": \##(token(##"{ "theme": { "dark": 2 } }"##)) }"##
    #expect(
      try rules(tokens, modifiers: [("theme", ["light", "dark"])]) == [
        "base:", "light: [] +light", "dark: [] +dark [dark] root",
      ]
    )
  }

  @Test func `contexts without a media query are selected by elements only`() throws {
    let tokens = ##"{ "$type": "number", "a": \##(token(##"{ "size": { "big": 2 } }"##)) }"##
    let modifiers = [(name: "size", contexts: ["small", "big"])]
    #expect(
      try rules(tokens, modifiers: modifiers) == [
        "base:", "small: [] +small", "big: [] +big",
      ]
    )
    let condition = OptionSetting.Value.ContextText(
      modifier: "size",
      context: "big",
      text: "(wide)"
    )
    #expect(
      try rules(tokens, modifiers: modifiers, conditions: [condition]) == [
        "base:", "small: [] +small", "big: [] +big [big] root",
      ]
    )
  }

  @Test func `each of two contexts may be selected by the element or an enclosing one`() throws {
    let both = ##"{ "theme": { "dark": 2 }, "size": { "big": 3 } }"##
    let tokens = ##"{ "$type": "number", "a": \##(token(both)) }"##
    #expect(
      try rules(
        tokens,
        modifiers: [("theme", ["light", "dark"]), ("size", ["small", "big"])]
      ).last == "dark-big: [] +dark+big +dark<big +big<dark [dark] +big"
    )
  }

  @Test func `a carrier repeats the token`() throws {
    let tokens = ##"""
      { "$type": "number", "a": \##(token(##"{ "size": { "big": 2 } }"##)),
        "b": \##(token(##"{ "theme": { "dark": "{a}" } }"##, base: 7)) }
      """##
    #expect(
      try rules(
        tokens,
        modifiers: [("theme", ["light", "dark"]), ("size", ["small", "big"])]
      ).contains("dark: [] +dark @size<dark [dark] root @size")
    )
  }
}
