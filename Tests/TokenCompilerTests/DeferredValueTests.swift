import Diagnostics
import Testing
import TokenModel

@testable import TokenCompiler

/// References inside values, in positions that don't accept a whole token's value.
@Suite struct DeferredValues {
  private static let pointer = ##"{"$ref":"#/x"}"##

  /// A value with `{"$ref":"#/x"}` in one position, the referenced JSON, and the combined outcome.
  struct Sample: CustomTestStringConvertible, Sendable {
    let type: TokenType
    let value: String
    let target: String
    let outcome: String
    var testDescription: String { value }
  }

  static let samples = [
    Sample(
      type: .color,
      value: #"{"colorSpace":REF,"components":[0,0,9]}"#,
      target: #""lab""#,
      outcome: #"{"colorSpace":"lab","components":[0,0,9]}"#
    ),
    Sample(
      type: .color,
      value: #"{"colorSpace":"srgb","components":REF}"#,
      target: #"[0,"none",1]"#,
      outcome: #"{"colorSpace":"srgb","components":[0,"none",1]}"#
    ),
    Sample(
      type: .color,
      value: #"{"colorSpace":"srgb","components":[0,REF,1]}"#,
      target: "0.5",
      outcome: #"{"colorSpace":"srgb","components":[0,0.5,1]}"#
    ),
    Sample(
      type: .color,
      value: #"{"colorSpace":"srgb","components":[0,0,1],"alpha":REF}"#,
      target: "0.5",
      outcome: #"{"alpha":0.5,"colorSpace":"srgb","components":[0,0,1]}"#
    ),
    Sample(
      type: .color,
      value: #"{"colorSpace":"srgb","components":[0,0,1],"hex":REF}"#,
      target: ##""#0000FF""##,
      outcome: ##"{"colorSpace":"srgb","components":[0,0,1],"hex":"#0000FF"}"##
    ),
    Sample(
      type: .dimension,
      value: #"{"value":REF,"unit":"px"}"#,
      target: "4",
      outcome: #"{"unit":"px","value":4}"#
    ),
    Sample(
      type: .dimension,
      value: #"{"value":4,"unit":REF}"#,
      target: #""rem""#,
      outcome: #"{"unit":"rem","value":4}"#
    ),
    Sample(
      type: .duration,
      value: #"{"value":4,"unit":REF}"#,
      target: #""s""#,
      outcome: #"{"unit":"s","value":4}"#
    ),
    Sample(type: .cubicBezier, value: "[0,REF,1,1]", target: "-2", outcome: "[0,-2,1,1]"),
    Sample(type: .fontFamily, value: #"["A",REF]"#, target: #""B""#, outcome: #"["A","B"]"#),
    Sample(
      type: .strokeStyle,
      value: #"{"dashArray":REF,"lineCap":"butt"}"#,
      target: #"[{"value":1,"unit":"px"},"{d}"]"#,
      outcome: #"parts(dash = {"unit":"px","value":1}, dash1 = {d}, lineCap = 1)"#
    ),
    Sample(
      type: .strokeStyle,
      value: #"{"dashArray":["{d}"],"lineCap":REF}"#,
      target: #""round""#,
      outcome: "parts(dash = {d}, lineCap = 0)"
    ),
    Sample(
      type: .shadow,
      value:
        #"{"color":"{c}","offsetX":"{d}","offsetY":"{d}","blur":"{d}","spread":"{d}","inset":REF}"#,
      target: "true",
      outcome:
        "parts(color = {c}, offsetX = {d}, offsetY = {d}, blur = {d}, spread = {d}, inset = 1)"
    ),
  ]

  @Test(arguments: samples)
  func `a deferred value is parsed again with the referenced JSON`(_ sample: Sample) {
    let value = sample.value.replacing("REF", with: Self.pointer)
    var reading = ValueReading(value, as: sample.type)
    #expect(reading.outcome == "deferred" && reading.findings.isEmpty)
    reading.evaluateDeferred(following: [Self.pointer: sample.target])
    #expect(reading.outcome == sample.outcome)
    #expect(reading.findings.isEmpty)
  }

  @Test(arguments: samples)
  func `a nested curly-brace reference is followed, with a warning`(_ sample: Sample) {
    let value = sample.value.replacing("REF", with: #""{x.y}""#)
    var reading = ValueReading(value, as: sample.type)
    #expect(reading.outcome == "deferred" && reading.findings.isEmpty)
    reading.evaluateDeferred(following: [#""{x.y}""#: sample.target])
    #expect(reading.outcome == sample.outcome)
    #expect(reading.findings == [#"warning nested-reference "{x.y}""#])
  }

  @Test(arguments: samples)
  func `an error in the referenced JSON is reported once for all contexts`(_ sample: Sample) {
    var reading = ValueReading(sample.value.replacing("REF", with: Self.pointer), as: sample.type)
    for _ in 0..<3 { reading.evaluateDeferred(following: [Self.pointer: "{}"]) }
    #expect(reading.outcome == "invalid")
    #expect(reading.state.diagnostics.count == 1)
    #expect(reading.state.diagnostics.first?.severity == .error)
  }

  @Test func `an unresolved reference isn't reported a second time`() {
    var reading = ValueReading(#"{"value":\#(Self.pointer),"unit":"px"}"#, as: .dimension)
    reading.evaluateDeferred(following: [:])
    #expect(reading.outcome == "invalid" && reading.findings.isEmpty)
  }

  @Test func `chains of references are followed up to a limit`() {
    var reading = ValueReading(#"{"value":\#(Self.pointer),"unit":"px"}"#, as: .dimension)
    reading.evaluateDeferred(following: [Self.pointer: #""{y}""#, #""{y}""#: "3"])
    #expect(reading.outcome == #"{"unit":"px","value":3}"# && reading.findings.isEmpty)
    reading.evaluateDeferred(following: [Self.pointer: Self.pointer])
    #expect(reading.outcome == "invalid")
    #expect(reading.state.diagnostics.map(\.code) == [.referenceTooDeep])
  }

  @Test func `an error next to a deferred reference is reported immediately`() {
    let reading = ValueReading(#"{"value":\#(Self.pointer),"unit":"pt2"}"#, as: .dimension)
    #expect(reading.outcome == "invalid" && reading.findings == [#"invalid-dimension "pt2""#])
  }

  @Test func `only the affected property of a composite value is deferred`() {
    let reading = ValueReading(
      #"{"color":"{c}","width":{"value":\#(Self.pointer),"unit":"px"},"style":"solid"}"#,
      as: .border
    )
    #expect(reading.outcome == #"parts(color = {c}, width = deferred, style = "solid")"#)
  }
}
