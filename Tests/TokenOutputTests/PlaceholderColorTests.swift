import Testing

@testable import TokenOutput

/// The color of the placeholder in a text field.
@Suite struct PlaceholderColorTests {
  @Test(arguments: [
    ("css", ".field::placeholder {\n  color: var(--field-placeholder-color);\n}"),
    ("android", "<item name=\"android:textColorHint\">@color/field_placeholder_color</item>"),
    ("swift", "attributedPlaceholder = NSAttributedString(string: text ?? \"\""),
    ("swift", "placeholderAttributedString = NSAttributedString(string: text ?? \"\""),
    ("kotlin", "public val placeholderColor: ComposeColor? = null"),
  ])
  func `each platform shows it or has its value`(_ target: String, _ code: String) throws {
    let workshop = Workshop(
      ##"""
      { "field": { "$extensions": { "dev.tokens": { "component": "textField" } },
        "placeholderColor": { "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } } }
      """##
    )
    let result = try workshop.render(target)
    #expect(result.report == "")
    #expect(result.files.values.contains { $0.contains(code) })
  }
}
