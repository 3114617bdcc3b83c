import Diagnostics
import TokenCompiler
import Testing

@testable import TokenLint

/// Sources that look like those with findings, but have none.
@Suite struct `Rules about clean sources` {
  private static func style(_ more: String, weight: Int = 400, family: String = "{sans}") -> String
  {
    """
    { "$type": "typography", "$value": { "fontFamily": "\(family)", "fontWeight": \(weight),
      "fontSize": { "value": 11, "unit": "px" }, "lineHeight": 2,
      "letterSpacing": { "value": 0, "unit": "px" } }\(more) }
    """
  }

  private static func number(_ number: Int) -> String {
    style(#", "$extensions": { "dev.tokens": { "number": \#(number) } }"#)
  }

  private static let sans = """
    "sans": { "$type": "fontFamily", "$value": "Inter", "$extensions": { "dev.tokens": {
      "faces": [{ "weight": 400, "file": "a.ttf" }] } } }
    """

  private static func button(_ fields: String) -> String {
    #"{ "send": { "$extensions": { "dev.tokens": { "component": "button" } }, \#(fields) } }"#
  }

  private static func hidden(_ tokens: String) -> String {
    #""p": { "$extensions": { "dev.tokens": { "visibility": "private" } }, \#(tokens) }"#
  }

  /// A rule, a source, and options.
  private static let cases: [(any LintRule.Type, String, LintOptions)] = [
    (NumberGapRule.self, "{ \(sans), \"a\": \(number(2)), \"b\": \(number(1)) }", LintOptions()),
    (
      NumberGapRule.self, "{ \(sans), \"a\": \(number(1)), \"b\": \(style("")) }", LintOptions()
    ),
    (
      FaceMissingRule.self,
      "{ \(sans), \"a\": \(style("")), \"b\": \(style("", weight: 700, family: "Arial")) }",
      LintOptions()
    ),
    (SmallTextRule.self, "{ \(sans), \"a\": \(style("")) }", LintOptions()),
    (LineHeightRangeRule.self, "{ \(sans), \"a\": \(style("")) }", LintOptions()),
    (
      MissingStateRule.self,
      button(
        ##""backgroundPressed": { "$type": "color", "$value": "#111111" }, "backgroundDisabled": { "$type": "color", "$value": "#222222" }"##
      ), LintOptions()
    ),
    (
      TouchTargetRule.self,
      button(
        #""minimumHeight": { "$type": "dimension", "$value": { "value": 2.75, "unit": "rem" } }, "padding": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } }"#
      ), LintOptions()
    ),
    (
      LayeringRule.self, colors(["swatch.a": "#000000", "other.a": "{swatch.a}"]),
      .texts(["layers": ["component.**", "color.**", "swatch.**"]])
    ),
    (
      AliasDepthRule.self, colors(["a": "#000000", "b": "{a}", "c": "{b}"]),
      .numbers(["maximum": 2])
    ),
    (
      NamingRule.self, colors(["gray.$root": "#000000", "gray.50": "#111111"]),
      .texts(["case": ["camel"], "words": ["ray"], "pattern": ["gray.**"]])
    ),
    (
      TokenBudgetRule.self,
      ##"{ "$type": "color", \##(hidden(##""a": { "$value": "#000000" }"##)), "b": { "$value": "#000000" } }"##,
      LintOptions()
    ),
    (
      DescriptionMissingRule.self,
      ##"{ "a": { "$type": "color", "$value": "#000000", "$description": "" } }"##, LintOptions()
    ),
    (
      DeprecatedUsedRule.self,
      ##"{ "$type": "color", "a": { "$value": "#000000", "$deprecated": false }, "b": { "$value": "{a}" } }"##,
      LintOptions()
    ),
    (
      DeprecatedWithoutReplacementRule.self,
      ##"{ "g": { "$deprecated": "Use h.", "a": { "$type": "color", "$value": "#000000" } } }"##,
      LintOptions()
    ),
  ]

  @Test(arguments: cases.indices)
  func `there is no finding`(_ index: Int) throws {
    var (rule, text, options) = Self.cases[index]
    if rule.code == TokenBudgetRule.code { options["limits"] = .limits([(Located("color"), 1)]) }
    #expect(try Linted(text).messages(rule, options).isEmpty, "\(rule)")
  }

  @Test(arguments: ["{}", #"{ "a": {} }"#, #"{ "a": { "$type": "number", "$value": 1 } }"#])
  func `no rule needs tokens or colors`(_ text: String) throws {
    let ir = try Linted(text).ir
    var settings = LintSettings()
    for rule in LintRules.all where rule.necessaryOptions.isEmpty { settings.set(.error, of: rule) }
    let found = Linter(ir, settings).diagnostics.filter { $0.code != DescriptionMissingRule.code }
    #expect(found.isEmpty, "\(found.map(\.message))")
  }
}
