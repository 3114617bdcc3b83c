import JSONSyntax
import Testing

@testable import TokenDiff

/// The kinds of differences between two versions.
@Suite struct Differences {
  /// A pair of versions and its differences.
  struct Pair: Sendable, CustomTestStringConvertible {
    let name: String
    let old: String
    let new: String
    var dark = ("{}", "{}")
    let changes: [String]

    var testDescription: String { name }
  }

  private static func size(_ name: String, _ size: Double, _ more: String = "") -> String {
    #""\#(name)": { "$type": "dimension", "$value": { "value": \#(size), "unit": "px" }\#(more) }"#
  }

  private static func gradient(_ kind: String) -> String {
    #"""
    { "a": { "$type": "gradient",
        "$value": [{ "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 0 }],
        "$extensions": { "dev.tokens": { "gradient": \#(kind) } } } }
    """#
  }

  private static func text(_ axes: String) -> String {
    #"""
    { "a": { "$type": "typography",
        "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" },
          "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 },
        "$extensions": { "dev.tokens": { "align": "start"\#(axes) } } } }
    """#
  }

  private static func axes(_ axes: String) -> String {
    text(#", "fontVariationSettings": { \#(axes) }"#)
  }

  private static let pairs: [Pair] = [
    Pair(
      name: "nothing",
      old: "{ \(size("a", 1)) }",
      new: "{ \(size("a", 1)) }",
      changes: []
    ),
    Pair(
      name: "added and removed",
      old: "{ \(size("a", 1)) }",
      new: "{ \(size("b", 2)) }",
      changes: ["removed a major", "added b minor"]
    ),
    Pair(
      name: "renamed",
      old: "{ \(size("gap", 1)), \(size("a", 2)) }",
      new: "{ \(size("space", 1)), \(size("a", 2)) }",
      changes: ["renamed space major"]
    ),
    Pair(
      name: "renamed, and so is the group",
      old: #"{ "x": { \#(size("a", 1)), \#(size("b", 2)) }, "c": { "$value": "{x.a}" } }"#,
      new: #"{ "y": { \#(size("a", 1)), \#(size("b", 2)) }, "c": { "$value": "{y.a}" } }"#,
      changes: ["renamed y.a major", "renamed y.b major"]
    ),
    Pair(
      name: "renamed with a new value, declared in the source",
      old: "{ \(size("gap", 1)) }",
      new: "{ \(size("space", 4, Self.former)) }",
      changes: ["renamed space major", "value-changed space patch"]
    ),
    Pair(
      name: "two candidates",
      old: "{ \(size("gap", 1)) }",
      new: "{ \(size("one", 1)), \(size("two", 1)) }",
      changes: ["removed gap major", "added one minor", "added two minor"]
    ),
    Pair(
      name: "type",
      old: #"{ "a": { "$type": "number", "$value": 1 } }"#,
      new: "{ \(size("a", 1)) }",
      changes: ["type-changed a major"]
    ),
    Pair(
      name: "kind of a gradient",
      old: gradient(#"{ "kind": "linear" }"#),
      new: gradient(#"{ "kind": "linear", "angle": 45 }"#),
      changes: ["value-changed a patch"]
    ),
    Pair(
      name: "kind of a gradient in another notation",
      old: gradient(#"{ "kind": "linear", "angle": 90 }"#),
      new: gradient(#"{ "kind": "linear", "to": "right" }"#),
      changes: []
    ),
    Pair(
      name: "axes of a font",
      old: axes(#""wdth": 90"#),
      new: axes(#""wdth": 80"#),
      changes: ["value-changed a patch"]
    ),
    Pair(
      name: "new axes",
      old: text(""),
      new: axes(#""wdth": 90"#),
      changes: ["value-changed a patch"]
    ),
    Pair(
      name: "no more axes",
      old: axes(#""wdth": 90"#),
      new: text(""),
      changes: ["value-changed a patch"]
    ),
    Pair(
      name: "axes in another order",
      old: axes(#""wdth": 90, "opsz": 14"#),
      new: axes(#""opsz": 14, "wdth": 90"#),
      changes: []
    ),
    Pair(
      name: "value in one context",
      old: "{ \(size("a", 1)) }",
      new: "{ \(size("a", 1)) }",
      dark: ("{ \(size("a", 2)) }", "{ \(size("a", 3)) }"),
      changes: ["value-changed a patch"]
    ),
    Pair(
      name: "reference to an equal value",
      old: #"{ \#(size("a", 1)), \#(size("b", 1)), "c": { "$value": "{a}" } }"#,
      new: #"{ \#(size("a", 1)), \#(size("b", 1)), "c": { "$value": "{b}" } }"#,
      changes: ["alias-changed c patch"]
    ),
    Pair(
      name: "visibility",
      old: "{ \(size("a", 1)), \(size("b", 1, Self.hidden)) }",
      new: "{ \(size("a", 1, Self.hidden)), \(size("b", 1)) }",
      changes: ["visibility-changed a major", "visibility-changed b minor"]
    ),
    Pair(
      name: "private tokens",
      old: "{ \(size("a", 1, Self.hidden)), \(size("b", 2, Self.hidden)) }",
      new: "{ \(size("c", 1, Self.hidden)), \(size("d", 3, Self.hidden)) }",
      changes: ["removed b patch", "renamed c patch", "added d patch"]
    ),
    Pair(
      name: "deprecation",
      old: "{ \(size("a", 1)), \(size("b", 2, Self.deprecated)) }",
      new: "{ \(size("a", 1, Self.deprecated)), \(size("b", 2)) }",
      changes: ["deprecation-changed a minor", "deprecation-changed b patch"]
    ),
    Pair(
      name: "description",
      old: "{ \(size("a", 1)) }",
      new: "{ \(size("a", 1, Self.described)) }",
      changes: ["description-changed a patch"]
    ),
    Pair(
      name: "number of a text style",
      old: "{ \(Self.text(1)) }",
      new: "{ \(Self.text(2)) }",
      changes: ["number-changed a major"]
    ),
    Pair(
      name: "component field",
      old: "{ \(Self.card("background")) }",
      new: "{ \(Self.card("color")) }",
      changes: ["removed card.background major", "added card.color minor"]
    ),
  ]

  private static let deprecated = #", "$deprecated": true"#
  private static let described = #", "$description": "The gap.""#
  private static let former = #", "$extensions": { "dev.tokens": { "renamedFrom": "gap" } }"#
  private static let hidden = #", "$extensions": { "dev.tokens": { "visibility": "private" } }"#

  private static func text(_ number: Int) -> String {
    #"""
    "a": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontWeight": 400,
      "fontSize": { "value": 16, "unit": "px" }, "letterSpacing": { "value": 0, "unit": "px" },
      "lineHeight": 1.5 }, "$extensions": { "dev.tokens": { "number": \#(number) } } }
    """#
  }

  private static func card(_ field: String) -> String {
    let color = field == "color" ? "[1, 0, 0]" : "[0, 0, 1]"
    return #"""
      "card": { "$extensions": { "dev.tokens": { "component": "card" } },
        "\#(field)": { "$type": "color", "$value": { "colorSpace": "srgb", "components": \#(color) } } }
      """#
  }

  @Test(arguments: pairs)
  func `each kind is reported with its level`(_ pair: Pair) throws {
    let versions = try Versions(pair.old, pair.new, dark: pair.dark.0, pair.dark.1)
    #expect(versions.changes == pair.changes)
  }

  @Test(arguments: pairs)
  func `a version equals itself, and differences are mirrored`(_ pair: Pair) throws {
    let versions = try Versions(pair.old, pair.new, dark: pair.dark.0, pair.dark.1)
    #expect(TokenDifference(from: versions.new, to: versions.new).changes.isEmpty)
    // Only the new version says what was renamed.
    guard !pair.new.contains("renamedFrom") else { return }
    func counts(_ difference: TokenDifference) -> [String: Int] {
      difference.changes.reduce(into: [:]) { $0[$1.kind.rawValue, default: 0] += 1 }
    }
    var back = counts(TokenDifference(from: versions.new, to: versions.old))
    let removed = back["removed"]
    (back["removed"], back["added"]) = (back["added"], removed)
    #expect(back == counts(versions.difference))
  }

  @Test func `modifiers and contexts are compared`() throws {
    func snapshot(_ modifiers: String) throws -> TokenSnapshot {
      let names = modifiers.contains("brand") ? ##", { "$ref": "#/modifiers/brand" }"## : ""
      return try Versions.snapshot([
        "app.resolver.json": """
        { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "a.tokens.json" }] } },
          "modifiers": { \(modifiers) },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }\(names)] }
        """, "a.tokens.json": "{ \(Self.size("a", 1)) }",
      ])
    }
    let old = try snapshot(
      #""theme": { "contexts": { "light": [], "dim": [] }, "default": "light" }"#
    )
    let new = try snapshot(
      #"""
      "theme": { "contexts": { "light": [], "dark": [] }, "default": "dark" },
      "brand": { "contexts": { "a": [], "b": [] }, "default": "a" }
      """#
    )
    let difference = TokenDifference(from: old, to: new)
    let changes = difference.changes.map {
      "\($0.kind.rawValue) \($0.path) \($0.level)"
    }
    #expect(
      changes == [
        "modifier-added brand minor", "context-removed theme=dim major",
        "context-added theme=dark minor", "default-changed theme major",
      ]
    )
    #expect(difference.changes.map(\.isField) == [false, false, false, false])
  }

  @Test func `colors have a distance, and contrast is compared`() throws {
    func colors(_ text: String) -> String {
      #"""
      { "$type": "color", "text": { "$value": "\#(text)" }, "background": { "$value": "#ffffff" } }
      """#
    }
    var versions = try Versions(colors("#767676"), colors("#777777"))
    let value = try #require(versions.difference.changes.first?.values.first)
    #expect(value.before == "#767676" && value.after == "#777777")
    #expect(value.remark == "not perceptible")
    var new = versions.new
    new.pairs = [TokenSnapshot.ColorPair(text: "text", ground: "background", minimum: 4.5)]
    versions = Versions(old: versions.old, new: new)
    let contrast = try #require(versions.difference.changes.last)
    #expect(contrast.kind == .contrast)
    #expect(contrast.details { $0 } == ["4.54 → 4.47, needs 4.5"])
  }

  @Test func `contexts are varied one by one if there are too many combinations`() throws {
    // 65 × 65 combinations of contexts.
    func modifier(_ name: String, _ override: Double) -> String {
      let contexts = (1..<65).map { index in
        let tokens = index == 1 ? "{ \(Self.size("a", override)) }" : ""
        return "\"\(name)\(index)\": [\(tokens)]"
      }
      return """
        "\(name)": { "contexts": { "\(name)0": [], \(contexts.joined(separator: ", ")) },
          "default": "\(name)0" }
        """
    }
    func snapshot(_ override: Double) throws -> TokenSnapshot {
      try Versions.snapshot([
        "app.resolver.json": """
        { "version": "2025.10", "sets": { "base": { "sources": [{ \(Self.size("a", 1)) }] } },
          "modifiers": { \(modifier("brand", 2)), \(modifier("theme", override)) },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" },
            { "$ref": "#/modifiers/theme" }] }
        """
      ])
    }
    let difference = try TokenDifference(from: snapshot(3), to: snapshot(4))
    #expect(difference.changes.map(\.path) == ["a"])
    let values = try #require(difference.changes.first).values
    #expect(values.map(\.contexts) == [["brand=brand0 theme=theme1"]])
    #expect(values.map(\.after) == ["4px"])
  }

  @Test func `a group that was renamed is one line of the text`() throws {
    func group(_ name: String) -> String {
      #"{ "\#(name)": { \#(Self.size("a", 1)), \#(Self.size("b", 2)) } }"#
    }
    #expect(
      try Versions(group("x"), group("y")).difference.text == """
        Renamed
          y  formerly x, 2 tokens

        major: 2 renamed

        """
    )
  }

  @Test func `the report in JSON has the score of a rename, but not for other differences`() throws
  {
    func json(_ old: String, _ new: String) throws -> String {
      var writer = JSONWriter(.chosen)
      try Versions("{ \(Self.size(old, 1)) }", "{ \(Self.size(new, 1, Self.former)) }")
        .difference.write(to: &writer)
      return String(decoding: writer.bytes, as: UTF8.self)
    }
    #expect(
      try json("gap", "space").contains(
        #""path": "space", "level": "major", "type": "dimension", "oldPath": "gap", "score": 1,"#
      )
    )
    #expect(try json("space", "space").contains("score") == false)
  }

  @Test func `values that follow another token name it`() throws {
    func source(_ size: Double) -> String {
      #"{ \#(Self.size("a", size)), "b": { "$value": "{a}" } }"#
    }
    let changes = try Versions(source(1), source(2)).difference.changes
    #expect(changes.map(\.follows) == [nil, "a"])
  }
}

extension Versions {
  init(old: TokenSnapshot, new: TokenSnapshot) {
    self.old = old
    self.new = new
  }
}
