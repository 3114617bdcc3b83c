import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

/// The printed JSON of any compiled source conforms to the schema. It's parsed by Foundation
/// instead of our own parser.
@Suite struct `A printed IR` {
  private static func expectFits(
    _ ir: IR,
    _ name: String,
    _ schema: borrowing JSONSchema
  ) throws {
    var printed: [UInt8] = []
    ir.appendJSON(to: &printed)
    let findings = try schema.findings(in: Data(printed))
    #expect(findings == [], "\(name): \(String(decoding: printed.prefix(4_000), as: UTF8.self))")
  }

  @Test(arguments: Seeds.blocks)
  func `the IR of a random source conforms to the schema`(_ block: Range<Int>) throws {
    let schema = try Printing.schema()
    for seed in block {
      guard let ir = RandomSource(seed: UInt64(seed)).project().compile().ir else { continue }
      try Self.expectFits(ir, "seed \(seed)", schema)
    }
  }

  @Test func `the IR of a conformance case conforms to the schema`() throws {
    let schema = try Printing.schema()
    var count = 0
    for project in Sources.cases {
      guard let ir = project.compile().ir else { continue }
      try Self.expectFits(ir, "\(project.files)", schema)
      count += 1
    }
    #expect(count > 100)
  }

  typealias Foreign = `Foreign systems`

  @Test(
    .enabled(if: Foreign.isThere, "the systems are not next to this repository"),
    arguments: Foreign.systems
  )
  func `the IR of another tool's tokens conforms to the schema`(_ system: Foreign.System) throws {
    let ir = try #require(Project(try system.files).compile().ir)
    try Self.expectFits(ir, system.path, Printing.schema())
  }

  /// The extensions of every group and token of a source, by path.
  private static func extensions(of ir: IR) throws -> [String: JSONValue] {
    var printed: [UInt8] = []
    ir.appendJSON(to: &printed)
    let document = try JSONValue(parsing: printed)
    let elements = (document["groups"]?.elements ?? []) + (document["tokens"]?.elements ?? [])
    return elements.reduce(into: [:]) { $0[$1["path"]?.string ?? ""] = $1["extensions"] }
  }

  @Test func `the extensions of a JSON5 file are printed as JSON`() throws {
    let ir = try #require(
      Project([
        "a.json5": """
        { n: { $type: 'number', $value: .5, /* ours */ $extensions: { 'org.a': { x: [1,], }, }, }, }
        """
      ]).compile().ir
    )
    #expect(
      try Self.extensions(of: ir)["n"]
        == .object(["org.a": .object(["x": .array([.number(1)])])])
    )
  }

  @Test func `each dropped property of another tool's composite value is printed once`() throws {
    let ir = try #require(
      Project(
        ##"""
        { "t": { "type": "typography", "value": { "fontFamily": "Inter", "fontSize": "16px",
          "fontWeight": 400, "lineHeight": 1.5, "letterSpacing": "0px", "color2": "#123",
          "glow": { "a": [1, 2] } } } }
        """##
      ).compile().ir
    )
    var printed: [UInt8] = []
    ir.appendJSON(to: &printed)
    let dropped = try JSONValue(parsing: printed)["tokens"]?.elements.first?["extensions"]?[
      "dev.tokens"
    ]?["dropped"]
    #expect(
      dropped
        == .object([
          "/color2": .string("#123"), "/glow": .object(["a": .array([.number(1), .number(2)])]),
        ])
    )
  }
}
