import Foundation
import Testing
import TokenCompiler

@testable import TokenOutput

/// Outputs that each pin a modifier to a different context: flavors of one app that share its
/// layouts.
@Suite struct FlavourTests {
  /// The source, whose brands differ in every way that affects the resources of a value.
  private static var flavours: Workshop {
    get throws {
      var workshop = Workshop()
      workshop.files = [:]
      let folder = Workshop.repository.appending(path: "Tests/Goldens/Targets/flavours/input")
      for path in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where !path.contains("config") {
        workshop.files[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      }
      return workshop
    }
  }

  /// The names and types of all resources.
  private func resources(_ workshop: Workshop, _ modifier: String, _ context: String) throws
    -> Set<String>
  {
    var workshop = workshop
    workshop.request.contexts = [
      ContextChoice(modifier: Located(modifier), context: Located(context))
    ]
    let result = try workshop.render("android")
    var found: Set<String> = []
    for (path, text) in result.files {
      guard path.hasPrefix("values/") else {
        // A separate file is a resource whose type is the name of its folder.
        let parts = path.split(separator: "/")
        let type = parts[0].split(separator: "-")[0]
        if type != "values" { found.insert("\(type) \(parts[1].split(separator: ".")[0])") }
        continue
      }
      // Nested elements are items of a style.
      for match in text.matches(
        of: /(?m)^    <(\w+) (?:type="\w+" )?name="([^"]+)"(?: type="(\w+)")?/
      )
      where match.1 != "public" {
        found.insert("\(match.3 ?? match.1) \(match.2)")
      }
    }
    return found
  }

  @Test func `all flavors have resources with the same names and types`() throws {
    let flavours = try Self.flavours
    let plum = try resources(flavours, "brand", "plum")
    let sand = try resources(flavours, "brand", "sand")
    #expect(plum.subtracting(sand) == [])
    #expect(sand.subtracting(plum) == [])
    #expect(plum.count > 100)
    for name in [
      "font face_title", "string face_title_generic", "color shadow_card_2_color",
      "color shadow_card_3_color", "dimen line_solid_style_dash_2", "string line_solid_style_cap",
      "color gradient_two_color_4", "drawable gradient_two", "drawable gradient_alias",
      "color only_sand", "color text_plain_color", "string text_plain_decoration",
      "dimen text_plain_shadow_radius",
    ] {
      #expect(plum.contains(name), "\(name)")
    }
    // A unit that the platform doesn't support in one flavor omits the token from all flavors.
    #expect(!plum.contains("dimen width_page"))
  }

  @Test func `both brands of this repository's tokens have the same resources`() throws {
    let plum = try resources(Workshop.own, "brand", "plum")
    let sand = try resources(Workshop.own, "brand", "sand")
    #expect(plum == sand)
    #expect(plum.contains("font face_title"))
  }

  @Test func `all flavors have the same public resources`() throws {
    let lists = try ["plum", "sand"].map { brand in
      var workshop = try Self.flavours
      workshop.files["base.tokens.json"]?.replace(
        ##""{face.title}""##,
        with: ##""{face.title}", "$extensions": { "dev.tokens": { "visibility": "private" } }"##
      )
      workshop.request.contexts = [
        ContextChoice(modifier: Located("brand"), context: Located(brand))
      ]
      let text = try workshop.render("android").files["values/public.xml"] ?? ""
      return Set(text.split(separator: "\n").filter { $0.contains("<public ") })
    }
    #expect(lists[0] == lists[1])
    #expect(!lists[0].isEmpty)
    #expect(!lists[0].contains { $0.contains("\"face_alias\"") })
  }

  /// Without any declaration, all resources of a library are public.
  @Test func `public resources aren't listed if all are public`() throws {
    let files = try Self.flavours.render("android").files
    #expect(files["values/colors.xml"] != nil)
    #expect(files["values/public.xml"] == nil)
  }

  /// A font's files belong to the definition that lists them, in any context.
  @Test func `each brand's font has its own files`() throws {
    var workshop = Workshop(
      ##"""
      {
        "$type": "fontFamily",
        "face": {
          "$value": ["Plum"],
          "$extensions": { "dev.tokens": { "faces": [{ "weight": 400, "resource": "plum" }] } }
        }
      }
      """##
    )
    workshop.files["b.tokens.json"] = ##"""
      {
        "$type": "fontFamily",
        "face": {
          "$value": ["Sand"],
          "$extensions": { "dev.tokens": { "faces": [{ "weight": 400, "resource": "sand" }] } }
        }
      }
      """##
    workshop.files["r.resolver.json"] = ##"""
      {
        "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "a.tokens.json" }] } },
        "modifiers": { "brand": { "contexts": { "plum": [], "sand": [{ "$ref": "b.tokens.json" }] }, "default": "plum" } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" }]
      }
      """##
    for brand in ["plum", "sand"] {
      workshop.request.contexts = [
        ContextChoice(modifier: Located("brand"), context: Located(brand))
      ]
      let font = try workshop.render("android").files["font/face.xml"] ?? ""
      #expect(font.contains("@font/\(brand)\""))
    }
  }
}
