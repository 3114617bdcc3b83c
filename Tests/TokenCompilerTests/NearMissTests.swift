import Diagnostics
import Testing
import TokenModel

@testable import TokenCompiler

/// Strings that look like references without braces.
@Suite struct `A path without braces` {
  private static let tokens = """
    "swatch": { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } },
    """

  /// The help of the only diagnostic for a token of `type` with this value.
  private static func help(_ type: TokenType, _ value: String) -> String? {
    let project = Project(
      "{ \(tokens) \"a\": { \"$type\": \"\(type.name)\", \"$value\": \(value) } }"
    )
    let found = project.compile().diagnostics
    #expect(found.count == 1, "\(found.map(\.message))")
    return found.first?.help
  }

  @Test(arguments: TokenType.allCases.filter { $0 != .constant })
  func `a path without braces is suggested as a reference for each type`(_ type: TokenType) {
    #expect(Self.help(type, #""swatch.ink""#) == #"did you mean `"{swatch.ink}"`?"#)
  }

  @Test(arguments: [
    "$swatch.ink", "@swatch.ink", "swatch/ink", "swatch.ink.value", "swatch.ink.$value",
  ])
  func `a path is recognized in the forms of other tools`(_ text: String) {
    #expect(Self.help(.color, "\"\(text)\"") == #"did you mean `"{swatch.ink}"`?"#)
  }

  @Test(arguments: ["swatch", "swatch.inc", "ink", "auto"])
  func `a path isn't suggested unless the token exists`(_ text: String) {
    #expect(Self.help(.dimension, "\"\(text)\"")?.contains("{swatch") == false)
  }

  @Test func `a reference is suggested for a property of a composite value`() {
    let value = #"""
      { "color": "swatch.ink", "width": { "value": 1, "unit": "px" }, "style": "solid" }
      """#
    #expect(Self.help(.border, value) == #"did you mean `"{swatch.ink}"`?"#)
  }

  @Test func `a font name with a period isn't taken for a path`() {
    let project = Project(#"{ "a": { "$type": "fontFamily", "$value": "St. Gallen" } }"#)
    #expect(project.compile().messages == [])
  }
}
