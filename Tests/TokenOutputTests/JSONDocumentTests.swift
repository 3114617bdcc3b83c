import Foundation
import TemplateEngine
import TestSupport
import Testing
import TokenCompiler

@testable import TokenOutput

/// The format of `tokens.json`, as documented in `templates/guide/json.md`.
@Suite struct JSONDocumentTests {
  @Test func `the tokens of this repository conform to the schema`() throws {
    let text = try #require(try Workshop.own.render("json").files["tokens.json"])
    let url = Workshop.repository.appending(path: "templates/tokens.schema.json")
    let schema = try JSONSchema(Data(contentsOf: url))
    #expect(try schema.findings(in: Data(text.utf8)) == [])
    #expect(try schema.findings(in: Data(#"{ "version": 2 }"#.utf8)) == [])
    for wrong in [
      text.replacing(#""version": 2"#, with: #""version": 3"#),
      text.replacing(#""type": "integer""#, with: #""type": "whole""#),
      text.replacing(#""displayP3": [0.74, "#, with: #""displayP3": [7.4, "#),
      text.replacing(##""color.text.body": "#"##, with: ##""color.text.body": [1, "#"##),
    ] where wrong != text {
      #expect(try !Self.isFitting(wrong, schema))
    }
  }

  @Test func `the fingerprint is the hash of the sorted rows`() throws {
    let document = try Self.document(of: Self.withRevision(Workshop.own))
    let rows = try #require(document["tokens"] as? [String: [String: Any]])
    let lines = rows.map { "\($0.key):\($0.value["type"] ?? "")\n" }
      .sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    #expect(document["fingerprint"] as? String == TextHash(of: lines.joined().utf8).digits)
    #expect(rows.count > 90)
  }

  @Test func `the fingerprint depends only on paths and types`() throws {
    func fingerprint(_ source: String) throws -> String? {
      try Self.document(of: Self.withRevision(Workshop(source)))["fingerprint"] as? String
    }
    let first = try fingerprint(
      #"{ "$type": "number", "a": { "$value": 1 }, "b": { "$value": 2 } }"#
    )
    #expect(
      try first
        == fingerprint(
          #"{ "$type": "number", "b": { "$value": 3 }, "a": { "$value": "{b}" }, "c": { "$value": 1, "$extensions": { "dev.tokens": { "visibility": "private" } } } }"#
        )
    )
    for other in [
      #"{ "$type": "number", "a": { "$value": 1 } }"#,
      #"{ "$type": "number", "a": { "$value": 1 }, "c": { "$value": 2 } }"#,
      #"{ "$type": "number", "a": { "$value": 1 }, "b": { "$type": "fontWeight", "$value": 2 } }"#,
    ] {
      #expect(try fingerprint(other) != first)
    }
  }

  @Test func `the revision is the hash of the text between the version and the revision`() throws {
    let own = try Self.withRevision(Workshop.own)
    let text = try #require(try own.render("json").files["tokens.json"])
    let start = try #require(text.range(of: "\"version\": 2,\n")).upperBound
    let end = try #require(text.range(of: "  \"revision\"", options: .backwards)).lowerBound
    let revision = TextHash(of: text[start..<end].utf8).digits
    #expect(text[end...] == "  \"revision\": \"\(revision)\"\n}\n")
  }

  @Test func `a row contains the referenced token`() throws {
    let rows = try Self.rows(
      ##"""
      { "line": { "$type": "color", "$value": "#112233" },
        "hidden": { "$type": "color", "$value": "{line}", "$extensions": { "dev.tokens": { "visibility": "private" } } },
        "link": { "$type": "color", "$value": "{hidden}" },
        "mixed": { "$type": "color", "$value": "~color.alpha({line}, 0.5)" },
        "wide": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } },
        "edge": { "$type": "border", "$value": { "color": "{line}", "width": "{wide}", "style": "solid" } },
        "edges": { "$type": "border", "$value": "{edge}" },
        "drop": { "$type": "shadow", "$value": [
          { "color": "#000000", "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 1, "unit": "px" }, "blur": { "value": 0, "unit": "px" }, "spread": { "value": 0, "unit": "px" } },
          { "color": "{line}", "offsetX": { "value": 0, "unit": "px" }, "offsetY": "{wide}", "blur": { "value": 0, "unit": "px" }, "spread": { "value": 0, "unit": "px" } }] } }
      """##
    )
    #expect(rows["link"]?["references"] as? String == "line")
    #expect(rows["mixed"]?["references"] == nil)
    #expect(rows["edge"]?["references"] as? [String: String] == ["color": "line", "width": "wide"])
    #expect(rows["edges"]?["references"] as? String == "edge")
    let layers = try #require(rows["drop"]?["references"] as? [Any])
    #expect(layers.count == 2 && layers[0] is NSNull)
    #expect(layers[1] as? [String: String] == ["color": "line", "offsetY": "wide"])
  }

  @Test func `a row has the color outside sRGB and the unit of the source`() throws {
    let rows = try Self.rows(
      ##"""
      { "vivid": { "$type": "color", "$value": { "colorSpace": "display-p3", "components": [1, 0.25, 0], "alpha": 0.5 } },
        "plain": { "$type": "color", "$value": { "colorSpace": "display-p3", "components": [0.5, 0.5, 0.5] } },
        "column": { "$type": "dimension", "$value": { "value": 42, "unit": "rem" } },
        "edge": { "$type": "border", "$value": { "color": "{vivid}", "width": { "value": 0.125, "unit": "rem" }, "style": "solid" } },
        "fade": { "$type": "gradient", "$value": [ { "color": "{plain}", "position": 0 }, { "color": "{vivid}", "position": 1 } ] } }
      """##
    )
    let vivid = [1, 0.25, 0, 0.5]
    #expect(rows["vivid"]?["displayP3"] as? [Double] == vivid)
    #expect(rows["plain"]?["displayP3"] == nil)
    #expect(rows["edge"]?["displayP3"] as? [String: [Double]] == ["color": vivid])
    let stops = try #require(rows["fade"]?["displayP3"] as? [Any])
    #expect(stops[0] is NSNull)
    #expect(stops[1] as? [String: [Double]] == ["color": vivid])
    let column = rows["column"]?["units"] as? [String: Any]
    #expect(column?["value"] as? Int == 42 && column?["unit"] as? String == "rem")
    let width = (rows["edge"]?["units"] as? [String: [String: Any]])?["width"]
    #expect(width?["value"] as? Double == 0.125 && width?["unit"] as? String == "rem")
  }

  @Test func `constants have their types, and keywords their allowed values`() throws {
    let rows = try Self.rows(
      ##"""
      { "card": { "$extensions": { "dev.tokens": { "constants": {
        "lines": { "type": "number", "value": 3 }, "ratio": { "type": "number", "value": 1.5 },
        "raised": { "type": "boolean", "value": true }, "title": { "type": "string", "value": "a" },
        "icon": { "type": "image", "value": "b" }, "curve": { "type": "word", "value": "in", "of": ["in", "out"] },
        "at": { "type": "point", "value": { "x": 1, "y": 2 } },
        "inset": { "type": "insets", "value": { "top": 1, "leading": 2, "bottom": 3, "trailing": 4 } } } } } } }
      """##
    )
    #expect(
      rows.mapValues { $0["type"] as? String } == [
        "card.lines": "integer", "card.ratio": "number", "card.raised": "boolean",
        "card.title": "string", "card.icon": "image", "card.curve": "word", "card.at": "point",
        "card.inset": "insets",
      ]
    )
    #expect(rows["card.curve"]?["of"] as? [String] == ["in", "out"])
  }

  @Test func `the files of a font shared by several tokens are listed once`() throws {
    let document = try Self.document(
      of: Workshop(
        ##"""
        { "$type": "fontFamily",
          "a": { "$value": ["Inter", "serif"], "$extensions": { "dev.tokens": { "faces": [
            { "weight": 400, "style": "italic", "postScriptName": "Inter-Italic", "file": "Inter.ttf" } ] } } },
          "b": { "$value": "Inter" }, "c": { "$value": "Georgia" } }
        """##
      )
    )
    let fonts = try #require(document["fonts"] as? [String: [[String: Any]]])
    #expect(fonts.keys.sorted() == ["Inter"])
    let face = try #require(fonts["Inter"]?.first)
    #expect(face["weight"] as? Int == 400 && face["style"] as? String == "italic")
    #expect(
      face["postScriptName"] as? String == "Inter-Italic" && face["file"] as? String == "Inter.ttf"
    )
    #expect(face["resource"] == nil)
  }

  /// Tests the documented way to read the file against the files of the option `expand`, one for
  /// each combination of contexts.
  @Test func `the base and the applicable entries give the theme of each combination`() throws {
    var workshop = try Workshop.own
    workshop.request.options = [OptionSetting("expand", .boolean(true))]
    let files = try workshop.render("json").files
    let document = try Self.read(files["tokens.json"])
    let modifiers = try #require(document["modifiers"] as? [[String: Any]])
    #expect(modifiers.count == 2 && files.count == 5)
    let brands = modifiers[0]["contexts"] as? [String] ?? []
    let themes = modifiers[1]["contexts"] as? [String] ?? []
    for brand in brands {
      for theme in themes {
        let found = try Self.theme(of: document, in: ["brand": brand, "theme": theme])
        let whole = Self.flat(try Self.read(files["tokens.\(brand)-\(theme).json"]))
          .filter { found[$0.key] != nil }
        #expect(found as NSDictionary == whole as NSDictionary, "\(brand) \(theme)")
      }
    }
  }

  // MARK: Parsing

  private static func theme(
    of document: [String: Any],
    in choice: [String: String]
  ) throws -> [String: Any] {
    var values = flat(try #require(document["base"] as? [String: Any]))
    let rows = try #require(document["tokens"] as? [String: Any])
    values = values.filter { rows[$0.key] != nil }
    #expect(values.keys.sorted() == rows.keys.sorted())
    for entry in document["contexts"] as? [[String: Any]] ?? [] {
      let when = try #require(entry["when"] as? [String: String])
      guard when.allSatisfy({ choice[$0.key] == $0.value }) else { continue }
      values.merge(entry["values"] as? [String: Any] ?? [:]) { $1 }
    }
    return values
  }

  /// Everything in a tree by path, including objects, because only the rows distinguish values from
  /// groups.
  private static func flat(_ tree: [String: Any], _ prefix: String = "") -> [String: Any] {
    var all: [String: Any] = [:]
    for (name, value) in tree {
      all[prefix + name] = value
      if let group = value as? [String: Any] {
        all.merge(flat(group, "\(prefix)\(name).")) { $1 }
      }
    }
    return all
  }

  private static func isFitting(_ text: String, _ schema: JSONSchema) throws -> Bool {
    guard (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil else { return false }
    return try schema.findings(in: Data(text.utf8)).isEmpty
  }

  private static func rows(_ source: String) throws -> [String: [String: Any]] {
    try #require(try document(of: Workshop(source))["tokens"] as? [String: [String: Any]])
  }

  /// Hashes of the whole file would cause a conflict in every merge.
  @Test func `without the option, there is neither a fingerprint nor a revision`() throws {
    let document = try Self.document(of: Workshop.own)
    #expect(document["fingerprint"] == nil && document["revision"] == nil)
    let whole = try Self.document(of: Self.withRevision(Workshop.own))
    #expect(whole.count == document.count + 2)
  }

  private static func withRevision(_ workshop: Workshop) -> Workshop {
    var workshop = workshop
    workshop.request.options.append(OptionSetting("revision", .boolean(true)))
    return workshop
  }

  private static func document(of workshop: Workshop) throws -> [String: Any] {
    try read(try workshop.render("json").files["tokens.json"])
  }

  private static func read(_ text: String?) throws -> [String: Any] {
    let data = Data(try #require(text).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}
