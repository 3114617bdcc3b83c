import Testing
import TokenModel

/// Values of the simple types, with their results and the source texts of the diagnostics.
@Suite struct SimpleValues {
  private func check(_ sample: ValueCase, as type: TokenType) {
    let reading = ValueReading(sample.value, as: type)
    #expect(reading.outcome == sample.outcome)
    #expect(reading.findings == sample.findings)
  }

  @Test(arguments: [
    ValueCase(
      #"{"colorSpace":"srgb","components":[1,0.4,0]}"#,
      #"{"colorSpace":"srgb","components":[1,0.4,0]}"#
    ),
    ValueCase(
      ##"{"hex":"#A1b2C3","alpha":0.5,"components":["none",0,100],"colorSpace":"hsl"}"##,
      ##"{"alpha":0.5,"colorSpace":"hsl","components":["none",0,100],"hex":"#A1b2C3"}"##
    ),
    ValueCase(
      #"{"colorSpace":"xyz-d50","components":[0,1,0.5],"alpha":0}"#,
      #"{"alpha":0,"colorSpace":"xyz-d50","components":[0,1,0.5]}"#
    ),
    ValueCase(
      #"{"colorSpace":"oklch","components":[1,7,359.9]}"#,
      #"{"colorSpace":"oklch","components":[1,7,359.9]}"#
    ),
    ValueCase(
      #"{"colorSpace":"lab","components":[100,-200,200]}"#,
      #"{"colorSpace":"lab","components":[100,-200,200]}"#
    ),
    ValueCase(
      ##""#abc""##,
      ##"{"colorSpace":"srgb","components":[0.6666666666666666,0.7333333333333333,0.8],"hex":"#aabbcc"}"##,
      ##"warning legacy-color "#abc""##
    ),
    ValueCase(
      ##""#FF000080""##,
      ##"{"alpha":0.5019607843137255,"colorSpace":"srgb","components":[1,0,0],"hex":"#FF0000"}"##,
      ##"warning legacy-color "#FF000080""##
    ),
    ValueCase(
      ##"{"hex":"#ff0000","alpha":0.5}"##,
      ##"{"alpha":0.5,"colorSpace":"srgb","components":[1,0,0],"hex":"#ff0000"}"##,
      ##"warning legacy-color "#ff0000""##
    ),
    ValueCase(
      #"{"colorSpace":"srgb","channels":[0,0,1]}"#,
      #"{"colorSpace":"srgb","components":[0,0,1]}"#,
      #"warning legacy-color "channels""#
    ),
    ValueCase(
      #"{"colorSpace":"srgb"}"#,
      #"{"colorSpace":"srgb","components":["none","none","none"]}"#,
      "warning legacy-color {"
    ),
    ValueCase(
      #"{"colorSpace":"lch","components":[-1,-1,360]}"#,
      "invalid",
      "invalid-color -1",
      "invalid-color -1",
      "invalid-color 360"
    ),
    ValueCase(#"{"colorSpace":"srgb","components":[256,0,0]}"#, "invalid", "invalid-color 256"),
    ValueCase(
      #"{"colorSpace":"nope","components":[256,0,"x"],"alpha":2}"#,
      "invalid",
      #"invalid-color "nope""#,
      #"invalid-color "x""#,
      "invalid-color 2"
    ),
    ValueCase(#"{"colorSpace":"srgb","components":{"r":0}}"#, "invalid", #"invalid-color {"r":0}"#),
    ValueCase(
      #"{"colorSpace":"srgb","components":[0,0,0],"hex":"ff0000"}"#,
      "invalid",
      #"invalid-color "ff0000""#
    ),
    ValueCase(
      #"{"colorSpace":"srgb","components":[0,0,0],"alpha":null}"#,
      "invalid",
      "invalid-color null"
    ),
  ])
  func `colors`(_ sample: ValueCase) { check(sample, as: .color) }

  @Test(arguments: ColorSpace.allCases)
  func `every color space accepts its name and zero components`(_ space: ColorSpace) {
    let reading = ValueReading(#"{"colorSpace":"\#(space.name)","components":[0,0,0]}"#, as: .color)
    #expect(reading.outcome == #"{"colorSpace":"\#(space.name)","components":[0,0,0]}"#)
  }

  @Test(arguments: [
    ValueCase(#"{"value":-1.5,"unit":"rem"}"#, #"{"unit":"rem","value":-1.5}"#),
    ValueCase(#"{"unit":"px","value":1e3}"#, #"{"unit":"px","value":1000}"#),
    ValueCase(#"{"value":2,"unit":"\u0070x"}"#, #"{"unit":"px","value":2}"#),
    ValueCase(#""-.5em""#, #"{"unit":"em","value":-0.5}"#, #"warning legacy-dimension "-.5em""#),
    ValueCase(#""16 px""#, #"{"unit":"px","value":16}"#, #"warning legacy-dimension "16 px""#),
    ValueCase(#""px""#, "invalid", #"invalid-dimension "px""#),
    ValueCase(#""1e999px""#, "invalid", #"invalid-dimension "1e999px""#),
    ValueCase("-0", #"{"unit":"px","value":0}"#, "warning unitless-zero -0"),
    ValueCase(#"{"value":0}"#, #"{"unit":"px","value":0}"#, "warning unitless-zero {\"value\":0}"),
    ValueCase(#"{"value":1,"unit":""}"#, "invalid", #"invalid-dimension """#),
    ValueCase(
      #"{"value":3,"unit":"vw"}"#,
      #"{"unit":"vw","value":3}"#,
      #"warning nonstandard-unit "vw""#
    ),
    ValueCase(
      #"{"value":true,"unit":1}"#,
      "invalid",
      "invalid-dimension true",
      "invalid-dimension 1"
    ),
    ValueCase("[]", "invalid", "invalid-dimension []"),
  ])
  func `dimensions`(_ sample: ValueCase) { check(sample, as: .dimension) }

  @Test(arguments: Dimension.Unit.allCases)
  func `every unit of CSS is kept`(_ unit: Dimension.Unit) {
    let reading = ValueReading(#"{"unit":"\#(unit.name)","value":1}"#, as: .dimension)
    #expect(reading.outcome == #"{"unit":"\#(unit.name)","value":1}"#)
    #expect(reading.findings.isEmpty == unit.isStandard)
  }

  @Test(arguments: [
    ValueCase(#"{"value":0.2,"unit":"s"}"#, #"{"unit":"s","value":0.2}"#),
    ValueCase(#""1.5s""#, #"{"unit":"s","value":1.5}"#, #"warning legacy-duration "1.5s""#),
    ValueCase("0", "invalid", "invalid-duration 0"),
    ValueCase(#"{"value":1,"unit":"px"}"#, "invalid", #"invalid-duration "px""#),
  ])
  func `durations`(_ sample: ValueCase) { check(sample, as: .duration) }

  @Test(arguments: [
    ValueCase(#""Inter""#),
    ValueCase(#"["Inter"]"#),
    ValueCase(#"["Inter","sans-serif"]"#),
    ValueCase(#""Ménlo\n😀""#, #""Ménlo\n😀""#),
    ValueCase(#""~~Tilde""#, #""~Tilde""#),
    ValueCase(#"["~~Tilde"]"#, #"["~~Tilde"]"#),
    ValueCase(#""O'Hara""#, #""O'Hara""#),
    ValueCase(
      #""'Segoe UI', -apple-system ,\"Noto, Sans\"""#,
      #"["Segoe UI","-apple-system","Noto, Sans"]"#,
      #"warning font-list-string "'Segoe UI', -apple-system ,\"Noto, Sans\"""#
    ),
    ValueCase(#"["A, B","C"]"#, #"["A","B","C"]"#, #"warning font-list-string "A, B""#),
    ValueCase(#""A, ""#, "invalid", #"invalid-font-family "A, ""#),
    ValueCase(#"["",1]"#, "invalid", #"invalid-font-family """#, "invalid-font-family 1"),
    ValueCase("{}", "invalid", "invalid-font-family {}"),
  ])
  func `font families`(_ sample: ValueCase) { check(sample, as: .fontFamily) }

  @Test(arguments: [
    ValueCase("1"), ValueCase("1000"), ValueCase("350.5"),
    ValueCase("0.9", "invalid", "invalid-font-weight 0.9"),
    ValueCase(#""550""#, "550", #"warning legacy-font-weight "550""#),
    ValueCase(#""1001""#, "invalid", #"invalid-font-weight "1001""#),
    ValueCase(#""Demi_Bold""#, #""demi-bold""#, #"warning legacy-font-weight "Demi_Bold""#),
    ValueCase("null", "invalid", "invalid-font-weight null"),
  ])
  func `font weights`(_ sample: ValueCase) { check(sample, as: .fontWeight) }

  @Test(arguments: FontWeight.Name.allCases)
  func `every font weight keyword is preserved`(_ name: FontWeight.Name) {
    let reading = ValueReading("\"\(name.name)\"", as: .fontWeight)
    #expect(reading.outcome == "\"\(name.name)\"" && reading.findings == [])
  }

  @Test(arguments: [
    ValueCase("[0,-2,1,3.5]"),
    ValueCase("[1.01,0,0,0]", "invalid", "invalid-cubic-bezier 1.01"),
    ValueCase("[0,null,0,[]]", "invalid", "invalid-cubic-bezier null", "invalid-cubic-bezier []"),
  ])
  func `timing curves`(_ sample: ValueCase) { check(sample, as: .cubicBezier) }

  @Test(arguments: [
    ValueCase("-1.5e2", "-150"), ValueCase("0"),
    ValueCase("true", "invalid", "invalid-number true"),
    ValueCase(#""{a}""#, "{a}"), ValueCase(##"{"$ref":"#/a/$value/0"}"##, "#/a/$value/0"),
    ValueCase(#""~{a} * 2""#, "~{a} * 2"),
  ])
  func `numbers`(_ sample: ValueCase) { check(sample, as: .number) }

  @Test func `equal values are interned once`() {
    var reading = ValueReading("1", as: .number)
    let first = reading.recipe
    reading = ValueReading("1.0", as: .number)
    #expect(reading.recipe == first)
  }

  @Test func `malformed JSON isn't reported a second time`() {
    let reading = ValueReading(#"{"value":16px,"unit":'x'}"#, as: .dimension)
    #expect(reading.findings.allSatisfy { $0.hasPrefix("malformed-json") })
    #expect(!reading.findings.isEmpty)
  }
}
