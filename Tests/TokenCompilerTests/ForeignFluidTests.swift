import Diagnostics
import Testing
import TokenModel

@testable import SourceForms
@testable import TokenCompiler

/// Lengths in CSS notation that grow with the viewport, in files of other tools.
struct ForeignFluidTests {
  private static func compile(_ tokens: String) -> Compilation {
    Project("{ \"px\": { \"value\": \"4px\", \"type\": \"spacing\" }, \(tokens) }").compile()
  }

  private static func text(_ ir: IR, _ name: String) -> String? {
    guard let token = ir.token(name), token.type == .dimension else { return nil }
    return ir.text(of: token.base.value, type: .dimension)
  }

  @Test(arguments: [
    #""value": "clamp(1rem, 0.9rem + 1vw, 1.5rem)", "type": "fontSizes""#,
    #""value": "clamp(1rem, calc(1vw + 0.9rem), 1.5rem)", "type": "spacing""#,
    #""$value": "clamp(1rem, 0.9rem + 1vw, 1.5rem)", "$type": "dimension""#,
    #""value": "clamp(1rem, calc(0.9rem + 1vw), calc(1rem + 0.5rem))""#,
  ])
  func `a linear clamp is a fluid length`(_ token: String) throws {
    let compilation = Self.compile("\"x\": { \(token) }, \"y\": { \"value\": \"{x}\" }")
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(compilation.diagnostics.map(\.code) == [.foreignForm])
    let expected = "1rem to 1.5rem between widths of 160px and 960px"
    #expect(Self.text(ir, "x") == expected)
    #expect(Self.text(ir, "y") == expected)
    var bytes: [UInt8] = []
    ir.appendJSON(to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self).contains(#""text": "clamp(1rem, "#))
  }

  @Test func `text that refers to a token of another type isn't a fluid length`() {
    let compilation = Project(
      """
      { "length": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
        "text": { "$type": "percentage", "$value": "{length}" },
        "size": { "$type": "dimension", "$value": "{text}" } }
      """
    ).compile()
    #expect(compilation.ir == nil)
    let message = "`text` is an unknown type, but a dimension is required here"
    #expect(compilation.messages.contains("error[type-mismatch]: " + message))
  }

  @Test(arguments: [
    "clamp(1rem, 0.5vh + 0.9rem, 1.5rem)", "clamp(1px, 0.9rem + 1vw, 1.5rem)",
    "clamp(16px, 0.9rem + 1vw, 24px)", "clamp(1rem, 2rem - 1vw, 3rem)",
    "clamp(1rem, 2rem, 3rem + 1vw)",
    "clamp(1rem, 1.1rem + 1vw, 2rem)", "clamp(2rem, 1rem + 1vw, 2rem)", "clamp(1rem, 1vw)",
    "clamp(1rem, 2 + 1vw, 3rem)", "clamp(1rem, var(--x), 2rem)", "clamp(1rem, 1rem + 0vw, 1rem)",
    "max(1rem, 0.9rem + 1vw)", "clamp(1rem, 0.9rem + 1vw, 1.5rem) 4px",
  ])
  func `other functions are text in CSS notation`(_ text: String) throws {
    #expect(CSSFluidLength(text) == nil)
    let compilation = Self.compile("\"x\": { \"value\": \"\(text)\", \"type\": \"spacing\" }")
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(ir.constants.count == 1)
  }

  @Test func `a length that only style sheets can calculate in another file keeps both as text`()
    throws
  {
    let files = [
      "a.json": #"{ "x": { "value": "clamp(1rem, 4vw, 2rem)", "type": "spacing" } }"#,
      "b.json": #"{ "x": { "value": "calc(1rem + 1vw)", "type": "spacing" } }"#,
    ]
    let ir = try #require(Project(files).compile().ir)
    #expect(ir.constants.count == 1)
    let lengths = files.merging(["b.json": #"{ "x": { "value": "8px", "type": "spacing" } }"#]) {
      $1
    }
    #expect(Project(lengths).compile().ir?.constants.count == 0)
  }

  @Test(
    arguments: [
      ("{x} * 2", "2rem to 3rem between widths of 160px and 960px", nil),
      ("{x} + {px}", nil, "calc(clamp(1rem, 0.9rem + 1vw, 1.5rem) + 4px)"),
      ("calc({x} * -1)", nil, "calc(clamp(1rem, 0.9rem + 1vw, 1.5rem) * -1)"),
      (
        "calc({x} * {twice})", nil,
        "calc(clamp(1rem, 0.9rem + 1vw, 1.5rem) * clamp(2rem, 1.8rem + 2vw, 3rem))"
      ),
    ] as [(String, String?, String?)]
  )
  func `formulas contain fluid lengths`(_ formula: String, _ length: String?, _ css: String?) throws
  {
    let compilation = Self.compile(
      #"""
      "x": { "value": "clamp(1rem, 0.9rem + 1vw, 1.5rem)", "type": "spacing" },
      "twice": { "value": "{x} * 2", "type": "spacing" },
      "y": { "value": "\#(formula)", "type": "spacing" }
      """#
    )
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    #expect(Self.text(ir, "y") == length)
    var bytes: [UInt8] = []
    ir.appendJSON(to: &bytes)
    if let css { #expect(String(decoding: bytes, as: UTF8.self).contains("\"\(css)\"")) }
  }
}
