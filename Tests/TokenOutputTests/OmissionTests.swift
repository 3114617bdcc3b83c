import Testing

@testable import TokenOutput

/// Token data that a target omits from its output.
@Suite struct OmissionTests {
  private static let style = ##"""
    "$value": {
      "fontFamily": "Inter", "fontSize": { "value": 12, "unit": "px" }, "fontWeight": 400,
      "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5
    }
    """##

  private static let tokens = ##"""
    {
      "text": {
        "$type": "typography",
        "plain": { \##(style) },
        "path": { \##(style), "$extensions": { "dev.tokens": { "lineBreak": "truncatingHead" } } },
        "other": { "$value": "{text.path}" },
        "none": { \##(style), "$extensions": { "dev.tokens": { "case": "none" } } }
      },
      "face": {
        "$type": "fontFamily", "$value": "Inter",
        "$extensions": { "dev.tokens": { "faces": [{ "weight": 400, "resource": "inter" }] } }
      },
      "old": { "$type": "number", "$value": 1, "$deprecated": true }
    }
    """##

  private func messages(_ template: String, _ members: String = "") throws -> [String] {
    var workshop = Workshop(Self.tokens)
    workshop.addTarget("mine", printing: template, members)
    return try workshop.render("mine").messages
  }

  private static let reading = """
    {% for t in tokens %}
    {{ "old" if t.deprecation is not none else "" }}
    {% if let s = t.resolved as typography %}
    {% for f in s.families %}{{ f.faces | count }}{% endfor %}
    {{ s.weight | default(400) }}{{ s.kernEm | default(0) }}{{ s.lineHeightRatio | default(1) }}
    {{ "sized" if s.size is not none else "" }}
    {% if let b = s.lineBreak %}{{ b }}{% endif %}
    {% endif %}
    {% endfor %}
    """

  @Test func `members read by a target's templates aren't omitted`() throws {
    #expect(try messages(Self.reading) == [])
  }

  @Test func `a member that no template reads is reported with the target and the tokens`() throws {
    let template = Self.reading.replacing(
      "{% if let b = s.lineBreak %}{{ b }}{% endif %}\n",
      with: ""
    )
    #expect(
      try messages(template) == ["`mine` leaves out `lineBreak` of `text.path` and 1 more token"]
    )
  }

  @Test func `font files and deprecation count as well`() throws {
    let template = Self.reading
      .replacing("{{ f.faces | count }}", with: "{{ \"generic\" if f.isGeneric else \"\" }}")
      .replacing(#"{{ "old" if t.deprecation is not none else "" }}"#, with: "")
    let found = try messages(template)
    #expect(
      found == ["`mine` leaves out `faces` of `face`", "`mine` leaves out `$deprecated` of `old`"]
    )
  }

  @Test func `a target without text styles and fonts doesn't report their members`() throws {
    let template = #"{% for t in tokens if t.deprecation is none %}{{ t.name }}{% endfor %}"#
    #expect(try messages(template) == [])
  }

  @Test func `a keyword in omits is reported although a template reads it`() throws {
    #expect(
      try messages(Self.reading, ##""omits": { "lineBreak": ["truncatingHead", "clipping"] }"##)
        == ["`mine` leaves out `truncatingHead` in `lineBreak` of `text.path` and 1 more token"]
    )
    #expect(
      try messages(Self.reading, ##""omits": { "lineBreak": true, "align": ["start"] }"##)
        == ["`mine` leaves out `lineBreak` of `text.path` and 1 more token"]
    )
  }

  @Test func `a word of a choice has its own omissions`() throws {
    func found(_ word: String, _ omits: String) throws -> [String] {
      let option = ##""type": "choice", "values": ["css", "number"], "default": "\##(word)""##
      return try messages(
        Self.reading,
        ##""options": { "units": { "omits": \##(omits), \##(option) } }"##
      )
    }
    let omits = #"{ "number": { "lineBreak": true } }"#
    #expect(try found("css", omits) == [])
    let warning = "`mine` leaves out `lineBreak` of `text.path` and 1 more token"
    #expect(try found("number", omits) == [warning])
    #expect(
      try found("css", #"{ "numbers": {} }"#) == ["`options.units.omits` has no property `numbers`"]
    )
  }

  @Test func `an unknown member or keyword in omits is an error`() throws {
    let unknown = try messages(Self.reading, ##""omits": { "lineBreaks": true }"##)
    #expect(unknown == ["`omits` has no property `lineBreaks`"])
    let word = try messages(Self.reading, ##""omits": { "lineBreak": ["head"] }"##)
    #expect(word == ["`omits.lineBreak` is `head`, which isn't one of its values"])
  }

  @Test func `fields that a platform can't draw are reported once each, in all states`() throws {
    var workshop = Workshop(
      ##"""
      { "card": {
        "$extensions": { "dev.tokens": { "component": "card" } },
        "opacity": { "$type": "number", "$value": 1 },
        "opacityPressed": { "$type": "number", "$value": 0.5 },
        "gap": { "$type": "number", "$value": 2 },
        "inner": {
          "$extensions": { "dev.tokens": { "component": "card" } },
          "opacity": { "$type": "number", "$value": 0.9 }
        }
      } }
      """##
    )
    workshop.addTarget("mine", printing: "", ##""undrawn": ["opacity", "shadow"]"##)
    let result = try workshop.render("mine")
    #expect(
      result.messages == ["the styles of `mine` leave out `card.opacity` and 2 more fields"]
    )
  }
}
