import Diagnostics
import Testing
import TokenModel

@testable import TokenCompiler

/// Composite values in token files of other tools, and groups of such values.
struct ForeignCompositeTests {
  private static func compile(_ text: String) -> Compilation { ForeignFormTests.compile(text) }

  @Test(arguments: [
    (
      ##"{ "value": { "x": "0", "y": 4, "blur": "8", "spread": "0", "color": "#000000", "type": "innerShadow" }, "type": "boxShadow" }"##,
      ##"{ "$type": "shadow", "$value": { "color": "#000000", "offsetX": "0px", "offsetY": "4px", "blur": "8px", "spread": "0px", "inset": true } }"##
    ),
    (
      ##"{ "$type": "shadow", "$value": [{ "color": "rgb(0, 0, 0)", "offsetX": "0", "offsetY": "4px", "blur": "8px", "inset": "inset" }] }"##,
      ##"{ "$type": "shadow", "$value": [{ "color": "#000000", "offsetX": "0px", "offsetY": "4px", "blur": "8px", "spread": "0px", "inset": true }] }"##
    ),
    (
      ##"{ "value": { "x": "{two}", "y": "{also}", "blur": "{a}", "spread": 0, "color": "#000000" }, "type": "boxShadow" }"##,
      ##"{ "$type": "shadow", "$value": { "color": "#000000", "offsetX": "2px", "offsetY": "1.5px", "blur": "4px", "spread": "0px" } }"##
    ),
    (
      ##"{ "value": "0 1px 2px rgba(0, 0, 0, 0.5)", "type": "shadow" }"##,
      ##"{ "$type": "shadow", "$value": { "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 }, "offsetX": "0px", "offsetY": "1px", "blur": "2px", "spread": "0px" } }"##
    ),
    (
      ##"{ "value": "1px solid #000000", "type": "border" }"##,
      ##"{ "$type": "border", "$value": { "color": "#000000", "width": "1px", "style": "solid" } }"##
    ),
    (
      ##"{ "value": "200ms ease-in", "type": "transition" }"##,
      ##"{ "$type": "transition", "$value": { "duration": "200ms", "delay": "0ms", "timingFunction": [0.42, 0, 1, 1] } }"##
    ),
    (
      ##"{ "value": { "fontFamily": "Inter", "fontSize": "16", "fontWeight": "Bold", "lineHeight": "150%", "letterSpacing": "2%" }, "type": "typography" }"##,
      ##"{ "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": "16px", "fontWeight": 700, "lineHeight": 1.5, "letterSpacing": { "value": 0.02, "unit": "em" } } }"##
    ),
  ])
  func `a composite value equals its DTCG form`(_ token: String, _ standard: String) throws {
    let compilation = Self.compile("{ \(ForeignFormTests.others), \"x\": \(token) }")
    let read = try #require(compilation.ir, "\(compilation.messages)")
    let expected = try #require(Self.compile("{ \"x\": \(standard) }").ir)
    #expect(read.value("x") == expected.value("x"))
  }

  @Test func `a composition that becomes a group keeps its description and deprecation`() throws {
    let compilation = Self.compile(
      """
      { "t": { "value": { "font-size": "12px" }, "type": "typography", "deprecated": "Use u.",
        "description": "Small text." } }
      """
    )
    let group = try #require(compilation.ir?.groups.first, "\(compilation.messages)")
    #expect(group.description.map { compilation.ir?.texts[$0] } == "Small text.")
    #expect(group.deprecation != nil)
  }

  @Test func `an alias of a token that becomes a group extends it, also across files`() throws {
    let compilation = Project([
      "a.json": ##"""
      {
        "card": { "type": "composition", "value": { "color": "#ff0000", "borderRadius": "18px" } },
        "half": { "type": "typography", "value": { "fontSize": "12px" } },
        "whole": { "type": "typography", "value": { "fontFamily": "Inter", "fontSize": "12px",
          "lineHeight": "1.5", "letterSpacing": "0", "fontWeight": "400" } }
      }
      """##,
      "b.json": ##"""
      {
        "fancy": { "type": "composition", "value": "{card}" },
        "fancier": { "type": "composition", "value": "{fancy.value}" },
        "other": { "type": "typography", "value": "{half}" },
        "style": { "type": "typography", "value": "{whole}" }
      }
      """##,
    ]).compile()
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    for group in ["card", "fancy", "fancier"] {
      #expect(ir.value("\(group).borderRadius") == "18.0px")
      #expect(ir.value("\(group).color") == ir.value("card.color"))
    }
    #expect(ir.value("half.fontSize") == "12.0px")
    #expect(ir.value("other.fontSize") == "12.0px")
    #expect(ir.token("style")?.type == .typography)
  }

  @Test func `values of unknown types are text styles, groups, or text`() throws {
    let compilation = Self.compile(
      ##"""
      {
        "style": { "type": "custom-fontStyle", "value": { "fontFamily": "Inter", "fontSize": 48,
          "fontWeight": 500, "lineHeight": 57.6, "letterSpacing": 0, "textCase": "none" } },
        "grid": { "type": "custom-grid", "value": { "count": 12, "gutter": "16px", "align": "left" } },
        "list": { "type": "custom-list", "value": ["a", 1] },
        "deep": { "type": "custom-list", "value": [{ "a": 1 }] }
      }
      """##
    )
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(compilation.diagnostics.map(\.code) == [.foreignForm])
    #expect(ir.token("style")?.type == .typography)
    #expect(ir.value("grid.gutter") == "16.0px" && ir.value("grid.count") == "12.0")
    var bytes: [UInt8] = []
    ir.appendJSON(to: &bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(#""a, 1""#) && text.contains(#"[{ \"a\": 1 }]"#))
  }

  @Test func `a list of fonts can refer to other lists`() throws {
    let compilation = Self.compile(
      """
      { "system": { "type": "fontFamily", "value": ["A", "B"] },
        "all": { "type": "fontFamily", "value": ["C", "{system}", "D"] } }
      """
    )
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(ir.value("all") == "C,A,B,D")
  }

  @Test func `a text with fonts and references is a list of fonts, and text styles can use it`()
    throws
  {
    let compilation = Self.compile(
      ##"""
      {
        "body": { "type": "fontFamilies", "value": "'SF Pro', Arial" },
        "brand": { "type": "fontFamilies", "value": "'Archivo Black',{body}, serif" },
        "style": { "type": "typography", "value": { "fontFamily": "{brand}", "fontSize": 48,
          "fontWeight": 500, "lineHeight": 57.6, "letterSpacing": 0 } }
      }
      """##
    )
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(compilation.diagnostics.map(\.code) == [.foreignForm])
    #expect(ir.token("brand")?.type == .fontFamily)
    #expect(ir.value("brand") == "Archivo Black,SF Pro,Arial,serif")
    #expect(ir.value("style")?.hasPrefix("Archivo Black,SF Pro,Arial,serif ") == true)
  }

  @Test func `a list of references to fonts in a text style is a list of fonts`() throws {
    let compilation = Self.compile(
      ##"""
      {
        "brand": { "type": "fontFamilies", "value": "Inter" },
        "style": { "type": "typography", "value": { "fontFamily": "{brand}, serif", "fontSize": 48,
          "fontWeight": 500, "lineHeight": 57.6, "letterSpacing": 0 } }
      }
      """##
    )
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(compilation.diagnostics.map(\.code) == [.foreignForm])
    #expect(ir.value("style")?.hasPrefix("Inter,serif ") == true)
  }

  @Test func `a text style can refer to a font and to a number that is a weight`() throws {
    let compilation = Self.compile(
      ##"""
      {
        "sans": { "value": "Inter, sans-serif", "type": "font" },
        "fontWeight": {
          "bold": { "value": 700, "type": "number" }, "none": { "value": 0, "type": "number" }
        },
        "body": {
          "type": "typography",
          "value": {
            "fontFamily": "{sans}", "fontSize": "16px", "fontWeight": "{fontWeight.bold}",
            "lineHeight": 1.5
          }
        },
        "old": {
          "type": "font", "value": { "fontFamily": "Inter", "fontSize": "16px", "fontWeight": 400 }
        }
      }
      """##
    )
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    let types = ["sans", "fontWeight.bold", "fontWeight.none", "body"].map { ir.token($0)?.type }
    #expect(types == [.fontFamily, .fontWeight, .number, .typography])
    #expect(compilation.messages.allSatisfy { !$0.contains("old") })
  }
}
