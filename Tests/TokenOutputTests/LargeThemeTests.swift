import Testing

@testable import TokenOutput

/// Themes with more members than the constructor of a class takes.
@Suite struct LargeThemeTests {
  @Test func `a deprecated token is held by a part, and the theme leads to it`() throws {
    let tokens = (0..<120).map { index in
      ##"""
      "t\##(index)": { "$value": 1, "$deprecated": \##(index == 0),
        "$extensions": { "dev.tokens": { "contexts": { "brand": { "y": 2 } } } } }
      """##
    }
    var workshop = Workshop(
      "{ \"group\": { \"$type\": \"number\", \(tokens.joined(separator: ",\n")) } }"
    )
    workshop.modifiers = [("brand", ["x", "y"])]
    let files = try workshop.render("kotlin").files
    let theme = try #require(files.first { $0.key.hasSuffix("TokenTheme.kt") }).value
    let tree = try #require(files.first { $0.key.hasSuffix("Tokens.kt") }).value
    #expect(tree.contains("get() = LocalTokenTheme.current.group.t0Value\n"))
    #expect(theme.contains("internal val t0Value: Float get() = tokens_1.t0Value\n"))
    #expect(theme.contains("public val t0: Float get() = tokens_1.t0Value\n"))
  }
}
