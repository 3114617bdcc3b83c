import Testing
import TokenCompiler
import TokenModel

@testable import TokenInspection

/// Contrast as WCAG 2.2 defines it, and the pairs of colors that are compared.
@Suite struct `Contrast of colors` {
  private func gray(_ byte: Double, alpha: Double? = nil) -> Color {
    Color(.srgb, SIMD3(repeating: byte / 255), alpha: alpha)
  }

  // The ratios are those of the contrast checker of WebAIM, which prints two decimals.
  @Test(arguments: [
    (0.0, 255.0, 21.0), (118, 255, 4.54), (119, 255, 4.48), (255, 255, 1), (85, 0, 2.82),
  ])
  func `ratios are those of WCAG, in either order`(_ one: Double, _ other: Double, _ ratio: Double)
  {
    #expect(abs(gray(one).contrast(on: gray(other)) - ratio) < 0.005)
    #expect(abs(gray(other).contrast(on: gray(one)) - ratio) < 0.005)
  }

  @Test func `translucent text is blended with its background first`() {
    let half = gray(0, alpha: 0.5).contrast(on: gray(255))
    #expect(abs(half - gray(127.5).contrast(on: gray(255))) < 1e-9)
    #expect(gray(0, alpha: 0).contrast(on: gray(200)) == 1)
  }

  @Test func `ratios are rounded down, so 4.48 isn't shown as enough`() throws {
    let source = try Inspected(
      """
      { "$type": "color", "text": { "$value": "#777777" }, "page": { "$value": "#ffffff" },
        "size": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }
      """
    )
    let pair = try #require(
      ContrastSearch(source.ir, source.graph).pair(of: source.id("text"), on: source.id("page"))
    )
    #expect(pair.ratios.map(\.ratio) == [4.4])
    #expect(pair.isLow)
    #expect(
      try ContrastSearch(source.ir, source.graph).pair(of: source.id("size"), on: source.id("page"))
        == nil
    )
  }

  @Test func `a pair has a ratio for each context in which it differs`() throws {
    let source = try Inspected(
      light: """
        { "$type": "color", "text": { "$value": "#000000" }, "page": { "$value": "#ffffff" } }
        """,
      dark: """
        { "$type": "color", "page": { "$value": "#000000" } }
        """
    )
    let pair = try #require(
      ContrastSearch(source.ir, source.graph).pair(of: source.id("text"), on: source.id("page"))
    )
    #expect(pair.ratios.map(\.contexts) == ["theme=light", "theme=dark"])
    #expect(pair.ratios.map(\.ratio) == [21, 1])
  }

  private static let components = """
    { "swatch": { "$type": "color", "ink": { "$value": "#111111" }, "snow": { "$value": "#fafafa" },
        "fog": { "$value": "#dddddd" } },
      "card": { "$extensions": { "dev.tokens": { "component": "card" } },
        "background": { "$type": "color", "$value": "{swatch.snow}" },
        "color": { "$type": "color", "$value": "{swatch.ink}" },
        "colorDisabled": { "$type": "color", "$value": "{swatch.fog}" },
        "backgroundHighlighted": { "$type": "color", "$value": "{swatch.fog}" },
        "title": { "color": { "$type": "color", "$value": "{swatch.ink}" } } } }
    """

  @Test func `components compare text with its background, state by state, without disabled ones`()
    throws
  {
    let source = try Inspected(Self.components)
    let pairs = try ContrastSearch(source.ir, source.graph).pairs(with: source.id("swatch.ink"))
    #expect(
      pairs.map { "\($0.text) on \($0.ground)" } == [
        "swatch.ink on swatch.snow", "swatch.ink on swatch.fog",
      ]
    )
    #expect(pairs.first?.components.first == "card")
    #expect(pairs.last?.components == ["card (highlighted)"])
  }

  @Test func `a part without a background is on that of the enclosing component`() throws {
    let source = try Inspected(
      """
      { "ink": { "$type": "color", "$value": "#111111" },
        "snow": { "$type": "color", "$value": "#fafafa" }, "fog": { "$type": "color", "$value": "#dddddd" },
        "card": { "$extensions": { "dev.tokens": { "component": "card" } },
          "background": { "$type": "color", "$value": "{snow}" },
          "title": { "$extensions": { "dev.tokens": { "component": "label" } },
            "color": { "$type": "color", "$value": "{ink}" } },
          "badge": { "$extensions": { "dev.tokens": { "component": "label" } },
            "background": { "$type": "color", "$value": "{fog}" },
            "color": { "$type": "color", "$value": "{ink}" } } } }
      """
    )
    let search = ContrastSearch(source.ir, source.graph)
    let pairs = try search.pairs(with: source.id("ink"))
    #expect(pairs.map { "\($0.text) on \($0.ground)" } == ["ink on snow", "ink on fog"])
    #expect(pairs.map(\.components) == [["card.title"], ["card.badge"]])
    #expect(try search.pairs(with: source.id("fog")).map(\.ground) == ["fog"])
  }
}
