import Foundation
import TokenCompiler
import Testing

@testable import TokenOutput

/// The output of the target for asset catalogs. The format is documented in
/// `Tests/Compilers/catalogs.py`.
@Suite struct AssetCatalogTests {
  @Test func `a color set is nested in the namespaces of its groups`() throws {
    let files = try Self.workshop(##""color": { "text": { "body": \##(Self.black) } }"##)
      .render("xcassets").files
    #expect(
      files.keys.sorted() == [
        "Colors.xcassets/Color/Contents.json",
        "Colors.xcassets/Color/Text/Body.colorset/Contents.json",
        "Colors.xcassets/Color/Text/Contents.json",
        "Colors.xcassets/Contents.json",
      ]
    )
    let group = files["Colors.xcassets/Color/Contents.json"] ?? ""
    #expect(group.contains("\"provides-namespace\" : true"))
  }

  @Test func `each component has a decimal point, so it isn't read as one of 255`() throws {
    let files = try Self.workshop(
      ##""a": { "$value": { "colorSpace": "srgb", "components": [1, 0.99999, 0.5], "alpha": 0 } }"##
    ).render("xcassets").files
    let color = try #require(Self.colors(files, "A").first?["color"] as? [String: Any])
    #expect(
      color["components"] as? [String: String] == [
        "red": "1.0000", "green": "1.0000", "blue": "0.5", "alpha": "0.0000",
      ]
    )
  }

  @Test func `a color has entries for dark, high contrast, and wide gamut`() throws {
    var workshop = Self.workshop(
      ##"""
      "a": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
        "$extensions": { "dev.tokens": { "contexts": {
          "dark": { "colorSpace": "display-p3", "components": [0, 1, 0] },
          "high": { "colorSpace": "srgb", "components": [1, 1, 1] } } } } }
      """##
    )
    workshop.modifiers = [("theme", ["light", "dark"]), ("contrast", ["standard", "high"])]
    workshop.appearance = CompileRequest.AppearanceSetting(
      modifier: Located("theme"),
      light: Located("light"),
      dark: Located("dark"),
      highContrast: .modifier(Located("contrast"), high: Located("high"))
    )
    let colors = try Self.colors(workshop.render("xcassets").files, "A")
    let entries = colors.map { color in
      let appearances = (color["appearances"] as? [[String: String]] ?? []).compactMap(\.["value"])
      let space = (color["color"] as? [String: Any])?["color-space"] as? String ?? ""
      return (appearances + [color["display-gamut"] as? String ?? "", space])
        .joined(separator: " ")
    }
    #expect(
      entries == [
        "sRGB srgb", "display-P3 srgb", "dark sRGB srgb", "dark display-P3 display-p3",
        "high sRGB srgb", "high display-P3 srgb", "dark high sRGB srgb",
        "dark high display-P3 srgb",
      ]
    )
  }

  @Test func `a color whose default is neither light nor dark is reported`() throws {
    var workshop = Self.workshop(
      ##"""
      "a": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
        "$extensions": { "dev.tokens": { "contexts": {
          "dark": { "colorSpace": "srgb", "components": [1, 1, 1] } } } } }
      """##
    )
    workshop.modifiers = [("theme", ["sepia", "light", "dark"])]
    #expect(try workshop.render("xcassets").report.contains("cannot vary with `theme`"))
  }

  @Test func `a color that varies by brand needs an output for each brand`() throws {
    var workshop = Self.workshop(
      ##"""
      "a": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
        "$extensions": { "dev.tokens": { "contexts": {
          "sand": { "colorSpace": "srgb", "components": [1, 1, 1] } } } } },
      "b": { "$value": "{a}" }
      """##
    )
    workshop.modifiers = [("brand", ["plum", "sand"])]
    let open = try workshop.render("xcassets")
    #expect(open.codes == ["template-warning"])
    #expect(open.report.contains("cannot vary with `brand`"), "\(open.report)")
    workshop.request.contexts = [
      ContextChoice(modifier: Located("brand"), context: Located("sand"))
    ]
    let pinned = try workshop.render("xcassets")
    #expect(pinned.report == "")
    let color = try Self.colors(pinned.files, "A").first?["color"] as? [String: Any]
    #expect((color?["components"] as? [String: String])?["red"] == "1.0000")
  }

  private static let black = ##"{ "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }"##

  private static func workshop(_ members: String) -> Workshop {
    Workshop("{ \"$type\": \"color\", \(members) }")
  }

  private static func colors(_ files: [String: String], _ name: String) throws -> [[String: Any]] {
    let text = try #require(files["Colors.xcassets/\(name).colorset/Contents.json"])
    let contents = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require((contents as? [String: Any])?["colors"] as? [[String: Any]])
  }
}
