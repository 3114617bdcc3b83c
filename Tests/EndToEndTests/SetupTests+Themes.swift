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
}
