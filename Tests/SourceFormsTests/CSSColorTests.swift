import Testing

@testable import SourceForms

/// Colors in CSS notation.
struct CSSColorTests {
  @Test(arguments: [
    ("#fff", ##"{ "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" }"##),
    (
      "#33669980",
      ##"{ "colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "alpha": 0.5019607843137255, "hex": "#336699" }"##
    ),
    ("rgb(255, 0, 51)", #"{ "colorSpace": "srgb", "components": [1, 0, 0.2] }"#),
    (
      "rgb(100% 0% 20% / 50%)",
      #"{ "colorSpace": "srgb", "components": [1, 0, 0.2], "alpha": 0.5 }"#
    ),
    (
      "rgba(255,0,51,.25)",
      #"{ "colorSpace": "srgb", "components": [1, 0, 0.2], "alpha": 0.25 }"#
    ),
    (
      "rgba(#ff0033, 0.25)",
      ##"{ "colorSpace": "srgb", "components": [1, 0, 0.2], "alpha": 0.25, "hex": "#ff0033" }"##
    ),
    (
      "rgba(255, 0, 51, 1.5)",
      #"{ "colorSpace": "srgb", "components": [1, 0, 0.2], "alpha": 1 }"#
    ),
    (
      "rgb(255 0 51 / -20%)",
      #"{ "colorSpace": "srgb", "components": [1, 0, 0.2], "alpha": 0 }"#
    ),
    ("hsl(120deg 50% 25%)", #"{ "colorSpace": "hsl", "components": [120, 50, 25] }"#),
    ("hsla(0.5turn, 50%, 25%, 1)", #"{ "colorSpace": "hsl", "components": [180, 50, 25] }"#),
    ("hwb(90 10% 20%)", #"{ "colorSpace": "hwb", "components": [90, 10, 20] }"#),
    ("lab(50% 40 none)", #"{ "colorSpace": "lab", "components": [50, 40, "none"] }"#),
    ("lch(50 30 200)", #"{ "colorSpace": "lch", "components": [50, 30, 200] }"#),
    ("oklab(40% 0.1 -0.1)", #"{ "colorSpace": "oklab", "components": [0.4, 0.1, -0.1] }"#),
    ("oklch(0.7 0.15 250)", #"{ "colorSpace": "oklch", "components": [0.7, 0.15, 250] }"#),
    (
      "color(display-p3 1 0.5 0)", #"{ "colorSpace": "display-p3", "components": [1, 0.5, 0] }"#
    ),
    ("transparent", #"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0 }"#),
    ("RebeccaPurple", #"{ "colorSpace": "srgb", "components": [0.4, 0.2, 0.6] }"#),
  ])
  func `a color has the components of its space`(_ text: String, _ json: String) throws {
    #expect(try #require(CSSColor(text)).value.json == json)
  }

  @Test(arguments: [
    "", "#", "#12", "#12345", "#ggg", "rgb()", "rgb(1, 2)", "rgb(1 2 3 4)", "rgb(1, 2, 3",
    "hsl(1 2",
    "plaid", "color(unknown 1 2 3)", "rgb({x}, 1, 2)", "url(x)", "lab(50% x 1)", "rgb(1 2 3 / )",
  ])
  func `other texts aren't colors`(_ text: String) {
    #expect(CSSColor(text) == nil)
  }

  @Test func `named colors have the values of CSS`() {
    let known: [(String, UInt32)] = [
      ("aliceblue", 0xF0F8FF), ("black", 0x000000), ("darkslategray", 0x2F4F4F),
      ("gray", 0x808080), ("grey", 0x808080), ("lightgoldenrodyellow", 0xFAFAD2),
      ("tan", 0xD2B48C), ("white", 0xFFFFFF), ("yellowgreen", 0x9ACD32),
    ]
    for (name, value) in known { #expect(CSSColor.named(name) == value, "\(name)") }
    #expect(CSSColor.named("nocolor") == nil)
  }

  @Test func `a color literal in an expression consists of whole bytes`() throws {
    #expect(CSSColor("rebeccapurple")?.hexadecimal == "#663399")
    #expect(CSSColor("rgba(0, 0, 0, 0)")?.hexadecimal == "#00000000")
    #expect(CSSColor("rgb(1% 2% 3%)")?.hexadecimal == nil)
    #expect(CSSColor("hsl(0 0% 0%)")?.hexadecimal == nil)
  }
}
