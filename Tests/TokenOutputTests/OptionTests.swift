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

  private func messages(_ name: String, _ value: OptionValue) throws -> [String] {
    var workshop = Workshop(##"{"a": {"$type": "number", "$value": 1}}"##)
    workshop.modifiers = [("theme", ["light", "dark"])]
    workshop.addTarget("t", printing: "", options)
    workshop.request.options = [OptionSetting(name, value)]
    return try workshop.render("t").messages
  }

  private static let wrong: [(String, OptionValue, String)] = [
    ("prefx", .string("a"), "the target `t` has no option `prefx`"),
    ("prefix", .string("A"), "`prefix` is `A` where a text that matches `[a-z]+` is expected"),
    ("prefix", .number(1), "`prefix` is `1` where a string is expected"),
    (
      "name", .string("a b"),
      "`name` is `a b` where an identifier (letters, digits and `_`, no digit first) is expected"
    ),
    ("size", .number(0), "`size` is `0` where at least 1 is expected"),
    ("size", .number(10), "`size` is `10` where at most 9 is expected"),
    ("count", .number(1.5), "`count` is `1.5` where a whole number is expected"),
    ("flag", .string("yes"), "`flag` is `yes` where `true` or `false` is expected"),
    ("mode", .string("wid"), "`mode` is `wid` where one of `wide` or `narrow` is expected"),
    (
      "mode", .unsupported,
      "`mode` is a list, `null` or an object of something else where one of `wide` or `narrow` is expected"
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
      "`conditions` is an object where an object of texts that match `[a-z() -]+` is expected"
    ),
  ]

  @Test(arguments: wrong)
  func `a value that an option does not take is refused`(
    _ name: String,
    _ value: OptionValue,
    _ message: String
  ) throws {
    #expect(try messages(name, value) == [message])
  }

  @Test func `an option that is set twice is refused`() throws {
    var workshop = Workshop()
    workshop.addTarget("t", printing: "", options)
    workshop.request.options = [
      OptionSetting("flag", .boolean(true)), OptionSetting("flag", .boolean(true)),
    ]
    #expect(try workshop.render("t").messages == ["the option `flag` is set twice"])
  }

  @Test func `templates see options by their types`() throws {
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

  @Test func `a context that does not exist cannot be fixed`() throws {
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
