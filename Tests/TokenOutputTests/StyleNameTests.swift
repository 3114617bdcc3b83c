import Testing

@testable import TokenOutput

/// Names that have to be quoted, and names that would be hidden by others.
@Suite struct `Names of styles in code` {
  private func files(
    _ members: String,
    target: String = "kotlin"
  ) throws -> [String: String] {
    let result = try Workshop(##"{ "$type": "number", \##(members) }"##).render(target)
    #expect(result.report == "")
    return result.files
  }

  @Test func `a suffix is inside the quotes of a name`() throws {
    let styles = try files(
      ##""a": { "$extensions": { "dev.tokens": { "component": "हिन्दी" } }, "b": { "$value": 1 } }"##
    )
    let text = try #require(styles["design/tokens/TokenStyles.kt"])
    #expect(text.contains("public data class `हिन्दीStyle`("))
    #expect(!text.contains("`Style"))
  }

  @Test func `the classes of a large group are quoted in full`() throws {
    let tokens = (0..<1001).map { ##""t\##($0)": { "$value": \##($0) }"## }.joined(separator: ", ")
    let files = try files(##""हिन्दी": { \##(tokens) }"##)
    #expect(files["design/tokens/Tokens.kt"]?.contains("object `हिन्दी` : `Tokensहिन्दी`()\n") == true)
    let text = try #require(files["design/tokens/Tokensहिन्दी.kt"])
    #expect(text.contains("sealed class `Tokensहिन्दी` : `Tokensहिन्दी2`() {"))
    #expect(text.contains("sealed class `Tokensहिन्दी2` : `Tokensहिन्दी1`() {"))
  }

  @Test func `a field with the name of a state's parameter is read from the style`() throws {
    let styles = try files(
      ##"""
      "a": { "$extensions": { "dev.tokens": { "component": "card" } },
        "is": { "$value": 1 }, "isPressed": { "$value": 2 } }
      """##
    )
    let text = try #require(styles["design/tokens/TokenStyles.kt"])
    #expect(text.contains("`is` = this.isPressed.takeIf { isPressed } ?: `is`"))
  }

  @Test(arguments: ["text", "Text", "TEXT"])
  func `a kind called text doesn't take the name of the text styles`(_ kind: String) throws {
    let source =
      ##""a": { "$extensions": { "dev.tokens": { "component": "\##(kind)" } }, "b": { "$value": 1 } }"##
    let swift = try files(source, target: "swift").values.joined()
    #expect(swift.contains("public nonisolated struct TokenTextStyle: Hashable"))
  }
}
