import Testing
import TokenCompiler
import TokenModel

@testable import TokenInspection

/// The facts about a token that `tokens explain` prints.
@Suite struct `Explanations of tokens` {
  @Test func `visibility, description, and deprecation are those of the source`() throws {
    let source = try Inspected(
      """
      { "$type": "number",
        "a": { "$value": 1, "$description": "One.", "$deprecated": "Use b." },
        "b": { "$value": 2, "$deprecated": true,
          "$extensions": { "dev.tokens": { "visibility": "private" } } },
        "c": { "$value": 3 } }
      """
    )
    let all = try ["a", "b", "c"].map { try source.explanation($0) }
    #expect(all.map(\.description) == ["One.", nil, nil])
    #expect(all.map(\.deprecation) == ["Use b.", "", nil])
    #expect(all.map(\.isPrivate) == [false, true, false])
  }

  @Test func `a token that a context lacks has the value of the contexts that have it`() throws {
    let source = try Inspected(
      light: #"{ "$type": "number", "a": { "$value": 1 } }"#,
      dark: #"{ "$type": "number", "b": { "$value": 2 } }"#
    )
    let missing = try source.explanation("b")
    #expect(missing.absences == ["theme=light"])
    #expect(missing.values.map(\.text) == ["2"])
    #expect(try source.explanation("a").absences.isEmpty)
    #expect(try source.ir.isAbsent(source.id("b"), in: source.ir.defaultChoices))
  }

  @Test func `constants have the notation of their type`() throws {
    let source = try Inspected(
      """
      { "card": { "$extensions": { "dev.tokens": { "constants": {
        "on": { "type": "boolean", "value": true }, "off": { "type": "boolean", "value": false },
        "label": { "type": "string", "value": "Read" }, "icon": { "type": "image", "value": "star" },
        "lines": { "type": "number", "value": 3 },
        "size": { "type": "size", "value": { "width": 8, "height": 4 } } } } } } }
      """
    )
    let names = ["on", "off", "label", "icon", "lines", "size"]
    let found = try names.map { try source.explanation("card.\($0)") }
    #expect(
      found.map { $0.values.map(\.text).joined() } == [
        "true", "false", "\"Read\"", "star", "3", "width 8px, height 4px",
      ]
    )
    #expect(found.map(\.type) == ["boolean", "boolean", "string", "image", "number", "size"])
  }

  @Test func `the axes of a font are part of a text style's value`() throws {
    let source = try Inspected(
      """
      { "$type": "typography",
        "a": { "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" },
            "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 },
          "$extensions": { "dev.tokens": {
            "fontVariationSettings": { "wdth": 90, "opsz": 14.5 } } } },
        "b": { "$value": "{a}" } }
      """
    )
    let text = "400 16px/1 Inter letter-spacing 0px wdth 90 opsz 14.5"
    let value = try #require(try source.explanation("b").values.first)
    #expect(value.text == text)
    #expect(value.steps.map(\.value) == [text, text])
  }

  @Test func `the color of a text style is a reference of the style`() throws {
    let source = try Inspected(
      """
      { "ink": { "$type": "color", "$value": "#111111" },
        "body": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontWeight": 400,
          "fontSize": { "value": 16, "unit": "px" }, "lineHeight": 1.5,
          "letterSpacing": { "value": 0, "unit": "px" } },
          "$extensions": { "dev.tokens": { "color": "{ink}",
            "lineHeight": { "value": 24, "unit": "px" } } } } }
      """
    )
    #expect(try source.graph.edges(of: source.token("body").base).map(\.part) == ["/color"])
    #expect(try source.explanation("ink").uses.map(\.path) == ["body"])
  }
}

/// Combinations of contexts, as far as they're listed.
@Suite struct `Combinations of contexts` {
  private let source: Inspected
  private let both: ModifierSet = [ModifierSet(modifier: 0), ModifierSet(modifier: 1)]

  init() throws {
    let modifier = #"{ "contexts": { "one": [], "two": [], "three": [] }, "default": "two" }"#
    source = try Inspected([
      "app.resolver.json": """
      { "version": "2025.10", "modifiers": { "a": \(modifier), "b": \(modifier) },
        "resolutionOrder": [{ "$ref": "#/modifiers/a" }, { "$ref": "#/modifiers/b" }] }
      """
    ])
  }

  @Test func `the default contexts come first, and other modifiers keep theirs`() throws {
    let found = try #require(source.ir.combinations(of: ModifierSet(modifier: 1)))
    #expect(
      found.map { source.ir.text(of: $0, for: both) } == [
        "a=two b=two", "a=two b=one", "a=two b=three",
      ]
    )
    #expect(source.ir.combinations(of: both)?.count == 9)
    #expect(source.ir.combinations(of: both)?.first == source.ir.defaultChoices)
  }

  @Test func `there is no list beyond the limit`() {
    #expect(source.ir.combinations(of: both, limit: 9)?.count == 9)
    #expect(source.ir.combinations(of: both, limit: 8) == nil)
  }
}
