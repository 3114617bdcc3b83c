import Testing

@testable import TokenOutput

/// Generated code for a deprecated token whose reason names another token.
@Suite struct DeprecationTests {
  @Test(arguments: [
    ("kotlin", "\"Use Tokens.Group.b.\", ReplaceWith(\"b\")"),
    ("swift", "message: \"Use Tokens.Group.b.\", renamed: \"b\""),
  ])
  func `a member of the same group is suggested as the replacement`(
    _ target: String,
    _ expected: String
  ) throws {
    #expect(try Self.code(target, reason: "Use {group.b}.").contains(expected))
  }

  @Test func `an escaped name isn't used for renaming in Swift`() throws {
    #expect(
      try Self.code("swift", reason: "Use {group.default}.")
        .contains("\"Use Tokens.Group.`default`.\")")
    )
    #expect(try Self.code("kotlin", reason: "Use {group.in}.").contains("ReplaceWith(\"`in`\")"))
  }

  @Test(arguments: [
    (
      "kotlin",
      "\"Use Tokens.Other.c.\", ReplaceWith(\"Tokens.Other.c\", \"design.tokens.Tokens\"))"
    ),
    ("swift", "\"Use Tokens.Other.c.\")"),
    ("css", "/* What it was. */\n  /* Deprecated. Use --other-c. */\n  --group-a: 1;"),
    ("tailwind", "/* What it was. */\n    /* Deprecated. Use --other-c. */\n    --group-a: 1;"),
    ("scss", "/// What it was.\n/// @deprecated Use $other-c.\n$group-a: 1;"),
    ("scss", "\"group-a\": \"Use $other-c.\","),
    ("typescript", "* What it was.\n     * @deprecated Use other.c."),
    ("android", "<!-- What it was. Deprecated. Use other_c. -->"),
    ("gallery", "\"description\":\"What it was.\",\"deprecated\":\"Use other.c.\""),
  ])
  func `a token in another group has the target's name for it, after the description`(
    _ target: String,
    _ expected: String
  ) throws {
    let code = try Self.code(target, reason: "Use {other.c}.")
    #expect(code.contains(expected))
    #expect(!code.contains("{other.c}"))
  }

  @Test(arguments: [
    ("swift", "\"Use theme.b.\""), ("kotlin", "\"Use theme.b.\""), ("css", "Use --b. */"),
  ])
  func `a replacement that varies is read from a theme`(
    _ target: String,
    _ expected: String
  ) throws {
    var workshop = Workshop(
      ##"""
      { "$type": "number", "a": { "$value": 1, "$deprecated": "Use {b}." },
        "b": { "$value": 1, "$extensions": { "dev.tokens": {
          "contexts": { "brand": { "q": 2 } } } } } }
      """##
    )
    workshop.modifiers = [("brand", ["p", "q"])]
    #expect(try workshop.render(target).files.values.joined().contains(expected))
  }

  @Test(arguments: [
    ("css", "Use .x-new. */"), ("tailwind", "Use --text-x-new. */"), ("scss", "Use $x-new."),
    ("typescript", "Use x.new."), ("android", "Use TextAppearance.Tokens.New. -->"),
  ])
  func `a text style has the name used in code`(_ target: String, _ expected: String) throws {
    let style =
      ##""$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" }, "##
      + ##""fontWeight": 400, "lineHeight": 1.5, "letterSpacing": { "value": 0, "unit": "px" } }"##
    let workshop = Workshop(
      ##"""
      { "x": { "$type": "typography", "new": { \##(style) },
        "old": { \##(style), "$deprecated": "Use {x.new}." } } }
      """##
    )
    #expect(try workshop.render(target).files.values.joined().contains(expected))
  }

  @Test(
    arguments: [
      "Use {group.a}.", "Use {group.none}.", "Use {group}.", "Use {other.length}.",
      "Use {group.hidden}.",
      "Use {group.b", "Use {}.", "Use }{.",
    ]
  )
  func `a reason that doesn't name such a token is unchanged`(_ reason: String) throws {
    for target in ["kotlin", "swift"] {
      let code = try Self.code(target, reason: reason)
      #expect(code.contains("\"\(reason)\")"), "\(target)")
    }
  }

  private static func code(_ target: String, reason: String) throws -> String {
    let result = try Workshop(
      ##"""
      { "group": { "$type": "number",
          "a": { "$value": 1, "$description": "What it was.", "$deprecated": "\##(reason)" }, "b": { "$value": 1 },
          "default": { "$value": 1 }, "in": { "$value": 1 },
          "hidden": { "$value": 1, "$extensions": { "dev.tokens": { "visibility": "private" } } } },
        "other": { "c": { "$type": "number", "$value": 1 },
          "length": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } } }
      """##
    ).render(target)
    #expect(result.report == "")
    return result.files.values.joined()
  }
}
