import Diagnostics
import TokenCompiler
import TokenModel
import Testing

@testable import TokenLint

/// The rules about colors that look the same or have literal values.
@Suite struct `Rules about colors` {
  private static func color(_ hex: UInt32) -> Color {
    let bytes = SIMD3(Double(hex >> 16 & 255), Double(hex >> 8 & 255), Double(hex & 255))
    return Color(.srgb, bytes / 255)
  }

  @Test(
    arguments: [
      (0xd9d9d9, 0xdadada, 0.0036), (0xfc3233, 0xff3233, 0.0080), (0x000000, 0x010101, 0.0164),
      (0xf3f3ff, 0xf9f9ff, 0.0248), (0x007aff, 0x0a84ff, 0.0375),
    ] as [(UInt32, UInt32, Double)]
  )
  func `distances are those of the eye`(_ one: UInt32, _ other: UInt32, _ distance: Double) {
    let places = [one, other].map { Self.color($0).perceptualLocation }
    #expect(abs(NearColorIndex.length(places[0] - places[1]) - distance) < 0.000_1)
  }

  private func near(
    _ tokens: KeyValuePairs<String, String>,
    _ options: LintOptions = LintOptions()
  ) throws -> Int {
    try Linted(colors(tokens)).messages(NearDuplicateRule.self, options).count
  }

  @Test func `near colors are reported once`() throws {
    #expect(try near(["line": "#d9d9d9", "divider": "#dadada", "edge": "#dbdbdb"]) == 2)
    #expect(try near(["a": "#d9d9d9", "b": "#f9f9f9"]) == 0)
    #expect(try near(["a": "#d9d9d9", "b": "#dadada"], .numbers(["distance": 0.002])) == 0)
  }

  @Test func `equal colors, aliases, ramps, and other opacities aren't near`() throws {
    #expect(try near(["a": "#d9d9d9", "b": "#d9d9d9"]) == 0)
    #expect(try near(["a": "#d9d9d9", "b": "{a}"]) == 0)
    #expect(try near(["gray.10": "#d9d9d9", "gray.20": "#dadada"]) == 0)
    #expect(try near(["gray.g10": "#d9d9d9", "gray.g20": "#dadada"]) == 0)
    #expect(try near(["gray.10": "#d9d9d9", "slate.10": "#dadada"]) == 1)
    #expect(try near(["a": "#d9d9d9", "b": "#dadada80"]) == 0)
    #expect(try near(["bg.default": "#d9d9d9", "bg.default-hover": "#dadada"]) == 0)
    #expect(try near(["bg.default": "#d9d9d9", "line.hover": "#dadada"]) == 1)
  }

  @Test func `near colors of two ramps are one finding`() throws {
    let source = try Linted(
      colors([
        "gray.1": "#d9d9d9", "gray.2": "#a9a9a9", "gray.3": "#797979", "gray.4": "#494949",
        "slate.1": "#dadada", "slate.2": "#aaaaaa", "slate.3": "#7a7a7a", "slate.4": "#000000",
      ])
    )
    #expect(
      source.messages(NearDuplicateRule.self) == [
        "3 colors of `slate` are nearly the same as colors of `gray`"
      ]
    )
  }

  @Test func `near colors outside of groups are separate findings`() throws {
    let source = try Linted(
      colors([
        "gray.1": "#d9d9d9", "gray.2": "#a9a9a9", "gray.3": "#797979",
        "edge": "#dadada", "rule": "#aaaaaa", "mark": "#7a7a7a",
      ])
    )
    #expect(source.messages(NearDuplicateRule.self).count == 3)
  }

  @Test func `colors must be near in every context`() throws {
    let light = colors(["a": "#d9d9d9", "b": "#dadada"])
    #expect(
      try Linted(light: light, dark: colors(["a": "#111111"]))
        .messages(NearDuplicateRule.self).isEmpty
    )
    #expect(
      try Linted(light: light, dark: colors(["a": "#111111", "b": "#121212"]))
        .messages(NearDuplicateRule.self).count == 1
    )
  }

  @Test func `the index finds the same colors as comparing all of them`() throws {
    var state: UInt32 = 7
    let values = (0..<400).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return 0x70_7070 + (state >> 8 & 0x0f_0f0f)
    }
    let tokens = values.enumerated().map { index, value in
      "\"g\(index)\": { \"c\": { \"$type\": \"color\", \"$value\": \"#\(String(value, radix: 16))\" } }"
    }
    let source = LintSource(try Linted("{ " + tokens.joined(separator: ", ") + " }").ir)
    var index = NearColorIndex(source, distance: 0.006)
    let places = values.map { Self.color($0).perceptualLocation }
    for (number, token) in source.tokens.enumerated() {
      let near = (0..<number).filter {
        let gap = NearColorIndex.length(places[$0] - places[number])
        return gap > 0 && gap < 0.006
      }
      #expect(index.insert(token).map { Int($0.token.index) }.sorted() == near)
    }
  }

  @Test func `ten thousand similar colors don't take quadratic time`() throws {
    let tokens = (0..<10_000).map { index in
      let digits = String(0xd0d0d0 + index % 4096, radix: 16)
      return "\"g\(index)\": { \"c\": { \"$type\": \"color\", \"$value\": \"#\(digits)\" } }"
    }
    let source = try Linted("{ " + tokens.joined(separator: ", ") + " }")
    #expect(!source.messages(NearDuplicateRule.self).isEmpty)
  }

  @Test func `literals with the same value are reported across groups`() throws {
    func equal(_ tokens: KeyValuePairs<String, String>) throws -> Int {
      try Linted(colors(tokens)).messages(EqualLiteralRule.self).count
    }
    #expect(try equal(["link.a": "#0969da", "button.a": "#0969da", "badge.a": "#0969da"]) == 2)
    #expect(try equal(["gray.10": "#0969da", "gray.20": "#0969da"]) == 0)
    #expect(try equal(["link.a": "#0969da", "button.a": "{link.a}"]) == 0)
    let themed = try Linted(
      light: colors(["link.a": "#0969da", "button.a": "#0969da"]),
      dark: colors(["link.a": "#ffffff"])
    )
    #expect(themed.messages(EqualLiteralRule.self).isEmpty)
  }

  @Test func `a literal among references is reported`() throws {
    func literals(_ note: String) throws -> [String] {
      try Linted(
        colors([
          "gray.9": "#111111", "blue.6": "#0969da", "text.body": "{gray.9}",
          "text.link": "{blue.6}", "text.note": note,
        ])
      ).messages(LiteralInSemanticRule.self)
    }
    #expect(
      try literals("#57606a") == ["`text.note` has a literal color, but its group uses a palette"]
    )
    #expect(try literals("#57606a80").isEmpty)
    #expect(try literals("{gray.9}").isEmpty)
  }

  @Test func `a palette of literals has no findings`() throws {
    let palette = colors(["gray.1": "#111111", "gray.2": "#222222", "gray.dark": "{gray.1}"])
    #expect(try Linted(palette).messages(LiteralInSemanticRule.self).isEmpty)
  }

  @Test func `only references are judged by their names, and a group only once`() throws {
    let source = try Linted(
      colors(["red.6": "#ff0000", "text.red": "{red.6}", "dark.a": "{red.6}", "dark.b": "{red.6}"])
    )
    #expect(
      source.messages(LooksInNameRule.self) == [
        "`text.red` is named after its look: `red`", "`dark` is named after its look: `dark`",
      ]
    )
    #expect(
      try Linted(colors(["a.reduced": "#ff0000", "b": "{a.reduced}"]))
        .messages(LooksInNameRule.self).isEmpty
    )
  }
}
