import Foundation
import TestSupport
import Testing

/// Folders of token sets with their themes.
extension `Setting up` {
  @Test func `themes in use are preferred to old ones`() throws {
    let sets = ["a": 1, "b": 2].mapValues { value in
      ##"{ "n": { "value": \##(value), "type": "number" } }"##
    }
    for (folder, group) in [("legacy", "Old"), ("tokens", "Mode")] {
      let themes = [("Light", "a"), ("Dark", "b")].map { name, set in
        ##"{ "name": "\##(name)", "group": "\##(group)", "selectedTokenSets": ["\##(set)"] }"##
      }
      try write([
        "\(folder)/$themes.json": "[\(themes.joined(separator: ", "))]",
        "\(folder)/$metadata.json": ##"{ "tokenSetOrder": ["a", "b"] }"##,
        "\(folder)/a.json": sets["a"] ?? "", "\(folder)/b.json": sets["b"] ?? "",
      ])
    }
    let report = try setUp()
    #expect(report.contains("files       listed in tokens/$themes.json"), "\(report)")
    #expect(report.contains("not used    legacy/$themes.json: it lists other token sets"))
    #expect(report.contains("themes      Mode: Light, Dark"), "\(report)")
    let configuration = try #require(folder.text("tokens.config.json"))
    #expect(configuration.contains("tokens/$themes.json") && !configuration.contains("legacy"))
    #expect(!report.contains("`Old`"), "\(report)")
  }

  @Test func `a single theme for light doesn't replace the values that it overrides`() throws {
    func color(_ value: String) -> String { ##"{ "value": "\##(value)", "type": "color" }"## }
    try write([
      "tokens/a.json": "{ \"text\": \(color("#fff")), \"back\": \(color("#000")) }",
      "tokens/b.json": "{ \"button\": { \"back\": \(color("#111")) } }",
      "tokens/theme/light.json":
        "{ \"text\": \(color("#000")), \"back\": \(color("#fff")), \"button\": { \"back\": \(color("#eee")) } }",
    ])
    #expect(try setUp().contains("themes      theme: default, light"))
    let css = try #require(folder.text("generated/css/tokens.css"))
    let (base, light) = try #require(
      css.range(of: "[data-theme=\"light\"]").map {
        (css[..<$0.lowerBound], css[$0.lowerBound...])
      }
    )
    #expect(base.contains("--text: #ffffff;") && light.contains("--text: #000000;"), "\(css)")
  }
}
