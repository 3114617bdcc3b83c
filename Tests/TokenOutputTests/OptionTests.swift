import Diagnostics
import Testing
import TokenCompiler

@testable import TokenOutput

@Suite struct OptionTests {
  private let options = ##"""
    "options": {
      "prefix": { "type": "string", "pattern": "[a-z]+", "help": "first part of every name" },
      "name": { "type": "identifier" }, "size": { "type": "number", "minimum": 1, "maximum": 9 },
      "count": { "type": "integer" }, "flag": { "type": "boolean" },
      "mode": { "type": "choice", "values": ["wide", "narrow"] },
      "conditions": { "type": "context", "pattern": "[a-z() -]+" } }
    """##

  private func messages(_ name: String, _ value: OptionSetting.Value) throws -> [String] {
    var workshop = Workshop(##"{"a": {"$type": "number", "$value": 1}}"##)
    workshop.modifiers = [("theme", ["light", "dark"])]
    workshop.addTarget("t", printing: "", options)
    workshop.request.options = [OptionSetting(name, value)]
    return try workshop.render("t").messages
  }

  private static let wrong: [(String, OptionSetting.Value, String)] = [
    ("prefx", .string("a"), "the target `t` has no option `prefx`"),
    ("prefix", .string("A"), "`prefix` is `A`, expected a string that matches `[a-z]+`"),
    ("prefix", .number(1), "`prefix` is `1`, expected a string"),
    (
      "name", .string("a b"),
      "`name` is `a b`, expected an identifier (letters, digits, and `_`, no digit first)"
    ),
    ("size", .number(0), "`size` is `0`, expected at least 1"),
    ("size", .number(10), "`size` is `10`, expected at most 9"),
    ("count", .number(1.5), "`count` is `1.5`, expected a whole number"),
    ("flag", .string("yes"), "`flag` is `yes`, expected `true` or `false`"),
    ("mode", .string("wid"), "`mode` is `wid`, expected one of `wide` or `narrow`"),
    (
      "mode", .unsupported,
      "`mode` is a list, `null`, or an unsupported object, expected one of `wide` or `narrow`"
    ),
    (
      "conditions", .contexts([.init(modifier: "them", context: "dark", text: "x")]),
      "the source has no modifier `them`"
    ),
    (
      "conditions", .contexts([.init(modifier: "theme", context: "drak", text: "x")]),
      "the modifier `theme` has no context `drak`"
    ),
    (
      "conditions", .contexts([.init(modifier: "theme", context: "dark", text: "{}")]),
      "`conditions` is an object, expected an object with strings that match `[a-z() -]+`"
    ),
  ]

  @Test(arguments: wrong)
  func `an invalid option value is an error`(
    _ name: String,
    _ value: OptionSetting.Value,
    _ message: String
  ) throws {
    #expect(try messages(name, value) == [message])
  }

  @Test func `a repeated option is an error`() throws {
    var workshop = Workshop()
    workshop.addTarget("t", printing: "", options)
    workshop.request.options = [
      OptionSetting("flag", .boolean(true)), OptionSetting("flag", .boolean(true)),
    ]
    #expect(try workshop.render("t").messages == ["the option `flag` is set twice"])
  }

  @Test func `templates access options by their types`() throws {
    var workshop = Workshop(##"{"a": {"$type": "number", "$value": 1}}"##)
    workshop.modifiers = [("theme", ["light", "dark"])]
    let template = """
      {% if let p = options.prefix %}{{ p }} {% endif %}{% if let n = options.name %}{{ n }} {% endif %}
      {% if let s = options.size %}{{ s * 2 }} {% endif %}{% if let c = options.count %}{{ c }} {% endif %}
      {% if options.flag %}flag {% endif %}{% if options.mode == "narrow" %}narrow {% endif %}
      {% for m in modifiers %}{% for c in m.contexts %}{% if let t = c.conditions %}{{ c.name }}={{ t }}{% endif %}{% endfor %}{% endfor %}
      """
    workshop.addTarget(
      "t",
      printing: template,
      options.replacing("\"boolean\"", with: "\"boolean\", \"default\": false")
        .replacing("\"narrow\"] }", with: "\"narrow\"], \"default\": \"wide\" }")
    )
    workshop.request.options = [
      OptionSetting("prefix", .string("acme")), OptionSetting("name", .string("Tokens")),
      OptionSetting("size", .number(1.5)), OptionSetting("count", .number(7)),
      OptionSetting("flag", .boolean(true)), OptionSetting("mode", .string("narrow")),
      OptionSetting(
        "conditions",
        .contexts([.init(modifier: "theme", context: "dark", text: "(dark)")])
      ),
    ]
    let printed = try workshop.printed("t").split(whereSeparator: \.isWhitespace)
    #expect(printed == ["acme", "Tokens", "3", "7", "flag", "narrow", "dark=(dark)"])
  }

  @Test func `an unknown context can't be pinned`() throws {
    var workshop = Workshop(##"{"a": {"$type": "number", "$value": 1}}"##)
    workshop.modifiers = [("theme", ["light", "dark"])]
    workshop.addTarget("t", printing: "")
    workshop.request.contexts = [
      ContextChoice(modifier: Located("theme"), context: Located("drak"))
    ]
    let result = try workshop.render("t")
    #expect(
      result.report == """
        error unknown-context: the modifier `theme` has no context `drak`
          help: did you mean `dark`?
        """
    )
  }
}
