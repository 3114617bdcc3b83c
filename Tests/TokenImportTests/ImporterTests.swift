import Diagnostics
import SourceForms
import Testing

@testable import TokenImport

/// What each importer makes of a file, and what it reports.
@Suite struct `Importers` {
  private struct Outcome {
    let files: [String: String]
    let messages: [String]

    /// The text of all files without white space.
    var text: String {
      files.sorted { $0.key < $1.key }.map(\.value).joined().filter { !$0.isWhitespace }
    }
  }

  private func imported(_ format: ImportFormat, _ texts: [(path: String, text: String)]) -> Outcome
  {
    let files = texts.enumerated().map { index, file in
      ImportFile(
        id: SourceMap.FileID(index: UInt32(index)),
        path: file.path,
        bytes: Array(file.text.utf8)
      )
    }
    var diagnostics: [Diagnostic] = []
    let source = Importer.read(
      files,
      as: format,
      include: { path, _ in files.first { $0.path == path } },
      &diagnostics
    )
    var found: [String: String] = [:]
    for file in source?.files ?? [] { found[file.path] = file.text }
    for context in source?.modifiers.flatMap(\.contexts) ?? [] {
      if let file = context.file { found[file.path] = file.text }
    }
    return Outcome(files: found, messages: diagnostics.map(\.message))
  }

  private func css(_ text: String) -> Outcome { imported(.css, [("a.css", text)]) }

  // MARK: CSS

  @Test(arguments: [
    ("#F80", ##""components":[1,0.5333333333333333,0],"hex":"#ff8800""##),
    ("1.5rem", #""value":1.5,"unit":"rem""#),
    ("16px", #""value":16,"unit":"px""#), ("200ms", #""$type":"duration""#),
    ("0.5", #""$type":"number","$value":0.5"#),
    ("rgb(255 0 0 / 50%)", #""$type":"color""#),
    ("cubic-bezier(0,0,1,1)", #""$type":"cubicBezier","$value":[0,0,1,1]"#),
    ("linear-gradient(45deg, red, blue)", #""gradient":{"kind":"linear","angle":45}"#),
    ("clamp(1rem, 2vw + 1rem, 3rem)", #""fluid":"clamp(1rem,2vw+1rem,3rem)""#),
    ("inset 0 0 1px red", #""$type":"shadow""#), ("0 0 1px 2px red", #""$type":"shadow""#),
  ])
  func `a custom property has the type of its value`(_ value: String, _ json: String) {
    let outcome = css(":root { --a: \(value) }")
    #expect(outcome.text.contains(json), "\(outcome.text)")
    #expect(outcome.messages == [])
  }

  @Test func `a gradient keeps its references and its kind`() {
    let outcome = css(
      """
      :root { --ink: red; --fade: radial-gradient(circle, var(--ink), #fff) }
      .dark { --fade: linear-gradient(var(--ink), #000) }
      """
    )
    #expect(outcome.text.contains(#""color":"{ink}","position":0"#))
    #expect(outcome.text.contains(#""gradient":{"kind":"radial","shape":"circle"}"#))
    #expect(outcome.text.contains(#""gradient":{"kind":"linear","angle":180}"#))
    #expect(outcome.messages == [])
  }

  @Test(arguments: [
    ("0 1px 2px red", "no token can have the value `0 1px 2px red`"), ("", "it's empty"),
    ("linear-gradient(in oklch, red, blue)", "no token can have the value `linear-gradient("),
  ])
  func `a value that no type has isn't imported`(_ value: String, _ reason: String) {
    let messages = css(":root { --b: 1px; --a: \(value); }").messages
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("`--a` isn't imported: \(reason)") == true, "\(messages)")
  }

  @Test func `a dark block becomes a context with the properties that differ`() {
    let outcome = css(":root { --a: #000; --b: var(--a) } .dark { --a: #fff }")
    #expect(outcome.files.keys.sorted() == ["other.tokens.json", "theme/dark.tokens.json"])
    #expect(outcome.text.contains(##""b":{"$type":"color","$value":"{a}"}"##), "\(outcome.text)")
    #expect(outcome.files["theme/dark.tokens.json"]?.contains("#ffffff") == true)
    #expect(outcome.files["theme/dark.tokens.json"]?.contains("\"b\"") == false)
  }

  @Test(arguments: ["calc(1px + 2em)", "url(a.png)", "1fr 2fr", "attr(x)"])
  func `a value that no token can have is reported`(_ value: String) {
    let outcome = css(":root { --a: \(value); --b: 1px }")
    #expect(outcome.messages.count == 1)
    #expect(outcome.text.contains("\"b\""))
  }

  // MARK: Android

  @Test func `resources are colors and dimensions, and references stay`() {
    let outcome = imported(
      .colorsXML,
      [
        (
          "values/colors.xml",
          """
          <resources><color name="ink">#80112233</color><color name="text">@color/ink</color>
          <dimen name="gap">8dp</dimen></resources>
          """
        ), ("values-night/colors.xml", "<resources><color name=\"ink\">#FFF</color></resources>"),
      ]
    )
    #expect(outcome.messages == [])
    #expect(
      outcome.text.contains(##""alpha":0.5019607843137255,"hex":"#112233""##),
      "\(outcome.text)"
    )
    #expect(outcome.text.contains(#""text":{"$type":"color","$value":"{ink}"}"#))
    #expect(outcome.text.contains(#""gap":{"$type":"dimension","$value":{"value":8,"unit":"px"}}"#))
    #expect(outcome.files["theme/dark.tokens.json"]?.contains("#ffffff") == true)
  }

  // MARK: Asset catalogs

  @Test(
    arguments: [("1.000", 1.0), ("0x80", 128.0 / 255), ("0.5", 0.5), ("255", 1.0), ("0", 0.0)]
      as [(String, Double)]
  )
  func `components are fractions, bytes, or hexadecimal bytes in their own space`(
    _ text: String,
    _ value: Double
  ) {
    let outcome = imported(
      .assetCatalog,
      [
        (
          "A.xcassets/ink.colorset/Contents.json",
          """
          { "colors": [
            { "idiom": "universal", "color": { "color-space": "display-p3",
              "components": { "red": "\(text)", "green": "0", "blue": "0", "alpha": "0.5" } } },
            { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
              "color": { "color-space": "srgb",
                "components": { "red": "255", "green": "255", "blue": "255", "alpha": "1" } } } ],
            "info": { "version": 1, "author": "xcode" } }
          """
        )
      ]
    )
    #expect(outcome.messages == [])
    let number = value == value.rounded() ? "\(Int(value))" : "\(value)"
    let json = #""colorSpace":"display-p3","components":[\#(number),0,0],"alpha":0.5"#
    #expect(outcome.text.contains(json), "\(outcome.text)")
    #expect(outcome.files["theme/dark.tokens.json"]?.contains("#ffffff") == true)
  }

  @Test func `a zero without a unit has the type of the property in other contexts`() {
    let outcome = css(
      ":root { --gap: 0 } @media (prefers-color-scheme: dark) { :root { --gap: 4px } }"
    )
    #expect(outcome.messages == [])
    #expect(
      outcome.text.contains(#""gap":{"$type":"dimension","$value":{"value":0,"unit":"px"}}"#),
      "\(outcome.text)"
    )
  }

  // MARK: JSON

  @Test func `a color that only the dark theme has is in both appearances`() {
    let ink = #""ink": { "r": 0, "g": 51, "b": 255, "a": 1 }"#
    let glow = #""glow": { "r": 17, "g": 34, "b": 51, "a": 1 }"#
    let outcome = imported(
      .themeJSON,
      [
        ("light.json", "{ \"fonts\": {}, \"colors\": { \(ink) } }"),
        ("dark.json", "{ \"fonts\": {}, \"colors\": { \(ink), \(glow) } }"),
      ]
    )
    #expect(outcome.text.contains(##""hex":"#112233""##), "\(outcome.text)")
  }

  @Test func `an app's theme has numbered text styles with their face, and colors`() {
    let outcome = imported(
      .themeJSON,
      [
        (
          "theme.json",
          """
          { "fonts": { "title": { "postScriptName": "AvenirNext-Bold", "weight": "UIFontWeightBold", "size": 34 },
              "body": { "postScriptName": "AvenirNext-Regular", "size": 17 } },
            "colors": { "ink": { "r": 0, "g": 51, "b": 255, "a": 1 } } }
          """
        )
      ]
    )
    #expect(outcome.messages == [])
    #expect(outcome.text.contains(##""components":[0,0.2,1],"hex":"#0033ff""##), "\(outcome.text)")
    #expect(outcome.text.contains(#""fontSize":{"value":34,"unit":"px"},"fontWeight":700"#))
    #expect(outcome.text.contains(#""number":2"#))
  }

  @Test func `a style sheet resolves includes, references, and its parents`() {
    let outcome = imported(
      .stylesheet,
      [
        (
          "main.json",
          """
          { "@include.house": { "inApp": "house", "local": "house.json" },
            "label": { "textColor": "@house.ink", "cornerRadius": 4 },
            "title": { "@parent": "@label", "cornerRadius": 8 } }
          """
        ), ("house.json", ##"{ "ink": "#112233" }"##),
      ]
    )
    #expect(outcome.text.contains(##""hex":"#112233""##), "\(outcome.text) \(outcome.messages)")
    #expect(
      outcome.text.contains(
        #""cornerRadius":{"$type":"dimension","$value":{"value":8,"unit":"px"}}"#
      )
    )
  }

  @Test(arguments: ImportFormat.allCases)
  func `an empty file is reported, and nothing is imported`(_ format: ImportFormat) {
    let outcome = imported(format, [("a.json", "")])
    #expect(outcome.files.isEmpty)
    #expect(outcome.messages.count == 1)
  }
}
