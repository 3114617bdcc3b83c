import Foundation
import Testing

@testable import TokenOutput

/// The examples at the end of `templates/guide/own-target.md`, copied from the page.
@Suite struct OwnTargetTests {
  private let blocks: [String]

  init() throws {
    let page = Workshop.repository.appending(path: "templates/guide/own-target.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let example = try #require(text.components(separatedBy: "\n## A small target\n").last)
    blocks = example.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }
      .map { $0.element.drop { $0 != "\n" }.dropFirst() }.map(String.init)
  }

  private let tokens = ##"""
    {
      "space": { "small": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } },
      "weight": { "$type": "number", "$value": 1 },
      "color": {
        "$type": "color",
        "ink": { "$value": { "colorSpace": "srgb", "components": [0.11, 0.09, 0.125] } },
        "text": { "$value": "{color.ink}" }
      }
    }
    """##

  @Test func `the target on the page gives the output on the page`() throws {
    try #require(blocks.count == 4)
    let lines = blocks[0].split(separator: "\n").count + blocks[1].split(separator: "\n").count
    #expect(lines <= 12)
    var workshop = Workshop(tokens)
    workshop.addTarget("scss", ["target.json": blocks[0], "tokens.scss.tmpl": blocks[1]])
    let result = try workshop.render("scss")
    #expect(result.report == "")
    #expect(result.files == ["_tokens.scss": blocks[2]])
  }

  @Test func `the target on the page that extends another target works`() throws {
    try #require(blocks.count == 4)
    var workshop = try Workshop.own
    workshop.addTarget("mine", ["target.json": blocks[3]])
    let result = try workshop.render("mine")
    #expect(result.codes == ["omitted-member"])
    #expect(result.order == ["web.css"])
    #expect(result.files["web.css"]?.contains("--color_text_body: var(--swatch_ink);") == true)
  }

  @Test func `a text style's members override those of the base one by one`() throws {
    let long = "a very long description that goes on and on */ let evil = 1 /* and on"
    var workshop = Workshop(
      ##"""
      { "a": { "$type": "number", "$value": 1, "$description": "\##(long)" } }
      """##
    )
    workshop.addTarget(
      "narrow",
      [
        "target.json": ##"""
        { "targetVersion": 1, "extends": "kotlin", "text": {
          "comment": { "width": 40, "replace": { "evil": "good" } },
          "string": { "escapes": { "a": "\\u0061" } } } }
        """##
      ]
    )
    let result = try workshop.render("narrow")
    #expect(result.report == "")
    #expect(
      result.files.values.joined().contains(
        """
            /**
             * a very long description that goes
             * on and on * / let good = 1 / * and
             * on
             */
        """
      )
    )
    workshop.addTarget(
      "endless",
      [
        "target.json": ##"""
        { "targetVersion": 1, "extends": "kotlin",
          "text": { "comment": { "last": null } } }
        """##
      ]
    )
    #expect(
      try workshop.render("endless").report.hasPrefix(
        """
        error invalid-target: `text.comment` has `first` but no `last`, so the comment wouldn't end
          at my/target.json:2:13
        """
      )
    )
  }

  @Test func `one template of a base can be overridden, and must be used`() throws {
    var workshop = Workshop(tokens)
    let extends = ##"{ "targetVersion": 1, "extends": "css" }"##
    workshop.addTarget(
      "a",
      [
        "target.json": extends,
        "values.tmpl": """
        {% macro css.else(v: Value, wide: bool) %}mine{% endmacro %}
        """,
      ]
    )
    let result = try workshop.render("a")
    #expect(result.codes.allSatisfy { $0 != "unused-template" })
    workshop.addTarget("b", ["target.json": extends, "valus.tmpl": ""])
    #expect(try workshop.render("b").codes == ["unused-template"])
    workshop.addTarget("c", ["target.json": ##"{ "targetVersion": 1, "extends": "cs" }"##])
    #expect(try workshop.render("c").report.contains("there is no target `cs`"))
  }
}
