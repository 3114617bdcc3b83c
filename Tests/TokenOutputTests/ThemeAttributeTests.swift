import TokenCompiler
import Testing

@testable import TokenOutput

/// The targets that add themes to another target's output.
@Suite struct ThemeAttributeTests {
  private static let source = """
    { "color": { "$type": "color",
        "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "link": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] },
          "$extensions": { "dev.tokens": { "contexts": {
            "sand": { "colorSpace": "srgb", "components": [1, 0, 0] },
            "dark": { "colorSpace": "srgb", "components": [0, 1, 0] } } } } } },
      "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
      "text": { "$type": "typography",
        "title": { "$value": \(title(20, 700)), "$extensions": { "dev.tokens": {
          "contexts": { "sand": \(title(22, 700)) } } } },
        "note": { "$value": \(title(12, 400)) } },
      "hidden": { "$type": "color", "$value": "{color.ink}",
        "$extensions": { "dev.tokens": { "visibility": "private" } } } }
    """

  private static func title(_ size: Int, _ weight: Int) -> String {
    """
    { "fontFamily": "serif", "fontSize": { "value": \(size), "unit": "px" }, "fontWeight": \(weight),
      "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 }
    """
  }

  private static func workshop() -> Workshop {
    var workshop = Workshop(source)
    workshop.modifiers = [("theme", ["light", "dark"]), ("brand", ["plum", "sand"])]
    workshop.appearance = CompileRequest.AppearanceSetting(
      modifier: Located("theme"),
      light: Located("light"),
      dark: Located("dark"),
      highContrast: nil
    )
    return workshop
  }

  @Test func `each brand is a theme, by day and by night`() throws {
    let result = try Self.workshop().render("android-themes")
    #expect(result.report == "")
    let day = try #require(result.files["values/themes.xml"])
    #expect(
      day.contains(
        """
            <style name="ThemeOverlay.Tokens.Sand" parent="">
                <item name="colorInk">@color/color_ink</item>
                <item name="colorLink">#FF0000</item>
                <item name="gap">@dimen/gap</item>
                <item name="textAppearanceTitle">@style/ThemeOverlay.Tokens.Sand.TextAppearance.Title</item>
                <item name="textAppearanceNote">@style/TextAppearance.Tokens.Note</item>
            </style>

            <style name="ThemeOverlay.Tokens.Sand.TextAppearance.Title" parent="TextAppearance.Tokens.Title">
                <item name="android:textSize">22sp</item>
                <item name="android:lineHeight" tools:targetApi="28">33sp</item>
                <item name="lineHeight">33sp</item>
            </style>

        """
      )
    )
    #expect(day.contains("<item name=\"colorLink\">#0000FF</item>"))
    let night = try #require(result.files["values-night/themes.xml"])
    #expect(
      night.contains(
        """
            <style name="ThemeOverlay.Tokens.Plum" parent="">
                <item name="colorInk">@color/color_ink</item>
                <item name="colorLink">#00FF00</item>

        """
      )
    )
    let attributes = result.files["values/attrs.xml"] ?? ""
    #expect(attributes.contains("<attr name=\"colorLink\" format=\"color\" />"))
    #expect(attributes.contains("<attr name=\"gap\" format=\"dimension\" />"))
    #expect(attributes.contains("<attr name=\"textAppearanceTitle\" format=\"reference\" />"))
    #expect(!attributes.contains("hidden"))
  }

  @Test func `without a brand, a single theme follows night mode by its resources`()
    throws
  {
    var workshop = Self.workshop()
    workshop.request.contexts = [
      ContextChoice(modifier: Located("brand"), context: Located("sand"))
    ]
    let files = try workshop.render("android-themes").files
    #expect(files["values/themes.xml"]?.contains("<style name=\"ThemeOverlay.Tokens\" ") == true)
    #expect(
      files["values/themes.xml"]?.contains("<item name=\"colorLink\">@color/color_link</item>")
        == true
    )
    #expect(files["values-night/themes.xml"] == nil)
  }

  @Test func `a Material role is read from the theme`() throws {
    var workshop = Self.workshop()
    workshop.request.options = [
      OptionSetting("primary", .string("color.link")), OptionSetting("small", .string("gap")),
    ]
    let result = try workshop.render("kotlin-material")
    #expect(result.report == "")
    let file = try #require(result.files["design/tokens/TokenMaterial.kt"])
    #expect(file.contains("            primary = color.link,\n"))
    #expect(file.contains("            surfaceTint = color.link,\n"))
    #expect(file.contains("        small = RoundedCornerShape(gap),\n"))
    #expect(file.contains("public fun TokenTheme.toColorScheme(): ColorScheme =\n"))
  }

  @Test(arguments: [
    ("primary", "gap"), ("small", "color.ink"), ("bodyLarge", "gap"), ("primary", "hidden"),
  ])
  func `a Material role with an unsuitable token is an error`(_ role: String, _ token: String)
    throws
  {
    var workshop = Self.workshop()
    workshop.request.options = [OptionSetting(role, .string(token))]
    let result = try workshop.render("kotlin-material")
    #expect(result.codes.allSatisfy { $0 == "template-failure" }, "\(result.report)")
    #expect(result.report.contains("Material role `\(role)`"), "\(result.report)")
  }
}
