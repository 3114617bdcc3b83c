import TokenCompiler
import Testing

@testable import TokenOutput

/// Resources of the Android target that are separate files.
@Suite struct AndroidResourceTests {
  private static let source = ##"""
    {
      "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
        "$extensions": { "dev.tokens": { "contexts": {
          "dark": { "colorSpace": "srgb", "components": [1, 1, 1] } } } } },
      "ease": { "$type": "cubicBezier", "$value": [0, 0, 1, 1],
        "$extensions": { "dev.tokens": { "contexts": { "dark": [0.5, 0, 1, 1] } } } },
      "steady": { "$type": "cubicBezier", "$value": "{ease}",
        "$extensions": { "dev.tokens": { "contexts": { "dark": [0, 0, 1, 1] } } } },
      "line": { "$type": "border", "$value": { "color": "{ink}", "width": { "value": 1, "unit": "px" }, "style": "dashed" },
        "$extensions": { "dev.tokens": { "contexts": { "dark": {
          "color": "{ink}", "width": { "value": 2, "unit": "px" }, "style": "dotted" } } } } },
      "plain": { "$type": "border", "$value": { "color": "{ink}", "width": { "value": 1, "unit": "px" }, "style": "solid" } },
      "fade": { "$type": "gradient", "$value": [{ "color": "{ink}", "position": 0 }, { "color": "{ink}", "position": 1 }],
        "$extensions": { "dev.tokens": { "contexts": { "dark": [
          { "color": "{ink}", "position": 0.2 }, { "color": "{ink}", "position": 1 }] } } } },
      "box": { "$extensions": { "dev.tokens": { "component": "view" } },
        "border": { "$type": "border", "$value": "{line}" } }
    }
    """##

  private static func files() throws -> [String: String] {
    var workshop = Workshop(source)
    workshop.modifiers = [("theme", ["light", "dark"])]
    let result = try workshop.render("android")
    #expect(result.report == "")
    return result.files
  }

  @Test func `only files that differ at night have a night version`() throws {
    let night = try Self.files().keys.filter { $0.contains("-night") && !$0.hasPrefix("values") }
    #expect(
      night.sorted() == [
        "drawable-night-v24/fade.xml", "drawable-night/box.xml", "drawable-night/fade.xml",
        "drawable-night/line.xml", "interpolator-night/ease.xml", "interpolator-night/steady.xml",
      ]
    )
  }

  @Test func `an alias with a daytime value gets a night file if its target changes`() throws {
    let files = try Self.files()
    #expect(
      files["values/aliases.xml"]?.contains(
        "<item name=\"steady\" type=\"interpolator\">@interpolator/ease</item>"
      ) == true
    )
    #expect(files["interpolator-night/steady.xml"]?.contains("controlX1=\"0\"") == true)
    #expect(files["interpolator-night/ease.xml"]?.contains("controlX1=\"0.5\"") == true)
  }

  @Test func `dashes are three times as long as the line width, and dots equal it`() throws {
    let files = try Self.files()
    for path in ["drawable/line.xml", "drawable/box.xml"] {
      #expect(files[path]?.contains("android:dashGap=\"3dp\"") == true, "\(path)")
      #expect(files[path]?.contains("android:dashWidth=\"3dp\"") == true, "\(path)")
    }
    for path in ["drawable-night/line.xml", "drawable-night/box.xml"] {
      #expect(files[path]?.contains("android:dashGap=\"2dp\"") == true, "\(path)")
      #expect(files[path]?.contains("android:dashWidth=\"2dp\"") == true, "\(path)")
    }
  }

  @Test func `dash patterns that drawables can't represent are reported`() throws {
    let lengths = { (numbers: [Int]) in
      numbers.map { ##"{ "value": \##($0), "unit": "px" }"## }.joined(separator: ", ")
    }
    let border = { (dashes: [Int], cap: String) in
      ##"""
      { "$type": "border", "$value": { "width": { "value": 1, "unit": "px" },
        "color": { "colorSpace": "srgb", "components": [0, 0, 0] },
        "style": { "dashArray": [\##(lengths(dashes))], "lineCap": "\##(cap)" } } }
      """##
    }
    let tokens = """
      { "plain": \(border([4, 2], "butt")), "long": \(border([4, 2, 1], "butt")),
        "round": \(border([4], "round")) }
      """
    #expect(
      try Workshop(tokens).render("android").messages == [
        "a drawable has one dash and one gap, so `long` uses the first two lengths of its pattern",
        "a drawable has no line caps, so the dashes of `round` end flat",
      ]
    )
  }

  @Test func `short names leave out groups that repeat the type`() throws {
    var workshop = Workshop(
      ##"""
      {
        "Colors": { "$type": "color",
          "text": { "link": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } },
          "100": { "$value": "{Colors.text.link}" } },
        "dimension": { "space": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } },
        "color": { "$extensions": { "dev.tokens": { "component": "view" } },
          "background": { "$type": "color", "$value": "{Colors.text.link}" } },
        "component": { "$extensions": { "dev.tokens": { "names": { "android": "part" } } },
          "size": { "$type": "dimension", "$value": "{dimension.space}" } },
        "text": { "dimension": { "$type": "dimension", "$value": "{dimension.space}" } }
      }
      """##
    )
    workshop.request.options = [OptionSetting("names", .string("short"))]
    let result = try workshop.render("android")
    #expect(result.report == "")
    let files = try #require(result.files["values/colors.xml"])
    let sizes = try #require(result.files["values/dimens.xml"])
    for name in ["text_link", "_100", "color_background"] {
      #expect(files.contains("<color name=\"\(name)\">"), "\(name)")
    }
    for name in ["space", "part_size", "text_dimension"] {
      #expect(sizes.contains("<dimen name=\"\(name)\">"), "\(name)")
    }
  }
}
