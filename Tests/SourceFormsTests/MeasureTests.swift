import Testing

@testable import SourceForms

/// Numbers with units, and arithmetic with them.
struct MeasureTests {
  @Test(arguments: [
    ("16px", 16, "px"), (" 1.5 rem ", 1.5, "rem"), ("-4", -4, ""), ("50%", 50, "%"),
    ("1em", 1, "em"),
    (".5", 0.5, ""), ("1e2px", 100, "px"), ("+3dp", 3, "dp"), ("200MS", 200, "ms"),
  ])
  func `a measure has a number and a unit`(_ text: String, _ value: Double, _ unit: String) {
    #expect(Measure(text) == Measure(value, unit))
  }

  @Test(arguments: ["", "px", "1 2", "auto", "1px solid", "0x10", "{a}", "1px2", "∞"])
  func `other texts aren't measures`(_ text: String) {
    #expect(Measure(text) == nil)
  }

  @Test(arguments: [
    ("16 * 1.5", 24, ""), ("3 + 1", 4, ""), ("100 / 10", 10, ""), ("16px * 2", 32, "px"),
    ("-(2 + 3) * 4px", -20, "px"), ("floor(13px / 4) * 4", 12, "px"),
    ("roundTo(10 / 3, 2)", 3.33, ""),
    ("max(2, 4px, 3px)", 4, "px"), ("2 ^ 3 - 1", 7, ""), ("1px + 2px * 3", 7, "px"),
    ("2 - 3 - 4", -5, ""),
  ])
  func `arithmetic is evaluated`(_ text: String, _ value: Double, _ unit: String) {
    #expect(Formula.evaluate(text) == Measure(value, unit))
  }

  @Test(arguments: [
    "1px + 1rem", "1 / 0", "1 +", "(1", "a * 2", "2px * 2px", "1 2",
    "sqrt(4px)", "min()", "abs(1, 2)", "roundTo(1, 0.5)", "sqrt(-1)", "foo(1)",
  ])
  func `invalid arithmetic gives no result`(_ text: String) {
    #expect(Formula.evaluate(text) == nil)
  }

  @Test func `deeply nested parentheses are rejected without recursion`() {
    let text = String(repeating: "(", count: 100_000)
    #expect(Formula.evaluate(text + "1" + String(repeating: ")", count: 100_000)) == nil)
  }

  @Test(arguments: [
    ("{x} * 2", true), ("-({a} + 4px) / 2", true), ("{a}{b}", false), ("{a} {b}", false),
    ("2 *", false), ("{a", false), ("0.5", true), ("rgba({a}, 1)", false), ("floor({a}/4)*4", true),
    ("min({a}, {b} 2)", false), ("", false),
  ])
  func `arithmetic with references is recognized`(_ text: String, _ isSum: Bool) {
    #expect((Formula(text) != nil) == isSum)
  }

  @Test(arguments: [
    ("{n} * 2", "~{n} * 2 * 1px"), ("{px} *  {n}", "~{px} *  {n}"),
    ("{px} * {px}", "~{px} * ({px} / 1px)"),
    ("{px} - 1", "~{px} - 1px"), ("-{px} + {n} * 2", "~-{px} + {n} * 2 * 1px"),
    ("({px} + 4dp)^2", "~(({px} + 4px) / 1px) ^ 2 * 1px"), ("1 / {px}", "~1 / ({px} / 1px) * 1px"),
    ("roundTo({px}/3, 1)", "~round({px} / 3, 0.1px)"), ("round({px}, 2)", "~round({px}, 2px)"),
    ("min({px}, {n})", "~min({px}, {n} * 1px)"), ("sqrt({px})", "~sqrt({px} / 1px) * 1px"),
    ("{px} + {rem}", "~{px} + {rem}"), ("{new} * {px}", "~{new} * {px}"),
    ("{n} - ({n} - 2)", "~({n} - ({n} - 2)) * 1px"),
  ])
  func `operands of dimensions get units`(_ text: String, _ expression: String) throws {
    let kinds: [String: Formula.Kind] = [
      "{n}": .number, "{px}": .length("px"), "{rem}": .length("rem"),
    ]
    let formula = try #require(Formula(text))
    #expect(formula.expression(as: .dimension) { kinds[$0] ?? .unknown }.text == expression)
  }

  @Test(arguments: [
    ("Bold", 700, false), ("ExtraBold italic", 800, true), ("semi-bold", 600, false),
    ("Regular Italic", 400, true), ("Italic", 400, true), ("Demi Bold", 600, false),
  ])
  func `font weight names are parsed`(_ text: String, _ value: Double, _ isItalic: Bool) throws {
    let name = try #require(FontWeightName(text))
    #expect(name.value == value)
    #expect(name.isItalic == isItalic)
  }
}
