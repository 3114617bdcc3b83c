import Foundation
import Testing
import TokenCompiler

@testable import TokenOutput

/// Colors in composite values of Swift themes.
@Suite struct SwiftPinningTests {
  private static func theme(_ members: String) throws -> String {
    var workshop = Workshop(
      ##"""
      {
        "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
          "$extensions": { "dev.tokens": { "contexts": {
            "dark": { "colorSpace": "srgb", "components": [1, 1, 1] } } } } },
        "wide": { "$type": "dimension", "$value": { "value": 1, "unit": "px" },
          "$extensions": { "dev.tokens": { "contexts": { "q": { "value": 2, "unit": "px" } } } } },
        \##(members)
      }
      """##
    )
    workshop.modifiers = [("theme", ["light", "dark"]), ("brand", ["p", "q"])]
    let result = try workshop.render("swift")
    #expect(result.report == "")
    return try #require(result.files["TokenTheme.swift"])
  }

  @Test func `a color next to a property that varies by brand is pinned`() throws {
    let theme = try Self.theme(
      ##""line": { "$type": "border", "$value": { "color": "{ink}", "width": "{wide}", "style": "solid" } }"##
    )
    #expect(
      theme.contains(
        """
            TokenBorder(
              color: Tokens.ink,
              width: tokens.wide,
              stroke: TokenStroke(.solid)
            ).pinned(to: tokens)

        """
      )
    )
  }

  @Test func `a color is dynamic if a length differs between light and dark`() throws {
    let theme = try Self.theme(
      ##"""
      "line": { "$type": "border",
        "$value": { "color": { "colorSpace": "srgb", "components": [1, 0, 0] }, "width": { "value": 1, "unit": "px" }, "style": "solid" },
        "$extensions": { "dev.tokens": { "contexts": { "dark": {
          "color": "{ink}", "width": { "value": 2, "unit": "px" }, "style": "solid" } } } } }
      """##
    )
    let color = """
      light: TokenColor(red: 1, green: 0, blue: 0),
                dark: TokenColor(red: 1, green: 1, blue: 1)
      """
    #expect(theme.components(separatedBy: color).count == 3)
  }

  private static let still = ##"""
    "still": { "$type": "border", "$value": { "width": { "value": 16, "unit": "px" }, "style": "solid",
      "color": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
    """##
  private static let white = ##"""
    { "width": { "value": 1, "unit": "px" }, "style": "solid",
      "color": { "colorSpace": "srgb", "components": [1, 1, 1] } }
    """##

  @Test(arguments: [
    (##""{still}""##, SwiftPinningTests.white),
    (SwiftPinningTests.white, ##""{still}""##),
  ])
  func `a reference in one appearance leaves the color dynamic`(light: String, dark: String) throws
  {
    let theme = try Self.theme(
      ##"""
      \##(Self.still),
      "line": { "$type": "border", "$value": \##(light),
        "$extensions": { "dev.tokens": { "contexts": { "dark": \##(dark) } } } }
      """##
    )
    let line = try #require(theme.split(separator: "public var line: ").last)
    #expect(!line.contains("Tokens.still"))
    #expect(line.components(separatedBy: "light: TokenColor(").count == 3)
  }

  @Test func `a reference is kept if its color is the same in light and dark`() throws {
    let theme = try Self.theme(
      ##"""
      \##(Self.still),
      "line": { "$type": "border", "$value": "{still}",
        "$extensions": { "dev.tokens": { "contexts": { "dark": {
          "width": { "value": 1, "unit": "px" }, "style": "solid",
          "color": { "colorSpace": "srgb", "components": [0, 0, 0] } } } } } }
      """##
    )
    #expect(theme.contains("    default:\n      Tokens.still\n"))
  }

  @Test func `a stop that exists in high contrast only is dynamic`() throws {
    var workshop = Workshop(
      ##"""
      { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
          "$extensions": { "dev.tokens": { "contexts": {
            "dark": { "colorSpace": "srgb", "components": [1, 1, 1] },
            "sepia": { "colorSpace": "srgb", "components": [1, 0, 0] } } } } },
        "blend": { "$type": "gradient", "$value": [{ "color": "{ink}", "position": 0 }],
          "$extensions": { "dev.tokens": { "contexts": { "high": [
            { "color": "{ink}", "position": 0 }, { "color": "{ink}", "position": 1 } ] } } } } }
      """##
    )
    workshop.modifiers = [
      ("theme", ["light", "dark", "sepia"]), ("contrast", ["standard", "high"]),
    ]
    workshop.appearance = CompileRequest.AppearanceSetting(
      modifier: Located("theme"),
      light: Located("light"),
      dark: Located("dark"),
      highContrast: .modifier(Located("contrast"), high: Located("high"))
    )
    let result = try workshop.render("swift")
    let theme = try #require(result.files["TokenTheme.swift"])
    let second = """
              .init(TokenColor(
                light: TokenColor(red: 0, green: 0, blue: 0),
                dark: TokenColor(red: 1, green: 1, blue: 1)
              ), at: 1),
      """
    #expect(theme.components(separatedBy: second).count == 3)
  }

  /// A color that follows `ink` in one brand and is green in the other.
  private static func theme(contexts: [String]) throws -> String {
    var workshop = Workshop(
      ##"""
      { "$type": "color",
        "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
          "$extensions": { "dev.tokens": { "contexts": {
            "dark": { "colorSpace": "srgb", "components": [1, 1, 1] } } } } },
        "a": { "$value": "{ink}",
          "$extensions": { "dev.tokens": { "contexts": {
            "plum": { "colorSpace": "srgb", "components": [0, 1, 0] } } } } } }
      """##
    )
    workshop.modifiers = [("brand", ["sand", "plum"]), ("theme", contexts)]
    let result = try workshop.render("swift")
    #expect(result.report == "")
    let theme = try #require(result.files["TokenTheme.swift"])
    return String(try #require(theme.split(separator: "public var ink: TokenColor ").last))
  }

  @Test func `a brand's color varies between light and dark if the theme is neither`() throws {
    #expect(
      try Self.theme(contexts: ["light", "dark", "sepia"]) == """
        {
            switch tokens.contexts.contextOfTheme {
            case .sepia:
              TokenColor(red: 0, green: 0, blue: 0)
            default:
              TokenColor(
                light: TokenColor(red: 0, green: 0, blue: 0),
                dark: TokenColor(red: 1, green: 1, blue: 1)
              ).pinned(to: tokens)
            }
          }

          public var a: TokenColor {
            switch (tokens.contexts.brand, tokens.contexts.contextOfTheme) {
            case (.plum, _):
              TokenColor(red: 0, green: 1, blue: 0)
            case (_, .sepia):
              TokenColor(red: 0, green: 0, blue: 0)
            default:
              TokenColor(
                light: TokenColor(red: 0, green: 0, blue: 0),
                dark: TokenColor(red: 1, green: 1, blue: 1)
              ).pinned(to: tokens)
            }
          }
        }

        """
    )
  }

  @Test func `light and dark are kept if the base is neither`() throws {
    #expect(
      try Self.theme(contexts: ["sepia", "light", "dark"]) == """
        {
            switch tokens.contexts.contextOfTheme {
            case .light, .dark:
              TokenColor(
                light: TokenColor(red: 0, green: 0, blue: 0),
                dark: TokenColor(red: 1, green: 1, blue: 1)
              ).pinned(to: tokens)
            default:
              TokenColor(red: 0, green: 0, blue: 0)
            }
          }

          public var a: TokenColor {
            switch (tokens.contexts.brand, tokens.contexts.contextOfTheme) {
            case (.plum, _):
              TokenColor(red: 0, green: 1, blue: 0)
            case (_, .light), (_, .dark):
              TokenColor(
                light: TokenColor(red: 0, green: 0, blue: 0),
                dark: TokenColor(red: 1, green: 1, blue: 1)
              ).pinned(to: tokens)
            default:
              TokenColor(red: 0, green: 0, blue: 0)
            }
          }
        }

        """
    )
  }
}
