import TokenCompiler
import Testing

@testable import TokenOutput

/// What the Android target makes of component styles.
@Suite struct AndroidStyleTests {
  @Test func `a component is a style of a view, and so is each of its parts`() throws {
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

  @Test func `the first item of a list of colours is for the state that counts most`() throws {
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

  @Test func `a ground of one state alone is transparent in all others`() throws {
    let files = try Self.files(
      ##""one": { "$extensions": { "dev.tokens": { "component": "a" } }, \##(Self.color("backgroundPressed")) }"##
    )
    let list = try #require(files["color/one_background_states.xml"])
    #expect(list.contains("<item android:color=\"@android:color/transparent\" />"))
    #expect(files["drawable/one.xml"]?.contains("@color/one_background_states") == true)
  }

  @Test func `any number of lines is no number of lines`() throws {
    func style(_ lines: Int) throws -> String? {
      try Self.files(
        ##"""
        "one": { "$extensions": { "dev.tokens": { "component": "label",
          "constants": { "numberOfLines": { "type": "number", "value": \##(lines) } } } } }
        """##
      )["values/components.xml"]
    }
    #expect(try style(2)?.contains("android:maxLines\">@integer/one_number_of_lines<") == true)
    #expect(try style(0) == nil)
  }

  @Test func `a source without components has no styles of views`() throws {
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
  func `a resource that a token has cannot be that of a component`(_ field: String, _ name: String)
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
