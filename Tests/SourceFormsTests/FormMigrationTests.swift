import Diagnostics
import JSONSyntax
import SourceForms
import Testing

/// Migrated files keep the layout and style of the original files.
struct FormMigrationTests {
  /// The new text of a file, or `nil` if it's unchanged.
  private static func migrate(
    _ text: String,
    _ name: String = "a.json",
    types: [String: String] = [:]
  ) throws -> String? {
    let file = SourceMap.FileID(index: 0)
    var mistakes: [Diagnostic] = []
    let bytes = Array(text.utf8)
    let json = JSON5Text.isExtension(of: name) ? JSON5Text.json(bytes) : nil
    let tree = JSONTree.parse(json?.bytes ?? bytes, file: file, diagnostics: &mistakes)
    #expect(mistakes.isEmpty, "\(mistakes.map(\.message))")
    let migration = FormMigration(
      tree,
      json: json,
      original: bytes,
      types: types,
      movesConstants: true
    )
    return migration.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let what: String
    let before: String
    let after: String
    var file = "a.json"
    var types: [String: String] = [:]

    var testDescription: String { what }
  }

  @Test(arguments: [
    Case(
      what: "two spaces",
      before: """
        {
          "gap": {
            "value": "16",
            "type": "spacing",
            "comment": "between cards"
          }
        }

        """,
      after: """
        {
          "gap": {
            "$value": { "value": 16, "unit": "px" },
            "$type": "dimension",
            "$description": "between cards"
          }
        }

        """
    ),
    Case(
      what: "an added type is on a separate line",
      before: "{\n\t\"a\": {\n\t\t\"value\": \"20px\"\n\t}\n}",
      after:
        "{\n\t\"a\": {\n\t\t\"$type\": \"dimension\",\n\t\t\"$value\": { \"value\": 20, \"unit\": \"px\" }\n\t}\n}"
    ),
    Case(
      what: "one line",
      before: #"{ "a": { "value": "20px" }, "b": { "value": "{a}" } }"#,
      after:
        #"{ "a": { "$type": "dimension", "$value": { "value": 20, "unit": "px" } }, "b": { "$value": "{a}" } }"#
    ),
    Case(
      what: "no white space at all",
      before: #"{"a":{"value":"20px","type":"sizing","attributes":{"x":1}}}"#,
      after:
        #"{"a":{"$value":{"value":20,"unit":"px"},"$type":"dimension","$extensions":{"dev.tokens.notes":{"attributes":{"x":1}}}}}"#
    ),
    Case(
      what: "lines of Windows and a byte order mark",
      before: "\u{FEFF}{\r\n    \"a\": {\r\n        \"value\": \"20px\"\r\n    }\r\n}\r\n",
      after:
        "\u{FEFF}{\r\n    \"a\": {\r\n        \"$type\": \"dimension\",\r\n        \"$value\": { \"value\": 20, \"unit\": \"px\" }\r\n    }\r\n}\r\n"
    ),
    Case(
      what: "a composite over several lines keeps them",
      before: """
        {
          "s": {
            "type": "boxShadow",
            "value": {
              "x": "0",
              "y": "4",
              "blur": "{b}",
              "color": "#000000",
              "type": "innerShadow"
            }
          }
        }
        """,
      after: """
        {
          "s": {
            "$type": "shadow",
            "$value": {
              "offsetX": { "value": 0, "unit": "px" },
              "offsetY": { "value": 4, "unit": "px" },
              "blur": "{b}",
              "color": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" },
              "inset": true,
              "spread": { "value": 0, "unit": "px" }
            }
          }
        }
        """
    ),
    Case(
      what: "only the part of a composite that differs is touched",
      before: """
        {
          "t": {
            "$type": "typography",
            "$value": {
              "fontFamily": ["A",
                             "B"],
              "fontSize": { "value": 16,  "unit": "px" },
              "letterSpacing": 0,
              "lineHeight":  1.50
            }
          }
        }
        """,
      after: """
        {
          "t": {
            "$type": "typography",
            "$value": {
              "fontFamily": ["A",
                             "B"],
              "fontSize": { "value": 16,  "unit": "px" },
              "letterSpacing": { "value": 0, "unit": "px" },
              "lineHeight":  1.50
            }
          }
        }
        """
    ),
    Case(
      what: "what a tool notes is kept among the extensions",
      before: """
        {
          "a": {
            "value": "#fff",
            "type": "color",
            "themeable": true,
            "$extensions": {
              "org.example": 1
            }
          }
        }
        """,
      after: """
        {
          "a": {
            "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" },
            "$type": "color",
            "$extensions": {
              "dev.tokens.notes": { "themeable": true },
              "org.example": 1
            }
          }
        }
        """
    ),
    Case(
      what: "what a tool notes about a group is kept as well",
      before: #"{ "g": { "category": "x", "a": { "value": 1, "type": "number" } } }"#,
      after:
        #"{ "g": { "a": { "$value": 1, "$type": "number" }, "$extensions": { "dev.tokens.notes": { "category": "x" } } } }"#
    ),
    Case(
      what: "a change of a color is in the formula alone",
      before:
        ##"{ "a": { "value": "{b}", "type": "color", "$extensions": { "studio.tokens": { "id": 1, "modify": { "type": "alpha", "value": 0.5 } } } } }"##,
      after:
        ##"{ "a": { "$value": "~color.alpha({b}, 0.5)", "$type": "color", "$extensions": { "studio.tokens": { "id": 1 } } } }"##
    ),
    Case(
      what: "texts become constants of their group",
      before:
        #"{ "icon": { "home": { "value": "ic_home", "type": "asset", "comment": "Home" } } }"#,
      after:
        #"{ "icon": { "$extensions": { "dev.tokens": { "constants": { "home": { "type": "string", "value": "ic_home", "verbatim": true, "$description": "Home" } } } } } }"#
    ),
    Case(
      what: "an alias keeps a type if the standard has it",
      before: #"{ "a": { "value": "{b}", "type": "spacing" }, "c": { "value": "{d}" } }"#,
      after: #"{ "a": { "$value": "{b}", "$type": "dimension" }, "c": { "$value": "{d}" } }"#,
      types: ["a": "dimension", "c": "color"]
    ),
    Case(
      what: "a text of a composition, and one with a name that references cannot have",
      before:
        #"{ "g": { "x.y": { "value": "a", "type": "other" }, "c": { "value": { "opacity": "50%", "name": "n" }, "type": "composition" } } }"#,
      after:
        #"{ "g": { "c": { "opacity": { "$type": "number", "$value": 0.5 }, "$extensions": { "dev.tokens": { "constants": { "name": { "type": "string", "value": "n", "verbatim": true } } } } }, "$extensions": { "dev.tokens": { "constants": { "x_y": { "type": "string", "value": "a", "verbatim": true } } } } } }"#
    ),
    Case(
      what: "a token with tokens inside",
      before: """
        {
          "button": {
            "$type": "number",
            "$value": 1,
            "hover": {
              "$value": "{button}"
            }
          }
        }
        """,
      after: """
        {
          "button": {
            "$root": { "$type": "number", "$value": 1 },
            "hover": { "$value": "{button.$root}" }
          }
        }
        """
    ),
    Case(
      what: "the notes of a design tool stay",
      before: """
        {
          "link": {
            "$type": "number",
            "$value": 0.20000000298023224,
            "$extensions": {
              "com.figma.hiddenFromPublishing": true
            }
          }
        }
        """,
      after: """
        {
          "link": {
            "$type": "number",
            "$value": 0.2,
            "$extensions": {
              "dev.tokens": { "visibility": "private" },
              "com.figma.hiddenFromPublishing": true
            }
          }
        }
        """
    ),
  ])
  func `the surrounding text is unchanged`(_ test: Case) throws {
    let after = try Self.migrate(test.before, test.file, types: test.types)
    #expect(after == test.after)
    #expect(try after.map { try Self.migrate($0, test.file, types: test.types) } == .some(nil))
  }

  @Test(arguments: [
    Case(
      what: "comments, quotes and commas stay",
      before: """
        // Sizes
        {
          // the first
          a: { // here
            value: '20px', // in pixels
            type: 'sizing', /* of a box */
          }, // end
          'b-c': { value: .5, type: "number", }, // half
        }
        // the end
        """,
      after: """
        // Sizes
        {
          // the first
          a: { // here
            $value: { value: 20, unit: 'px' }, // in pixels
            $type: 'dimension', /* of a box */
          }, // end
          'b-c': { $value: .5, $type: "number", }, // half
        }
        // the end
        """
    ),
    Case(
      what: "a comment inside a replaced value is kept",
      before: """
        {
          s: {
            value: { // soft
              h: 240, s: 1, /* dark */ l: 0.5 },
            type: 'color',
          },
        }
        """,
      after: """
        {
          s: {
            $value: { // soft
              /* dark */ colorSpace: 'hsl',
              components: [240, 100, 50] },
            $type: 'color',
          },
        }
        """
    ),
    Case(
      what: "a member behind a comma",
      before: "{ a: { value: 1, type: 'number', group: 'g', }, }",
      after:
        "{ a: { $value: 1, $type: 'number', $extensions: { 'dev.tokens.notes': { group: 'g' } }, }, }"
    ),
  ])
  func `JSON5 remains JSON5`(_ test: Case) throws {
    let after = try Self.migrate(test.before, "a.json5")
    #expect(after == test.after)
    #expect(try after.map { try Self.migrate($0, "a.json5") } == .some(nil))
  }

  @Test(arguments: [
    (
      #""dimension", "$value": "1.50rem""#,
      #""dimension", "$value": { "value": 1.5, "unit": "rem" }"#
    ),
    (
      #""dimension", "$value": { "value": 0, "unit": "" }"#,
      #""dimension", "$value": { "value": 0, "unit": "px" }"#
    ),
    (
      #""dimension", "$value": { "value": 4, "unit": "dp" }"#,
      #""dimension", "$value": { "value": 4, "unit": "px" }"#
    ),
    (#""duration", "$value": "0.2s""#, #""duration", "$value": { "value": 0.2, "unit": "s" }"#),
    (#""fontWeight", "$value": "SemiBold""#, #""fontWeight", "$value": "semi-bold""#),
    (#""font", "$value": "A, 'B C'""#, #""fontFamily", "$value": ["A", "B C"]"#),
    (#""fontFamily", "$value": ["A, B", "C"]"#, #""fontFamily", "$value": ["A", "B", "C"]"#),
    (#""cubic-bezier", "$value": [0, 0, 1, 1]"#, #""cubicBezier", "$value": [0, 0, 1, 1]"#),
    (
      ##""color", "$value": { "colorSpace": "srgb", "channels": [0, 0, 1], "hex": "#00f" }"##,
      ##""color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1], "hex": "#0000ff" }"##
    ),
    (
      ##""color", "$value": { "hex": "#0000ff" }"##,
      ##""color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1], "hex": "#0000ff" }"##
    ),
    (
      ##""gradient", "$value": [{ "color": "{a}", "position": 0 }, { "color": "#fff", "position": 1 }]"##,
      ##""gradient", "$value": [{ "color": "{a}", "position": 0 }, { "color": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" }, "position": 1 }]"##
    ),
    (
      #""strokeStyle", "$value": { "dashArray": ["1px", "{a}"], "lineCap": "butt" }"#,
      #""strokeStyle", "$value": { "dashArray": [{ "value": 1, "unit": "px" }, "{a}"], "lineCap": "butt" }"#
    ),
    (
      #""shadow", "$value": { "offsetX": "{a}", "offsetY": "{a}", "blur": "{a}", "spread": "{a}", "color": "{c}", "alpha": 0.2 }"#,
      #""shadow", "$value": { "offsetX": "{a}", "offsetY": "{a}", "blur": "{a}", "spread": "{a}", "color": "~color.alpha({c}, 0.2)" }"#
    ),
    (
      #""typography", "$value": { "fontFamily": "A", "fontSize": "16px", "lineHeight": "24px" }"#,
      #""typography", "$value": { "fontFamily": "A", "fontSize": { "value": 16, "unit": "px" }, "lineHeight": 1.5 }, "$extensions": { "dev.tokens": { "lineHeight": { "value": 24, "unit": "px" } } }"#
    ),
  ])
  func `a value from an earlier draft is converted to DTCG`(_ old: String, _ new: String) throws {
    let after = try Self.migrate("{ \"x\": { \"$type\": \(old) } }")
    #expect(after == "{ \"x\": { \"$type\": \(new) } }")
    #expect(try after.map { try Self.migrate($0) } == .some(nil))
  }

  @Test(arguments: [
    #"{ "a": { "$type": "number", "$value": 1.50 } }"#,
    #"{ "g": { "$type": "color", "a": { "$value": "{b}" }, "type": { "$value": "{b}" } } }"#,
    #"{ "w": { "$type": "fontWeight", "a": { "$value": "bold" }, "b": { "$value": 700 } } }"#,
    #"{ "a": { "$type": "dimension", "$value": "~{b} * 2" }, "b": { "$type": "color", "$value": "{a}" } }"#,
    #"{ "t": { "$value": { "fontFamily": "A" }, "$type": "typography" }, "x": { "$value": [1] } }"#,
    "{}", "[]", "{\n}\n",
  ])
  func `a DTCG file is unchanged`(_ text: String) throws {
    #expect(try Self.migrate(text) == nil)
  }
}
