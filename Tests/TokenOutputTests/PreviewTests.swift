import Testing

@testable import TokenOutput

/// The option `previews` of targets for apps.
@Suite struct PreviewTests {
  private static let source = """
    { "color": { "$type": "color",
        "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "hidden": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] },
          "$extensions": { "dev.tokens": { "visibility": "private" } } } },
      "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
      "badge": { "$extensions": { "dev.tokens": { "component": "view" } },
        "round": { "$extensions": { "dev.tokens": { "component": "view" } },
          "background": { "$type": "color", "$value": "{color.ink}" } } } }
    """

  private static func workshop() -> Workshop {
    var workshop = Workshop(source)
    workshop.modifiers = [("brand", ["plum", "sand"])]
    return workshop
  }

  @Test(arguments: [
    ("swift", "TokenPreviews.swift", ".color(\"color.ink\", tokens.color.ink),"),
    ("swift", "TokenPreviews.swift", "id: \"brand: sand\", theme: TokenTheme(brand: .sand)"),
    (
      "kotlin", "design/tokens/TokenPreviews.kt",
      "ColorSample(\"color.ink\", theme.color.ink)"
    ),
    (
      "kotlin", "design/tokens/TokenPreviews.kt",
      "TokenTheme(brand = TokenContexts.Brand.Sand),"
    ),
  ])
  func `previews add one file and don't change any other`(
    _ target: String,
    _ path: String,
    _ line: String
  ) throws {
    var workshop = Self.workshop()
    let without = try workshop.render(target).files
    workshop.request.options = [OptionSetting("previews", .boolean(true))]
    let result = try workshop.render(target)
    #expect(result.report == "")
    var files = result.files
    let removed = files.removeValue(forKey: path)
    let previews = try #require(removed)
    #expect(files == without)
    #expect(previews.contains(line), "\(previews)")
    #expect(!previews.contains("hidden"))
    #expect(!previews.contains("\"gap\""))
  }
}
