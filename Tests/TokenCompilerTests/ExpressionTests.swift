import Diagnostics
import Foundation
import JSONSyntax
import Testing
import TokenModel

@testable import TokenCompiler

/// Expressions. `{grid}` is 8 px, `{rem}` 1 rem, `{ratio}` 1.5, `{short}` 100 ms,
/// `{ink}` blue, and `{paper}` white.
@Suite struct Formulas {
  private func result(_ formula: String, _ type: TokenType) -> ValueReading {
    var reading = ValueReading("\"~\(formula)\"", as: type)
    if case .expression(let id) = reading.recipe { reading.evaluate(id) }
    return reading
  }

  @Test(
    arguments: [
      ("{grid} * 1.25", 10.0), ("1.25*{grid}", 10), ("({grid} + {grid}) / 2", 8), ("-{grid}", -8),
      ("--{grid}", 8), ("{grid} - 4px - 2px", 2), ("{grid} - (4px - 2px)", 6),
      ("{grid} / 2 / 2", 2), ("{grid} + 2 * 1px", 10), ("2 * 3 * {ratio} * 1px", 9),
      ("@grid * 2", 16), ("{grid}*-1", -8), ("{grid} * {ratio}", 12), ("8px / 3", 8.0 / 3),
      (".5px", 0.5), ("1.5e1px", 15), (" {grid} ", 8), ("(({grid}))", 8), ("{grid} * 0", 0),
      ("0 * -1px", 0),
    ] as [(String, Double)]
  )
  func `dimensions are computed`(_ formula: String, _ pixels: Double) {
    let reading = result(formula, .dimension)
    #expect(reading.outcome == #"{"unit":"px","value":\#(json(pixels))}"#)
    #expect(reading.findings.isEmpty)
  }

  @Test(arguments: [
    ("200ms * 1.5", 300.0), ("{short} * 2", 200), ("{short} + 30ms", 130),
    ("-(30ms - {short})", 70),
    ("round({short} / 7, 10ms)", 10), ("max({short}, 90ms)", 100),
    ("if({short} < 200ms, {short}, 1ms)", 100), ("{short} / 40ms * 10ms", 25),
  ])
  func `durations are computed`(_ formula: String, _ milliseconds: Double) {
    let reading = result(formula, .duration)
    #expect(reading.outcome == #"{"unit":"ms","value":\#(json(milliseconds))}"#)
    #expect(reading.findings.isEmpty)
  }

  @Test(arguments: [
    ("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9), ("10 / 4", 2.5), ("{ratio} - 2", -0.5),
    ("0.1 + 0.2", 0.1 + 0.2),
    ("7", 7), ("-3 + 3", 0),
  ])
  func `numbers are computed without rounding`(_ formula: String, _ number: Double) {
    let reading = result(formula, .number)
    #expect(reading.outcome == json(number) && reading.findings.isEmpty)
  }

  @Test(arguments: [
    ("round(13.4)", 13.0), ("round(2.5)", 3), ("round(-2.5)", -2), ("round(7, 5)", 5),
    ("round(-7, 5)", -5), ("round(7.5, -5)", 10), ("round(1.005, 0.01)", 1.01),
    ("round(0.32, 0.1)", 0.3), ("round(1e300)", 1e300), ("floor(-1.5)", -2), ("ceil(1.2)", 2),
    ("ceil(-0.5)", 0), ("abs(-3)", 3), ("min(3, 1, 2)", 1), ("max(3)", 3), ("clamp(1, 5, 3)", 3),
    ("clamp(4, 5, 3)", 4), ("clamp(1, 0, 3)", 1), ("sqrt(2)", 2.0.squareRoot()),
    ("pow(2, 10)", 1024), ("2 ^ 3 ^ 2", 512), ("-2 ^ 2", -4), ("2 ^ -1", 0.5), ("4 ^ 0.5", 2),
    ("1.25^3", 1.953125), ("{ratio} ^ 2", 2.25), ("2 * 3 ^ 2", 18), ("{grid} / 2px", 4),
    ("floor({ratio})", 1), ("max({ratio}, 2) * 2", 4),
  ])
  func `functions of numbers follow CSS`(_ formula: String, _ number: Double) {
    let reading = result(formula, .number)
    #expect(reading.outcome == json(number) && reading.findings.isEmpty)
  }

  @Test(arguments: [
    ("round({grid} * 1.3)", 10.0), ("round({grid} * 1.3, 4px)", 12), ("floor({grid} / 3)", 2),
    ("ceil({grid} / 3)", 3), ("abs(0px - {grid})", 8), ("min({grid}, 4px)", 4),
    ("max(1px, {grid}, 4px)", 8), ("clamp(10px, {grid}, 24px)", 10),
    ("{grid} * 1.25 ^ 2", 12.5), ("{grid} * ({grid} / 1px)", 64),
  ])
  func `functions keep the unit of dimensions`(_ formula: String, _ pixels: Double) {
    let reading = result(formula, .dimension)
    #expect(reading.outcome == #"{"unit":"px","value":\#(json(pixels))}"#)
    #expect(reading.findings.isEmpty)
  }

  @Test(arguments: [
    ("color.set({ink}, green, 0.5, srgb)", #"{"colorSpace":"srgb","components":[0,0.5,1]}"#),
    ("color.set({ink}, saturation, 50, hsl)", #"{"colorSpace":"hsl","components":[240,50,50]}"#),
    ("color.rotate({ink}, 150, hsl)", #"{"colorSpace":"hsl","components":[30,100,50]}"#),
    ("color.rotate({ink}, -270, hsl)", #"{"colorSpace":"hsl","components":[330,100,50]}"#),
    ("color.saturate({ink}, -0.25, hsl)", #"{"colorSpace":"hsl","components":[240,75,50]}"#),
    ("color.saturate({ink}, 1, hsl)", #"{"colorSpace":"hsl","components":[240,100,50]}"#),
    // Blue is oklch(0.45201 0.31321 264.052), as in CSS Color 4.
    (
      "color.rotate({ink}, 30)",
      #"{"colorSpace":"oklch","components":[0.4520137182,0.3132143886,294.0520226164]}"#
    ),
    (
      "color.saturate({ink}, -0.5)",
      #"{"colorSpace":"oklch","components":[0.4520137182,0.1566071943,264.0520226164]}"#
    ),
    (
      "color.best({paper}, #777777, {ink}, #000000)", #"{"colorSpace":"srgb","components":[0,0,1]}"#
    ),
    // 4.54 and 4.48 to 1, the grays next to the limit of WCAG 2.2.
    (
      "color.best({paper}, #767676, #000000)",
      #"{"colorSpace":"srgb","components":[0.4627450980392157,0.4627450980392157,0.4627450980392157]}"#
    ),
    (
      "color.tone(#777777, 4.5, {paper})",
      #"{"colorSpace":"oklch","components":[0.5675500099,0,0]}"#
    ),
    ("color.best({paper}, #ffffff, #ffff00)", #"{"colorSpace":"srgb","components":[1,1,0]}"#),
    ("if(1 < 2, {ink}, {paper})", #"{"colorSpace":"srgb","components":[0,0,1]}"#),
    (
      "if(color.contrast({ink}, {paper}) < 7, {paper}, {ink})",
      #"{"colorSpace":"srgb","components":[0,0,1]}"#
    ),
  ])
  func `colors are changed, compared, and chosen`(_ formula: String, _ outcome: String) {
    let reading = result(formula, .color)
    #expect(reading.outcome == outcome && reading.findings.isEmpty)
  }

  @Test(arguments: [
    ("color.contrast(#000000, #ffffff)", 21.0), ("color.contrast(#777777, #777777)", 1),
    ("if({grid} <= 8px, 1, 2)", 1), ("if({grid} != 8px, 1, 2)", 2), ("if(2 >= 3, 1, 2)", 2),
    ("if(1 == 1, 1, 2)", 1), ("if(2 > 1, {ratio}, 2) * 2", 3),
  ])
  func `contrast and comparisons give numbers`(_ formula: String, _ number: Double) {
    let reading = result(formula, .number)
    #expect(reading.outcome == json(number) && reading.findings.isEmpty)
  }

  @Test func `the examples of CSS for OKLCH are exact`() {
    let reading = result("color.set(#ff0000, lightness, 0.5)", .color)
    #expect(reading.outcome.hasPrefix(#"{"colorSpace":"oklch","components":[0.5,0.2576"#))
    #expect(result("color.set(#ff0000, hue, 0)", .color).outcome.contains(",0]"))
  }

  @Test func `functions are documented`() throws {
    let page = DiagnosticCode.malformedExpression.explanation
    let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let guide = try String(
      contentsOf: repository.appending(path: "tokens/guide/extensions.md"),
      encoding: .utf8
    )
    for function in ExpressionFunction.all {
      #expect(page.contains("`\(function.signature)`"))
      #expect(guide.contains(function.name + "("))
    }
  }

  private func json(_ number: Double) -> String { number.jsonText }

  @Test(arguments: [
    ("color.alpha({ink}, 0.6)", #"{"alpha":0.6,"colorSpace":"srgb","components":[0,0,1]}"#),
    ("color.alpha({ink}, {ratio} / 3)", #"{"alpha":0.5,"colorSpace":"srgb","components":[0,0,1]}"#),
    ("color.mix({ink}, {paper}, 0.25, srgb)", #"{"colorSpace":"srgb","components":[0.75,0.75,1]}"#),
    ("color.mix({ink},{ink},1,srgb)", #"{"colorSpace":"srgb","components":[0,0,1]}"#),
    ("{ink}", #"{"colorSpace":"srgb","components":[0,0,1]}"#),
    (
      "color.alpha(color.mix({ink}, {paper}, 0, srgb), 0)",
      #"{"alpha":0,"colorSpace":"srgb","components":[1,1,1]}"#
    ),
  ])
  func `color functions are evaluated`(_ formula: String, _ outcome: String) {
    let reading = result(formula, .color)
    #expect(reading.outcome == outcome && reading.findings.isEmpty)
  }

  @Test func `colors mix in OKLab and in equal parts by default`() {
    let half = result("color.mix({ink}, {paper})", .color)
    #expect(half.outcome.hasPrefix(#"{"colorSpace":"oklab""#))
    #expect(half.outcome == result("color.mix({ink}, {paper}, 0.5)", .color).outcome)
  }

  @Test func `a single reference may have any type`() {
    #expect(result("{short}", .duration).outcome == #"{"unit":"ms","value":100}"#)
    #expect(result("{short}", .number).findings == ["expression-type-mismatch {short}"])
  }

  @Test(arguments: [
    ("{grid} + 1", "{grid} + 1"), ("1 - {grid}", "1 - {grid}"),
    ("{grid} + {rem}", "{grid} + {rem}"),
    ("{grid} * {grid}", "{grid} * {grid}"), ("2 / {grid}", "2 / {grid}"),
    ("{ink} + {ink}", "{ink} + {ink}"),
    ("-{ink}", "{ink}"), ("{ratio}", "{ratio}"), ("1px + (2 + 3px)", "2 + 3px"),
    ("color.alpha({grid}, 1)", "{grid}"), ("color.alpha({ink}, {grid})", "{grid}"),
    ("min({grid}, {rem})", "min({grid}, {rem})"), ("max(1, {grid})", "max(1, {grid})"),
    ("round({grid}, 2)", "round({grid}, 2)"), ("clamp(1px, {rem}, 2px)", "clamp(1px, {rem}, 2px)"),
    ("sqrt({grid})", "{grid}"), ("{grid} ^ 2", "{grid}"), ("abs({ink})", "{ink}"),
    ("{grid} / {rem}", "{grid} / {rem}"), ("if({grid} < 1, 1, 2)", "{grid} < 1"),
    ("if(1 < 2, 1px, 2)", "if(1 < 2, 1px, 2)"), ("color.set({ink}, red, 1)", "red"),
    ("color.best({ink}, 1)", "1"), ("color.mix({ink}, 2)", "2"),
    ("color.mix({ink}, {ink}, {ink})", "{ink}"),
  ])
  func `incompatible operands are an error at their location`(_ formula: String, _ place: String) {
    let reading = result(formula, .dimension)
    #expect(reading.findings == ["expression-type-mismatch \(place)"])
    #expect(reading.outcome == "invalid")
  }

  @Test(arguments: [
    ("{grid} / 0", "0"), ("{grid} / (1 - 1)", "1 - 1"), ("1e308 * 10 * 1px", "1e308 * 10"),
    ("1e308px + 1e308px", "1e308px + 1e308px"), ("1px / 1e-320", "1px / 1e-320"),
    ("sqrt(-1)", "sqrt(-1)"), ("(-8) ^ 0.5", "(-8) ^ 0.5"), ("round(1, 0)", "round(1, 0)"),
    ("pow(10, 400)", "pow(10, 400)"), ("0 ^ -1", "0 ^ -1"), ("{grid} / 0px", "0px"),
    ("color.alpha({ink}, -0.1)", "-0.1"), ("color.mix({ink}, {ink}, 2)", "2"),
  ])
  func `an out-of-range result is an error at its location`(_ formula: String, _ place: String) {
    #expect(result(formula, .dimension).findings == ["expression-out-of-range \(place)"])
  }

  @Test(arguments: [
    ("", "~"), ("   ", "~   "), ("1 +", ""), ("* 2", "*"), ("(1", "("), ("1)", ")"), ("1 2", "2"),
    ("{a", "{a"),
    ("{a..b}", "{a..b}"), ("@", "@"), ("1..2", ".2"), (".", "."), ("1qq", "qq"), ("a.b", "a.b"),
    ("color.alpha", ""), ("color.alpha(1)", ")"), ("color.mix(1,2,3,4)", "4"), ("foo(1)", "foo"),
    ("1 % 2", "%"), (#"1 \u00e9"#, #"\u00e9"#), ("1e999", "1e999"), ("{a}{b}", "{b}"),
    ("@a@b", "@b"),
    ("color.mix(1", "("), ("abs(1, 2)", ","), ("abs()", ")"), ("pow(2)", ")"),
    ("round(1, 2, 3)", ","), ("clamp(1, 2)", ")"), ("min()", ")"), ("floor 2", "2"), ("2 ^", ""),
    ("flor(2)", "flor"), ("if(1, 2, 3)", ","), ("1 < 2", "<"), ("color.best({ink})", ")"),
    ("color.set({ink}, 1, 2)", "1"), ("color.set({ink}, tint, 2)", "tint"),
  ])
  func `a syntax error is reported at its location`(_ formula: String, _ place: String) {
    #expect(result(formula, .number).findings == ["malformed-expression \(place)"])
  }

  @Test func `length and nesting depth are limited`() {
    let deep = String(repeating: "(", count: 100) + "1" + String(repeating: ")", count: 100)
    #expect(result(deep, .number).state.diagnostics.map(\.code) == [.malformedExpression])
    let minuses = String(repeating: "-", count: 3000) + "1"
    #expect(result(minuses, .number).state.diagnostics.map(\.code) == [.malformedExpression])
    let long = [String](repeating: "1", count: 2048).joined(separator: "+")
    #expect(result(long, .number).outcome == "2048")
    #expect(result(long + "+1", .number).state.diagnostics.map(\.code) == [.malformedExpression])
  }

  @Test func `the text is stored without its tilde, and references are in source order`() throws {
    let reading = ValueReading(#""~ {b.c} + @a-d * {b.c} ""#, as: .dimension)
    #expect(reading.outcome == "~{b.c} + @a-d * {b.c}")
    let expression = try #require(reading.state.expressions.first)
    let targets = expression.references.map {
      reading.state.describe(reading.state.references[Int($0.index)].target)
    }
    #expect(targets == ["{b.c}", "{a-d}", "{b.c}"])
  }

  @Test func `an expression in an extension has no tilde`() {
    var reading = ValueReading(#""{grid} * 2""#, as: .number)
    #expect(reading.parseUnmarked() == "{grid} * 2")
    reading = ValueReading(#""~{grid} * 2""#, as: .number)
    #expect(reading.parseUnmarked() == nil)
    reading = ValueReading("2", as: .number)
    #expect(reading.parseUnmarked() == nil)
    #expect(reading.findings == ["malformed-expression 2"])
  }

  @Test func `an error is reported once for all contexts`() {
    var reading = ValueReading(#""~{grid} + 1""#, as: .dimension)
    guard case .expression(let id) = reading.recipe else { return }
    for _ in 0..<3 { reading.evaluate(id) }
    #expect(reading.findings == ["expression-type-mismatch {grid} + 1"])
  }

  @Test func `a missing operand gives neither a result nor a diagnostic`() {
    var reading = ValueReading(#""~{unknown} + 1""#, as: .dimension)
    guard case .expression(let id) = reading.recipe else { return }
    reading.evaluate(id)
    #expect(reading.outcome == "invalid" && reading.findings.isEmpty)
  }
}

extension ValueReading {
  /// Parses the node as the `expression` of `dev.tokens` and returns the expression's text.
  mutating func parseUnmarked() -> String? {
    let node = node
    return change { state in
      state.diagnostics = []
      let id = state.parseExpression(node, isMarked: false)
      return id.map { state.texts[state.expressions[Int($0.index)].text] }
    }
  }
}
