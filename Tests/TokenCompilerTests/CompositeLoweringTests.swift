import Testing
import TokenModel

@testable import TokenCompiler

/// Composite values.
@Suite struct CompositeValues {
  private static let black = #"{"colorSpace":"srgb","components":[0,0,0]}"#
  private static let pixel = #"{"unit":"px","value":1}"#

  private func expect(
    _ value: String,
    _ type: TokenType,
    _ outcome: String,
    _ findings: [String] = []
  ) {
    let reading = ValueReading(value, as: type)
    #expect(reading.outcome == outcome)
    #expect(reading.findings == findings)
  }

  // MARK: Borders and transitions

  @Test func `a border of literals is a value, in any order of its properties`() {
    expect(
      #"{"style":"solid","width":\#(Self.pixel),"color":\#(Self.black)}"#,
      .border,
      #"{"color":\#(Self.black),"style":"solid","width":\#(Self.pixel)}"#
    )
  }

  @Test func `properties with references are listed in the order of the type`() {
    expect(
      ##"{"style":{"$ref":"#/s/$value"},"width":"~{g} / 2","color":"{a.b}"}"##,
      .border,
      "parts(color = {a.b}, width = ~{g} / 2, style = #/s/$value)"
    )
  }

  @Test func `a nested composite has its own parts`() {
    expect(
      #"{"style":{"lineCap":"square","dashArray":["{d}",\#(Self.pixel)]},"width":"{w}","color":"{c}"}"#,
      .border,
      "parts(color = {c}, width = {w}, style = "
        + "parts(dash = {d}, dash1 = \(Self.pixel), lineCap = 2))"
    )
  }

  @Test func `a transition consists of durations and a timing function`() {
    let text =
      #"{"delay":{"unit":"ms","value":0},"duration":{"unit":"s","value":1},"timingFunction":[0,0,1,1]}"#
    expect(text, .transition, text)
    expect(
      #"{"duration":"{d}","delay":"{e}","timingFunction":"{f}"}"#,
      .transition,
      "parts(duration = {d}, delay = {e}, timingFunction = {f})"
    )
  }

  // MARK: Stroke styles

  @Test(arguments: StrokeStyle.Name.allCases)
  func `every stroke style keyword is preserved`(_ name: StrokeStyle.Name) {
    expect("\"\(name.name)\"", .strokeStyle, "\"\(name.name)\"")
  }

  @Test func `a dash pattern keeps its lengths`() {
    let text = #"{"dashArray":[\#(Self.pixel),{"unit":"rem","value":2}],"lineCap":"round"}"#
    expect(text, .strokeStyle, text)
  }

  // MARK: Shadows

  private func layer(_ rest: String = "") -> String {
    #"{"blur":\#(Self.pixel),"color":\#(Self.black),"# + (rest.isEmpty ? "" : rest + ",")
      + #""offsetX":\#(Self.pixel),"offsetY":\#(Self.pixel),"spread":\#(Self.pixel)}"#
  }

  @Test func `a shadow remains an object or an array, as written`() {
    expect(layer(), .shadow, layer())
    expect("[\(layer())]", .shadow, "[\(layer())]")
    expect(layer(#""inset":true"#), .shadow, layer(#""inset":true"#))
    let list = "[\(layer(#""inset":false"#)),\(layer())]"
    expect(list, .shadow, list)
  }

  @Test func `a reference in an array of shadows is a whole layer`() {
    expect(
      ##"["{s.one}",{"color":"{c}","offsetX":0,"offsetY":0,"blur":0,"spread":0,"inset":true},{"$ref":"#/t/$value"}]"##,
      .shadow,
      "list(layer = {s.one}, color1 = {c}, "
        + ["offsetX", "offsetY", "blur", "spread"].map { "\($0)1 = {\"unit\":\"px\",\"value\":0}" }
        .joined(separator: ", ") + ", inset1 = 1, layer2 = #/t/$value)",
      [String](repeating: "warning unitless-zero 0", count: 4)
    )
  }

  // MARK: Gradients

  @Test func `gradient positions are clamped to the range 0 to 1`() {
    expect(
      #"[{"color":\#(Self.black),"position":-3},{"color":\#(Self.black),"position":1.5}]"#,
      .gradient,
      #"[{"color":\#(Self.black),"position":0},{"color":\#(Self.black),"position":1}]"#
    )
  }

  @Test func `a reference in a gradient is a stop or a component of a stop`() {
    expect(
      ##"["{g}",{"color":"{c}","position":{"$ref":"#/h/$value/0/position"}}]"##,
      .gradient,
      "list(stop = {g}, color1 = {c}, position1 = #/h/$value/0/position)"
    )
  }

  @Test func `a single stop object is read if a pointer leads to it`() {
    var reading = ValueReading(#"{"color":\#(Self.black),"position":0.5}"#, as: .gradient)
    #expect(reading.recipe == .invalid)
    let recipe = reading.lowerStop()
    #expect(
      reading.describe(recipe, .gradient) == #"[{"color":\#(Self.black),"position":0.5}]"#
    )
  }

  // MARK: Typography

  @Test func `typography may omit properties that are often missing in practice`() {
    let size = #""fontSize":{"unit":"px","value":16}"#
    expect(
      #"{"fontFamily":["Inter"],\#(size),"fontWeight":"bold","letterSpacing":\#(Self.pixel),"lineHeight":1.5}"#,
      .typography,
      #"{"fontFamily":["Inter"],\#(size),"fontWeight":"bold","letterSpacing":\#(Self.pixel),"lineHeight":1.5}"#
    )
    expect(
      #"{"fontFamily":"Inter",\#(size),"fontWeight":400}"#,
      .typography,
      #"{"fontFamily":"Inter",\#(size),"fontWeight":400}"#,
      ["warning missing-composite-member {"]
    )
    expect(
      #"{"fontFamily":"Inter",\#(size),"fontWeight":400,"letterSpacing":"{k}","lineHeight":"24px"}"#,
      .typography,
      #"parts(fontFamily = "Inter", fontSize = {"unit":"px","value":16}, "#
        + #"fontWeight = 400, letterSpacing = {k}, lineHeight = {"unit":"px","value":24})"#,
      [#"warning legacy-line-height "24px""#]
    )
  }

  @Test func `one mistake doesn't hide another`() {
    expect(
      #"{"color":3,"style":"wavy","wdith":0}"#,
      .border,
      "invalid",
      ["invalid-color 3", #"invalid-stroke-style "wavy""#, #"invalid-border "wdith""#]
    )
  }
}

extension ValueReading {
  mutating func lowerStop() -> Recipe {
    let node = node
    return change { $0.lowerStop(node) }
  }
}
