import Foundation
import TestSupport
import Testing

/// Types that `tokens init` adds to the configuration.
extension `Setting up` {
  @Test func `missing types in a file become rules in the configuration`() throws {
    let untyped = Self.color("ink", 0).replacing("\"$type\": \"color\", ", with: "")
    let gap =
      ##", "gap": { "$value": { "value": 4, "unit": "px" } }, "same": { "$value": "{gap}" }"##
    try write([
      "light.json": "{ \"color\": \(untyped), \"brand\": \(untyped)\(gap) }",
      "dark.json": "{ \"color\": \(Self.color("ink", 1)), \"brand\": \(Self.color("ink", 1)) }",
    ])
    let report = try setUp(".")
    #expect(report.contains("guessed     3 tokens have no type in some file"), "\(report)")
    let configuration = try #require(folder.text("tokens.config.json"))
    let rules = [
      ##"{ "paths": "brand.**", "type": "color" },"##,
      ##"{ "paths": "color.**", "type": "color" },"##,
      ##"{ "paths": "gap", "type": "dimension" }"##,
    ]
    for rule in rules { #expect(configuration.contains(rule), "\(configuration)") }
  }

  @Test func `a type doesn't apply to tokens whose values suggest none`() throws {
    try write([
      "card.json":
        ##"{ "card": { "image": { "$value": "none" }, "a": { "b": { "$value": 0 }, "c": { "$value": 1 } } } }"##
    ])
    _ = try setUp(".")
    let configuration = try #require(folder.text("tokens.config.json"))
    #expect(
      configuration.contains(##""rules": [{ "paths": "card.a.**", "type": "number" }]"##),
      "\(configuration)"
    )
  }

  @Test func `lengths without a type and a unit are in pixels`() throws {
    try write([
      "tokens/a.json": ##"""
      { "font": { "size": { "m": { "$value": 16 } } },
        "line": { "height": { "m": { "$value": 1.5 } } } }
      """##
    ])
    let report = try setUp()
    #expect(
      report.contains("from another file or from their values; lengths are in px"),
      "\(report)"
    )
    let build = try ProgramRun(["build"], in: folder.url(""))
    #expect(build.status == 0 && !build.error.contains("unmatched-rule"), "\(build.error)")
    let css = try #require(folder.text("generated/css/tokens.css"))
    #expect(css.contains("--font-size-m: 16px;") && css.contains("--line-height-m: 1.5;"), "\(css)")
  }

  @Test func `files with different types at their roots keep them`() throws {
    try write([
      "size.json": ##"{ "$type": "dimension", "0": { "$value": { "value": 4, "unit": "px" } } }"##,
      "gap.json": ##"{ "$type": "dimension", "gap": { "$value": "{0}" } }"##,
      "weight.json": ##"{ "$type": "fontWeight", "bold": { "$value": 700 } }"##,
      "z.json": ##"{ "$type": "number", "front": { "$value": 10 } }"##,
    ])
    let report = try setUp(".")
    #expect(report.contains("types       files have a `$type` each"), "\(report)")
    let configuration = try #require(folder.text("tokens.config.json"))
    for rule in [
      ##"{ "files": ["gap.json", "size.json"], "type": "dimension" }"##,
      ##"{ "files": "weight.json", "type": "fontWeight" }"##,
      ##"{ "files": "z.json", "type": "number" }"##,
    ] {
      #expect(configuration.contains(rule), "\(configuration)")
    }
    let build = try ProgramRun(["build", "--strict"], in: folder.url(""))
    #expect(build.status == 0 && !build.error.contains("warning"), "\(build.error)")
    let ir = try ProgramRun(["list", "--type", "fontWeight"], in: folder.url("")).output
    #expect(ir.contains("bold") && !ir.contains("front"), "\(ir)")
  }

  @Test func `tokens with errors are left out of files in DTCG form, too`() throws {
    try write([
      "a.json":
        ##"{ "a": { "$type": "number", "$value": 1 }, "b": { "$type": "dimension", "$value": 4 } }"##
    ])
    let report = try setUp(".")
    #expect(report.contains("omitted     1 of 2 tokens has errors and is left out"), "\(report)")
    #expect(report.contains("errors      1 error to fix: 1 invalid-dimension"), "\(report)")
    #expect(try ProgramRun(["build"], in: folder.url("")).status == 0)
  }
}
