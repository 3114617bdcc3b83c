import Testing

@testable import TokenOutput

/// What generated code says of a deprecated token whose reason names another one.
@Suite struct DeprecationTests {
  @Test(arguments: [
    ("kotlin", "\"Use group.b.\", ReplaceWith(\"b\")"),
    ("swift", "message: \"Use group.b.\", renamed: \"b\""),
  ])
  func `a member of the same group takes the place of a deprecated one`(
    _ target: String,
    _ expected: String
  ) throws {
    #expect(try Self.code(target, reason: "Use {group.b}.").contains(expected))
  }

  @Test func `a name that has to be escaped is not one for renaming in Swift`() throws {
    #expect(
      try Self.code("swift", reason: "Use {group.default}.").contains("\"Use group.default.\")")
    )
    #expect(try Self.code("kotlin", reason: "Use {group.in}.").contains("ReplaceWith(\"`in`\")"))
  }

  @Test(arguments: ["kotlin", "swift"])
  func `a token of another group is named without braces`(_ target: String) throws {
    let code = try Self.code(target, reason: "Use {other.c}.")
    #expect(code.contains("\"Use other.c.\")"))
  }

  @Test(
    arguments: [
      "Use {group.a}.", "Use {group.none}.", "Use {group}.", "Use {other.length}.",
      "Use {group.hidden}.",
      "Use {group.b", "Use {}.", "Use }{.",
    ]
  )
  func `a reason that names no such token stays as it is`(_ reason: String) throws {
    for target in ["kotlin", "swift"] {
      let code = try Self.code(target, reason: reason)
      #expect(code.contains("\"\(reason)\")"), "\(target)")
    }
  }

  private static func code(_ target: String, reason: String) throws -> String {
    let result = try Workshop(
      ##"""
      { "group": { "$type": "number",
          "a": { "$value": 1, "$deprecated": "\##(reason)" }, "b": { "$value": 1 },
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
