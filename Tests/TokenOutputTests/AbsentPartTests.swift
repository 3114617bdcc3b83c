import Foundation
import Testing
import TokenCompiler

@testable import TokenOutput

/// Properties that a token has in some contexts only: the dashes of a stroke, or the color and case
/// of a text style.
@Suite struct AbsentPartTests {
  private static let tokens = ##"""
    {
      "stroke": { "$type": "strokeStyle", "$value": "dashed" },
      "line": { "$type": "strokeStyle", "$value": "{stroke}" },
      "body": { "$type": "typography", "$value": {
          "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400, "lineHeight": 2,
          "letterSpacing": { "value": 0, "unit": "px" } } },
      "note": { "$type": "typography", "$value": "{body}" }
    }
    """##
  private static let dark = ##"""
    { "stroke": { "$type": "strokeStyle", "$value": {
        "dashArray": [{ "value": 3, "unit": "px" }, { "value": 1, "unit": "px" }], "lineCap": "square" } },
      "body": { "$type": "typography", "$value": {
        "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400, "lineHeight": 2,
        "letterSpacing": { "value": 0, "unit": "px" } },
      "$extensions": { "dev.tokens": { "case": "uppercase",
        "color": { "colorSpace": "srgb", "components": [1, 0, 0] } } } } }
    """##

  private static let resolver = ##"""
    { "version": "2025.10",
      "sets": { "base": { "sources": [{ "$ref": "a.tokens.json" }] } },
      "modifiers": { "theme": { "default": "light",
        "contexts": { "light": [], "dark": [{ "$ref": "dark.tokens.json" }] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
    """##

  /// The declarations of a custom property, in source order.
  private func declarations(of property: String, in sheet: String?) -> [String] {
    (sheet ?? "").split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " }
      return line.hasPrefix("\(property): ") ? String(line.dropFirst(property.count + 2)) : nil
    }
  }

  @Test func `a reference has the properties that its target has in other contexts`() throws {
    let sheet = try files("css")["tokens.css"]
    for (property, target) in [
      ("--line-dash-array", "--stroke-dash-array"), ("--line-line-cap", "--stroke-line-cap"),
      ("--note-color", "--body-color"), ("--note-text-transform", "--body-text-transform"),
    ] {
      // In the base, in the media query for the root element, and for each element that selects a
      // theme.
      let found = declarations(of: property, in: sheet)
      #expect(found == ["var(\(target));", "var(\(target));"], "\(property)")
    }
  }

  @Test func `an element nested in a different theme resets the properties`() throws {
    let sheet = try files("css")["tokens.css"]
    #expect(
      declarations(of: "--stroke-dash-array", in: sheet) == ["initial;", "3px 1px;", "3px 1px;"]
    )
    #expect(
      declarations(of: "--body-color", in: sheet) == ["initial;", "#ff0000;", "#ff0000;"]
    )
    let theme = try files("tailwind")["theme.css"]
    #expect(
      declarations(of: "--line-dash-array", in: theme) == ["initial;", "3px 1px;", "3px 1px;"]
    )
    #expect(
      declarations(of: "--text-note--color", in: theme) == ["initial;", "#ff0000;", "#ff0000;"]
    )
  }

  @Test func `a utility has the properties that are set in another context only`() throws {
    let theme = try files("tailwind")["theme.css"]
    #expect(theme?.contains("  color: var(--text-note--color);") == true)
    #expect(theme?.contains("  text-transform: var(--text-note--text-transform);") == true)
  }

  @Test func `a reference overridden in another context has no dashes there`() throws {
    let sheet = try overridden("css")["tokens.css"]
    #expect(
      declarations(of: "--line", in: sheet) == ["var(--stroke);", "var(--stroke);", "solid;"]
    )
    #expect(declarations(of: "--line-dash-array", in: sheet).isEmpty)
    #expect(
      declarations(of: "--edge-dash-array", in: sheet) == ["3px 1px;", "3px 1px;", "initial;"]
    )
  }

  @Test func `a line height and a letter spacing may exist in one context only`() throws {
    let sheet = try overridden("css")["tokens.css"]
    let theme = try overridden("tailwind")["theme.css"]
    for property in ["line-height", "letter-spacing"] {
      #expect(declarations(of: "--note-\(property)", in: sheet).first == "var(--body-\(property));")
      #expect(declarations(of: "--body-\(property)", in: sheet).contains("initial;"))
      #expect(declarations(of: "--text-body--\(property)", in: theme).contains("initial;"))
      #expect(theme?.contains("  \(property): var(--text-body--\(property));") == true)
    }
  }

  @Test func `TypeScript references properties that exist in another context only`() throws {
    let text = try files("typescript")["tokens.ts"] ?? ""
    #expect(
      text.contains(
        ##""line": { style: "var(--line)", dashArray: "var(--line-dash-array)", lineCap: "var(--line-line-cap)" }"##
      )
    )
    #expect(text.contains("| \"--line-dash-array\"\n  | \"--line-line-cap\""))
    #expect(text.contains(##"textTransform: "var(--note-text-transform)","##))
    #expect(text.contains("| \"--note-text-transform\"\n  | \"--note-color\""))
    let overridden = try overridden("typescript")["tokens.ts"] ?? ""
    #expect(overridden.contains(##""line": "var(--line)""##))
    #expect(overridden.contains(##"lineHeight: "var(--body-line-height)","##))
  }

  /// In compact, `line` overrides the referenced value, `edge` loses its dashes, and `body` gains a
  /// line height.
  private func overridden(_ target: String) throws -> [String: String] {
    func compact(_ value: String) -> String {
      ##""$extensions": { "dev.tokens": { "contexts": { "density": { "compact": \##(value) } } } }"##
    }
    let dashes = ##"""
      { "dashArray": [{ "value": 3, "unit": "px" }, { "value": 1, "unit": "px" }], "lineCap": "butt" }
      """##
    let font = ##"""
      "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400
      """##
    let full = ##"{ \##(font), "lineHeight": 2, "letterSpacing": { "value": 1, "unit": "px" } }"##
    var workshop = Workshop(
      ##"""
      {
        "stroke": { "$type": "strokeStyle", "$value": "dashed", \##(compact(dashes)) },
        "line": { "$type": "strokeStyle", "$value": "{stroke}", \##(compact(##""solid""##)) },
        "edge": { "$type": "strokeStyle", "$value": \##(dashes), \##(compact(##""solid""##)) },
        "body": { "$type": "typography", "$value": { \##(font) }, \##(compact(full)) },
        "note": { "$type": "typography", "$value": "{body}" }
      }
      """##
    )
    workshop.modifiers = [("density", ["cozy", "compact"])]
    let result = try workshop.render(target)
    #expect(result.codes == ["missing-composite-member"], "\(result.report)")
    return result.files
  }

  @Test(arguments: ["swift", "kotlin", "android", "scss", "typescript", "json", "dtcg", "gallery"])
  func `other targets omit the property in the context that lacks it`(_ target: String) throws {
    let package = OptionSetting("package", .string("a.b"))
    let files = try files(target, target == "kotlin" ? [package] : [])
    #expect(!files.isEmpty)
    guard target == "swift" else { return }
    let theme = try #require(files["TokenTheme.swift"])
    let cases = theme.components(separatedBy: "public var body")[1].components(
      separatedBy: "default:"
    )
    #expect(cases[0].contains("color: TokenColor(red: 1, green: 0, blue: 0)"))
    #expect(!cases[1].prefix(while: { $0 != "}" }).contains("color:"))
  }

  private func files(
    _ target: String,
    _ options: [OptionSetting] = []
  ) throws -> [String: String] {
    var workshop = Workshop(Self.tokens)
    workshop.files["dark.tokens.json"] = Self.dark
    workshop.files["a.resolver.json"] = Self.resolver
    workshop.request.options = options
    let result = try workshop.render(target)
    #expect(result.codes.isEmpty, "\(result.report)")
    return result.files
  }
}
