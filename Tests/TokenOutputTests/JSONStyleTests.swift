import Foundation
import Testing

@testable import TokenOutput

/// The JSON target's output for component styles.
@Suite struct JSONStyleTests {
  @Test func `a component lists its fields, states, and parts`() throws {
    let json = try Self.json(
      ##"""
      "card": { "$extensions": { "dev.tokens": { "component": "newsCard", "constants": {
          "lines": { "type": "number", "value": 2 } } } },
        "ground": { "$value": 1 }, "ground-pressed": { "$value": 2 }, "groundDisabled": { "$value": 3 },
        "edgePressed": { "$value": 4 },
        "title": { "$extensions": { "dev.tokens": { "component": "label" } }, "size": { "$value": 5 } } }
      """##
    )
    let components = try #require(json["components"] as? [[String: Any]])
    let card = try #require(components.first)
    #expect(components.count == 1)
    #expect(card["path"] as? String == "card")
    #expect(card["kind"] as? String == "newsCard")
    #expect(
      card["fields"] as? [String: String] == [
        "lines": "card.lines", "ground": "card.ground", "edgePressed": "card.edgePressed",
      ]
    )
    #expect(
      card["states"] as? [String: [String: String]] == [
        "pressed": ["ground": "card.ground-pressed"], "disabled": ["ground": "card.groundDisabled"],
      ]
    )
    let title = (card["parts"] as? [String: [String: Any]])?["title"]
    #expect(title?["kind"] as? String == "label")
    #expect(title?["fields"] as? [String: String] == ["size": "card.title.size"])
    #expect(title?["states"] == nil)
    #expect(title?["parts"] == nil)
  }

  @Test func `a source without components has no component list`() throws {
    #expect(try Self.json(##""a": { "$value": 1 }"##)["components"] == nil)
  }

  @Test func `a component without fields has no field list`() throws {
    let json = try Self.json(
      ##"""
      "card": { "$extensions": { "dev.tokens": { "component": "a" } },
        "part": { "b": { "$value": 1 } },
        "hidden": { "$extensions": { "dev.tokens": { "visibility": "private" } }, "c": { "$value": 1 } } }
      """##
    )
    let card = (json["components"] as? [[String: Any]])?.first
    #expect(card?["fields"] as? [String: String] == [:])
    #expect((card?["parts"] as? [String: Any])?.keys.sorted() == ["part"])
  }

  private static func json(_ members: String) throws -> [String: Any] {
    let result = try Workshop("{ \"$type\": \"number\", \(members) }").render("json")
    #expect(result.report == "")
    let text = try #require(result.files["tokens.json"])
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
