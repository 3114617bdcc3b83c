import TokenCompiler
import Testing

@testable import TokenOutput

/// The Android target's output for component styles.
@Suite struct AndroidStyleTests {
  @Test func `a component and each of its parts are view styles`() throws {
    let files = try Self.files(
      ##"""
      "wide": { "$extensions": { "dev.tokens": { "component": "newsCard" } }, \##(Self.color("background")),
        "title": { "$extensions": { "dev.tokens": { "component": "label" } }, \##(Self.color("color")) } }
      """##
    )
    #expect(
      files["values/components.xml"]?.contains(
        """
            <style name="Widget.Tokens.NewsCard.Wide" parent="">
                <item name="android:background">@drawable/wide</item>
            </style>

            <style name="Widget.Tokens.NewsCard.Wide.Title" parent="">
                <item name="android:textColor">@color/wide_title_color</item>
            </style>

        """
      ) == true
    )
    #expect(files["drawable/wide.xml"]?.contains("@color/wide_background\"") == true)
    #expect(files["drawable/wide_title.xml"] == nil)
    #expect(!files.keys.contains { $0.hasPrefix("color/") })
  }

  @Test func `the first item of a color state list has the highest precedence`() throws {
    let fields = ["Focused", "Pressed", "Selected", "Highlighted", "Disabled", ""]
      .map { Self.color("background\($0)") }.joined(separator: ", ")
    let files = try Self.files(
      ##""one": { "$extensions": { "dev.tokens": { "component": "button" } }, \##(fields) }"##
    )
    let list = try #require(files["color/one_background_states.xml"])
    let states = list.split(separator: "\n").compactMap { line in
      line.split(separator: "android:state_").dropFirst().first?.split(separator: "=").first
    }
    #expect(
      states == ["enabled", "pressed", "selected", "checked", "activated", "focused", "hovered"]
    )
    #expect(list.hasSuffix("<item android:color=\"@color/one_background\" />\n</selector>\n"))
    #expect(files["drawable/one.xml"]?.contains("@color/one_background_states") == true)
  }

  @Test func `a background for a single state is transparent in all others`() throws {
    let files = try Self.files(
      ##""one": { "$extensions": { "dev.tokens": { "component": "a" } }, \##(Self.color("backgroundPressed")) }"##
    )
    let list = try #require(files["color/one_background_states.xml"])
    #expect(list.contains("<item android:color=\"@android:color/transparent\" />"))
    #expect(files["drawable/one.xml"]?.contains("@color/one_background_states") == true)
  }

  @Test func `states are printed for fields otherwise left to the platform`()
    throws
  {
    let files = try Self.files(
      ##"""
      "one": { "$extensions": { "dev.tokens": { "component": "button" } }, \##(Self.color("colorPressed")),
        "opacityDisabled": { "$type": "number", "$value": 0.4 } }
      """##
    )
    let styles = try #require(files["values/components.xml"])
    #expect(styles.contains("textColor\">@color/one_color_states<"))
    #expect(styles.contains("stateListAnimator\">@animator/one_opacity_states<"))
    let colors = try #require(files["color/one_color_states.xml"])
    #expect(colors.contains("@color/one_color_pressed\" android:state_pressed=\"true\""))
    #expect(colors.contains("?android:attr/textColorPrimary"))
    let opacities = try #require(files["animator/one_opacity_states.xml"])
    #expect(opacities.contains("valueTo=\"@dimen/one_opacity_disabled\""))
    #expect(opacities.contains("valueTo=\"1\""))
  }

  @Test func `an unlimited number of lines is omitted`() throws {
    func style(_ lines: Int) throws -> String? {
      try Self.files(
        ##"""
        "one": { "$extensions": { "dev.tokens": { "component": "label",
          "constants": { "numberOfLines": { "type": "number", "value": \##(lines) } } } } }
        """##
      )["values/components.xml"]
    }
    #expect(try style(2)?.contains("android:maxLines\">@integer/one_number_of_lines<") == true)
    #expect(try style(0)?.contains("maxLines") == false)
  }

  @Test func `a source without components has no view styles`() throws {
    let files = try Self.files(Self.color("a"))
    #expect(!files.isEmpty)
    #expect(files["values/components.xml"] == nil)
  }

  @Test(arguments: [
    (##""$root": { "$type": "border", "$value": \##(border) }"##, "one"),
    (
      ##"\##(color("backgroundPressed")), \##(color("backgroundStates"))"##,
      "one_background_states"
    ),
  ])
  func `a component's resource can't have the name of a token's`(_ field: String, _ name: String)
    throws
  {
    let result = try Workshop(
      ##"{ "one": { "$extensions": { "dev.tokens": { "component": "a" } }, \##(Self.color("background")), \##(field) } }"##
    ).render("android")
    #expect(result.codes.contains("name-collision"), "\(result.report)")
    #expect(result.report.contains("`\(name)`"), "\(result.report)")
  }

  private static let border = ##"""
    { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "width": { "value": 1, "unit": "px" }, "style": "solid" }
    """##

  private static func color(_ name: String) -> String {
    ##""\##(name)": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }"##
  }

  private static func files(_ members: String) throws -> [String: String] {
    let result = try Workshop("{ \(members) }").render("android")
    #expect(result.report == "")
    return result.files
  }
}
