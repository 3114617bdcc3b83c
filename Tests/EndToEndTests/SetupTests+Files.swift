import Foundation
import TestSupport
import Testing

/// Files that may or may not contain tokens.
extension `Setting up` {
  @Test func `files are judged by their contents and not by their names`() throws {
    try write([
      "tokens/components.json": Self.color("badge", 1), "tokens/core.json": Self.color("ink", 0),
    ])
    #expect(try setUp().contains("2 files with tokens"))
  }

  @Test func `a file with arbitrary values isn't taken for tokens`() throws {
    try folder.write(##"{ "speed": { "value": 3 } }"##, to: "src/settings.json")
    let made = try run("init")
    #expect(made.error.contains("created     tokens/swatch.tokens.json"), "\(made.error)")
    #expect(
      made.error.contains(
        "left out    src/settings.json: its values may not be tokens; if they are, run `tokens init FILE`"
      ),
      "\(made.error)"
    )
    #expect(try run("init src").status == 0)
    #expect(folder.text("src/tokens.config.json")?.contains("settings.json") == true)
  }

  @Test func `a file with tokens in an unknown form is mentioned`() throws {
    try write([
      "tokens.json":
        ##"[{ "collection": "Base", "variables": { "ink": { "$type": "COLOR", "$value": "#000" } } }]"##
    ])
    let made = try run("init")
    #expect(
      made.error.contains("left out    tokens.json: it has a `$value`, but isn't a known form"),
      "\(made.error)"
    )
    #expect(made.error.contains("created     tokens/swatch.tokens.json"), "\(made.error)")
  }

  @Test func `a file with a property called $value contains tokens`() throws {
    let shadow = ##"{ "x": "0px", "y": "1px", "blur": "2px", "color": "rgba(0, 0, 0, 0.1)" }"##
    try write(["src/up.json": ##"{ "up": { "$type": "boxShadow", "$value": \##(shadow) } }"##])
    #expect(try setUp().contains("1 file with tokens"))
  }
}
