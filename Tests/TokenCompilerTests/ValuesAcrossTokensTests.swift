import Diagnostics
import Foundation
import Testing

@testable import TokenCompiler

/// Values that depend on other tokens, from the file to the IR.
@Suite struct ValuesAcrossTokens {
  /// The IR of a token file without whitespace, and the diagnostics.
  private func compile(_ text: String) -> (ir: String, findings: [String]) {
    let request = CompileRequest(source: .files([Located("a.tokens.json")]))
    let compilation = TokenCompiler.compile(request) { _ in .success(Array(text.utf8)) }
    var printed: [UInt8] = []
    compilation.ir?.appendJSON(to: &printed)
    let ir = String(decoding: printed, as: UTF8.self).filter { !$0.isWhitespace }
    return (ir, compilation.diagnostics.map { "\($0.severity) \($0.code.name)" })
  }

  @Test func `a pointer may lead into values that contain pointers`() {
    let result = compile(
      ##"""
      {
        "n": { "$type": "number", "$value": 0.5 },
        "a": { "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0, { "$ref": "#/n/$value" }, 1] } },
        "b": { "$type": "color",
          "$value": { "colorSpace": "srgb", "components": { "$ref": "#/a/$value/components" } } }
      }
      """##
    )
    #expect(result.findings.isEmpty)
    let parts = result.ir.components(separatedBy: #""components":[0,0.5,1]"#)
    #expect(parts.count == 3)
  }

  @Test func `a pointer to one stop can be a stop of another gradient`() {
    let result = compile(
      ##"""
      {
        "$type": "gradient",
        "a": { "$value": [
          { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 0.25 },
          { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 0.75 }] },
        "b": { "$value": [{ "$ref": "#/a/$value/1" }] }
      }
      """##
    )
    #expect(result.findings.isEmpty)
    #expect(result.ir.components(separatedBy: #""position":0.75"#).count == 3)
  }

  @Test func `a path ending in value resolves to the token, unless there is such a token`() {
    let result = compile(
      """
      {
        "$type": "number",
        "a": { "$value": 7 },
        "b": { "$value": "{a.value}" },
        "c": { "value": { "$value": 8 } },
        "d": { "$value": "{c.value}" }
      }
      """
    )
    #expect(result.findings == ["warning legacy-reference"])
    #expect(result.ir.components(separatedBy: #""value":7"#).count == 3)
    #expect(result.ir.components(separatedBy: #""value":8"#).count == 3)
  }

  @Test func `a line height that references a length becomes a ratio to the font size`() {
    let result = compile(
      """
      {
        "d": { "$type": "dimension", "$value": { "value": 24, "unit": "px" } },
        "t": { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": "{d}",
          "fontWeight": 400, "letterSpacing": "{d}", "lineHeight": "{d}" } }
      }
      """
    )
    #expect(result.findings == ["warning legacy-line-height"])
    #expect(result.ir.contains(#""/letterSpacing":"d""#))
    #expect(!result.ir.contains(#""/lineHeight""#))
    #expect(result.ir.contains(#""lineHeight":1}"#))
  }
}
