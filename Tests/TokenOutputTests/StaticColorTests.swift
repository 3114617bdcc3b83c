import Testing

@testable import TokenOutput

/// The static members of platform colors in Swift.
@Suite struct StaticColorTests {
  @Test func `colors are static members, without hiding those of the system`() throws {
    var workshop = Workshop(
      ##"""
      { "color": { "$type": "color",
        "text": { "body": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } },
        "primary": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
          "$deprecated": "Use {color.text.body}." } } }
      """##
    )
    #expect(try workshop.render("swift").files["TokenColors.swift"] == nil)
    workshop.request.options = [OptionSetting("staticColors", .boolean(true))]
    let files = try workshop.render("swift").files
    #expect(files["TokenColorName.swift"] != nil)
    let colors = try #require(files["TokenColors.swift"])
    #expect(colors.contains("static var textBody: UIColor { .token(.textBody) }"))
    #expect(colors.contains("static var primaryToken: SwiftUI.Color { .token(.primary) }"))
    #expect(colors.contains("message: \"Use Tokens.Color.Text.body.\")"))
  }
}
