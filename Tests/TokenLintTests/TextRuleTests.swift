import Diagnostics
import Testing

@testable import TokenLint

/// The rules about text styles, dimensions, and components.
@Suite struct `Rules about sizes` {
  private static func style(_ size: String, _ more: String = "", lineHeight: Double = 1.5) -> String
  {
    """
    { "$type": "typography", "$value": { "fontFamily": "{sans}", "fontWeight": 700,
      "fontSize": \(size), "lineHeight": \(lineHeight),
      "letterSpacing": { "value": 0, "unit": "px" } }\(more) }
    """
  }

  private static func source(_ styles: String) throws -> Linted {
    try Linted(
      """
      { "sans": { "$type": "fontFamily", "$value": "Inter", "$extensions": { "dev.tokens": {
          "faces": [{ "weight": 400, "file": "a.ttf" }, { "weight": 600, "file": "b.ttf" }] } } },
        \(styles) }
      """
    )
  }

  @Test(arguments: [
    (#"{ "value": 10.5, "unit": "px" }"#, 1), (#"{ "value": 11, "unit": "px" }"#, 0),
    (#"{ "value": 0.5, "unit": "rem" }"#, 1), (#"{ "value": 0.6875, "unit": "rem" }"#, 0),
  ])
  func `text below eleven pixels is small`(_ size: String, _ count: Int) throws {
    let source = try Self.source("\"a\": \(Self.style(size)), \"b\": { \"$value\": \"{a}\" }")
    #expect(source.messages(SmallTextRule.self).count == count)
  }

  @Test func `line heights have a range`() throws {
    let size = #"{ "value": 12, "unit": "px" }"#
    let source = try Self.source(
      "\"a\": \(Self.style(size, lineHeight: 0.8)), \"b\": \(Self.style(size, lineHeight: 2))"
    )
    #expect(
      source.messages(LineHeightRangeRule.self) == [
        "`a` has a line height of 0.8, expected 1 to 2"
      ]
    )
  }

  @Test func `a weight without a face is reported once`() throws {
    let size = #"{ "value": 12, "unit": "px" }"#
    let source = try Self.source("\"a\": \(Self.style(size)), \"b\": \(Self.style(size))")
    let found = source.diagnostics(FaceMissingRule.self)
    #expect(found.map(\.message) == ["`a` has weight 700, for which `Inter` has no face"])
    #expect(found.first?.notes == ["weights with a face: 400, 600"])
  }

  @Test func `text styles with the same value but other axes aren't equal`() throws {
    let size = #"{ "value": 12, "unit": "px" }"#
    func style(_ number: Int, _ width: Int) -> String {
      Self.style(
        size,
        #"""
        , "$extensions": { "dev.tokens": {
          "number": \#(number), "fontVariationSettings": { "wdth": \#(width) } } }
        """#
      ).replacing("{sans}", with: "Inter")
    }
    func messages(_ width: Int) throws -> [String] {
      try Self.source(#""x": { "a": \#(style(1, 80)) }, "y": { "b": \#(style(2, width)) }"#)
        .messages(EqualLiteralRule.self)
    }
    #expect(try messages(80) == ["`y.b` repeats the value of `x.a`"])
    #expect(try messages(90) == [])
  }

  @Test func `a gap in the numbers of styles is reported`() throws {
    let size = #"{ "value": 12, "unit": "px" }"#
    func number(_ number: Int) -> String {
      Self.style(size, ", \"$extensions\": { \"dev.tokens\": { \"number\": \(number) } }")
    }
    let source = try Self.source("\"a\": \(number(1)), \"b\": \(number(4)), \"c\": \(number(5))")
    #expect(source.messages(NumberGapRule.self) == ["no text style has the numbers 2 to 3"])
  }

  @Test func `dimensions off the grid are reported if there is a grid`() throws {
    func source(_ grid: Bool) throws -> Linted {
      try Linted(
        """
        { "$type": "dimension", "unit": { "$value": { "value": 8, "unit": "px" },
            "$extensions": { "dev.tokens": { "grid": \(grid) } } },
          "line": { "$value": { "value": 1, "unit": "px" } },
          "half": { "$value": { "value": 12, "unit": "px" } },
          "rem": { "$value": { "value": 1, "unit": "rem" } },
          "off": { "$value": { "value": 15, "unit": "px" } },
          "calculated": { "$value": "~{unit} * 1.1" } }
        """
      )
    }
    #expect(
      try source(true).messages(OffGridRule.self) == [
        "`off` is 15 px, which isn't a multiple of the grid unit of 8 px"
      ]
    )
    #expect(try source(false).messages(OffGridRule.self).isEmpty)
  }

  @Test func `controls need a size for fingers and a disabled state`() throws {
    let source = try Linted(
      """
      { "send": { "$extensions": { "dev.tokens": { "component": "button" } },
          "minimumHeight": { "$type": "dimension", "$value": { "value": 32, "unit": "px" } },
          "background": { "$type": "color", "$value": "#000000" },
          "backgroundPressed": { "$type": "color", "$value": "#111111" } },
        "card": { "$extensions": { "dev.tokens": { "component": "view" } },
          "minimumHeight": { "$type": "dimension", "$value": { "value": 32, "unit": "px" } } } }
      """
    )
    #expect(
      source.messages(TouchTargetRule.self) == [
        "`send.minimumHeight` is 32 px, expected at least 44"
      ]
    )
    #expect(source.messages(MissingStateRule.self) == ["`send` has no disabled state"])
  }
}
