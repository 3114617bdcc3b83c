import Diagnostics
import Testing
import TokenModel

@testable import TokenCompiler

/// Line heights with a unit and letter spacing as a percentage, neither of which DTCG defines.
@Suite struct `Lengths in text styles` {
  private func text(_ members: String, _ ours: String = "") -> String {
    let extensions = ours.isEmpty ? "" : #", "$extensions": { "dev.tokens": { \#(ours) } }"#
    return #""text": { "$type": "typography", "$value": { "fontFamily": "A", "fontWeight": 400, "#
      + "\(members) }\(extensions) }"
  }

  private func style(_ compilation: Compilation, variant: Int? = nil) throws -> TextStyle {
    let ir = try #require(compilation.ir, "\(compilation.messages)")
    let token = try #require(ir.token("text"))
    let resolved =
      variant.map { Array(ir.variants[token.variants.indices])[$0].resolved } ?? token.base
    return ir.textStyles[Int(try #require(resolved.textStyle))]
  }

  private func size(_ pixels: Int) -> String {
    #""size": { "$type": "dimension", "$value": { "value": \#(pixels), "unit": "px" } }"#
  }

  private let spacing = #""letterSpacing": { "value": 0, "unit": "px" }"#

  @Test(arguments: [
    (#"{ "value": 22, "unit": "px" }"#, 1.1), (#""22px""#, 1.1), (#""22""#, 1.1),
    (#"{ "value": 1.5, "unit": "rem" }"#, 1.2), (#""150%""#, 1.5), (#""1.5em""#, 1.5),
    (#""1.5""#, 1.5),
  ])
  func `a line height with a unit is a ratio to the font size`(_ height: String, _ ratio: Double)
    throws
  {
    let members =
      #""fontSize": { "value": 20, "unit": "px" }, "lineHeight": \#(height), \#(spacing)"#
    let compilation = Project("{ \(text(members)) }").compile()
    #expect(compilation.diagnostics.map(\.code) == [.legacyLineHeight])
    #expect(try style(compilation).lineHeightRatio == ratio)
    #expect(compilation.ir?.value("text")?.contains(" \(ratio) ") == true)
  }

  @Test func `the exact line height is kept in addition to the ratio`() throws {
    let members = #""fontSize": { "value": 17, "unit": "px" }, "lineHeight": "22px", \#(spacing)"#
    let style = try style(Project("{ \(text(members)) }").compile())
    #expect(style.lineHeight == Dimension(22, .px))
    #expect(style.lineHeightRatio == 22.0 / 17)
  }

  @Test func `the ratio follows a font size that varies`() throws {
    let members = #""fontSize": "{size}", "lineHeight": "{height}", \#(spacing)"#
    let compilation = Project.themed(
      ##"""
      { \##(size(20)), \##(text(members)),
        "height": { "$type": "dimension", "$value": { "value": 30, "unit": "px" } } }
      """##,
      dark: "{ \(size(15)) }"
    ).compile()
    #expect(try style(compilation).lineHeightRatio == 1.5)
    #expect(try style(compilation, variant: 0).lineHeightRatio == 2)
    #expect(try style(compilation, variant: 0).lineHeight == Dimension(30, .px))
  }

  @Test func `a length that can't become a ratio remains a length`() throws {
    let members = #""fontSize": { "value": 2, "unit": "em" }, "lineHeight": "22px", \#(spacing)"#
    let style = try style(Project("{ \(text(members)) }").compile())
    #expect(style.lineHeight == Dimension(22, .px) && style.lineHeightRatio == nil)
  }

  @Test func `letter spacing as a percentage is relative to the font size`() throws {
    let members =
      #""fontSize": "{size}", "lineHeight": 1.5, "letterSpacing": { "value": 5, "unit": "%" }"#
    let compilation = Project.themed(
      "{ \(size(20)), \(text(members)) }",
      dark: "{ \(size(40)) }"
    ).compile()
    #expect(try style(compilation).kern == Dimension(1, .px))
    #expect(try style(compilation).kernEm == 0.05)
    #expect(try style(compilation, variant: 0).kern == Dimension(2, .px))
  }

  @Test(arguments: [
    (#""lineHeight": { "value": 24, "unit": "px" }"#, ["`letterSpacing`"]),
    (#""kern": { "value": 1, "unit": "px" }"#, ["`lineHeight`"]),
    (
      #""kern": { "value": 1, "unit": "px" }, "lineHeight": { "value": 24, "unit": "px" }"#,
      []
    ),
    (#""system": "body""#, []),
  ])
  func `a property specified by our extension isn't missing`(_ ours: String, _ missing: [String]) {
    let members = #""fontSize": { "value": 17, "unit": "px" }"#
    let compilation = Project("{ \(text(members, ours)) }").compile()
    #expect(
      compilation.diagnostics.map(\.message)
        == missing.map { "a typography value needs \($0); using the platform's default" }
    )
  }

  @Test(arguments: [
    ("16", "if 16 px are meant, write `1.3333`"), ("150", "if 150 % are meant, write `1.5`"),
    ("0.2", "write a multiple of the font size, such as `1.5`"), ("4", nil), ("0.5", nil),
  ])
  func `a line height that looks like pixels is warned about`(_ height: String, _ help: String?) {
    let members =
      #""fontSize": { "value": 12, "unit": "px" }, "lineHeight": \#(height), \#(spacing)"#
    let source = #"{ \#(text(members)), "same": { "$value": "{text}" } }"#
    let compilation = Project(source).compile()
    #expect(compilation.diagnostics.map(\.help) == (help.map { [$0] } ?? []))
  }
}
