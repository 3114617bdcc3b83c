import Testing

@testable import benchmark

/// The properties of synthetic sources.
@Suite struct GeneratorTests {
  private static func files(_ arguments: SyntheticSource.Arguments) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    SyntheticSource(arguments).forEachFile { files[$0.path] = $0.bytes }
    return files
  }

  private static func arguments(
    _ tokens: Int,
    contexts: String = "theme=2",
    files: Int = 1
  ) -> SyntheticSource.Arguments {
    var arguments = SyntheticSource.Arguments(tokens: tokens)
    arguments.modifiers = SyntheticModifiers(argument: contexts)?.modifiers ?? []
    arguments.files = files
    return arguments
  }

  @Test func `the same arguments give the same bytes`() {
    #expect(Self.files(Self.arguments(1000)) == Self.files(Self.arguments(1000)))
  }

  @Test func `a different seed gives different bytes`() {
    var other = Self.arguments(1000)
    other.seed = 2
    #expect(Self.files(Self.arguments(1000)) != Self.files(other))
  }

  @Test func `the base does not depend on the contexts`() {
    let one = Self.files(Self.arguments(1000))
    let many = Self.files(Self.arguments(1000, contexts: "brand=12,theme=2"))
    #expect(one["tokens.json"] == many["tokens.json"])
    #expect(one["theme/dark.tokens.json"] == many["theme/dark.tokens.json"])
    #expect(many.count == 1 + 11 + 1 + 2)
  }

  @Test func `random numbers differ by position and are evenly distributed`() {
    var streams = (0..<1000).map { RandomStream(seed: 1, .value, $0) }
    let numbers = streams.indices.map { streams[$0].next() }
    #expect(Set(numbers).count == 1000)
    var dice = [Int](repeating: 0, count: 6)
    var stream = RandomStream(seed: 1, .choice, 0)
    for _ in 0..<6000 { dice[stream.below(6)] += 1 }
    #expect(dice.allSatisfy { (850...1150).contains($0) }, "\(dice)")
  }

  @Test func `choices are within their bounds`() {
    var stream = RandomStream(seed: 7, .value, 7)
    for _ in 0..<1000 {
      #expect((3...5).contains(stream.within(3...5)))
      #expect(stream.below(1) == 0)
    }
  }

  @Test(arguments: [100, 101, 999, 10_000])
  func `the layers contain each token once`(_ count: Int) {
    let layers = SyntheticSource(Self.arguments(count)).layers
    #expect(layers.flatMap { Array($0.indices) } == Array(0..<count))
    let paths = layers.flatMap { layer in layer.indices.map { layer.reference(to: $0) } }
    #expect(Set(paths.map { $0.lowercased() }).count == count)
  }

  @Test func `the mix has the documented shares`() {
    let source = SyntheticSource(Self.arguments(10_000))
    func share(_ kinds: TokenLayer.Kind...) -> Int {
      kinds.reduce(0) { $0 + (source.layer($1)?.indices.count ?? 0) }
    }
    #expect(share(.swatch) == 2000)
    #expect(share(.theme, .component, .product) == 4000)
    #expect(share(.theme) == 1200)
    #expect(share(.component) == 1600)
    #expect(share(.dimension) == 1000)
    #expect(share(.typography) == 1000)
    #expect(share(.shadow, .border) == 1000)
    #expect(
      share(.fontFamily, .fontWeight, .number, .duration, .cubicBezier, .transition, .gradient)
        == 1000
    )
  }

  @Test(arguments: ["brand=12,theme=2", "theme=3", "a1=2", "none"])
  func `contexts are printed in the form in which they're parsed`(_ text: String) throws {
    let modifiers = try #require(SyntheticModifiers(argument: text))
    #expect(modifiers.argumentText == text)
  }

  @Test(arguments: ["", "theme", "theme=1", "theme=2,", "theme=2,Theme=2", "1=2", "a=-2", "a=2=2"])
  func `invalid contexts are an error`(_ text: String) {
    #expect(SyntheticModifiers(argument: text) == nil)
  }

  @Test func `a theme has the contexts light and dark`() {
    #expect(SyntheticModifier("theme", count: 3).contexts == ["light", "dark", "theme3"])
    #expect(SyntheticModifier("brand", count: 2).contexts == ["brand1", "brand2"])
    #expect(SyntheticModifiers(argument: "brand=12,theme=2")?.assignments == 24)
  }
}
