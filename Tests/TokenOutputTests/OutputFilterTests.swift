import Diagnostics
import Testing
import TokenCompiler
import TokenModel

@testable import TokenOutput

/// Outputs with a subset of the tokens.
@Suite struct OutputFilterTests {
  private static let source = """
    {
      "base": { "$type": "color", "red": { "$value": "#ff0000" }, "blue": { "$value": "#0000ff" } },
      "sys": {
        "$type": "color",
        "accent": { "$value": "{base.red}" },
        "link": { "$value": "{sys.accent}" }
      },
      "size": { "$type": "dimension", "gap": { "$value": { "value": 4, "unit": "px" } } }
    }
    """

  private func css(
    _ source: String = source,
    include: TokenSelection = TokenSelection(),
    exclude: TokenSelection = TokenSelection()
  ) throws -> (text: String, messages: [String]) {
    var workshop = Workshop(source)
    workshop.request.include = include
    workshop.request.exclude = exclude
    let result = try workshop.render("css")
    return (
      result.files["tokens.css"] ?? "", result.messages.filter { !$0.contains("older draft") }
    )
  }

  private func selection(
    types: [TokenType] = [],
    paths: [String] = [],
    files: [String] = []
  ) -> TokenSelection {
    TokenSelection(
      types: types.map { Located($0) },
      paths: paths.map { Located($0) },
      files: files.map { Located($0) }
    )
  }

  @Test func `without a filter, references are kept`() throws {
    let text = try css().text
    #expect(text.contains("--sys-accent: var(--base-red);"))
    #expect(text.contains("--size-gap: 4px;"))
  }

  @Test func `a reference to an omitted token becomes its value`() throws {
    let text = try css(exclude: selection(paths: ["base.**"])).text
    #expect(!text.contains("--base"))
    #expect(text.contains("--sys-accent: #ff0000;"))
    #expect(text.contains("--sys-link: var(--sys-accent);"))
  }

  @Test func `a reference skips an omitted token`() throws {
    let text = try css(exclude: selection(paths: ["sys.accent"])).text
    #expect(text.contains("--sys-link: var(--base-red);"))
    #expect(!text.contains("--sys-accent"))
  }

  @Test func `include selects tokens that match all of its lists`() throws {
    let text = try css(include: selection(types: [.color], paths: ["sys.*", "size.*"])).text
    #expect(text.contains("--sys-accent: #ff0000;"))
    #expect(!text.contains("--size-gap"))
    #expect(!text.contains("--base"))
  }

  @Test func `exclude omits tokens that match any of its lists`() throws {
    let text = try css(exclude: selection(types: [.dimension], paths: ["base.red"])).text
    #expect(!text.contains("--size-gap"))
    #expect(!text.contains("--base-red"))
    #expect(text.contains("--base-blue"))
  }

  @Test func `files are those with the effective values`() throws {
    var workshop = Workshop(Self.source)
    workshop.files["brand/b.tokens.json"] = #"""
      { "base": { "blue": { "$type": "color", "$value": "#0000aa" } },
        "brand": { "$type": "color", "$value": "#00ff00" } }
      """#
    workshop.request.include = selection(files: ["brand/*.json"])
    let text = try #require(try workshop.render("css").files["tokens.css"])
    #expect(text.contains("--base-blue: #0000aa;"))
    #expect(text.contains("--brand"))
    #expect(!text.contains("--base-red"))
  }

  @Test func `an omitted name doesn't collide`() throws {
    let source = #"""
      { "a-b": { "$type": "number", "$value": 1 }, "a": { "b": { "$type": "number", "$value": 2 } } }
      """#
    #expect(try css(source).messages.contains { $0.contains("`a-b`") })
    let filtered = try css(source, exclude: selection(paths: ["a.b"]))
    #expect(filtered.messages == [])
    #expect(filtered.text.contains("--a-b: 1;"))
  }

  @Test func `a component without any tokens is omitted`() throws {
    let source = #"""
      {
        "card": {
          "$extensions": { "dev.tokens": { "component": "view" } },
          "background": { "$type": "color", "$value": "#ff0000" },
          "title": {
            "$extensions": { "dev.tokens": { "component": "label" } },
            "color": { "$type": "color", "$value": "#00ff00" }
          }
        },
        "plain": {
          "$extensions": { "dev.tokens": { "component": "view" } },
          "background": { "$type": "color", "$value": "#0000ff" }
        }
      }
      """#
    var workshop = Workshop(source)
    workshop.request.exclude = selection(paths: ["card.title.**", "plain.**"])
    let text = try #require(try workshop.render("css").files["components.css"])
    #expect(text.contains(".card {"))
    #expect(!text.contains(".card-title"))
    #expect(!text.contains(".plain"))
    workshop.request.exclude = selection(paths: ["card.**", "plain.**"])
    #expect(try workshop.render("css").files["components.css"] == nil)
  }

  @Test func `a constant is omitted by type or path`() throws {
    let source = #"""
      { "motion": { "$extensions": { "dev.tokens": { "constants": {
        "reduced": { "type": "boolean", "value": true }, "level": { "type": "number", "value": 2 } } } } } }
      """#
    let all = try css(source).text
    #expect(all.contains("--motion-reduced"))
    let some = try css(source, exclude: selection(paths: ["motion.reduced"])).text
    #expect(!some.contains("--motion-reduced"))
    #expect(some.contains("--motion-level"))
    #expect(!(try css(source, exclude: selection(types: [.constant])).text.contains("--motion")))
  }

  @Test func `a pattern without matches is reported`() throws {
    let messages = try css(
      include: selection(files: ["*.json"]),
      exclude: selection(paths: ["bas.**", "sys"], files: ["vendor/*.json"])
    ).messages
    #expect(
      messages == [
        "`bas.**` matches no token of the source", "`sys` matches no token of the source",
        "`vendor/*.json` matches no file of the source",
      ]
    )
  }

  @Test func `an output without tokens is reported`() throws {
    let messages = try css(include: selection(types: [.dimension], paths: ["sys.**"])).messages
    #expect(messages == ["`include` and `exclude` leave no tokens in this output of `css`"])
  }

  @Test(arguments: EmbeddedTemplates.targetNames)
  func `every target renders a subset of the tokens`(_ target: String) throws {
    for filter in [selection(types: [.color]), selection(types: [.dimension, .typography])] {
      var workshop = try Workshop.own
      workshop.request.include = filter
      let result = try workshop.render(target)
      #expect(!result.report.contains("error"), "\(result.report)")
      workshop.request.include = TokenSelection()
      workshop.request.exclude = filter
      #expect(!(try workshop.render(target).report.contains("error")))
    }
  }
}
