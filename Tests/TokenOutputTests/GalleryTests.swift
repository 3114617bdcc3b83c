import Foundation
import Testing

@testable import TokenOutput

/// The data of the page that the target `gallery` makes. `Tests/Compilers` looks at the page itself.
@Suite struct GalleryTests {
  private static let tokens = ##"""
    { "ink": { "$type": "color", "$extensions": { "dev.tokens": { "visibility": "private" } },
        "$value": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1] } },
      "text": { "$description": "What is read.",
        "body": { "$type": "color", "$value": "{ink}", "$extensions": { "dev.tokens": { "contexts": {
          "theme": { "dark": { "colorSpace": "oklch", "components": [0.8, 0.3, 150] } } } } } },
        "old": { "$type": "color", "$value": "{text.body}", "$deprecated": "Use {text.body}." } },
      "card": { "$extensions": { "dev.tokens": { "component": "view",
          "constants": { "inset": { "type": "insets",
            "value": { "top": 1, "leading": 2, "bottom": 3, "trailing": 4 } } } } },
        "corner": { "$type": "dimension", "$value": { "value": 0.5, "unit": "rem" } } } }
    """##

  /// The page of these tokens, in light and dark.
  private func page(_ tokens: String = tokens, _ options: [OptionSetting] = []) throws -> String {
    var workshop = Workshop(tokens)
    workshop.modifiers = [("theme", ["light", "dark"])]
    workshop.request.options = options
    let result = try workshop.render("gallery")
    #expect(result.codes == [], "\(result.report)")
    return try #require(result.files["index.html"])
  }

  /// The lines of the data in a page.
  private func data(_ page: String) throws -> String {
    let start = try #require(page.range(of: "<script type=\"application/json\" id=\"data\">\n"))
    let end = try #require(page[start.upperBound...].range(of: "\n</script>"))
    return String(page[start.upperBound..<end.lowerBound])
  }

  @Test func `a page has a line for each group, token, constant, component and variant`() throws {
    #expect(
      try data(page()) == ##"""
        {
        "remBase":16,
        "backgrounds":"background bg surface canvas layer",
        "modifiers":[{"name":"theme","default":"light","contexts":["light","dark"],"schemes":["light","dark"]}],
        "pinned":[],
        "groups":[
        {"path":"text","description":"What is read."},
        {"path":"card"}
        ],
        "tokens":[
        {"index":0,"path":"ink","type":"color","value":"#1a1a1aff","private":true},
        {"index":1,"path":"text.body","type":"color","value":{"ref":0,"is":"#1a1a1aff"},"varies":["theme"]},
        {"index":2,"path":"text.old","type":"color","value":{"ref":1,"is":"#1a1a1aff"},"deprecated":"Use text.body.","replacement":1,"varies":["theme"]},
        {"index":3,"path":"card.corner","type":"dimension","value":"0.5rem"}
        ],
        "constants":[
        {"index":4,"path":"card.inset","type":"insets","value":{ "top":"1px","leading":"2px","bottom":"3px","trailing":"4px" }}
        ],
        "components":[
        {"path":"card","kind":"view","fields":[["inset",4],["corner",3]],"parts":[]}
        ],
        "variants":[
        {"when":{ "theme":"dark" },"values":[
        {"index":1,"value":{"hex":"#00e75aff","source":"oklch 0.8 0.3 150","p3":[0.1079,0.9145,0.3401,1]}},
        {"index":2,"value":{"ref":1,"is":{"hex":"#00e75aff","source":"oklch 0.8 0.3 150","p3":[0.1079,0.9145,0.3401,1]}}}
        ],"constants":[

        ]}
        ]
        }
        """##
    )
  }

  @Test func `a page without private tokens has their values and not their names`() throws {
    let data = try data(page(Self.tokens, [OptionSetting("private", .boolean(false))]))
    #expect(!data.contains("\"ink\""))
    #expect(
      data.contains(##""path":"text.body","type":"color","value":{"ref":0,"is":"#1a1a1aff"}"##)
    )
  }

  @Test func `no text of a source leaves the script or the title`() throws {
    let hostile = "</script><!--\u{2028}"
    let tokens = ##"""
      { "a": { "$type": "number", "$value": 1, "$description": "</script><!--\u2028" } }
      """##
    let page = try page(tokens, [OptionSetting("title", .string(hostile))])
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(!page.contains("\u{2028}"))
    #expect(page.contains("<title>&lt;/script&gt;&lt;!--\u{FFFD} – design tokens</title>"))
    struct Data: Decodable {
      struct Token: Decodable { let description: String }
      let tokens: [Token]
    }
    let read = try JSONDecoder().decode(Data.self, from: Foundation.Data(data(page).utf8))
    #expect(read.tokens.map(\.description) == [hostile])
  }
}
