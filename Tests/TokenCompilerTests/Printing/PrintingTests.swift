import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

@Suite struct Printing {
  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  static let example = Project([
    "app.resolver.json": """
    { "version": "2025.10", "name": "app",
      "sets": { "base": { "sources": [{ "$ref": "a.json" }] } },
      "modifiers": {
        "theme": { "contexts": { "light": [], "dark": [{ "$ref": "dark.json" }] },
                   "default": "light" } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
    """,
    "a.json": """
    {
      "color": { "$type": "color", "$description": "All \\"colours\\".",
        "ink": { "$value": { "colorSpace": "oklch", "components": [0.5, 0.1, "none"], "hex": "#AbCdEf" },
          "$extensions": { "org.example": { "a b": [ 1.50, "c  d\\"\\\\" ] } } },
        "link": { "$value": "{color.ink}", "$deprecated": "Use ink." }
      },
      "box": { "$extensions": { "dev.tokens": { "component": "view" } },
        "gap": { "$type": "dimension", "$value": { "value": 0.1, "unit": "rem" } } }
    }
    """,
    "dark.json": """
    { "color": { "ink": { "$type": "color",
        "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5 } } } }
    """,
  ])

  static let printed = """
    { "irVersion": 1, "name": "app",
      "modifiers": [
        { "name": "theme", "contexts": ["light", "dark"], "default": "light", "role": "appearance", "appearance": { "light": ["light", "standard"], "dark": ["dark", "standard"] } }
      ],
      "pinned": {},
      "groups": [
        { "path": "color", "description": "All \\"colours\\".", "deprecated": false, "visibility": "public",
          "extensions": {}, "constants": {}, "origin": { "file": "a.json", "line": 2, "column": 12 } },
        { "path": "box", "description": null, "deprecated": false, "visibility": "public",
          "extensions": {"dev.tokens":{"component":"view"}}, "constants": {}, "origin": { "file": "a.json", "line": 7, "column": 10 } }
      ],
      "tokens": [
        { "path": "color.ink", "type": "color", "visibility": "public", "deprecated": false, "description": null,
          "extensions": {"org.example":{"a b":[1.50,"c  d\\"\\\\"]}}, "origin": { "file": "a.json", "line": 3, "column": 12 },
          "value": { "colorSpace": "oklch", "components": [0.5, 0.1, "none"], "hex": "#AbCdEf" },
          "alias": null, "references": {}, "expression": null,
          "derived": { "srgb": [0.5659, 0.2855, 0.3797, 1], "displayP3": [0.5293, 0.3002, 0.378, 1], "hex": "#904961ff", "inSrgb": true },
          "dependsOn": ["theme"], "absentIn": [],
          "variants": [
            { "when": { "theme": "dark" }, "own": true, "value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5 }, "alias": null, "references": {}, "expression": null, "derived": { "srgb": [1, 1, 1, 0.5], "displayP3": [1, 1, 1, 0.5], "hex": "#ffffff80", "inSrgb": true }, "origin": { "file": "dark.json", "line": 1, "column": 21 } }] },
        { "path": "color.link", "type": "color", "visibility": "public", "deprecated": "Use ink.", "description": null,
          "extensions": {}, "origin": { "file": "a.json", "line": 5, "column": 13 },
          "value": { "colorSpace": "oklch", "components": [0.5, 0.1, "none"], "hex": "#AbCdEf" },
          "alias": "color.ink", "references": { "": "color.ink" }, "expression": null,
          "derived": { "srgb": [0.5659, 0.2855, 0.3797, 1], "displayP3": [0.5293, 0.3002, 0.378, 1], "hex": "#904961ff", "inSrgb": true },
          "dependsOn": ["theme"], "absentIn": [],
          "variants": [
            { "when": { "theme": "dark" }, "own": false, "value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5 }, "alias": "color.ink", "references": { "": "color.ink" }, "expression": null, "derived": { "srgb": [1, 1, 1, 0.5], "displayP3": [1, 1, 1, 0.5], "hex": "#ffffff80", "inSrgb": true }, "origin": { "file": "dark.json", "line": 1, "column": 21 } }] },
        { "path": "box.gap", "type": "dimension", "visibility": "public", "deprecated": false, "description": null,
          "extensions": {}, "origin": { "file": "a.json", "line": 8, "column": 12 },
          "value": { "value": 0.1, "unit": "rem" },
          "alias": null, "references": {}, "expression": null,
          "dependsOn": [], "absentIn": [],
          "variants": [] }
      ],
      "components": [
        { "path": "box", "kind": "view",
          "fields": [{ "name": "gap", "token": "box.gap" }],
          "parts": [] }
      ],
      "omitted": []
    }

    """

  @Test func `a token is printed on a few lines that group related properties`() throws {
    #expect(String(decoding: try Self.bytes(of: Self.example), as: UTF8.self) == Self.printed)
  }

  @Test func `printing appends to the buffer`() throws {
    let ir = try #require(Self.example.compile().ir)
    var bytes = Array("before ".utf8)
    ir.appendJSON(to: &bytes)
    #expect(bytes == Array("before ".utf8) + (try Self.bytes(of: Self.example)))
  }

  @Test func `every value type conforms to the schema`() throws {
    let ir = try Self.bytes(
      of: OwnExtension.project(
        group: #"""
          { "constants": { "a": { "type": "point", "value": { "x": 1, "y": 2 } },
            "b": { "type": "word", "value": "x", "of": ["x", "y"] },
            "c": { "type": "size", "value": { "width": { "value": 1, "unit": "rem" }, "height": 0 } } } }
          """#,
        face: #"{ "faces": [{ "weight": 700, "style": "italic", "file": "a.ttf" }] }"#,
        text: #"{ "number": 1, "kern": { "value": 1, "unit": "px" }, "color": "{g.ink}" }"#
      )
    )
    #expect(try Self.schema().findings(in: Data(ir)) == [])
    #expect(try Self.schema().findings(in: Data(try Self.bytes(of: Self.example))) == [])
  }

  @Test func `the tokens of this repository conform to the schema for every brand`() throws {
    let folder = Self.repository.appending(path: "tokens")
    for pins in [[], [ContextChoice("brand", "sand")]] {
      var request = CompileRequest(source: .resolver(Located("app.resolver.json")))
      request.pins = pins
      let compilation = compile(request) { path in
        (try? Data(contentsOf: folder.appending(path: path))).map { .success([UInt8]($0)) }
          ?? .failure(.missing)
      }
      var bytes: [UInt8] = []
      try #require(compilation.ir).appendJSON(to: &bytes)
      #expect(try Self.schema().findings(in: Data(bytes)) == [])
    }
  }

  @Test(arguments: [
    (#""irVersion": 1"#, #""irVersion": 2"#), (#""own": true"#, #""own": 1"#),
    (#""role": "appearance""#, #""role": "colour""#), (#""alias": null, "#, ""),
    (#""unit": "rem""#, #""unit": 3"#), (##""hex": "#AbCdEf""##, #""hex": "AbCdEf""#),
    (#""inSrgb": true"#, #""inSrgb": true, "more": 1"#),
  ])
  func `the schema rejects any other form`(_ text: String, _ replacement: String) throws {
    let other = Self.printed.replacingOccurrences(of: text, with: replacement)
    #expect(other != Self.printed)
    #expect(try !Self.schema().findings(in: Data(other.utf8)).isEmpty)
  }

  static func bytes(of project: Project) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try #require(project.compile().ir).appendJSON(to: &bytes)
    return bytes
  }

  static func schema() throws -> JSONSchema {
    try JSONSchema(Data(contentsOf: repository.appending(path: "templates/ir.schema.json")))
  }
}
